// The worker that runs the tables of this device. It moves messages between pages, the compiled module and the log; it
// decides nothing about a table.

/** @import { Claim, DeviceInput, DeviceOutput, DeviceOutputs, PageMessage, WorkerMessage } from "./messages.js" */

import { readEntries, readPerson, store, whenTaken } from "./log.js";
import { Module } from "./module.js";
import { own, ownId, whenGone } from "./owner.js";

/**
 * @typedef {object} Page
 * @property {(event: MessageEvent<Claim | PageMessage>) => void} onmessage
 * @property {(message: WorkerMessage) => void} postMessage
 */
const page = /** @type {Page} */ (/** @type {unknown} */ (self));

/** Milliseconds before the move of a bot at a table that does not say. */
const PACE = 30;

/** Milliseconds before a module that has stopped, or did not come, is started again. */
const RESTART = 1000;

/** Other tabs of this device. */
const others = new BroadcastChannel("quattro-device");

/** @typedef {{ to: "owner", from: string, message: PageMessage } | { to: string, message: WorkerMessage }} Letter */

/**
 * Where a request or a line comes from: a tab, and the number that it has there.
 * @typedef {{ tab: string, number: number }} Origin
 */

/** Runs here while this tab is the owner. @type {Module | undefined} */
let running;
/** @type {"owner" | "becoming" | "guest"} */
let role = "guest";
/** What came while it was not known who the owner is. @type {PageMessage[]} */
const early = [];
/** @type {Map<number, Origin>} */
const asks = new Map();
/** @type {Map<number, Origin>} */
const lines = new Map();
/** @type {Set<string>} */
const tabs = new Set();
let last = 0;

async function fetchModule() {
  const answer = await fetch(new URL("../../device/quattro.wasm", import.meta.url));
  // A file host may not know what this is.
  return answer.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

function compile() {
  const compiling = fetchModule();
  // Whoever needs it is told.
  compiling.catch(() => undefined);
  return compiling;
}

/** Begins at once: a tab that asks for its tables gets them. */
let compiling = compile();

/** @param {Uint8Array} bytes */
const base64 = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Where the messages of a page are. @type {string} */
let messages;

const LANGUAGES = ["en", "fr", "de"];

/** @param {string} name */
async function messageFile(name) {
  const answer = await fetch(messages.replace(/\w+\.ftl/, `${name}.ftl`)).catch(() => undefined);
  return answer?.ok ? answer.text() : "";
}

/**
 * What the games say in a language: the file that pages in it read, without which no page in it can be shown either,
 * and the refusals, which only the module says.
 * @param {string} lang @returns {Promise<DeviceInput>}
 */
async function words(lang) {
  const texts = await Promise.all([lang, `refusals-${lang}`].map(messageFile));
  return { type: "words", lang, text: texts.join("\n") };
}

async function start() {
  const spoken = Promise.all(LANGUAGES.map(words));
  const [compiled, person] = await Promise.all([compiling, readPerson().catch(() => undefined)]);
  const module = await Module.start(compiled);
  for (const input of await spoken) module.give(input, Date.now());
  const seed = base64(crypto.getRandomValues(new Uint8Array(32)));
  module.give({ type: "start", seed, person, pace: PACE }, Date.now());
  return module;
}

/** @param {Origin} origin @param {WorkerMessage} message */
function post(origin, message) {
  if (origin.tab === ownId) page.postMessage(message);
  else others.postMessage({ to: origin.tab, message });
}

/** @param {Map<number, Origin>} map @param {string} tab @param {number} number */
const numbered = (map, tab, number) =>
  [...map].find(([, origin]) => origin.tab === tab && origin.number === number)?.[0];

/** @param {Map<number, Origin>} map @param {string} tab @param {number} number */
function enter(map, tab, number) {
  last += 1;
  map.set(last, { tab, number });
  return last;
}

/** What a page wants. @param {string} tab @param {PageMessage} message */
function take(tab, message) {
  if (tab !== ownId && !tabs.has(tab)) {
    tabs.add(tab);
    whenGone(tab, () => leave(tab));
  }
  if (message.type === "ask") return give({ ...message, ask: enter(asks, tab, message.ask) });
  if (message.type === "dial") return give({ ...message, line: enter(lines, tab, message.line) });
  const line = numbered(lines, tab, message.line);
  if (line === undefined) return;
  if (message.type === "hang-up") lines.delete(line);
  give({ ...message, line });
}

/** A tab has been closed. @param {string} tab */
function leave(tab) {
  tabs.delete(tab);
  for (const [line, origin] of lines)
    if (origin.tab === tab) {
      lines.delete(line);
      give({ type: "hang-up", line });
    }
}

const alarm = new MessageChannel();
alarm.port1.onmessage = () => give({ type: "tick" });
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Calls the module again when something is due; at once between two slices of thinking.
 * @param {number | undefined} next
 */
function wake(next) {
  clearTimeout(timer);
  if (next === undefined) return;
  const left = next - Date.now();
  if (left <= 0) alarm.port2.postMessage(null);
  else timer = setTimeout(give, left, { type: "tick" });
}

/** @param {DeviceInput} input */
function give(input) {
  if (!running) return;
  /** @type {DeviceOutputs} */
  let answer;
  try {
    answer = running.give(input, Date.now());
  } catch (error) {
    console.error(error);
    beginAnew();
    return;
  }
  for (const output of answer.out) perform(output);
  wake(answer.next);
}

/** @param {DeviceOutput} output */
function perform(output) {
  switch (output.type) {
    case "answer":
      return passOn(asks, output.ask, (ask) => ({ ...output, ask }), true);
    case "tell":
      return passOn(lines, output.line, (line) => ({ ...output, line }), false);
    case "hang-up":
      return passOn(lines, output.line, (line) => ({ ...output, line }), true);
    case "load":
      return void readEntries(output.table).then(
        (entries) => give({ type: "loaded", entries }),
        () => give({ type: "not-loaded" }),
      );
    case "store":
      return void store(output).then(
        () => give({ type: "stored" }),
        () => give({ type: "not-stored" }),
      );
  }
}

/**
 * @param {Map<number, Origin>} map @param {number} number
 * @param {(number: number) => WorkerMessage} message @param {boolean} isLast
 */
function passOn(map, number, message, isLast) {
  const origin = map.get(number);
  if (isLast) map.delete(number);
  if (origin) post(origin, message(origin.number));
}

/** Forgets everything but the log, and lets everybody begin anew. */
function letGo() {
  running = undefined;
  clearTimeout(timer);
  for (const map of [asks, lines]) map.clear();
  page.postMessage({ type: "lost" });
}

/** Starts the module for all tabs. What this one has asked for until then is worked off. */
async function takeOver() {
  try {
    const module = await start();
    if (role !== "becoming") return;
    role = "owner";
    running = module;
  } catch {
    compiling = compile();
    return beginAnew();
  }
  others.postMessage({ to: "all", message: { type: "lost" } });
  for (const message of early.splice(0)) take(ownId, message);
}

/** As after a restart; not at once, because what was in the way may still be there. */
function beginAnew() {
  if (role === "guest") return;
  role = "becoming";
  early.length = 0;
  letGo();
  setTimeout(takeOver, RESTART);
}

whenTaken(() => role === "owner" && beginAnew());

/** @param {boolean} steal */
function claim(steal) {
  role = "becoming";
  void own(steal, { got: takeOver, lost });
}

/** Another tab has the tables. In case it is closed first, this one waits for its turn. */
function lost() {
  role = "guest";
  letGo();
  void own(false, { got: succeed, lost });
}

async function succeed() {
  if (role === "owner") return;
  role = "becoming";
  page.postMessage({ type: "lost" });
  await takeOver();
}

page.onmessage = ({ data }) => {
  if (data.type === "claim") {
    messages = data.messages;
    if (role === "guest") claim(true);
    return;
  }
  if (role === "owner") take(ownId, data);
  else if (role === "becoming") early.push(data);
  else others.postMessage({ to: "owner", from: ownId, message: data });
};

others.onmessage = ({ data }) => {
  const letter = /** @type {Letter} */ (data);
  if (letter.to === "owner") {
    if (role === "owner" && "from" in letter) take(letter.from, letter.message);
  } else if ((letter.to === ownId || letter.to === "all") && role === "guest") {
    page.postMessage(/** @type {WorkerMessage} */ (letter.message));
  }
};
