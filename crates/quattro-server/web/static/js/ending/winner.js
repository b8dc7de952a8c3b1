// The winner: portrait with toque and ribbon, rays in their colour, confetti.

/** @import { Kind, Order, Seat } from "../../../protocol.js" */

import { doneOrderSign, sign, spriteUse } from "../lib/art.js";
import { cls, html, nothing, svg, vars } from "../lib/dom.js";
import { KINDS } from "../lib/notation.js";
import { characterAt, nameOf } from "../table/store.js";
import { kindAt } from "./players.js";
import { onRibbon, ribbonSize } from "./ribbon.js";

/** A character sits for its own portrait, everybody else as their topping. @param {Kind} kind @param {Seat} seat */
function sitter(kind, seat) {
  const character = characterAt(seat);
  if (!character) return spriteUse(`chef-${kind}`);
  return svg`${spriteUse(`stage-${kind}`)}
    <svg x="45" y="100" width="160" height="160" viewBox="0 0 100 100">${spriteUse(`who-${character}`)}</svg>`;
}

/** @param {Seat} seat @param {"" | "left" | "right"} turned */
export function portrait(seat, turned) {
  const [kind, name] = [kindAt(seat), nameOf(seat)];
  const look = cls({ card: true, portrait: true, [`k-${kind}`]: true, [turned]: turned });
  return html`<svg class=${look} viewBox="0 0 250 350" aria-hidden="true">
    ${sitter(kind, seat)}
    <path id="ribbon-${kind}" d="M20 317C80 301 170 301 230 317" fill="none"></path>
    <g class="name-ribbon">
      ${spriteUse("ribbon")}
      <text font-size=${ribbonSize(onRibbon(name))} font-weight="800" fill="var(--straw)" text-anchor="middle">
        <textPath href="#ribbon-${kind}" startOffset="50%">${onRibbon(name)}</textPath>
      </text>
    </g>
  </svg>`;
}

/** They pop up one after another. @param {unknown} drawing @param {number} index */
const prize = (drawing, index) => html`<i ${vars({ "--nth": index })}>${drawing}</i>`;

/** Filled orders as small pizzas. @param {Order[]} orders */
export const pizzas = (orders) =>
  html`<div class="prizes" aria-hidden="true">
    ${orders.map((order, index) => prize(doneOrderSign(order), index))}
  </div>`;

/** More tiles than this would not fit. */
const MOST_TILES = 13;

/** Won cards as tiles. @param {number} count */
export const tiles = (count) =>
  html`<div class="prizes tiles" aria-hidden="true">
    ${Array.from({ length: Math.min(count, MOST_TILES) }, (_, index) => prize(sign("tileback", "pz"), index))}
  </div>`;

const CONFETTI = 34;
const SHAPES = [...KINDS, "leaf", "paper", "leaf", "paper"];

/** Numbers from 0 to 1 that look random and are always the same. @param {number} index @param {number} salt */
const scattered = (index, salt) => (Math.sin((index + 1) * 12.9898 + salt * 78.233) * 43758.5453) % 1;

/** One piece: it falls from above to its place beside the portrait. @param {unknown} _ @param {number} index */
function piece(_, index) {
  const [x, y, turn, late, size] = [1, 2, 3, 4, 5].map((salt) => Math.abs(scattered(index, salt)));
  const shape = SHAPES[index % SHAPES.length];
  const place = {
    "--x": `${index % 2 ? 70 + x * 30 : x * 30}%`,
    "--y": `${y * 96}%`,
    "--turn": `${Math.round(turn * 100 - 50)}deg`,
    "--late": `${Math.round(late * 600)}ms`,
    "--size": (0.6 + size * 0.6).toFixed(2),
  };
  const drawn = shape === "paper" ? nothing : sign(shape, "");
  const look = cls({ paper: shape === "paper", [`k-${KINDS[index % 5]}`]: true });
  return html`<i class=${look} ${vars(place)}>${drawn}</i>`;
}

export const confetti = () =>
  html`<div class="confetti" aria-hidden="true">${Array.from({ length: CONFETTI }, piece)}</div>`;
