// The games written by the Rust test `told_games`: the events and views of every viewer.

import { readdirSync, readFileSync } from "node:fs";

const FOLDER = process.env.QUATTRO_TOLD_GAMES ?? new URL("../../target/tmp/told-games/", import.meta.url).pathname;

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

/** One game for each viewer. @param {string} file @returns {{ viewer: number | null, steps: Step[] }[]} */
export const viewers = (file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"));

/** @typedef {{ events: { event: string }[], view: any }} Step */

/** Nothing in it can be changed any more: a reducer that tries throws. @template T @param {T} value @returns {T} */
export function frozen(value) {
  if (value && typeof value === "object") Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
