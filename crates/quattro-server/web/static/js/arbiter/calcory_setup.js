// A Calcory table being set up: the floor, and whose turn it is.

import { kindOfSeat } from "../calcory/seats.js";
import { badge } from "../lib/art.js";
import { html } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { floor } from "./floor.js";
import { nameAt } from "./names.js";
import { problemAt } from "./problem.js";
import { calcory, change, state } from "./state.js";
import { tileAt, withTile } from "./tiles.js";

/** @param {string} place */
const tap = (place) => () => change(withTile(calcory(), place, state.brush));

/** Whose turn it is, and how many cards everybody has won. */
const turns = () =>
  html`<div class="choice" role="group" aria-label=${say("ui-arbiter-turn-of")}>
    ${Array.from(
      { length: calcory().players },
      (_, seat) => html`<button type="button" aria-pressed=${String(calcory().turn === seat + 1)}
        @click=${() => change({ ...calcory(), turn: seat + 1 })}>
        ${badge(kindOfSeat(seat + 1))}${nameAt(seat)}
        <b>${calcory().won[seat]}<span class="away"> ${say("ui-arbiter-tool", { tool: "taken" })}</span></b>
      </button>`,
    )}
  </div>`;

export const calcorySetup = () => html`
  ${turns()}
  ${floor((place) => tileAt(calcory(), place), nameAt, tap)}
  ${problemAt("other")}
`;
