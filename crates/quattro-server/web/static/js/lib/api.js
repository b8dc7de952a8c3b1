// Requests to the server.

/** A refusal by the server, with its code. */
export class Refused extends Error {
  /** @param {{ code: string, message: string }} problem */
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

/**
 * @param {string} path
 * @param {unknown} [body] sent as JSON by POST; without it the request is a GET
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const answer = await fetch(
    path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  );
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
