// What the table page knows. `shown` is the view on the screen; it follows `game.view` event by event.

/** @typedef {import("../../../protocol.js").TableInfo} TableInfo */
/** @typedef {import("../../../protocol.js").GameState} GameState */
/** @typedef {import("../../../protocol.js").You} You */
/** @typedef {import("../../../protocol.js").ChatLine} ChatLine */

/**
 * @typedef {object} State
 * @property {TableInfo | undefined} table
 * @property {You} you
 * @property {GameState | undefined} game what the server last said
 * @property {any} shown the view on the screen
 * @property {any} scene what is being acted out: bubbles, stamps, lit cards
 * @property {boolean} busy whether events are still being acted out
 * @property {boolean} online
 * @property {number[]} present seats of people who are connected
 * @property {number} spectators
 * @property {ChatLine[]} chat
 * @property {number} unread
 * @property {{ text: string, rule: string }[]} log only at a table that allows it
 * @property {string} sheet which sheet is open: "" for none
 * @property {any} plan what the player has picked so far in this decision
 * @property {string} problem what the server refused, in words
 * @property {boolean} sending
 */

/** @type {State} */
export const state = {
  table: undefined,
  you: { seat: null, host: false, handed_over: false },
  game: undefined,
  shown: undefined,
  scene: {},
  busy: false,
  online: true,
  present: [],
  spectators: 0,
  chat: [],
  unread: 0,
  log: [],
  sheet: "",
  plan: {},
  problem: "",
  sending: false,
};

/** @type {(() => void)[]} */
const watchers = [];
let asked = false;

/** Draws anew with the next frame; a page that is not looked at has no frames, and yet a title to change. */
export function refresh() {
  if (asked) return;
  asked = true;
  if (document.hidden) queueMicrotask(drawNow);
  else requestAnimationFrame(drawNow);
}
document.addEventListener("visibilitychange", () => document.hidden && asked && drawNow());

/** Draws at once: for whoever wants to measure the result. */
export function drawNow() {
  asked = false;
  for (const watcher of watchers) watcher();
}

/** @param {() => void} watcher */
export const onRefresh = (watcher) => watchers.push(watcher);

/** @param {Partial<State>} changes */
export function set(changes) {
  Object.assign(state, changes);
  refresh();
}

/** Whether it is for this person to decide, with everything acted out. */
export const myTurn = () => !state.busy && !state.sending && (state.game?.legal.length ?? 0) > 0;

/** What bots are called, by seat. */
const BOTS = ["Gino", "Rosa", "Enzo", "Lia", "Dino"];

/** The player's name; bots have names too. @param {number} seat */
export function nameOf(seat) {
  return state.table?.chairs.find((chair) => chair.seat === seat)?.name ?? BOTS[seat - 1];
}
