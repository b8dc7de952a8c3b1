// The other players: names, public state, and speech bubbles.

/** @import { PizzaChair } from "../../../protocol.js" */

import { miniOrder, miniTopping, sign, toppingCard } from "../lib/art.js";
import { cls, html, nothing, repeat } from "../lib/dom.js";
import { toppingCards } from "../lib/notation.js";
import { spoken } from "../lib/spoken.js";
import { say, whose } from "../lib/words.js";
import { isAway, occupantOf, offer } from "../table/absence.js";
import { chairBadge } from "../table/badges.js";
import { bubbleOf } from "../table/bubble.js";
import { clockOf, inSeconds } from "../table/clock.js";
import { nameOf, pizza, state, toggleSheet } from "../table/store.js";
import { actor, otherChairs } from "./seats.js";

/** What is worth saying about a player beside the name. @param {PizzaChair} chair */
function note(chair) {
  if (isAway(chair.seat)) return say("ui-away");
  const clock = clockOf(chair.seat);
  if (clock) return inSeconds(clock, "ui-seconds");
  if (chair.seat === actor()) return pizza().phase === "oven" ? say("ui-decides") : say("ui-plays");
  if (occupantOf(chair.seat) === "bot-for-person") return say("ui-bot-for");
  if (occupantOf(chair.seat) === "bot") return say("ui-bot");
  if (chair.seat === pizza().boss) return say("ui-boss");
  return "";
}

/** The crown in words, unless they are written beside the name. @param {number} seat @param {unknown} remark */
const crowned = (seat, remark) =>
  seat === pizza().boss && remark !== say("ui-boss") ? spoken(say("ui-boss")) : nothing;

/** @param {unknown} picture @param {number} count @param {string} label @param {string} [spot] */
const counter = (picture, count, label, spot) =>
  html`<span class="count" data-spot=${spot ?? nothing} title=${label}
    >${picture}<b aria-hidden="true">${count}</b>${spoken(label)}</span
  >`;

/** @param {PizzaChair} chair */
const counts = ({ seat, kind, toppings, orders, waiter, filled }) =>
  html`<div class="counts">
    ${counter(miniTopping(), toppings, say("ui-n-toppings", { count: toppings }))}
    ${counter(miniOrder(kind), orders, say("ui-n-orders", { count: orders }), `orders-${seat}`)}
    <i class="sep"></i>
    ${counter(sign("waiter", "ic waiter-sign"), waiter, say("ui-n-waiter", { count: waiter }), `waiter-${seat}`)}
    ${counter(sign("pizza", "pz"), filled.length, say("ui-n-filled", { count: filled.length }))}
  </div>`;

/** The cards that are being shown at a chair. @param {number} seat */
function shownCards(seat) {
  const { cards } = state.effects;
  if (cards?.seat !== seat) return nothing;
  const pictures = toppingCards(cards.cards).map((card) => html`<span class="tiny">${toppingCard(card)}</span>`);
  return html`<div class="bubble cards" aria-hidden="true">${pictures}</div>`;
}

/** @param {PizzaChair} chair */
function chairView(chair) {
  const { seat, kind } = chair;
  const name = nameOf(seat);
  const now = seat === actor();
  const remark = note(chair);
  const look = cls({ chair: true, now, gone: isAway(seat), [`k-${kind}`]: true });
  return html`<li class=${look} data-spot="chair-${seat}" aria-current=${now ? "true" : "false"}
    @click=${() => toggleSheet("filled")}>
    <button type="button" class="peek" aria-label=${say("ui-filled-of", { whose: whose(name) })}></button>
    ${chairBadge(seat, kind, seat === pizza().boss)}
    <div class="who"><b>${name}</b><span class="note">${remark}</span>${crowned(seat, remark)}</div>
    ${counts(chair)}
    ${offer(seat)}
    ${bubbleOf(seat)}
    ${shownCards(seat)}
  </li>`;
}

export const chairs = () =>
  html`<ol class="chairs" aria-label=${say("ui-players")}>${repeat(otherChairs(), ({ seat }) => seat, chairView)}</ol>`;
