// A Calcory table being set up: the floor, and whose turn it is.

import { kindOfSeat } from "../calcory/seats.js";
import { badge } from "../lib/art.js";
import { cls, html } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { floor } from "./floor.js";
import { nameAt } from "./names.js";
import { problemAt } from "./problem.js";
import { calcory, change, state } from "./state.js";
import { tileAt, withTile } from "./tiles.js";

/** @param {string} place */
const tap = (place) => () => change(withTile(calcory(), place, state.brush));

/** @param {number} seat */
function player(seat) {
  const onTurn = calcory().turn === seat + 1;
  return html`<section class=${cls({ seat: true, turn: onTurn })}>
    <header>
      ${badge(kindOfSeat(seat + 1))}
      <h3>${nameAt(seat)}</h3>
      <span class="count">${say("n-cards", { cards: calcory().won[seat] ?? 0 })}</span>
      <button type="button" class="mark" aria-pressed=${String(onTurn)}
        @click=${() => change({ ...calcory(), turn: seat + 1 })}>${say("ui-arbiter-turn")}</button>
    </header>
  </section>`;
}

export const calcorySetup = () => html`
  <div class="seats">${Array.from({ length: calcory().players }, (_, seat) => player(seat))}</div>
  ${floor((place) => tileAt(calcory(), place), nameAt, tap)}
  ${problemAt("other")}
`;
