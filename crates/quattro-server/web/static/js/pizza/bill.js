// The bill after a round: a torn slip with the standings, the highlight, what stays, and the way on.

/** @import { Kind, Orders, Toppings } from "../../../protocol.js" */
/** @import { Bill, BillRow, Star } from "./round_facts.js" */

import { answerBadge, badge, doneOrder, doneOrderSign, kindIcon, orderCard, sign, toppingCard } from "../lib/art.js";
import { cls, html, nothing, vars } from "../lib/dom.js";
import { columnValue, KINDS, toppingCards, toppings } from "../lib/notation.js";
import { inList, orderTitle, say, whose } from "../lib/words.js";
import { listBadge } from "../table/badges.js";
import { nameOf, pizza, state } from "../table/store.js";
import { awaited, isReady, others } from "./readiness.js";
import { nextRound } from "./scenes/round.js";
import { kindOf } from "./scenes/spots.js";

/** @param {number} seat */
const isMine = (seat) => seat === state.you.seat;

/** What the orders are called, several of a sort together: "2 × Classic". @param {Orders} orders */
export function titles(orders) {
  const all = orders.map(orderTitle);
  const times = (/** @type {string} */ title) => all.filter((one) => one === title).length;
  return [...new Set(all)].map((title) => (times(title) > 1 ? `${times(title)} × ${title}` : title));
}

/** How many places down a row stood before this round. @param {BillRow} row @param {Bill} bill */
function moved(row, { rows }) {
  const had = (/** @type {BillRow} */ { orders, fresh }) => orders.length - fresh.length;
  const before = [...rows].sort((a, b) => had(b) - had(a) || a.seat - b.seat);
  return before.indexOf(row) - rows.indexOf(row);
}

/** The pizzas that pop up before those of a row. @param {BillRow} row @param {Bill} bill */
const popsBefore = (row, { rows }) =>
  rows.slice(0, rows.indexOf(row)).reduce((sum, { fresh }) => sum + fresh.length, 0);

/** Orders to come are drawn where there are no more than these. */
const MOST_DRAWN = 8;

/** @param {BillRow} row */
function prizes({ orders, fresh }) {
  const old = orders.filter((order) => !fresh.includes(order));
  const most = state.game?.numbers.orders ?? 0;
  const open = Array.from({ length: most > MOST_DRAWN ? 0 : Math.max(0, most - orders.length) });
  return html`<span class="prizes" aria-hidden="true">
    ${old.map(doneOrderSign)}
    ${fresh.map((order, index) => html`<i class="fresh" ${vars({ "--nth": index })}>${doneOrderSign(order)}</i>`)}
    ${orders.length ? nothing : sign("pizza", "pz none")}${open.map(() => html`<i class="open"></i>`)}
  </span>`;
}

/** The total, which counts along with the new pizzas. @param {BillRow} row */
function total({ orders, fresh }) {
  const count = { "--had": orders.length - fresh.length, "--has": orders.length, "--pops": fresh.length || 1 };
  return html`<strong ${vars(count)}><span class="away">${orders.length}</span></strong>`;
}

/** @param {BillRow} row */
const plus = ({ fresh }) =>
  html`<span class=${cls({ plus: true, zero: !fresh.length })}>
    <span aria-hidden="true">+${fresh.length}</span>
    <span class="away">${say("ui-bill-new", { count: fresh.length })}</span>
  </span>`;

/** @param {BillRow} row @param {Bill} bill */
function standing(row, bill) {
  const { seat, place, fresh } = row;
  const kind = kindOf(pizza(), seat);
  const did = fresh.length ? inList(titles(fresh)) : say("ui-bill-nothing");
  const line = html`<span class="place">${place}</span>${listBadge(seat, kind, seat === bill.boss)}
    <span class="middle">
      <b>${isMine(seat) ? say("ui-you") : nameOf(seat)}</b>
      ${bill.complete ? html`<span class="did">${did}</span>` : nothing}${prizes(row)}
    </span>
    ${bill.complete ? plus(row) : nothing}${total(row)}`;
  const position = { "--moved": moved(row, bill), "--earlier": popsBefore(row, bill) };
  // Where there is no room for the names of the new orders, a tap shows the cards.
  return html`<li class=${cls({ mine: isMine(seat) })} ${vars(position)}>
    ${
      bill.complete && fresh.length
        ? html`<details name="bill-row">
            <summary>${line}</summary>
            <div class="new-orders">${fresh.map((order) => doneOrder(order, kind))}</div>
          </details>`
        : html`<div class="row">${line}</div>`
    }
  </li>`;
}

/** @param {Star} star */
function praise(star) {
  if (star.star === "nothing") return say("ui-bill-praise", { star: star.star });
  const { seat, count } = star;
  const name = nameOf(seat);
  const order = "order" in star ? orderTitle(star.order) : "";
  const who = isMine(seat) ? "me" : "other";
  return say("ui-bill-praise", {
    star: star.star,
    who,
    name,
    whose: whose(name),
    order,
    count,
    toppings: count,
    number: count,
  });
}

/** @param {Star | undefined} star */
export function highlight(star) {
  if (!star) return nothing;
  const kind = "seat" in star ? kindOf(pizza(), star.seat) : "mushroom";
  const picture =
    "order" in star ? orderCard(star.order, kind) : "seat" in star ? badge(kind) : sign("pizza", "pz none");
  return html`<div class="star k-${kind}">
    <span class="star-picture" aria-hidden="true">${picture}</span>
    <p><small>${say("ui-bill-star", { star: star.star })}</small>${praise(star)}</p>
  </div>`;
}

/** The cards of a kind, where there is room for them. @param {Toppings} left @param {Kind} kind */
function pile(left, kind) {
  const cards = toppingCards(left).filter((card) => card.kind === kind);
  return html`<span class="left-pile" aria-hidden="true" ${vars({ "--cards": cards.length })}>
    ${cards.map(toppingCard)}
  </span>`;
}

/** @param {Bill} bill */
function leftOver({ left, gathered, round }) {
  if (left === undefined) return html`<p class="gathers">${say("ui-bill-oven", { count: gathered })}</p>`;
  const columns = toppings(left);
  const counts = KINDS.map((kind) => ({ kind, count: columnValue(columns[kind]) }));
  return html`<div class="left-over">
    <p><b>${say("ui-bill-table")}</b> <span>${say("ui-bill-counts", { round: round + 1 })}</span></p>
    <ul>
      ${counts.map(
        ({ kind, count }) =>
          html`<li class=${cls({ none: !count })} aria-label=${say("counted", { count, kind })}>
            ${kindIcon(kind)}<b aria-hidden="true">${count}</b>${pile(left, kind)}
          </li>`,
      )}
    </ul>
  </div>`;
}

/** The time that is left. @param {number} seconds */
const ring = (seconds) =>
  html`<span class="bill-ring" aria-hidden="true"
    ${vars({ "--time": `${seconds}s`, "--from": Math.round(seconds) })}>
    <svg viewBox="0 0 34 34"><circle cx="17" cy="17" r="15"></circle><circle cx="17" cy="17" r="15"></circle></svg>
  </span>`;

/** Who begins, for somebody who still reads. @param {Bill} bill */
const begins = ({ boss }) =>
  boss == null ? "" : say("ui-bill-boss", { name: nameOf(boss), who: isMine(boss) ? "me" : "other" });

/** @param {Bill} bill */
export const readiness = (bill) =>
  html`<p class="readiness">
    <span class="answers" aria-hidden="true">
      ${others().map((seat) => answerBadge(kindOf(pizza(), seat), isReady(seat, bill.round)))}
    </span>
    <span class="begins">${begins(bill)}</span>
  </p>`;

/** @param {Bill} bill */
function goOn({ round, seconds }) {
  const names = awaited(round).map(nameOf);
  const waits = state.billRead >= round && names.length > 0;
  // It keeps the focus while it waits, so it is not disabled.
  return html`<button type="button" class=${cls({ btn: true, pri: true, go: true, waits })} id="next-round"
    aria-disabled=${waits ? "true" : nothing} @click=${nextRound}>
    <span aria-live="polite">${waits ? say("ui-rematch-waiting", { name: inList(names) }) : say("ui-next-round")}</span>
    ${ring(seconds)}
  </button>`;
}

/** When the rows change places, and the highlight comes: after all pizzas. @param {Bill} bill */
function times(bill) {
  const pops = bill.rows.reduce((sum, { fresh }) => sum + fresh.length, 0);
  return { "--all-pops": pops, "--swaps": bill.rows.some((row) => moved(row, bill)) ? 1 : 0 };
}

/** The bill, while there is one. */
export function bill() {
  const shown = state.effects.bill;
  if (!shown) return nothing;
  const togo = shown.rounds - shown.round;
  return html`<section class="bill-scene" role="dialog" aria-labelledby="bill-title" ${vars(times(shown))}>
    <div class="bill">
      <div class="slip">
        <header>
          <h2 id="bill-title">${say("ui-bill", { round: shown.round })}</h2>
          <span>${say("ui-bill-rounds", { count: togo })}</span>
        </header>
        <ol class="standing">${shown.rows.map((row) => standing(row, shown))}</ol>
      </div>
      <div class="beside">${highlight(shown.star)}${leftOver(shown)}</div>
    </div>
    <footer>${readiness(shown)}${goOn(shown)}</footer>
  </section>`;
}
