// Which bots play: those of one name, or a family in which every chair has another character.

/** @import { BotName, Character, Seat } from "../../../protocol.js" */

/** @typedef {BotName | "family"} BotChoice */

/** @type {Character[]} */
const FAMILY = ["luna", "gina", "ottavia", "taddeo"];

/** @type {BotChoice[]} */
export const BOTS = ["apprentice", "cook", "chef", "maestro", "taddeo", "gina", "ottavia", "luna", "family"];

/** The bot for a chair. @param {BotChoice} choice @param {Seat} seat @returns {BotName} */
export const botAt = (choice, seat) => (choice === "family" ? FAMILY[seat % FAMILY.length] : choice);
