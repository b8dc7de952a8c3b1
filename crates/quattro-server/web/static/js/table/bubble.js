// What is being said at a chair.

/** @import { Seat } from "../../../protocol.js" */

import { cls, html, nothing } from "../lib/dom.js";
import { state } from "./store.js";

/** A text of more characters is drawn smaller, in several lines. */
const ONE_LINE = 24;

/** @param {Seat} seat */
export function bubbleOf(seat) {
  const { bubble } = state.effects;
  if (bubble?.seat !== seat) return nothing;
  const look = cls({ bubble: true, long: bubble.text.length > ONE_LINE });
  return html`<div class=${look} aria-hidden="true">${bubble.text}</div>`;
}
