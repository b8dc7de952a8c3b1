// Faces that players make: their topping laughs, is surprised, worries or applauds.

/** @import { Kind, Reaction } from "../../../protocol.js" */

import { spriteUse } from "./art.js";
import { html, nothing, svg } from "./dom.js";

/** @type {Reaction[]} */
export const FACES = ["laugh", "surprise", "oh-no", "bravo"];

/** Other reactions are words. @param {Reaction} reaction */
export const isFace = (reaction) => FACES.includes(reaction);

/**
 * The part of each piece that is shown, and where on it the face is.
 * @type {Record<Kind, [box: string, at: string]>}
 */
const PLACES = {
  salami: ["4 6 92 92", "translate(50 52) scale(.94)"],
  pineapple: ["12 28 76 76", "translate(50 64) scale(.7)"],
  mushroom: ["8 17 84 84", "translate(50 57) scale(.7)"],
  chili: ["2 10 66 66", "translate(36 43) scale(.56)"],
  olive: ["3 18 82 82", "translate(44 61) scale(.78)"],
};

/** The piece of a kind with a face. @param {Kind} kind @param {Reaction} reaction */
export function faceView(kind, reaction) {
  const [box, at] = PLACES[kind];
  // The flecks of the salami would be freckles.
  const plain = kind === "salami" ? svg`<circle cx="50" cy="52" r="33" fill="var(--k)"></circle>` : nothing;
  return html`<svg class="mood k-${kind}" viewBox=${box} aria-hidden="true">
    <svg width="100" height="100">${spriteUse(kind)}</svg>
    ${plain}
    <g transform=${at}><svg x="-50" y="-50" width="100" height="100">${spriteUse(`mood-${reaction}`)}</svg></g>
  </svg>`;
}
