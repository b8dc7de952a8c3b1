// The viewer's hand: cards to pick in a turn, to look at in scoring.

/** @import { Order } from "../../../protocol.js" */

import { icon, orderCard, orderLabel, toppingCard, toppingLabel } from "../lib/art.js";
import { cls, html, nothing, repeat, vars } from "../lib/dom.js";
import { toppingCards, toppings } from "../lib/notation.js";
import { say } from "../lib/words.js";
import { myTurn, pizza, state } from "../table/store.js";
import { fromHand } from "./choices.js";
import { goesWith, ownHand, playable, toggleOrder, toggleTopping } from "./plan.js";
import { ownChair } from "./seats.js";

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

/** One card of the hand: a button while it can be picked, else a picture. @param {HandCard} card */
function cardView(
  { face, label, selected, dim, can, tap, key },
  /** @type {number} */ index,
  /** @type {number} */ many,
) {
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
    data-card=${key} ${place} @click=${tap}>${content}</button>`;
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

/** Toppings in scoring: those that would be taken stand out. @returns {HandCard[]} */
function scoringToppings() {
  const taken = takenFromHand();
  const some = taken.includes(true);
  return faces().map((face, index) => ({
    ...face,
    selected: taken[index],
    dim: some && !taken[index],
    can: false,
    tap: () => undefined,
  }));
}

const faces = () =>
  toppingCards(ownHand().toppings).map((card, index) => ({
    key: `${card.kind}${card.double ? "-double" : ""}-${index}`,
    face: toppingCard(card),
    label: toppingLabel(card),
  }));

/** @param {Order} order @param {string | undefined} ask @param {boolean} dim @returns {HandCard} */
function orderInHand(order, ask, dim) {
  const kind = ownChair()?.kind ?? "salami";
  const can = ask === "play-toppings" || ask === "play-order";
  return {
    key: order,
    face: orderCard(order, kind),
    label: orderLabel(order, kind),
    selected: can && state.picks.order === order,
    dim: ask === "draw" || dim,
    can,
    tap: () => toggleOrder(order),
  };
}

/** @returns {HandCard[]} */
function handCards() {
  const ask = myTurn() ? pizza().decision?.ask : undefined;
  const scoring = myTurn() && pizza().phase === "oven";
  const tops = scoring ? scoringToppings() : turnToppings(ask);
  const taking = scoring && tops.some((card) => card.selected);
  return [...tops, ...ownHand().orders.map((order) => orderInHand(order, ask, taking))];
}

/** With more cards than this the hand is drawn closer together. */
const MAX_WIDELY_SPACED = 8;

export function handView() {
  const cards = handCards();
  const look = cls({ hand: true, crowd: cards.length > MAX_WIDELY_SPACED });
  const size = vars({ "--n": Math.max(cards.length, 1) });
  return html`<div class=${look} data-spot="hand" role="group" aria-label=${say("ui-your-hand")} ${size}>
    ${repeat(
      cards,
      (card) => card.key,
      (card, index) => cardView(card, index, cards.length),
    )}
    ${cards.length === 0 ? html`<p class="none">${say("ui-hand-empty")}</p>` : nothing}
  </div>`;
}
