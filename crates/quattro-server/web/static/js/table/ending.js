// What comes after the end: the ranking and the rematch.

/** @import { RematchReply, SeatResult, TableInfo } from "../../../protocol.js" */

import { kindOfSeat } from "../calcory/seats.js";
import { badge, doneOrder, icon, sign } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { inList, language, say } from "../lib/words.js";
import { atTable } from "./requests.js";
import { isCalcory, nameOf, state } from "./store.js";

/** @typedef {SeatResult & { seat: number }} Ranked */

/** The pizza table at its end, if it is one. */
const pizzaEnd = () => (state.shown && !isCalcory(state.shown) ? state.shown : undefined);

/** @param {number} seat */
const kindAt = (seat) => pizzaEnd()?.chairs[seat - 1].kind ?? kindOfSeat(seat);

/** The orders that this person has filled. */
function gallery() {
  const mine = pizzaEnd()?.chairs.find((chair) => chair.seat === state.you.seat);
  if (!mine?.filled.length) return nothing;
  return html`<div class="gallery" role="group" tabindex="0" aria-label=${say("ui-your-filled")}>
    ${mine.filled.map((order) => doneOrder(order, mine.kind))}
  </div>`;
}

/** One row of the ranking. @param {Ranked} row @param {number} most the best score */
function rankingRow({ seat, place, score, tie_break }, most) {
  const mine = seat === state.you.seat;
  const pizza = pizzaEnd() !== undefined;
  const prize = (/** @type {number} */ index) =>
    html`<i class=${cls({ won: index < score })}>
      ${index < score ? sign(pizza ? "pizza" : "tileback", "") : nothing}
    </i>`;
  return html`<li class=${cls({ mine })}>
    <span class="place">${place}</span>${badge(kindAt(seat))}<b>${mine ? say("ui-you") : nameOf(seat)}</b>
    <span class="score" aria-hidden="true">${Array.from({ length: most }, (_, index) => prize(index))}</span>
    <strong>${score}</strong><small>${pizza ? say("ui-tie-break", { count: tie_break }) : ""}</small>
  </li>`;
}

/** @param {TableInfo} table */
async function playAgain(table) {
  const next = table.next ?? (await atTable("rematch"))?.table;
  if (next) location.href = `/t/${next}`;
}

export function ending() {
  const outcome = state.game?.outcome;
  const table = state.table;
  if (!outcome || !table) return nothing;
  const results = outcome.seats.map((result, index) => ({ ...result, seat: index + 1 }));
  const rows = results.sort((a, b) => a.place - b.place);
  const most = Math.max(1, ...rows.map((row) => row.score));
  const winners = rows.filter((row) => row.place === 1);
  const won = winners.some((row) => row.seat === state.you.seat);
  const name = inList(winners.map((row) => nameOf(row.seat)));
  return html`<main class="ending" id="content"><div class="panel-box">
    <h1>${won ? say("ui-you-win") : say("ui-wins", { name, count: winners.length })}</h1>
    <ol class="ranking">${rows.map((row) => rankingRow(row, most))}</ol>
    ${gallery()}
    <div class="buttons">
      <a class="btn" href="/replay/${table.id}?lang=${language}">${icon("eye")}${say("ui-watch-replay")}</a>
      <button type="button" class="btn pri go" @click=${() => playAgain(table)}>
        ${icon("again")}${say("ui-rematch")}
      </button>
    </div>
    <a class="quiet" href="/">${say("ui-home")}</a>
  </div></main>`;
}
