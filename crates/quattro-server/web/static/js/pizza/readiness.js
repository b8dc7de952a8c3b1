// The players who have read the bill of a round. Bots are always ready, and nobody waits for a player without a
// connection.

/** @import { Seat } from "../../../protocol.js" */

import { isCalcory, isPlayedHere, isShared, state } from "../table/store.js";

/** The last round whose end this person has seen: its bill was put away, or the next one is on the screen. */
export function seenRound() {
  const { shown, you, billRead } = state;
  if ((you.seat == null && !isShared()) || !shown || isCalcory(shown)) return 0;
  return Math.max(billRead, shown.round - 1);
}

/** @param {Seat} seat @param {number} round */
export function isReady(seat, round) {
  const chair = state.table?.chairs.find((one) => one.seat === seat);
  const isAwaited = chair?.occupant === "person" && !state.away.has(seat);
  return !isAwaited || (state.ready.get(seat) ?? 0) >= round;
}

/** Everybody but the people on this device. */
export const others = () => (state.table?.chairs ?? []).map(({ seat }) => seat).filter((seat) => !isPlayedHere(seat));

/** The people whom this person waits for after a round. @param {number} round */
export const awaited = (round) =>
  state.you.seat == null && !isShared() ? [] : others().filter((seat) => !isReady(seat, round));
