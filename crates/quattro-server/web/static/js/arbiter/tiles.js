// The sixty cards of a Calcory position, one by one, and changes to them.

/** @import { CalcoryPosition } from "./types.js" */

import { placeName, spotOf } from "../calcory/reduce.js";

const TAKEN = "..";
const UNKNOWN = "??";
const COLOURS = ["r", "y", "g", "b", "v"];

/** @param {CalcoryPosition} position */
const cells = (position) => position.grid.map((row) => row.split(/\s+/).filter(Boolean));

/** @param {string | undefined} text */
const places = (text) => (text ?? "").split(/\s+/).filter(Boolean);

/**
 * A place: the card there was won, lies face down or up, or is marked by a player (by the index of the seat).
 * @typedef {{ is: "taken" } | { is: "down" } | { is: "up", card: string }
 *   | { is: "marked", card: string, seat: number }} Tile
 */

/** @param {CalcoryPosition} position @param {string} place @returns {Tile} */
export function tileAt(position, place) {
  const [row, column] = spotOf(place);
  const card = cells(position)[row]?.[column] ?? TAKEN;
  if (card === TAKEN) return { is: "taken" };
  if (places(position.turned).includes(place)) return { is: "up", card };
  if (position.marked && places(position.marked.places).includes(place)) {
    return { is: "marked", card, seat: position.marked.seat - 1 };
  }
  return { is: "down" };
}

/**
 * A card with this number, in the colour that lies there least often.
 * @param {string[][]} grid @param {number} number
 */
function cardWith(grid, number) {
  const laid = grid.flat();
  const often = (/** @type {string} */ colour) => laid.filter((card) => card === `${colour}${number}`).length;
  return `${COLOURS.toSorted((one, other) => often(one) - often(other))[0]}${number}`;
}

/**
 * One card more or less in a player's pile; one less is anybody's who has some.
 * @param {number[]} won @param {number} seat @param {1 | -1} by
 */
function counted(won, seat, by) {
  const whose = by > 0 || won[seat] > 0 ? seat : won.findIndex((cards) => cards > 0);
  return won.map((cards, index) => (index === whose ? cards + by : cards));
}

/**
 * The position with a tile set: turned down, turned up with a number, marked with a number, or taken.
 * @param {CalcoryPosition} position @param {string} place
 * @param {{ tool: Tile["is"], number: number, seat: number }} brush
 * @returns {CalcoryPosition}
 */
export function withTile(position, place, { tool, number, seat }) {
  const [row, column] = spotOf(place);
  const grid = cells(position);
  const before = grid[row][column];
  grid[row][column] = tool === "taken" ? TAKEN : UNKNOWN;
  if (tool === "up" || tool === "marked") grid[row][column] = cardWith(grid, number);
  const others = (/** @type {string | undefined} */ text) => places(text).filter((other) => other !== place);
  const turned = [...others(position.turned), ...(tool === "up" ? [place] : [])];
  const marked = [...others(position.marked?.places), ...(tool === "marked" ? [place] : [])];
  const owner = tool === "marked" ? seat + 1 : (position.marked?.seat ?? 1);
  let { won } = position;
  if (before === TAKEN && tool !== "taken") won = counted(won, seat, -1);
  if (before !== TAKEN && tool === "taken") won = counted(won, seat, 1);
  const { turned: _, marked: __, ...rest } = position;
  return {
    ...rest,
    won,
    ...(turned.length ? { turned: turned.join(" ") } : {}),
    ...(marked.length ? { marked: { seat: owner, places: marked.join(" ") } } : {}),
    grid: grid.map((cards) => cards.join(" ")),
  };
}

/** Another number of players. @param {CalcoryPosition} position @param {number} players @returns {CalcoryPosition} */
export function withPlayers(position, players) {
  const won = Array.from({ length: players }, (_, seat) => position.won[seat] ?? 0);
  // What the others had won is the first player's, because every card must be somewhere.
  won[0] += position.won.slice(players).reduce((sum, cards) => sum + cards, 0);
  const { marked, ...rest } = position;
  const names = position.names ? { names: position.names.slice(0, players) } : {};
  const stays = marked && marked.seat <= players ? { marked } : {};
  return { ...rest, players, won, turn: Math.min(position.turn, players), ...names, ...stays };
}

export const ALL_PLACES = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: 10 }, (_, column) => placeName(row, column)),
);
