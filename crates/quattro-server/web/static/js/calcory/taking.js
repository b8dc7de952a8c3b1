// Taking a set: one of its cards goes back to a free place, the others are won. The card is picked on the screen and
// sent together with its place, so that there is one decision to make and not two.

/** @import { Place, Spot } from "../../../protocol.js" */

import { say } from "../lib/words.js";
import { send } from "../table/feed.js";
import { announce } from "../table/live.js";
import { calcory, myTurn, pick, state } from "../table/store.js";
import { faceOf } from "./cards.js";
import { spotOf } from "./reduce.js";

const BACK = "back:";

/** The actions that this person may choose from. */
export const legalNow = () => (myTurn() ? (state.game?.legal.map((one) => one.action) ?? []) : []);

/** A set is being taken, and the card that goes back has no place yet. */
export const isTaking = () => calcory().step === "choose-back" || calcory().step === "put-back";

/** The places whose cards can go back. @returns {Place[]} */
const goingBack = () =>
  legalNow()
    .filter((action) => action.startsWith(BACK))
    .map((action) => action.slice(BACK.length));

/** The place of the card that goes back: picked here, or chosen already. @returns {Place | undefined} */
export function pickedBack() {
  const view = calcory();
  if (view.step === "put-back") return view.from;
  const picked = state.picks.action?.slice(BACK.length);
  return picked && goingBack().includes(picked) ? picked : undefined;
}

/** @param {Place} place */
export function pickBack(place) {
  pick({ action: `${BACK}${place}` });
  announce(goesBackWords(place));
}

/** Which card goes back, and what to do next. @param {Place} place */
export function goesBackWords(place) {
  const [row, column] = spotOf(place);
  return say("ui-goes-back", { number: faceOf(calcory().grid[row][column])?.number ?? "" });
}

/**
 * What a tap on a place does while this person takes a set: picks the card there, or puts the picked one there. The
 * places of the set are free as well (CA-8).
 * @param {Place} place @param {Spot} spot
 * @returns {{ act: () => void, isTarget: boolean } | undefined}
 */
export function tapWhileTaking(place, spot) {
  const backs = goingBack();
  const picked = pickedBack();
  if (picked && (spot === "empty" || backs.includes(place))) {
    return { act: () => send([`${BACK}${picked}`, `put:${place}`]), isTarget: true };
  }
  return backs.includes(place) ? { act: () => pickBack(place), isTarget: false } : undefined;
}
