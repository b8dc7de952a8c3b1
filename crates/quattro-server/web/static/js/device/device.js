// The tables of this device, from the side of a page: the same requests and messages as with a server.

/** @import { Problem } from "../../../protocol.js" */
/** @import { Claim, PageMessage, WorkerMessage } from "./messages.js" */

import { Refused } from "../lib/refused.js";
import { forget, readRows } from "./log.js";

/** @typedef {{ resolve: (answer: unknown) => void, reject: (error: Error) => void }} Waiting */

/** @type {Worker | undefined} */
let worker;
let last = 0;
/** @type {Map<number, Waiting>} */
const asked = new Map();
/** @type {Map<number, DeviceLine>} */
const lines = new Map();

/** The page of a table starts the worker before anything else (lib/theme.js). */
const early = /** @type {Window & { deviceWorker?: Worker }} */ (window);

function started() {
  if (worker) return worker;
  worker = early.deviceWorker ?? new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = fail;
  claim(worker);
  return worker;
}

// The tab that is looked at should not wait for one that the browser may have put to sleep.
document.addEventListener("visibilitychange", () => !document.hidden && worker && claim(worker));

/** A worker that could not be fetched is asked for again with the next message. @param {Event} event */
function fail(event) {
  // What happens inside one that runs is its own affair.
  if (event instanceof ErrorEvent) return;
  worker = early.deviceWorker = undefined;
  hear({ type: "lost" });
}

/** @param {Worker} worker */
function claim(worker) {
  const messages = new URL(document.documentElement.dataset.messages ?? "/messages/en.ftl", location.href).href;
  worker.postMessage(/** @type {Claim} */ ({ type: "claim", messages }));
}

/** @param {PageMessage} message */
const post = (message) => started().postMessage(message);

/** @param {WorkerMessage} message */
function hear(message) {
  switch (message.type) {
    case "answer":
      return answered(message.ask, message.ok, JSON.parse(message.body));
    case "tell":
      return lines.get(message.line)?.onmessage?.({ data: message.text });
    case "hang-up":
      return lines.get(message.line)?.closed(message.code);
    case "lost":
      for (const line of [...lines.values()]) line.closed(MOVED);
      for (const ask of [...asked.keys()]) answered(ask, false, { code: "unavailable", message: "" });
  }
}

/** @param {number} ask @param {boolean} ok @param {unknown} body */
function answered(ask, ok, body) {
  const waiting = asked.get(ask);
  asked.delete(ask);
  if (ok) waiting?.resolve(body);
  else waiting?.reject(new Refused(/** @type {Problem} */ (body)));
}

/** The language in which sentences come. */
const language = () => document.documentElement.lang || "en";

/**
 * The answer to a request as `ask` of lib/api.js makes it, from this device; throws `Refused` where it is refused.
 * `/api/device/tables` lists the tables that are kept here, `/api/device/forget` deletes one.
 * @template [Answer=unknown]
 * @param {string} path @param {unknown} [body]
 * @returns {Promise<Answer>}
 */
export async function askDevice(path, body) {
  const answer = (await askLog(path, body)) ?? (await askWorker(path, body));
  return /** @type {Answer} */ (answer);
}

/** What the log can answer without a worker. @param {string} path @param {unknown} body */
async function askLog(path, body) {
  if (path === "/api/device/tables") return { tables: await readRows() };
  if (path !== "/api/device/forget") return undefined;
  await forget(/** @type {{ table: string }} */ (body).table);
  return {};
}

/** @param {string} path @param {unknown} body */
function askWorker(path, body) {
  last += 1;
  const ask = last;
  return new Promise((resolve, reject) => {
    asked.set(ask, { resolve, reject });
    post({ type: "ask", ask, path, body: body === undefined ? undefined : JSON.stringify(body), lang: language() });
  });
}

// It has its tables while the page is still being put together.
if (early.deviceWorker) started();

/** The code with which a line is closed because another tab has the tables now, as when a server stops. */
const MOVED = 1001;

/** A line to a table on this device, used as a socket is. */
class DeviceLine {
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {((event: { data: string }) => void) | null} */
  onmessage = null;
  /** @type {((event: { code: number }) => void) | null} */
  onclose = null;
  /** @type {number} */
  readyState = WebSocket.CONNECTING;

  /** @param {string} table */
  constructor(table) {
    last += 1;
    this.number = last;
    lines.set(this.number, this);
    post({ type: "dial", line: this.number, table, lang: language() });
    // Messages arrive in order, so nothing need be waited for but whoever is about to listen.
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  /** @param {string} text */
  send(text) {
    if (this.readyState === WebSocket.OPEN) post({ type: "hear", line: this.number, text });
  }

  close() {
    if (this.readyState >= WebSocket.CLOSING) return;
    post({ type: "hang-up", line: this.number });
    this.closed(1000);
  }

  /** @param {number} code */
  closed(code) {
    if (this.readyState === WebSocket.CLOSED) return;
    lines.delete(this.number);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** @param {string} table */
export const lineToDevice = (table) => new DeviceLine(table);
