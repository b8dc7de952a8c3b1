// Why a position cannot be, beside the pile that is to blame.

import { html, nothing } from "../lib/dom.js";
import { ruleChip } from "./rule.js";
import { state } from "./state.js";

/** Fields that are shown at a place of their own. */
const PLACES = ["oven", "table", "kitchen", "round"];

/** Where the problem is shown: at a pile, a player (then `seat` is its index), or below everything. */
function place() {
  const { field = "", seat } = state.problem ?? {};
  if (seat) return `seat-${seat - 1}`;
  return PLACES.includes(field) ? field : "other";
}

/** @param {string} where @param {number} [seat] */
export function problemAt(where, seat) {
  const { problem } = state;
  if (!problem || place() !== (seat === undefined ? where : `${where}-${seat}`)) return nothing;
  return html`<p class="problem" role="alert" tabindex="-1">${ruleChip(problem.rule)} ${problem.message}</p>`;
}
