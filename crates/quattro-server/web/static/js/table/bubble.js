// What is being said at a chair.

/** @import { Seat } from "../../../protocol.js" */

import { cls, html, nothing, repeat } from "../lib/dom.js";
import { state } from "./store.js";

/** Longer texts are drawn smaller, in several lines. */
const MAX_CHARACTERS_IN_ONE_LINE = 20;

/** @param {Seat} seat */
export function bubbleOf(seat) {
  const { bubble } = state.effects;
  if (bubble?.seat !== seat) return nothing;
  const look = cls({ bubble: true, long: bubble.text.length > MAX_CHARACTERS_IN_ONE_LINE });
  const words = (/** @type {string} */ text) => html`<div class=${look} aria-hidden="true">${text}</div>`;
  // What is said next is a new bubble.
  return repeat([bubble.text], String, words);
}
