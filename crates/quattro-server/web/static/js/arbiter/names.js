// What the players are called while a position is set up.

import { asSentence, kindName, say } from "../lib/words.js";
import { kindAt } from "./position.js";
import { calcory, isCalcory, pizza } from "./state.js";

/** @param {number} seat its index */
export function nameAt(seat) {
  if (isCalcory()) return calcory().names?.[seat] || say("player", { number: seat + 1 });
  return pizza().seat[seat]?.name || asSentence(kindName(kindAt(pizza(), seat)));
}
