// The players: at the sides while the oven is being filled, in a row while it is being emptied.

/** @import { PizzaChair, Seat } from "../../../protocol.js" */

import { miniOrder, miniTopping, sign, toppingCard } from "../lib/art.js";
import { cls, html, nothing, vars } from "../lib/dom.js";
import { toppingCards } from "../lib/notation.js";
import { spoken } from "../lib/spoken.js";
import { say } from "../lib/words.js";
import { actor } from "../pizza/seats.js";
import { isAway, occupantOf } from "../table/absence.js";
import { chairBadge } from "../table/badges.js";
import { clockOf, inSeconds } from "../table/clock.js";
import { nameOf, pizza, state } from "../table/store.js";
import { fittingSize } from "./lettering.js";

/** How many of the chairs stand at the left: up to three, and two of four. @param {number} chairs */
export const atLeft = (chairs) => Math.ceil(chairs / 2);

/** No letter on the screen is smaller, in pixels of 1920. */
const SMALLEST = 28;

/** A name; a long one is written smaller. @param {Seat} seat @param {number} size @param {number} room in pixels */
export function nameIn(seat, size, room) {
  const name = nameOf(seat);
  const fitting = Math.max(SMALLEST, fittingSize(name, { largest: size, room }));
  return html`<b class="tv-name" ${vars({ "--size": `${fitting}px` })}>${name}</b>`;
}

/** A word beside the name, where there is something to say. @param {Seat} seat */
export function remark(seat) {
  if (isAway(seat)) return say("ui-away");
  if (occupantOf(seat) === "bot-for-person") return say("ui-bot-for");
  return inSeconds(clockOf(seat), "ui-seconds");
}

/** @param {unknown} picture @param {number} count @param {string} label @param {string} [spot] */
const counter = (picture, count, label, spot) =>
  html`<span class="count" data-spot=${spot ?? nothing}>
    ${picture}<b aria-hidden="true">${count}</b>${spoken(label)}
  </span>`;

/** @param {PizzaChair} chair */
const filledCount = ({ filled }) =>
  counter(sign("pizza", "pz"), filled.length, say("ui-n-filled", { count: filled.length }));

/** @param {PizzaChair} chair */
const counts = (chair) =>
  html`<div class="tv-counts">
    ${counter(miniTopping(), chair.toppings, say("ui-n-toppings", { count: chair.toppings }))}
    ${counter(miniOrder(chair.kind), chair.orders, say("ui-n-orders", { count: chair.orders }), `orders-${chair.seat}`)}
    <i data-spot="waiter-${chair.seat}"></i>${filledCount(chair)}
  </div>`;

/** Who is to act or speaks, and who is away. @param {Seat} seat */
const look = (seat) => {
  const now = seat === actor() || seat === state.effects.bubble?.seat;
  return { "tv-chair": true, now, gone: isAway(seat) };
};

/** @param {PizzaChair} chair */
const pictureOf = ({ seat, kind }) => chairBadge(seat, kind, seat === pizza().boss);

/** @param {PizzaChair} chair */
const sideChair = (chair) =>
  html`<li class=${cls(look(chair.seat))} data-spot="chair-${chair.seat}">
    ${pictureOf(chair)}${nameIn(chair.seat, 44, 236)}
    <span class="tv-remark">${remark(chair.seat)}</span>${counts(chair)}
  </li>`;

export function sideChairs() {
  const { chairs } = pizza();
  const left = atLeft(chairs.length);
  const side = (/** @type {PizzaChair[]} */ some, /** @type {string} */ name) =>
    html`<ol class="tv-side ${name}" aria-label=${say("ui-players")}>${some.map(sideChair)}</ol>`;
  return html`${side(chairs.slice(0, left), "at-left")}${side(chairs.slice(left), "at-right")}`;
}

/** The width of all chairs in a row. */
const ROW = 1728;

/** The cards that are being shown at a chair. @param {Seat} seat */
function shownCards(seat) {
  const { cards } = state.effects;
  if (cards?.seat !== seat) return nothing;
  return html`<div class="tv-shown">${toppingCards(cards.cards).map(toppingCard)}</div>`;
}

/** @param {PizzaChair} chair */
const rowChair = (chair) =>
  html`<li class=${cls(look(chair.seat))} data-spot="chair-${chair.seat}">
    ${pictureOf(chair)}${nameIn(chair.seat, 40, ROW / pizza().chairs.length - 130)}
    ${filledCount(chair)}${shownCards(chair.seat)}
  </li>`;

export const chairRow = () =>
  html`<ol class="tv-row" aria-label=${say("ui-players")}>${pizza().chairs.map(rowChair)}</ol>`;
