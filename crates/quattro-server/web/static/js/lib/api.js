// Requests to the server.

/** @import { Code, Problem } from "../../../protocol.js" */

/** A refusal by the server, with its code. */
class Refused extends Error {
  /** @param {Problem} problem */
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

/** What went wrong with a request: a refusal, or no answer at all. @param {unknown} error */
export function problemOf(error) {
  const code = /** @type {Code | ""} */ (error instanceof Refused ? error.code : "");
  return { code, message: error instanceof Error ? error.message : String(error) };
}

/**
 * @param {string} path
 * @param {unknown} [body] sent as JSON by POST; without it the request is a GET
 * @returns {Promise<unknown>} what docs/protocol.md promises for this path
 */
export async function ask(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  const read = text ? JSON.parse(text) : {};
  if (!answer.ok) throw new Refused(read);
  return read;
}

/** 16 random bytes, so that nobody else decides the shuffles alone. */
export function contribution() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
