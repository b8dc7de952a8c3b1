// Who is who after the end.

/** @import { Kind, Seat } from "../../../protocol.js" */

import { kindOfSeat } from "../calcory/seats.js";
import { isCalcory, state } from "../table/store.js";

/** The own kind of a player, or in Calcory their sign. @param {Seat} seat @returns {Kind} */
export function kindAt(seat) {
  const { shown } = state;
  return shown && !isCalcory(shown) ? shown.chairs[seat - 1].kind : kindOfSeat(seat);
}
