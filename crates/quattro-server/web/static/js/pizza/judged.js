// The order that is being judged, with what is known about it.

/** @import { Judged, Order, SeriesOrder } from "../../../protocol.js" */

import { icon, kindIcon, miniOrder, orderCard, orderLabel, sign } from "../lib/art.js";
import { cls, html, nothing, repeat } from "../lib/dom.js";
import { spoken } from "../lib/spoken.js";
import { kindName, say, whose } from "../lib/words.js";
import { nameOf, pizza, state } from "../table/store.js";
import { chips } from "./needs.js";
import { isLadder } from "./rungs.js";
import { chairAt } from "./seats.js";
import { verdictView, weighed } from "./verdict.js";

/** The verdict beside the card, and where the card goes. @param {import("../../../protocol.js").Kind} kind */
function stampView(kind) {
  const { stamp, why } = state.effects;
  if (!stamp) return nothing;
  const { good } = stamp;
  const word = say(good ? "ui-stamp-filled" : "ui-stamp-burnt");
  const fate = why?.fate
    ? html`<p class="fate">${good ? sign("pizza", "pz") : miniOrder(kind)}<span>${why.fate}</span></p>`
    : nothing;
  return html`<span class=${cls({ stamp: true, good })}>${icon(good ? "tick" : "flame", "ic s")}${word}</span>${fate}`;
}

/** Charred edges over a card that can still be read, and a wisp of smoke beside it. */
const charred = sign("char", "char");
const smoke = sign("smoke", "smoke");

/** @param {SeriesOrder} one @param {import("../../../protocol.js").Kind} kind */
function orderView({ order, number }, kind) {
  const burnt = state.effects.stamp?.order === order && !state.effects.stamp.good;
  return html`<div class=${cls({ order: true, burnt })} role="img" aria-label=${orderLabel(order, kind)}>
    <div class="paper">${orderCard(order, kind)}${burnt ? charred : nothing}</div>
    ${burnt ? smoke : nothing}
    ${number ? html`<span class="number">${number}</span>` : nothing}
  </div>`;
}

/**
 * One line: what it is about, and the chips.
 * @param {string} label @param {unknown} content @param {boolean} [asked]
 */
const line = (label, content, asked = false) =>
  html`<p class=${cls({ line: true, asked })}><span>${label}</span>${content}</p>`;

/** Those of a Ladder stand on its rungs. @param {Judged} judged */
function chosenKinds(judged) {
  const { kinds = [] } = judged;
  if (!kinds.length || isLadder(judged)) return nothing;
  const signs = kinds.map((kind) => html`${kindIcon(kind)}${spoken(kindName(kind))}`);
  return line(say("ui-chosen"), signs);
}

/** @param {Judged} judged */
function duel({ committed, shown }) {
  if (!committed) return nothing;
  const against = html`<span><b>${shown}</b> ${say("ui-against")}</span>`;
  return html`<p class="line duel">
    <span><b>${committed}</b> ${say("ui-in-duel")}</span>${shown !== undefined ? against : nothing}
  </p>`;
}

/** What is chosen, asked for and there. @param {Judged} judged */
function facts(judged) {
  const { wanted, reserved, brought } = pizza();
  const { request } = judged;
  const lines = [
    chosenKinds(judged),
    wanted ? line(say("ui-asked-for"), chips(wanted), true) : nothing,
    request ? line(say("ui-asked-for"), chips(request), true) : nothing,
    reserved && reserved !== "none" ? line(say("ui-from-you"), chips(reserved, true)) : nothing,
    brought ? line(say("ui-brought"), chips(brought, true)) : nothing,
    duel(judged),
  ].filter((one) => one !== nothing);
  // Where a line comes or goes, the others are drawn anew in their places.
  return repeat([lines.length], Number, () => lines);
}

/** Whose order it is. @param {number} seat */
function heading(seat) {
  if (state.effects.reward) return say("ui-reward-of", { name: nameOf(seat) });
  return seat === pizza().viewer ? say("ui-your-order") : say("ui-order-of", { whose: whose(nameOf(seat)) });
}

/**
 * Every order has a verdict of its own: chips of one do not become those of the next, or of more.
 * @param {string} order
 */
const verdictOf = (order) => repeat([`${order} ${weighed()?.need}`], String, verdictView);

export function judgedView() {
  const { reward } = state.effects;
  const judged = reward ? { ...reward, free: false } : pizza().judged;
  if (!judged) return html`<div class="judged waiting" data-spot="judged"></div>${verdictOf("")}`;
  const orders = judged.series?.length ? judged.series : [{ order: judged.order, number: null }];
  // What is said of one order does not become what is said of the next, or of more.
  const key = `${judged.seat} ${judged.order} ${orders.length}`;
  return html`${repeat([key], String, () => ordersView(judged, orders))}${verdictOf(`${judged.seat} ${judged.order}`)}`;
}

/** @param {Judged} judged @param {SeriesOrder[]} orders */
function ordersView(judged, orders) {
  const { kind } = chairAt(judged.seat);
  return html`<div class="judged">
    <div class=${cls({ cards: true, many: orders.length > 1 })} data-spot="judged">
      ${repeat(
        orders,
        ({ order }) => order,
        (one) => orderView(one, kind),
      )}
    </div>
    <div class="facts">
      <h2>${heading(judged.seat)}</h2>
      ${stampView(kind)}
      ${state.effects.stamp ? nothing : facts(judged)}
    </div>
  </div>`;
}
