// Requests about this table, with the refusal shown on the page.

import { ask, problemOf } from "../lib/api.js";
import { requestRefused, state } from "./store.js";

/** The answer to a request, or nothing if it was refused. @param {string} path @param {unknown} body */
export async function request(path, body) {
  try {
    return (await ask(path, body)) ?? {};
  } catch (error) {
    requestRefused(problemOf(error));
    return undefined;
  }
}

/** @param {string} path of the table @param {unknown} [body] */
export const atTable = (path, body = {}) => request(`/api/tables/${state.table?.id}/${path}`, body);
