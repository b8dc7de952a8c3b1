// The end: the winner, the result, and how to go on.

/** @import { TableInfo } from "../../../protocol.js" */

import { headline, winnersOf } from "../ending/headline.js";
import { kindAt } from "../ending/players.js";
import { standings } from "../ending/standings.js";
import { confetti, portrait } from "../ending/winner.js";
import { answerBadge } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { state } from "../table/store.js";
import { bar } from "./frame.js";
import { newTableQr } from "./place.js";

/** Who wants a rematch, while it is being asked for. @param {TableInfo} table */
function rematch({ chairs, rematch = [] }) {
  if (!rematch.length) return nothing;
  const people = chairs.filter(({ occupant }) => occupant.includes("person"));
  return html`<span class="answers">
    ${people.map(({ seat }) => answerBadge(kindAt(seat), rematch.includes(seat)))}
  </span>`;
}

/** @param {TableInfo} table */
export function endingScreen(table) {
  const { game } = state;
  if (!game?.outcome) return nothing;
  const winners = winnersOf(game.outcome);
  /** @type {("" | "left" | "right")[]} */
  const turns = winners.length > 1 ? ["left", "right"] : [""];
  const portraits = turns.map((turned, index) => portrait(winners[index].seat, turned));
  const look = { "tv-ending": true, winner: true, shared: winners.length > 1, [`k-${kindAt(winners[0].seat)}`]: true };
  return html`<div class=${cls(look)}>
    <div class="rays" aria-hidden="true"></div>${confetti()}
    ${bar(say("game", { game: table.options.game }))}
    <div class="portraits">${portraits}</div>
    <h2>${headline(game.outcome)}</h2>
    <div class="tv-result">${standings(game.outcome)}</div>
    <section class="tv-again">
      <img src=${newTableQr} alt=${say("ui-qr")} />
      <div><h3>${say("ui-tv-again")}</h3><p>${say("ui-tv-again-text")}</p>${rematch(table)}</div>
    </section>
  </div>`;
}
