// The connection to the table: one line that reconnects by itself, sends the last number it has received, and
// repeats unanswered requests under the same id, so that nothing is lost or played twice.

/** @import { ChatLine, ClientMessage, GameState, Happened, Reaction, ServerMessage } from "../../../protocol.js" */

import { isFace } from "../lib/faces.js";
import { say } from "../lib/words.js";
import { comeBack, tellHandOvers } from "./absence.js";
import { jumpTo, tell } from "./director.js";
import { lineTo } from "./line.js";
import { announce } from "./live.js";
import { bubble, makeFace } from "./stage.js";
import {
  heardChat,
  keepLog,
  lineLost,
  notSaved,
  peopleCame,
  peopleReady,
  requestDone,
  requestRefused,
  requestSent,
  savedAgain,
  state,
  timeRuns,
  updated,
  welcomed,
} from "./store.js";

/** @typedef {Extract<ClientMessage, { id: string }>} Request */
/** @template {ServerMessage["type"]} T @typedef {Extract<ServerMessage, { type: T }>} Message */

/** With as many missed events or more, only what they led to is shown. */
const TOO_MANY_TO_ACT_OUT = 12;

let tableId = "";
/** What this page is at the table, if not a person's place. @type {{ table_only?: boolean, screen?: boolean }} */
let role = {};
/** @type {import("./line.js").Line | undefined} */
let socket;
let have = 0;
let failures = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;
/** Sent and not answered yet. @type {Map<string, Request>} */
const open = new Map();

/** @param {string} id @param {typeof role} [as] a screen that shows nothing but the table says so */
export function connect(id, as = {}) {
  tableId = id;
  role = as;
  dial();
  addEventListener("online", redial);
  addEventListener("offline", probe);
  document.addEventListener("visibilitychange", () => !document.hidden && probe());
}

/** The network is back: what was begun without it may take long to fail. */
function redial() {
  const line = socket;
  socket = undefined;
  line?.close();
  failures = 0;
  dial();
}

/** A phone that slept, or a network that went, may not have told us that the connection is gone. */
const LONGEST_SILENCE = 2500;

export function probe() {
  if (socket?.readyState !== WebSocket.OPEN) return redial();
  transmit({ type: "ping" });
  clearTimeout(silence);
  silence = setTimeout(() => {
    lineLost();
    redial();
  }, LONGEST_SILENCE);
}

/** The longest pause between two attempts, give or take a fifth, so that not all come back at once. */
const LONGEST_PAUSE = 3000;

const pauseBeforeRetry = () => Math.min(LONGEST_PAUSE, 300 * 2 ** failures) * (0.8 + 0.4 * Math.random());

/** @param {ClientMessage} message */
function transmit(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** The code with which a server closes its sockets before it stops. */
const SERVER_STOPS = 1001;

function dial() {
  clearTimeout(retry);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const line = lineTo(tableId);
  socket = line;
  line.onopen = () => transmit({ type: "hello", since: have || null, ...role });
  line.onmessage = (event) => hear(JSON.parse(event.data));
  line.onclose = ({ code }) => {
    if (socket !== line) return;
    socket = undefined;
    failures += 1;
    // If another server has taken over, nobody need notice; if not, this fails at once.
    if (code === SERVER_STOPS && failures === 1) return dial();
    lineLost();
    retry = setTimeout(dial, pauseBeforeRetry());
  };
}

/** @type {{ [T in ServerMessage["type"]]: (message: Message<T>) => void }} */
const HEAR = {
  welcome(message) {
    failures = 0;
    // A table with memory aids repeats earlier events for the log; they are not animated again.
    const news = message.missed.filter((happened) => happened.number > have);
    const isFirst = have === 0;
    have = message.number;
    welcomed(message);
    if (message.game) timeRuns(message.game);
    void comeBack();
    keepLog(message.missed.flatMap((happened) => happened.events));
    catchUp(message.game, news, isFirst && (message.table.options.aids ?? "none") !== "none");
    for (const request of open.values()) transmit(request);
    // The server does not keep it, and may be another one by now.
    if (seen) transmit({ type: "ready", round: seen });
  },
  update(message) {
    have = Math.max(have, message.number);
    const before = state.table;
    updated(message);
    if (message.game) timeRuns(message.game);
    tellHandOvers(before);
    void comeBack();
    keepLog(message.events);
    if (message.game) tell({ events: message.events, game: message.game });
    acknowledge();
  },
  chat(message) {
    have = Math.max(have, message.number);
    if (role.table_only) return seeFace(message.line);
    heardChat(message.line);
    overhear(message.line);
  },
  done(message) {
    // Nobody waits for the answer to a reaction.
    if (open.delete(message.id)) requestDone();
  },
  error: refuse,
  present: (message) => peopleCame(message.away, message.screens),
  notice(message) {
    if (message.code === "not-saved") return notSaved(message.message);
    savedAgain();
    // No clock has run meanwhile: a new welcome says how much time is left.
    if (state.due?.clock || state.due?.no) redial();
  },
  ready: (message) => peopleReady(message.seats),
  pong: () => undefined,
};

/** @param {ServerMessage} message */
function hear(message) {
  clearTimeout(silence);
  const take = /** @type {(message: ServerMessage) => void} */ (HEAR[message.type]);
  if (take) take(message);
  else console.error(`unknown message ${message.type}`);
}

/**
 * What players say or look like is shown at their chairs: faces always, words unless a game announcement is shown.
 * @param {ChatLine} line
 */
function overhear({ seat, name, reaction, text = "" }) {
  const words = reaction ? say("ui-reaction", { reaction }) : text;
  const isFaceMade = reaction !== undefined && isFace(reaction);
  const mine = seat !== undefined && seat === state.you.seat;
  const told = !isFaceMade
    ? say("ui-says", { name, words })
    : say(mine ? "ui-you-react" : "ui-reacts", { name, reaction });
  // The open chat reads itself out. One knows what one has written, but not whether one's face was seen.
  if (state.sheet !== "chat" && (isFaceMade || !mine)) announce(told);
  if (!seat) return;
  if (isFaceMade) makeFace(seat, reaction);
  else if (!state.effects.bubble) bubble(seat, words, 2600);
}

/** All that a screen shows of what is said at the table. @param {ChatLine} line */
function seeFace({ seat, reaction }) {
  if (seat && reaction && isFace(reaction)) makeFace(seat, reaction);
}

/** The last round whose end this person has seen, as the others were told. */
let seen = 0;

/** Tells the others that they need not wait for this person after a round. @param {number} round */
export function tellReady(round) {
  if (round <= seen) return;
  seen = round;
  transmit({ type: "ready", round });
}

let acknowledging = false;

/** Acknowledges from time to time what has arrived; every move does so too. */
function acknowledge() {
  if (acknowledging) return;
  acknowledging = true;
  setTimeout(() => {
    acknowledging = false;
    transmit({ type: "have", number: have });
  }, 2000);
}

/**
 * @param {GameState | undefined} game @param {Happened[]} missed
 * @param {boolean} isLog whether this is all that ever happened, to be looked up and not to be told
 */
function catchUp(game, missed, isLog) {
  const events = missed.flatMap((happened) => happened.events);
  if (!game) return;
  if (state.shown && events.length > 0 && events.length < TOO_MANY_TO_ACT_OUT) tell({ events, game });
  else jumpTo(game, isLog ? [] : events);
}

/** Refusals that go away by themselves, and after how many milliseconds the request is sent again. */
const AGAIN = /** @type {{ [code: string]: number | undefined }} */ ({
  "too-fast": 700,
  unavailable: 1000,
  "newer-server": 1000,
});

/** Under the same id, so that it is carried out once, whatever the server could not say. @param {Request} request */
function sendAgain(request) {
  if (open.has(request.id)) transmit(request);
}

/** @param {Message<"error">} message */
function refuse(message) {
  const request = message.id ? open.get(message.id) : undefined;
  const pause = AGAIN[message.code];
  if (request && pause) return void setTimeout(sendAgain, pause, request);
  if (message.id && !open.delete(message.id)) return;
  requestRefused(message);
}

// Different from this person's other requests at this table. It is stored with every move; as only its end changes, the
// ids of a finished game pack into little.
const page = crypto.getRandomValues(new Uint32Array(2)).join("-");
let requests = 0;
const newId = () => `${page}-${++requests}`;

/** @param {Request} request */
function post(request) {
  open.set(request.id, request);
  requestSent();
  transmit(request);
}

/** Takes the moves of a table that exists on this screen only. @type {((actions: string[]) => void) | undefined} */
let takeMove;

/** @param {(actions: string[]) => void} take */
export function playWithoutServer(take) {
  takeMove = take;
}

/** Plays these actions; those after the first only if what they answer is asked. @param {string[]} actions */
export function send(actions) {
  if (!actions.length || state.sending || !state.game) return;
  if (takeMove) return takeMove(actions);
  post({ type: "play", id: newId(), at: state.game.moves, actions, if_asked: true, have });
}

/** @param {string} text */
export const chat = (text) => post({ type: "say", id: newId(), text });
/** A reaction is for this moment: one that is lost or refused is not sent again. @param {Reaction} reaction */
export const react = (reaction) => transmit({ type: "react", id: newId(), reaction });
