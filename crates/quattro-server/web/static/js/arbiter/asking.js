// Asking the arbiter, which runs in this browser.

/** @import { Judgement } from "../../../protocol.js" */

import { askDevice } from "../device/device.js";
import { say } from "../lib/words.js";
import { judged, state, update } from "./state.js";

/** Asks about the position after these moves. @param {string[]} moves */
export async function askAbout(moves) {
  if (state.asking) return;
  update({ asking: true });
  try {
    const { position } = state;
    const judgement = /** @type {Judgement} */ (await askDevice("/api/judge", { position, moves }));
    state.asking = false;
    judged(moves, judgement);
  } catch (error) {
    update({ asking: false, trouble: (error instanceof Error && error.message) || say("ui-arbiter-trouble") });
  }
}
