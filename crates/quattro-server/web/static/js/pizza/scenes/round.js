// The bill between two rounds. It stays until everybody has read it, and half a minute at most. The game goes on at
// the server meanwhile; what happens there is acted out afterwards, and no clock runs before.

/** @import { PizzaEvent } from "../../../../protocol.js" */
/** @import { Scene } from "../../table/stage.js" */
/** @import { PizzaTable } from "../reduce.js" */
/** @import { Tally } from "../round_facts.js" */
/** @import { PizzaScenes } from "./index.js" */

import { settings } from "../../lib/settings.js";
import { play } from "../../lib/sounds.js";
import { drawNow } from "../../table/redraw.js";
import { hurried, pause } from "../../table/stage.js";
import { billWasRead, showEffects, state } from "../../table/store.js";
import { awaited } from "../readiness.js";
import { billOf, newTally, note } from "../round_facts.js";

/** How long the bill stays at most, in seconds. A quick pace shortens it; a slow one must not, or others would wait. */
const LONGEST = 30;

/** The round that is being followed. @type {Tally | undefined} */
let tally;
/** The round whose bill was shown. */
let shown = 0;

/** @type {() => void} */
let close = () => undefined;

/** This person is ready. */
export function nextRound() {
  const { bill } = state.effects;
  if (bill) billWasRead(bill.round);
  followReady();
}

/** Goes on when nobody is missing. Called at every drawing. */
export function followReady() {
  const { effects, billRead } = state;
  if (effects.bill && billRead >= effects.bill.round && !awaited(effects.bill.round).length) close();
}

/** @param {PizzaTable} view the table before it is cleared */
async function showBill(view) {
  shown = view.round;
  if (hurried() || document.hidden) return;
  const bill = billOf(view, tally, LONGEST * Math.min(1, settings.pace));
  play("pile");
  showEffects({ bill, bubble: undefined });
  drawNow();
  document.getElementById("next-round")?.focus({ preventScroll: true });
  /** @type {Promise<void>} */
  const tapped = new Promise((resolve) => {
    close = resolve;
  });
  await Promise.race([tapped, pause((1000 * bill.seconds) / settings.pace)]);
  showEffects({ bill: undefined });
}

/** @param {PizzaEvent} event @param {PizzaTable} before */
async function follow(event, before) {
  if (event.event === "round-began") tally = newTally(before, event.round);
  else {
    // A page opened during the first round needs no earlier events: nothing can have been filled before that round.
    if (!tally && before.round === 1) tally = newTally(before, 1);
    if (tally) tally = note(tally, event);
  }
  // What comes first when a round is over: the table is gathered (SM-22), or the kitchen is filled (MM-35).
  const isOver = event.event === "gathered" || event.event === "new-kitchen";
  if (isOver && shown !== before.round) await showBill(before);
}

/** @param {PizzaScenes} scenes @returns {PizzaScenes} the same scenes, with a bill where a round ends */
export function withBills(scenes) {
  const billed = Object.entries(scenes).map(([name, scene]) => {
    /** @type {Scene<PizzaTable, PizzaEvent>} */
    const followed = async (event, step) => {
      await follow(event, step.before);
      await /** @type {Scene<PizzaTable, PizzaEvent>} */ (scene)(event, step);
    };
    return [name, followed];
  });
  return Object.fromEntries(billed);
}
