// What a round came to.

/** @import { Bill, BillRow } from "../pizza/round_facts.js" */

import { badge, doneOrderSign, kindIcon, sign } from "../lib/art.js";
import { cls, html, nothing, repeat, vars } from "../lib/dom.js";
import { columnValue, KINDS, toppings } from "../lib/notation.js";
import { inList, say } from "../lib/words.js";
import { highlight, readiness, titles } from "../pizza/bill.js";
import { kindOf } from "../pizza/scenes/spots.js";
import { nameOf, pizza, state } from "../table/store.js";
import { bar } from "./frame.js";

/** @param {BillRow} row @param {Bill} bill */
function standing({ seat, place, orders, fresh }, bill) {
  const old = orders.filter((order) => !fresh.includes(order));
  const did = fresh.length ? inList(titles(fresh)) : say("ui-bill-nothing");
  return html`<li>
    <span class="place">${place}</span>${badge(kindOf(pizza(), seat), seat === bill.boss)}
    <div><b class="tv-name">${nameOf(seat)}</b>${bill.complete ? html`<small>${did}</small>` : nothing}</div>
    <span class="prizes">
      ${old.map(doneOrderSign)}
      ${fresh.map((order, index) => html`<i class="fresh" ${vars({ "--nth": index })}>${doneOrderSign(order)}</i>`)}
      ${orders.length ? nothing : sign("pizza", "pz none")}
    </span>
    <span class=${cls({ plus: true, zero: !fresh.length })}>${bill.complete ? `+${fresh.length}` : nothing}</span>
    <strong>${orders.length}</strong>
  </li>`;
}

/** @param {Bill} bill */
function leftOver({ left, gathered, round }) {
  if (left === undefined) return html`<p class="tv-left">${say("ui-bill-oven", { count: gathered })}</p>`;
  const columns = toppings(left);
  const counts = KINDS.map((kind) => html`<li>${kindIcon(kind)}<b>${columnValue(columns[kind])}</b></li>`);
  return html`<div class="tv-left">
    <h3>${say("ui-bill-table")} <small>${say("ui-bill-counts", { round: round + 1 })}</small></h3>
    <ul>${counts}</ul>
  </div>`;
}

/** @param {Bill} bill */
const billView = (bill) =>
  html`<div class="tv-bill">
    ${bar(say("ui-bill", { round: bill.round }), say("ui-bill-rounds", { count: bill.rounds - bill.round }), true)}
    <ol class="tv-standing">${bill.rows.map((row) => standing(row, bill))}</ol>
    <aside>${highlight(bill.star)}${leftOver(bill)}${readiness(bill)}</aside>
  </div>`;

export function billScreen() {
  const { bill } = state.effects;
  return bill ? repeat([bill.round], Number, () => billView(bill)) : nothing;
}
