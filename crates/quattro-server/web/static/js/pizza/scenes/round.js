// The bill between two rounds. It belongs to this page alone: nobody waits for it, and the others' clocks run.

/** @import { PizzaEvent } from "../../../../protocol.js" */
/** @import { Scene } from "../../table/stage.js" */
/** @import { PizzaTable } from "../reduce.js" */
/** @import { Tally } from "../round_facts.js" */
/** @import { PizzaScenes } from "./index.js" */

import { play } from "../../lib/sounds.js";
import { drawNow } from "../../table/redraw.js";
import { hurried, pause } from "../../table/stage.js";
import { showEffects, state } from "../../table/store.js";
import { billOf, newTally, note } from "../round_facts.js";

/** How long the bill stays, in seconds at normal pace; at a table with a clock, part of the time for a decision. */
const LONGEST = 30;
const PART_OF_CLOCK = 3;

/** The round that is being followed. @type {Tally | undefined} */
let tally;
/** The round whose bill was shown. */
let shown = 0;

/** @type {() => void} */
let close = () => undefined;

/** Goes on to the next round. */
export const nextRound = () => close();

/** @param {PizzaTable} view the table before it is cleared */
async function showBill(view) {
  shown = view.round;
  if (hurried() || document.hidden) return;
  const clock = state.table?.options.clock;
  const bill = billOf(view, tally, clock ? Math.min(LONGEST, clock / PART_OF_CLOCK) : LONGEST);
  play("pile");
  showEffects({ bill, bubble: undefined });
  drawNow();
  document.getElementById("next-round")?.focus({ preventScroll: true });
  /** @type {Promise<void>} */
  const tapped = new Promise((resolve) => {
    close = resolve;
  });
  await Promise.race([tapped, pause(1000 * bill.seconds)]);
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
