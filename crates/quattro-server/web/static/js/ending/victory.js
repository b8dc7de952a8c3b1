// The end of a game: the winner, one's own line, the scores, what is worth telling, and the rematch.

/** @import { GameSummary, Outcome, TableInfo } from "../../../protocol.js" */
/** @import { Ranked } from "./lines.js" */

import { isOnDevice, to } from "../lib/addresses.js";
import { ask } from "../lib/api.js";
import { icon } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { language, say } from "../lib/words.js";
import { problemLine } from "../table/problem.js";
import { isCalcory, nameOf, state, summarised } from "../table/store.js";
import { headline, winnersOf } from "./headline.js";
import { ranking } from "./lines.js";
import { kindAt } from "./players.js";
import { rematch } from "./rematch.js";
import { dayBoard, sameCards } from "./same_cards.js";
import { shareButton } from "./share.js";
import { facts, ownLine, standings } from "./standings.js";
import { confetti, pizzas, portrait, tiles } from "./winner.js";

let asked = "";

/** The end waits for its summary no longer than this, in milliseconds. */
const PATIENCE = 2500;

/**
 * Fetches what the game is remembered for, once. The end is shown when it has come, as a whole; without it after a
 * while all the same.
 */
export async function recall() {
  const { table, game } = state;
  if (!table || !game?.outcome || asked === table.id) return;
  asked = table.id;
  /** @type {Promise<undefined>} */
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const summary = ask(`/api/tables/${table.id}/summary`).catch(() => undefined);
  summarised(await Promise.race([summary, late]));
}

/** What a single winner has won. @param {Ranked} winner */
function prizes({ seat, score }) {
  const { shown } = state;
  return shown && !isCalcory(shown) ? pizzas(shown.chairs[seat - 1].filled) : tiles(score);
}

/** By how much a single winner has won; nothing where cards in hand decided. @param {Ranked[]} rows */
function lead([first, next]) {
  if (!next || first.score === next.score) return nothing;
  // The line below says it to those two.
  if ([first.seat, next.seat].some((seat) => seat === state.you.seat)) return nothing;
  const name = nameOf(next.seat);
  const words = { count: first.score, lead: first.score - next.score, name, game: state.table?.options.game ?? "" };
  return html`<p class="lead">${say("ui-won-by", words)}</p>`;
}

/** @param {Ranked[]} winners @param {Ranked[]} rows everybody @param {string} title */
function hero(winners, rows, title) {
  /** @type {("" | "left" | "right")[]} */
  const turns = winners.length > 1 ? ["left", "right"] : [""];
  // More than two portraits do not fit; the title names everybody.
  const drawn = turns.map((turned, index) => portrait(winners[index].seat, turned));
  return html`<section class=${cls({ winner: true, [`k-${kindAt(winners[0].seat)}`]: true })}>
    <div class="rays" aria-hidden="true"></div>${confetti()}
    <div class="portraits">${drawn}</div>
    <h1>${title}</h1>
    ${winners.length > 1 ? nothing : html`${lead(rows)}${prizes(winners[0])}`}
  </section>`;
}

/** @param {Outcome} outcome @param {GameSummary | undefined} summary */
const told = (outcome, summary) => html`${ownLine(outcome, summary)}${standings(outcome)}${facts(summary)}`;

/** What each decision was worth. @param {string} table */
function lookBack(table) {
  const address = `/replay/${table}/review?lang=${language}`;
  return html`<a class="btn" href=${address}>${icon("clock")}${say("ui-review")}</a>`;
}

/**
 * What one can do next. The cards of an evening stay secret until all its tables have finished.
 * @param {TableInfo} table @param {string} title
 */
function next(table, title) {
  if (table.deal?.from === "evening") {
    return html`<a class="btn pri go" href="/e/${table.deal.evening}">${say("ui-to-evening")}</a>`;
  }
  return html`${dayBoard(table) ?? rematch(table)}
    <a class="btn" href=${to(`/replay/${table.id}?lang=${language}`)}>${icon("eye")}${say("ui-watch-replay")}</a>
    ${isOnDevice ? nothing : lookBack(table.id)}
    ${table.deal?.from === "day" || isOnDevice ? nothing : shareButton(table.id, title)}
    ${isOnDevice ? nothing : sameCards(table)}`;
}

export function ending() {
  const { table, game, summary } = state;
  const outcome = game?.outcome;
  if (!outcome || !table) return nothing;
  const rows = ranking(outcome);
  const winners = winnersOf(outcome);
  const title = headline(outcome);
  return html`<main class="ending" id="content">
    ${hero(winners, rows, title)}
    <section class="after">
      ${told(outcome, summary)}
      ${problemLine()}
      <div class="choices-after">${next(table, title)}</div>
      <a class="quiet" href=${to("/")}>${say("ui-home")}</a>
    </section>
  </main>`;
}
