// What is in reach of the thumb: the cards to put down, or how the next tile is set.

import { kindOfSeat } from "../calcory/seats.js";
import { badge, icon } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { KINDS, letterOf } from "../lib/notation.js";
import { say, whose } from "../lib/words.js";
import { face } from "./cards.js";
import { nameAt } from "./names.js";
import { pileName } from "./pizza_setup.js";
import { cardsAt, holdsToppings, kindAt, moved, ownerAndField, placedOrders, put, taken } from "./position.js";
import { box, change, pizza, players, state, update } from "./state.js";

/** @import { Shelf } from "./state.js" */

/** Puts a card down. @param {string} card */
const lay = (card) => change(put(pizza(), state.pile, card));

/** A card on offer. @param {string} card @param {number} [owner] */
function offer(card, owner) {
  const { picture, name } = face(pizza(), card, owner);
  return html`<li>
    <button type="button" class="offer" data-offer=${card} aria-label=${name} @click=${() => lay(card)}>
      ${picture}
    </button>
  </li>`;
}

/** @param {boolean} double */
function toppings(double) {
  const boss = state.pile === "kitchen" ? ["boss"] : [];
  const letters = KINDS.map((kind) => letterOf({ kind, double }));
  return html`<ul class="offers of-toppings">${[...letters, ...boss].map((card) => offer(card))}</ul>`;
}

/** The orders of a player that lie nowhere yet. @param {number} seat */
function orders(seat) {
  const placed = placedOrders(pizza(), seat);
  const left = box().orders[kindAt(pizza(), seat)].filter((order) => !placed.has(order));
  const card = (/** @type {string} */ order) => (state.pile === "oven" ? `${seat + 1}:${order}` : order);
  return html`<ul class="offers of-orders">${left.map((order) => offer(card(order), seat))}</ul>`;
}

/** Whose orders can lie on the chosen pile. */
function owners() {
  const { seat, field } = ownerAndField(state.pile);
  if (seat !== undefined) return [seat];
  return field === "oven" ? pizza().seat.map((_, index) => index) : [];
}

/** @param {Shelf} shelf @param {unknown} label */
const tab = (shelf, label) =>
  html`<button type="button" class="tab" aria-pressed=${String(shelfNow() === shelf)}
    @click=${() => update({ shelf })}>${label}</button>`;

/** What is on offer: the chosen shelf, where its cards can lie on the chosen pile. */
function shelfNow() {
  const { shelf } = state;
  if (typeof shelf === "number") return owners().includes(shelf) ? shelf : "singles";
  return holdsToppings(state.pile) ? shelf : owners()[0];
}

/**
 * One player's orders are called orders; those of several are told apart by their badges.
 * @param {number} seat @param {boolean} isBadge
 */
const ordersOf = (seat, isBadge) =>
  isBadge
    ? html`<span class="away">${say("ui-arbiter-orders-of", { whose: whose(nameAt(seat)) })}</span>`
    : say("ui-arbiter-orders");

function shelves() {
  const shown = owners();
  if (!holdsToppings(state.pile) || (!shown.length && !box().doubles)) return nothing;
  return html`<div class="shelves" role="group" aria-label=${say("ui-arbiter-cards")}>
    ${tab("singles", say("ui-arbiter-toppings"))}
    ${box().doubles ? tab("doubles", html`×2<span class="away"> ${say("ui-arbiter-doubles")}</span>`) : nothing}
    ${shown.map((seat) => tab(seat, html`${badge(kindAt(pizza(), seat))}${ordersOf(seat, shown.length > 1)}`))}
  </div>`;
}

/** What can be done with the picked card of a pile in order. */
function pickedTools() {
  const { pile, picked } = state;
  if (picked === undefined) return nothing;
  const count = cardsAt(pizza(), pile).length;
  const shift = (/** @type {number} */ by) => {
    change(moved(pizza(), pile, picked, picked + by));
    update({ picked: picked + by });
  };
  return html`<div class="picked-tools">
    <button type="button" class="btn" ?disabled=${picked === 0} @click=${() => shift(-1)}>
      ${icon("back")}${say("ui-arbiter-earlier")}
    </button>
    <button type="button" class="btn" ?disabled=${picked === count - 1} @click=${() => shift(1)}>
      ${say("ui-arbiter-later")}${icon("next")}
    </button>
    <button type="button" class="btn" @click=${() => change(taken(pizza(), pile, picked))}>
      ${icon("bin")}${say("ui-arbiter-remove")}
    </button>
  </div>`;
}

export function pizzaTray() {
  const shelf = shelfNow();
  return html`
    <p class="goes-to" aria-live="polite">${say("ui-arbiter-put", { pile: pileName(state.pile) })}</p>
    ${pickedTools()}${shelves()}
    ${typeof shelf === "number" ? orders(shelf) : toppings(shelf === "doubles" && box().doubles)}
  `;
}

const TOOLS = /** @type {const} */ (["down", "up", "marked", "taken"]);

/** @param {Partial<typeof state.brush>} part */
const take = (part) => update({ brush: { ...state.brush, ...part } });

/** How the next tile that is tapped is set. */
export function calcoryTray() {
  const { tool, number, seat } = state.brush;
  const pick = (
    /** @type {boolean} */ on,
    /** @type {unknown} */ label,
    /** @type {() => void} */ act,
    name = nothing,
  ) =>
    html`<button type="button" class="tab" aria-pressed=${String(on)} aria-label=${name}
      @click=${act}>${label}</button>`;
  return html`
    <p class="goes-to">${say("ui-arbiter-brush")}</p>
    <div class="shelves" role="group" aria-label=${say("ui-arbiter-brush")}>
      ${TOOLS.map((one) => pick(one === tool, say("ui-arbiter-tool", { tool: one }), () => take({ tool: one })))}
    </div>
    ${
      tool === "up" || tool === "marked"
        ? html`<div class="shelves digits" role="group" aria-label=${say("ui-arbiter-number")}>
            ${Array.from({ length: 10 }, (_, one) => pick(one === number, one, () => take({ number: one })))}
          </div>`
        : nothing
    }
    ${
      tool === "marked" || tool === "taken"
        ? html`<div class="shelves" role="group" aria-label=${say("ui-arbiter-by")}>
            ${Array.from({ length: players() }, (_, one) =>
              pick(one === seat, html`${badge(kindOfSeat(one + 1))}${nameAt(one)}`, () => take({ seat: one })),
            )}
          </div>`
        : nothing
    }
  `;
}
