// The state of the table page and all functions that change it. `state` is read-only elsewhere. `shown` is the view on
// the screen; it follows `game.view` event by event.

/**
 * @import { Away, CalcoryRevealed, CalcoryView, ChatLine, ClockInfo, Code, GameState } from "../../../protocol.js"
 * @import { GameSummary, Kind, Line, Need, Order, PizzaEvent, Place } from "../../../protocol.js"
 * @import { Reaction, Ready, Seat, TableInfo, Toppings, View, You } from "../../../protocol.js"
 * @import { Bill } from "../pizza/round_facts.js"
 * @import { Column } from "../lib/notation.js"
 * @import { PizzaTable } from "../pizza/reduce.js"
 */

import { drawNow, refresh } from "./redraw.js";

/**
 * What is shown temporarily on top of the view while events are animated.
 * @typedef {object} Effects
 * @property {{ seat: Seat, text: string }} [bubble] said at a chair
 * @property {{ seat: Seat, cards: Toppings }} [cards] shown at a chair
 * @property {string} [ribbon] said across the table
 * @property {{ order: Order, good: boolean }} [stamp] the verdict on an order
 * @property {Weighed} [weighed] what the judged order needed and lacked, as its verdict falls
 * @property {FellShort} [fellShort] what only the owner of an order that burns is told
 * @property {Why} [why] the reason for the verdict, in words
 * @property {{ seat: Seat, order: Order }} [reward] the order that a helper is rewarded with
 * @property {Record<Kind, Column>} [lit] toppings of the table that an order takes
 * @property {number} [ovenTotal] how many cards the oven held when it was opened
 * @property {boolean} [shake] whether the cards just turned are too many
 * @property {boolean} [thirteen] whether the cards just turned make thirteen
 * @property {Bill} [bill] what a round came to
 */

/**
 * @typedef {object} Weighed
 * @property {Need} need
 * @property {Need} lack what the table could not pay
 * @property {Need} held what of it came, or could have come, from the viewer's hand; nobody else's is known
 * @property {boolean} paid
 */
/** @typedef {Extract<PizzaEvent, { event: "fell-short" }> & { text?: string }} FellShort */
/** @typedef {{ strong: string, rest: string, rule: string, fate: string }} Why */

/**
 * What the player has picked so far in this decision.
 * @typedef {object} Picks
 * @property {number[]} [cards] toppings, as positions in the hand
 * @property {Order} [order]
 * @property {Pile} [source]
 * @property {boolean} [laid] whether the cards lie in the oven already, and only a pile is to be chosen
 * @property {string} [action] one of the legal actions, in scoring
 * @property {string[]} [wanted] toppings, in the order in which they were tapped in scoring
 * @property {Kind[]} [kinds] kinds, in the order in which they were tapped
 */
/** @typedef {"kitchen" | "waiter"} Pile */

/**
 * A moment, by the clock of this device, and the milliseconds that lead up to it.
 * @typedef {{ at: number, total: number }} Due
 */
/** The times of a question. @typedef {{ moves: number, clock?: Due, no?: Due }} Times */

/** @typedef {{ reaction: Reaction }} Face */

/**
 * The curtain of a device that several people share. It shows nothing until it is known who is to look.
 * @typedef {object} Curtain
 * @property {Seat} [seat] who is to look
 * @property {"falls" | "down" | "lifts"} moves
 */

/** A replay shows hidden Calcory cards too. @typedef {CalcoryView & { revealed?: CalcoryRevealed }} CalcoryTable */
/** @typedef {PizzaTable | CalcoryTable} ShownView */
/** @typedef {"" | "menu" | "settings" | "chat" | "log" | "filled" | "rule"} SheetName */

/**
 * @typedef {object} State
 * @property {TableInfo | undefined} table
 * @property {You} you
 * @property {GameState | undefined} game what the server last said
 * @property {ShownView | undefined} shown the view on the screen
 * @property {Readonly<Effects>} effects
 * @property {boolean} busy whether events are still being acted out
 * @property {boolean} online
 * @property {Map<Seat, number>} away since when people have had no connection, by the clock of this device
 * @property {number} screens on how many screens all at the table look
 * @property {Map<Seat, number>} ready the last round whose end each player has seen, as far as they have said so
 * @property {number} billRead the last round whose bill this person has put away
 * @property {Seat[]} patient absent players whom this person wants to wait for
 * @property {Times | undefined} due when the newest question is answered by itself
 * @property {string} unsaved that the server cannot save what happens, in its words
 * @property {string} notice news about this person that go away again
 * @property {ChatLine[]} chat
 * @property {number} unread
 * @property {ReadonlyMap<Seat, Face>} faces made at the chairs for a moment
 * @property {boolean} resting whether this person has just made a face, and can soon make another one
 * @property {{ text: string, rule: string }[]} log only at a table that allows it
 * @property {SheetName} sheet which sheet is open
 * @property {string} rule the number of the rule on the sheet
 * @property {Readonly<Picks>} picks
 * @property {"" | "carried" | "over-oven"} drag where the cards are that somebody drags
 * @property {Place} focus the Calcory tile that takes the tab stop
 * @property {string} problem what the server refused, in words
 * @property {boolean} sending whether a request waits for its answer
 * @property {boolean} copied whether the invitation is in the clipboard
 * @property {GameSummary | undefined} summary what the finished game is remembered for
 * @property {boolean} recalled whether the summary has come, or will not
 * @property {Curtain | undefined} curtain what covers everything on a device that several people share
 * @property {boolean} declined whether this person does not want the rematch that others asked for
 */

/** @type {State} */
const owned = {
  table: undefined,
  you: { seat: null, host: false, handed_over: false },
  game: undefined,
  shown: undefined,
  effects: {},
  busy: false,
  online: true,
  away: new Map(),
  screens: 0,
  ready: new Map(),
  billRead: 0,
  patient: [],
  due: undefined,
  unsaved: "",
  notice: "",
  chat: [],
  unread: 0,
  faces: new Map(),
  resting: false,
  log: [],
  sheet: "",
  rule: "",
  picks: {},
  drag: "",
  focus: "A1",
  problem: "",
  sending: false,
  copied: false,
  summary: undefined,
  recalled: false,
  curtain: undefined,
  declined: false,
};

/** @type {Readonly<State>} */
export const state = owned;

/** @param {Partial<State>} changes */
function set(changes) {
  Object.assign(owned, changes);
  refresh();
}

// Readers.

/** @param {ShownView | View} view @returns {view is CalcoryTable | CalcoryView} */
export const isCalcory = (view) => "grid" in view;

/** The pizza table on the screen: for modules that draw nothing else. */
export const pizza = () => /** @type {PizzaTable} */ (state.shown);
/** The Calcory table on the screen: for modules that draw nothing else. */
export const calcory = () => /** @type {CalcoryTable} */ (state.shown);

/** Whether the game is over and its end can be shown: all is acted out, and what there is to tell has come. */
export const isOver = () => !!state.game?.outcome && !state.busy && state.recalled;

/** Whether a game is on the screen: also while the last moves of one that is over are acted out. */
export const isPlaying = () =>
  state.table?.stage === "playing" || (!!state.shown && (state.busy || (!!state.game?.outcome && !isOver())));

/** Whether this person has to decide and all animations are over. */
export const myTurn = () => !state.busy && !state.sending && (state.game?.legal.length ?? 0) > 0;

/** The player's name; bots have names too. @param {Seat} seat */
export const nameOf = (seat) => state.table?.chairs.find((chair) => chair.seat === seat)?.name ?? "";

/** Which character plays there, if it is one. @param {Seat} seat */
export function characterAt(seat) {
  const chair = state.table?.chairs.find((one) => one.seat === seat);
  return chair?.occupant === "bot" ? chair.character : undefined;
}

/** The player's name, or "You". @param {Seat} seat @param {string} you */
export const nameOrYou = (seat, you) => (seat === state.you.seat ? you : nameOf(seat));

/** Whether several people play on this device. */
export const isShared = () => (state.you.device?.length ?? 0) > 0;

/** The chair of the person whose device this is, whoever looks. */
export function ownSeat() {
  const { you, table } = state;
  const isOwn = (/** @type {Seat} */ seat) => !table?.chairs[seat - 1]?.companion;
  return isShared() ? (you.device?.find(isOwn) ?? null) : you.seat;
}

/** Whether one of the people on this device has this chair. @param {Seat} seat */
export const isPlayedHere = (seat) => (isShared() ? !!state.you.device?.includes(seat) : seat === state.you.seat);

// The connection to the server.

/** @param {{ table: TableInfo, you: You, chat: ChatLine[] }} welcome */
export const welcomed = ({ table, you, chat }) =>
  set({ online: true, table, you, chat, sending: false, unsaved: "", log: [] });

/** @param {{ table?: TableInfo, you?: You }} update */
export const updated = ({ table = state.table, you = state.you }) => set({ table, you });

export const lineLost = () => set({ online: false });

/** @param {string} unsaved */
export const notSaved = (unsaved) => set({ unsaved });
export const savedAgain = () => set({ unsaved: "" });

/** @param {Away[]} away @param {number} screens */
export function peopleCame(away, screens) {
  const since = new Map(away.map(({ seat, ms }) => [seat, Date.now() - ms]));
  set({ away: since, screens, patient: state.patient.filter((seat) => since.has(seat)) });
}

/** @param {Ready[]} seats */
export const peopleReady = (seats) => set({ ready: new Map(seats.map(({ seat, round }) => [seat, round])) });

/** @param {ClockInfo | undefined} clock @returns {Due | undefined} */
const dueOf = (clock) => clock && { at: Date.now() + clock.left, total: clock.total };

/**
 * The time runs from when the server speaks, however long the way to the question is acted out.
 * @param {GameState} game
 */
export function timeRuns({ moves, clock, no_by_itself }) {
  set({ due: { moves, clock: dueOf(clock), no: dueOf(no_by_itself) } });
}

/** @param {string} notice */
export const noticed = (notice) => set({ notice });
export const noticeRead = () => set({ notice: "" });

export const requestSent = () => set({ sending: true, problem: "" });
export const requestDone = () => set({ sending: false, problem: "" });

/** @param {{ code: Code | null, message: string }} problem in the words of the page's language */
export function requestRefused({ code, message }) {
  // Somebody else was faster: what they did explains itself.
  set({ sending: false, problem: code === "stale" ? "" : message });
}

/** Shows an error message. @param {string} problem */
export const complain = (problem) => set({ problem, sheet: "" });

/** What players say of their cards: the toppings they play, and in Calcory the numbers they turn. */
const ANNOUNCEMENTS = ["played", "turned"];

/** Keeps what the table's aids allow to look up. @param {Line[]} events */
export function keepLog(events) {
  const aids = state.table?.options.aids ?? "none";
  if (aids === "none") return;
  const kept = aids === "whole-log" ? events : events.filter(({ event }) => ANNOUNCEMENTS.includes(event)).slice(-1);
  const lines = kept.flatMap(({ text, rule }) => (text ? [{ text, rule }] : []));
  if (aids === "whole-log") set({ log: [...state.log, ...lines] });
  else if (lines.length) set({ log: lines });
}

const CHAT_LINES = 60;

/** @param {ChatLine} line */
export function heardChat(line) {
  // Spectators see the players' faces, and talk among themselves.
  if ((line.room === "players") !== (ownSeat() != null)) return;
  const read = state.sheet === "chat" || line.reaction;
  set({ chat: [...state.chat.slice(-CHAT_LINES), line], unread: read ? state.unread : state.unread + 1 });
}

/** @param {Seat} seat @param {Face} face */
export const faceMade = (seat, face) => set({ faces: new Map([...state.faces, [seat, face]]) });

/** Takes a face away again, unless another one has taken its place. @param {Seat} seat @param {Face} face */
export function faceFaded(seat, face) {
  set({ faces: new Map([...state.faces].filter((one) => one[0] !== seat || one[1] !== face)) });
}

/** @param {boolean} resting */
export const rest = (resting) => set({ resting });

// What is on the screen.

/** The server's word on the game: what was acted out so far gives way to it. @param {GameState | undefined} game */
export function showGame(game) {
  const { bubble, ovenTotal } = state.effects;
  const sameQuestion = wasAsked(game);
  set({ game, shown: game?.view, effects: { bubble, ovenTotal }, picks: sameQuestion ? state.picks : {} });
}

/** Whether this question was on the screen before. @param {GameState | undefined} game */
export const wasAsked = (game) => (state.game?.legal.length ?? 0) > 0 && state.game?.moves === game?.moves;

/** The view between two states of the server, drawn at once. @param {ShownView} view */
export function showView(view) {
  owned.shown = view;
  drawNow();
}

/** The same without drawing: something follows at once. @param {ShownView} view */
export function passOver(view) {
  owned.shown = view;
}

/**
 * A table that is looked at and not played.
 * @param {{ table: TableInfo, you: You, game: GameState, revealed?: CalcoryRevealed }} step
 */
export function showReplay({ table, you, game, revealed }) {
  const { view } = game;
  // The end of a replay is its last table, and tells nothing more.
  set({ table, you, game, shown: revealed && isCalcory(view) ? { ...view, revealed } : view, recalled: true });
}

export const actingBegan = () => set({ busy: true });
export const actingEnded = () => set({ busy: false });

/** Behind a curtain there is nothing to see. @param {Partial<Effects>} changes */
export const showEffects = (changes) => !isCovered() && set({ effects: { ...state.effects, ...changes } });

/** @param {GameSummary | undefined} summary nothing if it cannot be had */
export const summarised = (summary) => set({ summary, recalled: true });

// A device that several people share.

/** Whether the curtain hides the table. */
export const isCovered = () => !!state.curtain && state.curtain.moves !== "lifts";

/** @param {Curtain | undefined} curtain */
export const drawCurtain = (curtain) => set({ curtain });

/** @typedef {Pick<State, "you" | "game" | "shown" | "log">} OpenTable */
/** What everybody may see, while one person looks at their cards. @type {OpenTable} */
let open = { you: state.you, game: undefined, shown: undefined, log: [] };

export function lookBegan() {
  open = { you: state.you, game: state.game, shown: state.shown, log: state.log };
}

/** What the last person saw is gone; the curtain is down. */
export function lookEnded() {
  const nothing = { effects: {}, picks: {}, problem: "", notice: "", sheet: /** @type {SheetName} */ (""), rule: "" };
  set({ ...open, ...nothing, busy: false, sending: false, drag: "", curtain: { moves: "falls" } });
}

// What the player does on this screen.

/** @param {Partial<Picks>} changes */
export const pick = (changes) => set({ picks: { ...state.picks, ...changes } });

/** @param {State["drag"]} drag */
export const dragTo = (drag) => set({ drag });

/** Does not offer to replace this absent player any more, until they have been back. @param {Seat} seat */
export const waitPatiently = (seat) => set({ patient: [...state.patient, seat] });

/** @param {Place} place */
export const focusOn = (place) => set({ focus: place });

/** @param {SheetName} name */
export function toggleSheet(name) {
  set({ sheet: state.sheet === name ? "" : name, unread: name === "chat" ? 0 : state.unread });
}

/** This person has seen what the round came to. @param {number} round */
export const billWasRead = (round) => set({ billRead: round });
/** @param {string} rule */
export const openRule = (rule) => set({ sheet: "rule", rule });

export const declineRematch = () => set({ declined: true });

export const closeSheet = () => set({ sheet: "" });

/** @param {boolean} copied */
export const invitationCopied = (copied) => set({ copied });
