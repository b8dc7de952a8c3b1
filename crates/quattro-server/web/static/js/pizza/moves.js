// What taps, drags and keys do in a turn.

/** @import { Pile } from "../table/store.js" */

import { send } from "../table/feed.js";
import { pick, state } from "../table/store.js";
import { batch, canOnlyDraw, isPileDecided } from "./plan.js";

/** The button goes with the turn; the focus stays in the hand. */
export function playOut() {
  send(batch());
  document.getElementById("hand")?.focus({ preventScroll: true });
}

/** With the cards in the oven, the pile is the last thing to say. @param {Pile} pile */
export function choosePile(pile) {
  pick({ source: pile });
  if (state.picks.laid) playOut();
}

/**
 * Whoever can do nothing but draw reaches for the pile and draws. As long as cards can be played, the same tap may only
 * be the first half of a plan, and drawing would end the turn without them: then it chooses, as the buttons below do.
 * @param {Pile} pile
 */
export function tapPile(pile) {
  choosePile(pile);
  if (canOnlyDraw() && !state.picks.laid) playOut();
}

/**
 * The picked cards are dropped on the oven: they are played, unless it is still open where to draw from. What may not
 * be played stays picked, and the button says why.
 */
export function layInOven() {
  if (!batch().length) return;
  if (isPileDecided()) playOut();
  else pick({ laid: true });
}

export const takeCardsBack = () => pick({ laid: false });
