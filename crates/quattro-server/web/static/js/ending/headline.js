// The headline of the end: the winner, or the winners.

/** @import { Outcome } from "../../../protocol.js" */

import { inList, say } from "../lib/words.js";
import { nameOf, state } from "../table/store.js";
import { ranking } from "./lines.js";

/** The winners, at the first place. @param {Outcome} outcome */
export const winnersOf = (outcome) => ranking(outcome).filter((row) => row.place === 1);

/** @param {Outcome} outcome */
export function headline(outcome) {
  const winners = winnersOf(outcome);
  const others = winners.filter(({ seat }) => seat !== state.you.seat).map(({ seat }) => nameOf(seat));
  if (others.length === winners.length) return say("ui-wins", { name: inList(others), count: winners.length });
  return others.length ? say("ui-you-share", { name: inList([say("ui-you"), ...others]) }) : say("ui-you-win");
}
