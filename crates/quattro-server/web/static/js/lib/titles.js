// What the games are called, on pages that have no messages.

/** @import { GameId } from "../../../protocol.js" */

/** @type {Record<GameId, string>} */
const TITLES = { "mamma-mia": "Mamma Mia!", "sole-mio": "Sole Mio!", grande: "Grande", calcory: "Calcory" };

/** @param {GameId} game */
export const titleOf = (game) => TITLES[game];
