// The seats of the pizza table on the screen.

/** @import { PizzaChair, Seat } from "../../../protocol.js" */

import { pizza, state } from "../table/store.js";

/** @param {Seat} seat */
export const chairAt = (seat) => pizza().chairs[seat - 1];

/** The viewer's chair; none for a spectator. */
export const ownChair = () => pizza().chairs.find((chair) => chair.seat === pizza().viewer);

/** The others, clockwise from the left neighbour; everybody for a spectator. */
export function otherChairs() {
  const { chairs, viewer } = pizza();
  return viewer ? clockwiseAfter(viewer) : chairs;
}

/** The other chairs, clockwise from the left neighbour of this one. @param {Seat} seat @returns {PizzaChair[]} */
export function clockwiseAfter(seat) {
  const { chairs } = pizza();
  return [...chairs.slice(seat), ...chairs.slice(0, seat - 1)];
}

/** Who has to act, as shown; nobody while the oven is emptied automatically. */
export const actor = () => (state.busy && pizza().phase === "oven" ? null : pizza().to_act);
