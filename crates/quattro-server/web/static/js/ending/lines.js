// What a player is told first after the end: true, and kind. Pure; the words are in the message files.

/** @import { Fact, Outcome, Seat, SeatResult } from "../../../protocol.js" */

/**
 * @typedef {object} EndLine
 * @property {"ahead" | "by-hand" | "shared" | "behind"} how
 * @property {number} place
 * @property {number} count the viewer's score
 * @property {number} lead how many more than the next one
 * @property {Seat} [other] the player the score is compared with
 */

/**
 * How near it was, or something that nobody did better.
 * @typedef {{ gap: "by-hand" | "their-hand" | "behind", lead: number, other: Seat }
 *   | { fact: Fact["fact"] }} SecondLine
 */

/** From further away than this it is no comfort. */
const NEAR = 2;

/** @typedef {SeatResult & { seat: Seat }} Ranked */

/** Everybody, the winner first. @param {Outcome} outcome @returns {Ranked[]} */
export function ranking(outcome) {
  const results = outcome.seats.map((result, index) => ({ ...result, seat: index + 1 }));
  return results.sort((a, b) => a.place - b.place);
}

/** @param {Fact[]} facts @param {Seat} seat @returns {SecondLine | undefined} */
function ownFact(facts, seat) {
  const own = facts.find((fact) => fact.seat === seat);
  return own && { fact: own.fact };
}

/** @typedef {{ first: EndLine, second?: SecondLine }} Sentences */

/** @param {Ranked} mine @param {Ranked[]} rows @param {Fact[]} facts @returns {Sentences} */
function winnersLine(mine, rows, facts) {
  const { place, score: count, seat } = mine;
  const shares = rows.some((row) => row.place === 1 && row !== mine);
  const next = rows.find((row) => row.place > 1);
  if (shares || !next) return { first: { how: "shared", place, count, lead: 0 }, second: ownFact(facts, seat) };
  const lead = count - next.score;
  const other = next.seat;
  if (lead > 0) return { first: { how: "ahead", place, count, lead, other }, second: ownFact(facts, seat) };
  return { first: { how: "by-hand", place, count, lead, other }, second: { gap: "by-hand", lead, other } };
}

/**
 * @param {Outcome} outcome @param {Seat} seat @param {Fact[]} facts
 * @returns {Sentences | undefined} nothing for who did not play
 */
export function endLine(outcome, seat, facts) {
  const rows = ranking(outcome);
  const mine = rows.find((row) => row.seat === seat);
  if (!mine) return undefined;
  if (mine.place === 1) return winnersLine(mine, rows, facts);
  const next = /** @type {Ranked} */ (rows.findLast((row) => row.place < mine.place));
  const lead = next.score - mine.score;
  /** @type {EndLine} */
  const first = { how: "behind", place: mine.place, count: mine.score, lead };
  if (lead === 0) return { first, second: { gap: "their-hand", lead, other: next.seat } };
  if (lead <= NEAR) return { first, second: { gap: "behind", lead, other: next.seat } };
  return { first, second: ownFact(facts, seat) };
}
