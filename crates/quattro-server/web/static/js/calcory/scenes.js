// Animations for the events of Calcory.

/** @import { CalcoryEvent } from "../../../protocol.js" */
/** @import { Scene } from "../table/stage.js" */
/** @import { CalcoryTable } from "../table/store.js" */

import { play } from "../lib/sounds.js";
import { say } from "../lib/words.js";
import { announce, bubble, pause, unseen } from "../table/stage.js";
import { showEffects } from "../table/store.js";

/** @type {{ [K in CalcoryEvent["event"]]: Scene<CalcoryTable, Extract<CalcoryEvent, { event: K }>> }} */
export const SCENES = {
  dealt: unseen,

  async turned({ text }, step) {
    announce(text);
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

  async beaten({ text }, step) {
    announce(text);
    step.show();
    await pause(600);
  },

  async marked({ text }, step) {
    announce(text);
    play("pile");
    step.show();
    await pause(900);
  },

  async thirteen({ seat, text }) {
    announce(text);
    showEffects({ thirteen: true });
    bubble(seat, "13!", 1600);
    play("filled");
    await pause(1100);
  },

  async survived({ seat, text }) {
    announce(text);
    bubble(seat, say("ui-calcory-survived"), 1500);
    await pause(900);
  },

  async took({ text }) {
    announce(text);
    play("pile");
    await pause(500);
  },

  async "put-back"({ text }) {
    announce(text);
    play("tile");
    await pause(500);
  },

  async passed({ seat, text }) {
    announce(text);
    bubble(seat, say("ui-passes"), 1200);
    await pause(700);
  },

  async "took-last"({ text }) {
    announce(text);
    await pause(700);
  },

  "game-over": unseen,
};
