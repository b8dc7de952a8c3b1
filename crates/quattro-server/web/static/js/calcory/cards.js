// The cards on the grid: what a face shows, and which belong to a set that is being taken.

/** @import { CalcoryCard, Kind, Place, Spot } from "../../../protocol.js" */
/** @import { CalcoryTable } from "../table/store.js" */

import { placeName } from "./reduce.js";

/** Numbers wear the colours of the kinds. @type {Record<string, Kind>} */
const COLOURS = { r: "salami", y: "pineapple", g: "chili", b: "olive", v: "mushroom" };

/** @param {CalcoryCard} card */
export const kindOfCard = (card) => COLOURS[card[0]];

/** The number, colour and marker of a face-up tile. @param {Spot} spot */
export function faceOf(spot) {
  if (typeof spot !== "object") return undefined;
  const { card, marker } = spot["face-up"];
  return { number: card.slice(1), kind: kindOfCard(card), marker };
}

/**
 * Whether this card belongs to the set being taken: the cards just turned, or the marked ones of the player on turn.
 * @param {CalcoryTable} view @param {Spot} spot
 */
export function isTaken(view, spot) {
  if (typeof spot !== "object") return false;
  const { marker } = spot["face-up"];
  return view.step === "choose-back" && view.set === "marked" ? marker === view.turn : marker === null;
}

/** The places of the set being taken. @param {CalcoryTable} view @returns {Place[]} */
export const takenPlaces = (view) =>
  view.grid.flatMap((row, at) => row.flatMap((spot, column) => (isTaken(view, spot) ? [placeName(at, column)] : [])));
