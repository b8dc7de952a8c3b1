// What the page knows: the position being set up, what was asked about it, and the answer.

/** @import { Judgement, PositionProblem, Ruling } from "../../../protocol.js" */
/** @import { Box, CalcoryPosition, PizzaPosition, Position, Question } from "./types.js" */
/** @import { Pile } from "./position.js" */

import { refresh } from "../table/redraw.js";
import { written } from "./link.js";

/** What is on offer: toppings, or the orders of a player. @typedef {"singles" | "doubles" | number} Shelf */

/** How a tile of Calcory is set. @typedef {"down" | "up" | "marked" | "taken"} Tool */

/**
 * @typedef {object} State
 * @property {"start" | "setup" | "ruling"} screen
 * @property {Position} position
 * @property {Position[]} past what undoing brings back
 * @property {Pile} pile where the next card goes
 * @property {number | undefined} picked a card of that pile, to be moved or taken away
 * @property {Shelf} shelf
 * @property {{ tool: Tool, number: number, seat: number }} brush
 * @property {string[]} moves
 * @property {Ruling | undefined} ruling
 * @property {PositionProblem | undefined} problem
 * @property {string} trouble what went wrong with the page itself, in words
 * @property {string} rule the rule being read
 * @property {boolean} copied
 * @property {boolean} asking
 */

/** @type {State} */
export const state = {
  screen: "start",
  position: /** @type {PizzaPosition} */ ({ game: "mamma-mia", seat: [] }),
  past: [],
  pile: "oven",
  picked: undefined,
  shelf: "singles",
  brush: { tool: "up", number: 5, seat: 0 },
  moves: [],
  ruling: undefined,
  problem: undefined,
  trouble: "",
  rule: "",
  copied: false,
  asking: false,
};

const desk = /** @type {HTMLElement} */ (document.getElementById("desk"));

/** @type {Record<Position["game"], Box>} */
const BOXES = JSON.parse(desk.dataset.boxes ?? "{}");

export const box = () => BOXES[state.position.game];

export const pizza = () => /** @type {PizzaPosition} */ (state.position);
export const calcory = () => /** @type {CalcoryPosition} */ (state.position);
export const isCalcory = () => state.position.game === "calcory";

export const players = () => (isCalcory() ? calcory().players : pizza().seat.length);

/** @type {Question | undefined} */
let linked;

/** The address follows the position, so that it can be shared, kept and loaded again. */
async function keepLink() {
  const question =
    state.screen === "ruling" ? { position: state.position, moves: state.moves } : { position: state.position };
  linked = question;
  const link = await written(question);
  // Something may have changed while this was being written.
  if (linked === question) history.replaceState(null, "", `#${link}`);
  for (const other of document.querySelectorAll(".languages a")) {
    /** @type {HTMLAnchorElement} */ (other).hash = location.hash;
  }
}

/** @param {Partial<State>} change */
export function update(change) {
  Object.assign(state, { trouble: "", copied: false, ...change });
  if (state.screen === "start") linked = undefined;
  else void keepLink();
  refresh();
}

/** Another position, which undoing takes back. @param {Position} position */
export const change = (position) =>
  update({ position, past: [...state.past, state.position], picked: undefined, problem: undefined });

export function undo() {
  const position = state.past.at(-1);
  if (position) update({ position, past: state.past.slice(0, -1), picked: undefined, problem: undefined });
}

/** Begins with this position. @param {Position} position */
export const begin = (position) =>
  update({
    screen: "setup",
    position,
    past: [],
    pile: "oven",
    picked: undefined,
    shelf: "singles",
    moves: [],
    ruling: undefined,
    problem: undefined,
  });

/** What the arbiter said about these moves. @param {string[]} moves @param {Judgement} judgement */
export function judged(moves, judgement) {
  if (judgement.type === "impossible") return update({ screen: "setup", problem: judgement, ruling: undefined });
  const played = judgement.refused ? moves.slice(0, judgement.refused.number - 1) : moves;
  update({ screen: "ruling", moves: played, ruling: judgement, problem: undefined });
}
