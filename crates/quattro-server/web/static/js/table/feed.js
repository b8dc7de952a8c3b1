// The connection to the table: one line that reconnects by itself, sends the last number it has received, and
// repeats unanswered requests under the same id, so that nothing is lost or played twice.

/** @import { ChatLine, ClientMessage, GameState, Happened, Reaction, ServerMessage } from "../../../protocol.js" */

import { isFace } from "../lib/faces.js";
import { say } from "../lib/words.js";
import { comeBack, tellHandOvers } from "./absence.js";
import { forget, jumpTo, tell } from "./director.js";
import { lineTo } from "./line.js";
import { announce, hush } from "./live.js";
import { bubble, endHurry, makeFace } from "./stage.js";
import {
  heardChat,
  isShared,
  keepLog,
  lineLost,
  lookBegan,
  lookEnded,
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

/** @param {ClientMessage} message @param {import("./line.js").Line} [line] */
function transmit(message, line = socket) {
  if (line?.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
}

/** The code with which a server closes its sockets before it stops. */
const SERVER_STOPS = 1001;
/** The code with which a line is closed that nobody should open again in the same way. */
const REFUSED = 1008;

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
    if (code === REFUSED) return turnedAway();
    failures += 1;
    // If another server has taken over, nobody need notice; if not, this fails at once.
    if (code === SERVER_STOPS && failures === 1) return dial();
    lineLost();
    retry = setTimeout(dial, pauseBeforeRetry());
  };
}

/** Why has been said. What is still on the screen is no longer there, or no longer this person's. */
function turnedAway() {
  if (state.table) location.reload();
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
    if (message.game && isSaidAloud(message)) jumpTo(message.game);
    else if (message.game) tell({ events: message.events, game: message.game });
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
  if (held && (message.type === "welcome" || message.type === "update")) return void held.push(message);
  const take = /** @type {(message: ServerMessage) => void} */ (HEAR[message.type]);
  if (take) take(message);
  else console.error(`unknown message ${message.type}`);
}

// A device that several people share is told what everybody may know. Whoever looks at their cards has a connection of
// their own as long as they do.

/** The connection of the person who looks. @type {import("./line.js").Line | undefined} */
let look;
/** What everybody is told meanwhile. @type {ServerMessage[] | undefined} */
let held;
/** The entry by which the last look ended, and who looked. */
let played = { number: 0, seat: 0 };
/** @type {ReturnType<typeof setTimeout> | undefined} */
let answering;
/** When the person began to look, by the clock of this page. */
let lookedAt = 0;

export const isLooking = () => look !== undefined;

/** Whether the open table has not been told yet what was played last. */
export const isBehind = () => have < played.number;

/** Who played last on this device. */
export const playedLast = () => played.seat;

/**
 * Shows the table to the person at this chair.
 * @param {number} seat
 * @param {{ seen: () => void, ended: () => void }} told when the cards are there, and when they are gone
 */
export function lookAs(seat, { seen, ended }) {
  const line = lineTo(tableId);
  look = line;
  held = [];
  lookBegan();
  line.onopen = () => transmit({ type: "hello", since: have || null, seat }, line);
  line.onmessage = (event) => hearLook(JSON.parse(event.data), seat, seen);
  line.onclose = () => putAway();
  tellEnded = ended;
}

let tellEnded = () => {};

/** @param {ServerMessage} message @param {number} seat @param {() => void} seen */
function hearLook(message, seat, seen) {
  switch (message.type) {
    case "welcome":
      lookedAt = performance.now();
      welcomed(message);
      if (message.game) timeRuns(message.game);
      keepLog(message.missed.flatMap((happened) => happened.events));
      jumpTo(message.game);
      return seen();
    case "update":
      if (endsLook(message, seat)) return putAway(message.number, seat);
      updated(message);
      keepLog(message.events);
      if (message.game) tell({ events: message.events, game: message.game });
      return;
    case "done":
    case "error":
      return /** @type {(message: ServerMessage) => void} */ (HEAR[message.type])(message);
    default:
  }
}

/**
 * A turn may take several answers; but the oven is emptied in the open, and so are all turns of others.
 * @param {Message<"update">} message @param {number} seat
 */
function endsLook({ game, table }, seat) {
  const isReplaced = table && table.chairs[seat - 1]?.occupant !== "person";
  return isReplaced || (!!game && (game.to_act !== seat || !("phase" in game.view) || game.view.phase === "oven"));
}

/** Whether all that happened is one person's turn, which they say aloud. @param {Message<"update">} message */
const isSaidAloud = ({ number, events, game }) =>
  number <= played.number &&
  !!state.you.device?.includes(game?.to_act ?? 0) &&
  events.every((event) => "seat" in event && event.seat === played.seat);

/**
 * Whoever looked puts their cards away: the connection ends, and all that it brought is gone from this page.
 * @param {number} [number] the entry with their answer
 * @param {number} [seat]
 */
export function putAway(number = played.number, seat = played.seat) {
  const line = look;
  if (!line) return;
  look = undefined;
  line.onopen = line.onmessage = line.onclose = null;
  line.close();
  clearTimeout(answering);
  open.clear();
  played = { number, seat };
  hush();
  lookEnded();
  forget();
  tellEnded();
  setTimeout(goOnInTheOpen);
}

/** What happened meanwhile, once all that was being acted out for one person has come to its end. */
function goOnInTheOpen() {
  if (look) return;
  endHurry();
  const missed = held ?? [];
  held = undefined;
  missed.forEach(hear);
}

/** Emptying the oven, everybody is asked for at least so long: the time they look tells nothing about their hand. */
const LEAST_LOOK = 3000;

/** @param {Request} request */
function answer(request) {
  const isAsked = !!state.shown && "phase" in state.shown && state.shown.phase === "oven";
  const wait = isAsked ? lookedAt + LEAST_LOOK - performance.now() : 0;
  requestSent();
  answering = setTimeout(post, Math.max(0, wait), request);
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
  if (open.has(request.id)) transmit(request, look);
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
  transmit(request, look);
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
  /** @type {Request} */
  const request = { type: "play", id: newId(), at: state.game.moves, actions, if_asked: true, have };
  if (isShared()) answer(request);
  else post(request);
}

/** @param {string} text */
export const chat = (text) => post({ type: "say", id: newId(), text });
/** A reaction is for this moment: one that is lost or refused is not sent again. @param {Reaction} reaction */
export const react = (reaction) => transmit({ type: "react", id: newId(), reaction });
