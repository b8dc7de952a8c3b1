// The games written by the Rust test `told_games`: the events and views of every viewer.

import { readdirSync, readFileSync } from "node:fs";

const FOLDER = process.env.QUATTRO_TOLD_GAMES ?? new URL("../../target/tmp/told-games/", import.meta.url).pathname;

/**
 * What happened between two decisions, and what it led to.
 * @template View, Event
 * @typedef {{ events: Event[], view: View }} Step
 */

/**
 * A game as one viewer was told of it.
 * @template View, Event
 * @typedef {{ viewer: number | null, steps: Step<View, Event>[] }} Told
 */

/** The files of these games, by name. @param {RegExp} wanted */
export function games(wanted) {
  let files;
  try {
    files = readdirSync(FOLDER);
  } catch {
    throw new Error(`no games in ${FOLDER}; write them with: cargo test -p quattro-rules --test told_games`);
  }
  return files.filter((file) => wanted.test(file)).sort();
}

/** What a file holds: one game, once for each viewer. @param {string} file */
export const read = (file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"));

/** Nothing in it can be changed any more: a reducer that tries throws. @template T @param {T} value @returns {T} */
export function frozen(value) {
  if (value && typeof value === "object") Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
