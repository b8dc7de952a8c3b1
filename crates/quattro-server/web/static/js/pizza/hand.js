// The viewer's hand: cards to pick, in a turn and in scoring.

/** @import { Order } from "../../../protocol.js" */

import { icon, orderCard, orderLabel, toppingCard, toppingLabel } from "../lib/art.js";
import { cls, html, nothing, repeat, vars } from "../lib/dom.js";
import { letterOf, topping, toppingCards, toppings } from "../lib/notation.js";
import { orderName, say } from "../lib/words.js";
import { myTurn, pick, pizza, state } from "../table/store.js";
import { cardSets, chosen, fromHand, joining, tapTopping } from "./choices.js";
import { partsInWords } from "./needs.js";
import { goesWith, ownHand, playable, toggleOrder, toggleTopping } from "./plan.js";
import { ownChair } from "./seats.js";
import { countOf } from "./sets.js";

/**
 * @typedef {object} HandCard
 * @property {string} key
 * @property {unknown} face
 * @property {string} label
 * @property {boolean} selected
 * @property {boolean} dim whether it does not go with what is picked
 * @property {boolean} can whether it can be picked
 * @property {() => void} tap
 */

/**
 * One card of the hand: a button while it can be picked, else a picture. Number keys pick the first nine.
 * @param {HandCard} card @param {number} index @param {number} many
 */
function cardView({ face, label, selected, dim, can, tap, key }, index, many) {
  const fromMiddle = index - (many - 1) / 2;
  const look = cls({ held: true, selected, dim, can });
  const place = vars({
    "--i": index,
    "--turn": `${fromMiddle * 1.7}deg`,
    "--drop": `${fromMiddle * fromMiddle * 0.9}px`,
  });
  const tick = selected ? html`<span class="tick">${icon("tick", "ic s")}</span>` : nothing;
  const content = html`<span class="face">${face}${tick}</span>`;
  if (!can) return html`<span class=${look} role="img" aria-label=${label} data-card=${key} ${place}>${content}</span>`;
  return html`<button type="button" class=${look} aria-pressed=${selected ? "true" : "false"} aria-label=${label}
    aria-keyshortcuts=${index < 9 ? index + 1 : nothing} data-card=${key} ${place} @click=${tap}>${content}</button>`;
}

/** Which toppings of the hand a decision of scoring would take, by their place in the hand. */
function takenFromHand() {
  const left = toppings(fromHand());
  return toppingCards(ownHand().toppings).map(({ kind, double }) => {
    const sort = double ? "doubles" : "singles";
    left[kind][sort] -= 1;
    return left[kind][sort] >= 0;
  });
}

/** Toppings in a turn: picked, or to be picked. @returns {HandCard[]} */
function turnToppings(/** @type {string | undefined} */ ask) {
  const picked = new Set(state.picks.cards ?? []);
  const picking = ask === "play-toppings";
  return faces().map((face, index) => ({
    ...face,
    selected: picking && picked.has(index),
    dim: picking ? picked.size > 0 && !picked.has(index) && !goesWith(index) : ask === "play-order" || ask === "draw",
    can: picking && playable(index),
    tap: () => toggleTopping(index),
  }));
}

/** Toppings in scoring: those that would be taken stand out, others that could be stay bright. @returns {HandCard[]} */
function scoringToppings() {
  const taken = takenFromHand();
  const sets = cardSets();
  return faces().map((face, index) => {
    const next = tapTopping(face.card, taken[index]);
    const useful = taken[index] || sets.some((set) => countOf(set, topping(face.card)) > 0);
    return {
      ...face,
      selected: taken[index],
      dim: !useful,
      can: next !== undefined,
      tap: () => next && pick(next),
    };
  });
}

const faces = () =>
  toppingCards(ownHand().toppings).map((card, index) => ({
    key: `${card.kind}${card.double ? "-double" : ""}-${index}`,
    card: letterOf(card),
    face: toppingCard(card),
    label: toppingLabel(card),
  }));

/** @param {Order} order */
function orderFace(order) {
  const kind = ownChair()?.kind ?? "salami";
  return { key: order, face: orderCard(order, kind), label: orderLabel(order, kind) };
}

/** @param {Order} order @param {string | undefined} ask @returns {HandCard} */
function turnOrder(order, ask) {
  const can = ask === "play-toppings" || ask === "play-order";
  const selected = can && state.picks.order === order;
  return { ...orderFace(order), selected, dim: ask === "draw", can, tap: () => toggleOrder(order) };
}

/** Orders in scoring: another four can join a series. @param {Order} order @returns {HandCard} */
function scoringOrder(order) {
  const action = joining(order);
  const can = action !== undefined;
  return {
    ...orderFace(order),
    selected: can && chosen()?.action === action,
    dim: !can,
    can,
    tap: () => pick({ action }),
  };
}

/** @returns {HandCard[]} */
function handCards() {
  const { orders } = ownHand();
  if (myTurn() && pizza().phase === "oven") return [...scoringToppings(), ...orders.map(scoringOrder)];
  const ask = myTurn() ? pizza().decision?.ask : undefined;
  return [...turnToppings(ask), ...orders.map((order) => turnOrder(order, ask))];
}

/** With more cards than this the hand is drawn closer together. */
const MAX_WIDELY_SPACED = 8;

/** What somebody holds, counted: "Your hand: 3 salami, 1 olive, Classic salami". */
function handLabel() {
  const { toppings: cards, orders } = ownHand();
  const held = [...partsInWords(cards), ...orders.map(orderName)];
  return held.length ? say("ui-hand-of", { what: held.join(", ") }) : say("ui-your-hand");
}

export function handView() {
  const cards = handCards();
  const look = cls({ hand: true, crowd: cards.length > MAX_WIDELY_SPACED });
  const size = vars({ "--n": Math.max(cards.length, 1) });
  return html`<div class=${look} id="hand" data-spot="hand" tabindex="-1" role="group"
    aria-label=${handLabel()} ${size}>
    ${repeat(
      cards,
      (card) => card.key,
      (card, index) => cardView(card, index, cards.length),
    )}
    ${cards.length === 0 ? html`<p class="none">${say("ui-hand-empty")}</p>` : nothing}
  </div>`;
}
