// What is being said, so large that it can be read across the room. It is gone when it is gone.

/** @import { Seat } from "../../../protocol.js" */

import { cls, html, nothing, repeat, vars } from "../lib/dom.js";
import { state } from "../table/store.js";
import { fittingSize } from "./lettering.js";

/** The size of an announcement and the smallest one; what is longer than that takes two lines. In pixels of 1920. */
const [LARGE, SMALL, IN_LINES] = [122, 88, 80];
/** The widest announcement: it covers the dome of the oven, and no chair. */
const WIDEST = 900;

/** @param {string} text */
export function sizeOf(text) {
  const size = fittingSize(text, { largest: LARGE, weight: 850, room: WIDEST });
  return size < SMALL ? IN_LINES : size;
}

/** The tail points to the chair of the speaker. */
const tail = html`<svg class="tail" viewBox="0 0 200 120" aria-hidden="true">
  <path class="outer" d="M70 22 4 112 168 22Z"></path><path class="cover" d="M64 0H186V28H60Z"></path>
</svg>`;

/** @param {(seat: Seat) => boolean} isLeft whether the speaker sits at the left */
export function said(isLeft) {
  const { bubble } = state.effects;
  if (!bubble) return nothing;
  const size = sizeOf(bubble.text);
  const look = cls({ "tv-say": true, lines: size === IN_LINES, "from-left": isLeft(bubble.seat) });
  const words = (/** @type {string} */ text) =>
    html`<div class=${look} ${vars({ "--size": `${size}px` })}>${tail}<span>${text}</span></div>`;
  // What is said next is a new bubble.
  return repeat([`${bubble.seat} ${bubble.text}`], String, () => words(bubble.text));
}

/** What is said across the table. */
export const ribbon = () =>
  state.effects.ribbon ? html`<p class="tv-ribbon"><span>${state.effects.ribbon}</span></p>` : nothing;
