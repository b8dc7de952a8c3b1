// Animations for the events of Calcory.

/** @import { CalcoryEvent, Place, Spot } from "../../../protocol.js" */
/** @import { Scene } from "../table/stage.js" */
/** @import { CalcoryTable } from "../table/store.js" */

import { html } from "../lib/dom.js";
import { play } from "../lib/sounds.js";
import { say } from "../lib/words.js";
import { vibrate } from "../table/haptics.js";
import { bubble, fly, pause, unseen } from "../table/stage.js";
import { showEffects, state } from "../table/store.js";
import { faceOf, takenPlaces } from "./cards.js";
import { spotOf } from "./reduce.js";

/** A card on its way. @param {Spot} spot */
function flying(spot) {
  const face = faceOf(spot);
  return html`<div class="flying"><span class="tile up k-${face?.kind}"><b>${face?.number}</b></span></div>`;
}

/** @param {CalcoryTable} view @param {Place} place */
function spotAt({ grid }, place) {
  const [row, column] = spotOf(place);
  return grid[row][column];
}

/** @type {{ [K in CalcoryEvent["event"]]: Scene<CalcoryTable, Extract<CalcoryEvent, { event: K }>> }} */
export const SCENES = {
  dealt: unseen,

  async turned(_, step) {
    play("tile");
    step.show();
    await pause(650);
  },

  async failed({ seat, why, text }, step) {
    showEffects({ shake: why === "over13" || why === "second-zero" });
    bubble(seat, text ?? "", 2600);
    play("burnt");
    await pause(1300);
    showEffects({ shake: false });
    step.show();
    await pause(350);
  },

  async beaten(_, step) {
    step.show();
    await pause(600);
  },

  async marked(_, step) {
    play("pile");
    step.show();
    await pause(900);
  },

  async thirteen({ seat }, step) {
    showEffects({ thirteen: true });
    step.show();
    bubble(seat, say("ui-sum-made", { sum: state.game?.numbers.target ?? 0 }), 1600);
    play("filled");
    if (seat === state.you.seat) vibrate("thirteen");
    await pause(1100);
    showEffects({ thirteen: false });
  },

  async survived({ seat }, step) {
    step.show();
    bubble(seat, say("ui-calcory-survived"), 1500);
    await pause(900);
  },

  async took({ seat, back }, { before, show }) {
    play("pile");
    const won = takenPlaces(before).filter((place) => place !== back);
    show();
    await Promise.all(won.map((place) => fly(flying(spotAt(before, place)), `tile-${place}`, `chair-${seat}`, 300)));
    await pause(300);
  },

  async "put-back"({ from, to }, { before, show }) {
    play("tile");
    if (from !== to) await fly(flying(spotAt(before, from)), `tile-${from}`, `tile-${to}`, 320);
    show();
    await pause(500);
  },

  async passed({ seat }) {
    bubble(seat, say("ui-passes"), 1200);
    await pause(700);
  },

  async "took-last"() {
    await pause(700);
  },

  "game-over": unseen,
};
