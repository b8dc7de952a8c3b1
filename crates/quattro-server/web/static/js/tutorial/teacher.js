// Leads through a lesson: shows its cards one after another, waits for what each of them asks for, and acts out what
// follows with the scenes of a real table.

/** @import { Lesson, LessonStep } from "./lesson.js" */

import { jumpTo, tell } from "../table/director.js";
import { playWithoutServer } from "../table/feed.js";
import { onRefresh, refresh } from "../table/redraw.js";
import { pick, state, welcomed } from "../table/store.js";
import { putBack } from "./calcory.js";
import { lessonTable } from "./lesson.js";

/** The step whose card is shown; none while something is acted out. */
let current = -1;
/** Waits for a move of the learner. @type {((actions: string[]) => void) | undefined} */
let hearMove;
/** Waits for the button. @type {(() => void) | undefined} */
let hearNext;

/** The number of the card that is shown, from 0; -1 for none. */
export const currentStep = () => current;
export const next = () => hearNext?.();

/** Resolves as soon as the page is drawn and this holds. @param {() => boolean} holds @returns {Promise<void>} */
const until = (holds) =>
  new Promise((resolve) => {
    let waiting = true;
    onRefresh(() => {
      if (!waiting || !holds()) return;
      waiting = false;
      resolve();
    });
    refresh();
  });

/** What the learner does to end a step. @param {LessonStep} step @returns {Promise<string[]>} */
function answered({ ends }) {
  if (ends === "pick") return until(() => state.picks.action !== undefined).then(() => []);
  return new Promise((resolve) => {
    if (ends === "move") hearMove = resolve;
    else hearNext = () => resolve([]);
  });
}

/**
 * What follows a step; where a card is put back, the learner has chosen.
 * @param {LessonStep} step @param {string[]} did
 */
function consequence({ name, leadsTo }, did) {
  const place = did.find((action) => action.startsWith("put:"))?.slice("put:".length);
  return name === "calcory-put" && place ? putBack(place) : leadsTo;
}

/** Resolves with the last step's button. @param {Lesson} lesson */
export async function teach(lesson) {
  playWithoutServer((actions) => hearMove?.(actions));
  welcomed({ table: lessonTable(lesson), you: { seat: 1, host: true, handed_over: false }, chat: [] });
  jumpTo(lesson.start);
  for (const [index, step] of lesson.steps.entries()) {
    current = index;
    pick(step.picks ?? {});
    const did = await answered(step);
    [hearMove, hearNext] = [undefined, undefined];
    const then = consequence(step, did);
    if (!then) continue;
    current = -1;
    tell(then);
    await until(() => !state.busy);
  }
}
