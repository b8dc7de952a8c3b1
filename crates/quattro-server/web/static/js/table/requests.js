// Requests about this table, with the refusal shown on the page.

import { ask, Refused } from "../lib/api.js";
import { say } from "../lib/words.js";
import { requestRefused, state } from "./store.js";

/** @template {string} Path @typedef {import("../lib/api.js").Answer<Path>} Answer */

/** What went wrong: the server's own words, or that there was no answer. @param {unknown} error */
export const problemOf = (error) => (error instanceof Refused ? error : { code: null, message: say("ui-no-answer") });

/**
 * The answer to a request, or nothing if it was refused.
 * @template {string} Path @param {Path} path @param {unknown} body
 * @returns {Promise<Answer<Path> | undefined>}
 */
export async function request(path, body) {
  try {
    return await ask(path, body);
  } catch (error) {
    requestRefused(problemOf(error));
    return undefined;
  }
}

/**
 * @template {string} Path
 * @param {Path} path of the table @param {unknown} [body]
 */
export const atTable = (path, body = {}) => request(`/api/tables/${state.table?.id ?? ""}/${path}`, body);
