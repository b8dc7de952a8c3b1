// The bill after a round: a torn slip with the standings, the highlight, what stays, and the way on.

/** @import { Orders } from "../../../protocol.js" */
/** @import { Bill, BillRow, Star } from "./round_facts.js" */

import { badge, doneOrderSign, kindIcon, orderCard, sign } from "../lib/art.js";
import { cls, html, nothing, vars } from "../lib/dom.js";
import { columnValue, KINDS, toppings } from "../lib/notation.js";
import { settings } from "../lib/settings.js";
import { inList, orderTitle, say, whose } from "../lib/words.js";
import { nameOf, pizza, state } from "../table/store.js";
import { nextRound } from "./scenes/round.js";
import { kindOf } from "./scenes/spots.js";

/** @param {number} seat */
const isMine = (seat) => seat === state.you.seat;

/** What the orders are called, several of a sort together: "2 × Classic". @param {Orders} orders */
function titles(orders) {
  const all = orders.map(orderTitle);
  const times = (/** @type {string} */ title) => all.filter((one) => one === title).length;
  return [...new Set(all)].map((title) => (times(title) > 1 ? `${times(title)} × ${title}` : title));
}

/** @param {BillRow} row @param {Bill} bill */
function standing({ seat, place, orders, fresh }, { complete, boss }) {
  const old = orders.filter((order) => !fresh.includes(order));
  const did = fresh.length ? inList(titles(fresh)) : say("ui-bill-nothing");
  const plus = html`<span class=${cls({ plus: true, zero: !fresh.length })}>
    <span aria-hidden="true">+${fresh.length}</span>
    <span class="away">${say("ui-bill-new", { count: fresh.length })}</span>
  </span>`;
  return html`<li class=${cls({ mine: isMine(seat) })}>
    <span class="place">${place}</span>${badge(kindOf(pizza(), seat), seat === boss)}
    <div>
      <b>${isMine(seat) ? say("ui-you") : nameOf(seat)}</b>${complete ? html`<span class="did">${did}</span>` : nothing}
      <div class="prizes" aria-hidden="true">
        ${old.map(doneOrderSign)}
        ${fresh.map((order, index) => html`<i class="fresh" ${vars({ "--nth": index })}>${doneOrderSign(order)}</i>`)}
        ${orders.length ? nothing : sign("pizza", "pz none")}
      </div>
    </div>
    ${complete ? plus : nothing}<strong>${orders.length}</strong>
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
function highlight(star) {
  if (!star) return nothing;
  const kind = "seat" in star ? kindOf(pizza(), star.seat) : "mushroom";
  const picture =
    "order" in star ? orderCard(star.order, kind) : "seat" in star ? badge(kind) : sign("pizza", "pz none");
  return html`<div class="star k-${kind}">
    <span class="star-picture" aria-hidden="true">${picture}</span>
    <p><small>${say("ui-bill-star", { star: star.star })}</small>${praise(star)}</p>
  </div>`;
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
            ${kindIcon(kind)}<b aria-hidden="true">${count}</b>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** The time that is left, at the player's pace. @param {number} seconds */
function ring(seconds) {
  const time = seconds * settings.pace;
  return html`<span class="countdown" aria-hidden="true" ${vars({ "--time": `${time}s`, "--from": Math.round(time) })}>
    <svg viewBox="0 0 34 34"><circle cx="17" cy="17" r="15"></circle><circle cx="17" cy="17" r="15"></circle></svg>
  </span>`;
}

/** @param {Bill} bill */
function begins({ boss }) {
  if (boss == null) return nothing;
  const words = say("ui-bill-boss", { name: nameOf(boss), who: isMine(boss) ? "me" : "other" });
  return html`<p class="begins">${badge(kindOf(pizza(), boss), true)}${words}</p>`;
}

/** The bill, while there is one. */
export function bill() {
  const shown = state.effects.bill;
  if (!shown) return nothing;
  const togo = shown.rounds - shown.round;
  return html`<section class="bill-scene" role="dialog" aria-labelledby="bill-title">
    <div class="bill">
      <header>
        <h2 id="bill-title">${say("ui-bill", { round: shown.round })}</h2>
        <span>${say("ui-bill-rounds", { count: togo })}</span>
      </header>
      <ol class="standing">${shown.rows.map((row) => standing(row, shown))}</ol>
      ${highlight(shown.star)}${leftOver(shown)}
    </div>
    <footer>
      ${begins(shown)}
      <button type="button" class="btn pri go" id="next-round" @click=${nextRound}>
        ${say("ui-next-round")}${ring(shown.seconds)}
      </button>
    </footer>
  </section>`;
}
