// The line to the server: one WebSocket that comes back by itself, names the last number it has had, and sends
// what is unanswered again under the same id, so that nothing is lost or played twice.

import { language, say } from "../lib/words.js";
import { cut, tell } from "./director.js";
import { bubble } from "./stage.js";
import { refresh, set, state } from "./state.js";

/** @typedef {import("../../../protocol.js").ServerMessage} ServerMessage */
/** @typedef {import("../../../protocol.js").ClientMessage} ClientMessage */

let tableId = "";
/** @type {WebSocket | undefined} */
let socket;
let have = 0;
let failures = 0;
/** Sent and not answered yet. @type {Map<string, ClientMessage>} */
const open = new Map();

/** @param {string} id */
export function connect(id) {
  tableId = id;
  dial();
  addEventListener("online", dial);
  document.addEventListener("visibilitychange", () => !document.hidden && dial());
}

function dial() {
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const line = new WebSocket(`${scheme}://${location.host}/api/tables/${tableId}/socket?lang=${language}`);
  socket = line;
  line.onopen = () => line.send(JSON.stringify({ type: "hello", since: have || null }));
  line.onmessage = (event) => hear(JSON.parse(event.data));
  line.onclose = () => {
    if (socket !== line) return;
    socket = undefined;
    failures += 1;
    set({ online: false });
    setTimeout(dial, Math.min(8000, 300 * 2 ** failures));
  };
}

/** @param {ServerMessage} message */
function hear(message) {
  switch (message.type) {
    case "welcome": {
      failures = 0;
      // A table with aids tells again what was told before, for the log; it is not acted out again.
      const news = message.missed.filter((happened) => happened.number > have);
      have = message.number;
      Object.assign(state, {
        online: true,
        table: message.table,
        you: message.you,
        chat: message.chat,
        sending: false,
        log: [],
      });
      keepLog(message.missed.flatMap((happened) => happened.events));
      welcome(message.game, news);
      for (const request of open.values()) socket?.send(JSON.stringify(request));
      break;
    }
    case "update":
      have = Math.max(have, message.number);
      if (message.you) state.you = message.you;
      if (message.table) state.table = message.table;
      keepLog(message.events);
      if (message.game) tell({ events: message.events, game: message.game });
      refresh();
      acknowledge();
      break;
    case "chat":
      have = Math.max(have, message.number);
      set({
        chat: [...state.chat.slice(-60), message.line],
        unread: state.sheet === "chat" || message.line.reaction ? state.unread : state.unread + 1,
      });
      overhear(message.line);
      break;
    case "done":
      open.delete(message.id);
      set({ sending: false, problem: "" });
      break;
    case "error":
      refuse(message);
      break;
    case "present":
      set({ present: message.seats, spectators: message.spectators });
      break;
  }
}

/** What somebody at the table says is seen at the chair too, unless something of the game is being said. @param {import("./state.js").ChatLine} line */
function overhear({ seat, reaction, text = "" }) {
  if (seat && !state.scene.bubble) bubble(seat, reaction ? say("ui-reaction", { reaction }) : text, 2600);
}

let acknowledging = 0;

/** Says now and then what has arrived; every move says it too. */
function acknowledge() {
  acknowledging ||= setTimeout(() => {
    acknowledging = 0;
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "have", number: have }));
  }, 2000);
}

/** What was missed is acted out if it is little; after a long sleep only its end is shown. @param {any} game @param {any[]} missed */
function welcome(game, missed) {
  const events = missed.flatMap((happened) => happened.events);
  if (game && state.shown && events.length > 0 && events.length < 12) tell({ events, game });
  else if (game) cut(game);
  refresh();
}

/** @param {any[]} events */
function keepLog(events) {
  const aids = state.table?.options.aids ?? "none";
  if (aids === "none") return;
  const lines = events.filter((event) => event.text).map(({ text, rule }) => ({ text, rule }));
  state.log = aids === "whole-log" ? [...state.log, ...lines] : lines.length ? lines.slice(-1) : state.log;
}

/** @param {any} message */
function refuse(message) {
  const request = message.id ? open.get(message.id) : undefined;
  if (message.id) open.delete(message.id);
  if (request && message.code === "too-fast") return void setTimeout(() => post(/** @type {any} */ (request)), 700);
  set({
    sending: false,
    problem: message.code === "stale" ? "" : say("ui-problem", { code: message.code, message: message.message }),
  });
}

const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40);

/** @param {ClientMessage & { id: string }} request */
function post(request) {
  open.set(request.id, request);
  set({ sending: true, problem: "" });
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
}

/** Plays these actions; those after the first only if what they answer is asked. @param {string[]} actions */
export function send(actions) {
  if (!actions.length || state.sending || !state.game) return;
  post({ type: "play", id: newId(), at: state.game.moves, actions, if_asked: true, have });
}

/** @param {string} text */
export const chat = (text) => post({ type: "say", id: newId(), text });
/** @param {any} reaction */
export const react = (reaction) => post({ type: "react", id: newId(), reaction });
