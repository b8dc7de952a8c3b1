// The rungs of a Ladder: 4, 3, 2 and 1, which fill up while its kinds are chosen.

/** @import { Judged } from "../../../protocol.js" */

import { kindIcon } from "../lib/art.js";
import { cls, html, nothing, vars } from "../lib/dom.js";
import { counted, say } from "../lib/words.js";
import { myTurn } from "../table/store.js";
import { chosenKinds } from "./choices.js";

const RUNGS = [4, 3, 2, 1];

/** @param {Judged} judged */
export const isLadder = ({ order }) => order === "ladder";

/** With the kind that is about to be chosen, for the one who chooses. @param {Judged} judged */
export function rungs({ kinds = [] }) {
  const tried = myTurn() ? [...kinds, ...chosenKinds()] : kinds;
  const rung = (/** @type {number} */ number, /** @type {number} */ index) => {
    const look = cls({ need: true, wide: true, rung: true, now: index === kinds.length, empty: !tried[index] });
    // The number stays where it is, with a kind or without.
    const kind = tried[index] ? kindIcon(tried[index]) : html`<i class="free"></i>`;
    return html`<span class=${look}><b>${number}</b>${kind}</span>`;
  };
  const known = kinds.map((kind, index) => counted(RUNGS[index], kind)).join(", ");
  return html`<div class="needs many" ${vars({ "--n": RUNGS.length })} role=${known ? "img" : nothing}
    aria-label=${known ? `${say("ui-chosen")}: ${known}` : nothing} aria-hidden=${known ? nothing : "true"}>
    ${RUNGS.map(rung)}
  </div>`;
}
