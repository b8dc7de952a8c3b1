// The round and the list of players: names, own kinds, one more or one fewer.

import { icon } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { nameAt } from "./names.js";
import { kindField, rounds } from "./pizza_setup.js";
import { withoutPlayer, withPlayer, withSeat } from "./position.js";
import { box, calcory, change, isCalcory, pizza, players } from "./state.js";
import { withPlayers } from "./tiles.js";

/** The arbiter refuses longer names. */
const LONGEST_NAME = 24;

/** @param {number} seat */
const givenName = (seat) => (isCalcory() ? calcory().names?.[seat] : pizza().seat[seat].name) ?? "";

/** @param {number} seat @param {string} name */
function rename(seat, name) {
  if (!isCalcory()) return change(withSeat(pizza(), seat, { name }));
  // A name that is not given is an empty one here, because the others keep their places.
  const names = Array.from({ length: players() }, (_, index) => (index === seat ? name : givenName(index)));
  change({ ...calcory(), names });
}

/** @param {1 | -1} by */
function seatOrUnseat(by) {
  if (isCalcory()) return change(withPlayers(calcory(), players() + by));
  change(by > 0 ? withPlayer(pizza()) : withoutPlayer(pizza()));
}

export const playerList = () => html`<details class="players">
  <summary>
    ${icon("people")}
    ${isCalcory() ? nothing : html`${say("ui-round-alone", { round: pizza().round ?? 1 })} · `}
    ${say("ui-arbiter-players", { players: players() })}
  </summary>
  ${isCalcory() ? nothing : rounds()}
  <ol>
    ${Array.from(
      { length: players() },
      (_, seat) => html`<li>
        <input type="text" maxlength=${LONGEST_NAME} autocomplete="off" .value=${givenName(seat)}
          placeholder=${nameAt(seat)} aria-label=${say("ui-arbiter-name", { number: seat + 1 })}
          @change=${(/** @type {Event} */ event) =>
            rename(seat, /** @type {HTMLInputElement} */ (event.target).value.trim())}>
        ${isCalcory() ? nothing : kindField(seat)}
      </li>`,
    )}
  </ol>
  <div class="row">
    <button type="button" class="btn" ?disabled=${players() >= box().players[1]} @click=${() => seatOrUnseat(1)}>
      ${say("ui-arbiter-more")}
    </button>
    <button type="button" class="btn" ?disabled=${players() <= box().players[0]} @click=${() => seatOrUnseat(-1)}>
      ${say("ui-arbiter-fewer")}
    </button>
  </div>
</details>`;
