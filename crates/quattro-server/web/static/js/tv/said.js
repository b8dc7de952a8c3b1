// What is being said, so large that it can be read across the room. It is gone when it is gone.

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

/** What of a tail hides the edge of the bubble: at its side, and below it. */
const [SIDE, BELOW] = ["M17-92H46V-20H17Z", "M64 0H186V28H60Z"];
/** Tails to the first, second and third chair at a side. */
const TAILS = [
  ["M22-84-24-56 22-28Z", SIDE],
  ["M70 22 4 112 168 22Z", BELOW],
  ["M70 22 12 320 168 22Z", BELOW],
];

/**
 * The tail points to the chair of the speaker, where players sit at the sides of the screen.
 * @param {number} seat @param {number} left how many sit at the left
 */
function tail(seat, left) {
  if (!left) return nothing;
  const [outer, cover] = TAILS[seat - (seat <= left ? 1 : left + 1)];
  return html`<svg class="tail" viewBox="0 0 200 120" aria-hidden="true">
    <path class="outer" d=${outer}></path><path class="cover" d=${cover}></path>
  </svg>`;
}

/** @param {number} [left] how many sit at the left */
export function said(left = 0) {
  const { bubble } = state.effects;
  if (!bubble) return nothing;
  const size = sizeOf(bubble.text);
  const look = cls({ "tv-say": true, lines: size === IN_LINES, "from-left": bubble.seat <= left });
  const words = (/** @type {string} */ text) =>
    html`<div class=${look} ${vars({ "--size": `${size}px` })}>${tail(bubble.seat, left)}<span>${text}</span></div>`;
  // What is said next is a new bubble.
  return repeat([`${bubble.seat} ${bubble.text}`], String, () => words(bubble.text));
}

/** What is said across the table. */
export const ribbon = () =>
  state.effects.ribbon ? html`<p class="tv-ribbon"><span>${state.effects.ribbon}</span></p>` : nothing;
