// The icons of Calcory's players.

/** @import { Kind, Seat } from "../../../protocol.js" */

/** @type {Kind[]} */
const SIGNS = ["salami", "pineapple", "olive", "chili"];

/** A player's sign, borrowed from the pizzas. @param {Seat} seat */
export const kindOfSeat = (seat) => SIGNS[(seat - 1) % SIGNS.length];
