// Where on the screen cards come from and go to.

/** @import { Seat } from "../../../../protocol.js" */
/** @import { PizzaTable } from "../reduce.js" */

/** The player's hand, or the chair of somebody else. @param {PizzaTable} view @param {Seat} seat */
export const handSpot = (view, seat) => (seat === view.viewer ? "hand" : `chair-${seat}`);

/** @param {PizzaTable} view @param {Seat} seat */
export const waiterSpot = (view, seat) => (seat === view.viewer ? "waiter" : `chair-${seat}`);

/** @param {PizzaTable} view @param {Seat} seat */
export const filledSpot = (view, seat) => (seat === view.viewer ? "filled" : `chair-${seat}`);

/** The kind of a player. @param {PizzaTable} view @param {Seat} seat */
export const kindOf = (view, seat) => view.chairs[seat - 1].kind;
