// The counter: kitchen, oven, larder and waiter.

/** @import { Pile } from "../table/store.js" */

import { orderBack, orderCard, oven, toppingBack, toppingCard, toppingLabel } from "../lib/art.js";
import { cls, html, nothing, vars } from "../lib/dom.js";
import { ovenFace, toppingCards } from "../lib/notation.js";
import { orderName, say } from "../lib/words.js";
import { myTurn, pizza, state } from "../table/store.js";
import { judgedView } from "./judged.js";
import { takeCardsBack, tapPile } from "./moves.js";
import { canOnlyDraw, drawn, ownHand, source, sources } from "./plan.js";
import { chairAt, ownChair } from "./seats.js";

/** How many cards would be drawn from this pile; nothing while it is not chosen. @param {Pile} pile */
function toDraw(pile) {
  return !state.picks.laid && myTurn() && pizza().phase !== "oven" && source() === pile ? drawn()[pile] : undefined;
}

/** Whether the player could draw from this pile, now or after playing cards. @param {Pile} pile */
const canDraw = (pile) =>
  myTurn() && pizza().phase !== "oven" && sources().includes(pile) && (drawn()[pile] > 0 || !canOnlyDraw());

/** @param {Pile} name @param {number} cards */
const pileWords = (name, cards) =>
  say(name === "waiter" ? "ui-pile-orders" : "ui-pile", { pile: say(`ui-${name}`), cards, orders: cards });

/**
 * To draw from a pile one taps it; by keyboard one gets to the same choice below the hand, so that it takes no more
 * steps to the cards.
 * @param {Pile} name @param {number} cards
 */
function drawButton(name, cards) {
  const count = drawn()[name];
  const held = pileWords(name, cards);
  return html`<button type="button" class="draw" tabindex="-1" @click=${() => tapPile(name)}
    aria-pressed=${toDraw(name) === undefined ? "false" : "true"}
    aria-label=${count ? `${held}, ${say("ui-draw", { count })}` : held}></button>`;
}

/**
 * A face-down pile with its number of cards.
 * @param {Pile} name @param {unknown} back @param {number} cards
 */
function pile(name, back, cards) {
  const draw = toDraw(name);
  const drawable = canDraw(name);
  const words = drawable ? nothing : pileWords(name, cards);
  return html`<div class=${cls({ pile: true, chosen: draw !== undefined, empty: cards === 0 })} data-spot=${name}>
    <div class="heap" role=${drawable ? nothing : "img"} aria-hidden=${drawable ? "true" : nothing} aria-label=${words}>
      ${cards > 2 ? html`<span class="under two">${back}</span>` : nothing}
      ${cards > 1 ? html`<span class="under one">${back}</span>` : nothing}
      ${cards > 0 ? html`<span class="top">${back}</span>` : html`<span class="slot"></span>`}
      ${draw ? html`<span class="tag">${say("ui-draw", { count: draw })}</span>` : nothing}
      <span class="number">${cards}</span>
    </div>
    <div class="label" aria-hidden="true">${say(`ui-${name}`)}</div>
    ${drawable ? drawButton(name, cards) : nothing}
  </div>`;
}

/** The viewer's waiter; a spectator has none. */
export function waiterPile() {
  const me = ownChair();
  return me ? pile("waiter", orderBack(me.kind), me.waiter) : nothing;
}

function larder() {
  const cards = pizza().larder;
  const label = say("ui-pile", { pile: say("ui-larder"), cards });
  return html`<div class="larder" data-spot="larder" role="img" aria-label=${label}>
    <b>${cards}</b><span>${say("ui-larder")}</span>
  </div>`;
}

/** The card on top of the oven: its picture and its name. */
function ovenTop() {
  const { oven: count, oven_top } = pizza();
  if (!oven_top) return { picture: toppingBack(), label: say("ui-oven-closed", { count }) };
  const face = ovenFace(oven_top);
  if ("topping" in face) {
    const card = toppingLabel(face.topping);
    return { picture: toppingCard(face.topping), label: say("ui-oven-top", { count, card }) };
  }
  const picture = orderCard(face.order, chairAt(face.seat).kind);
  return { picture, label: say("ui-oven-top", { count, card: orderName(face.order) }) };
}

/** The cards that wait in the oven for a pile to be chosen. */
function laidCards() {
  const { cards = [], order, laid } = state.picks;
  const me = ownChair();
  if (!laid || !me) return nothing;
  const hand = toppingCards(ownHand().toppings);
  const faces = [...cards.map((index) => toppingCard(hand[index])), ...(order ? [orderCard(order, me.kind)] : [])];
  const middle = (faces.length - 1) / 2;
  return html`<button type="button" class="laid-cards" aria-label=${say("ui-take-cards-back")} @click=${takeCardsBack}>
    ${faces.map((face, index) => html`<span ${vars({ "--from-middle": index - middle })}>${face}</span>`)}
  </button>`;
}

export function ovenView() {
  const cards = pizza().oven;
  const { picture, label } = ovenTop();
  const heap = html`<div class="heap" data-spot="oven">
    ${cards > 1 ? html`<span class="under one">${toppingBack()}</span>` : nothing}
    ${cards > 0 ? html`<span class="top">${picture}</span>` : nothing}
    <span class="number">${cards}</span>
  </div>`;
  return html`<div class="oven-spot"><div role="img" aria-label=${label}>${oven(heap)}</div>${laidCards()}</div>`;
}

/** While the oven is being filled, the piles are beside it; while it is being emptied, the judged order. */
export function counter() {
  const label = say("ui-oven-and-piles");
  if (pizza().phase === "oven") {
    return html`<section class="counter" aria-label=${label}>${ovenView()}${judgedView()}${larder()}</section>`;
  }
  return html`<section class="counter" aria-label=${label}>
    <div class="piles">${pile("kitchen", toppingBack(), pizza().kitchen)}${larder()}</div>
    ${ovenView()}
    <div class="waiter-spot">${waiterPile()}</div>
  </section>`;
}

/** Progress of emptying the oven. */
export function progress() {
  const { phase, oven: left } = pizza();
  if (phase !== "oven") return html`<div class="progress"></div>`;
  const total = Math.max(state.effects.ovenTotal ?? 0, left + 1);
  const done = total - left;
  return html`<div class="progress on" role="progressbar" aria-label=${say("ui-oven-emptied")}
    aria-valuemin="0" aria-valuemax=${total} aria-valuenow=${done}><i ${vars({ "--done": done / total })}></i></div>`;
}
