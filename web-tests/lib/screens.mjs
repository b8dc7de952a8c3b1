// What a TV shows, moment by moment, sent over a socket of our own: with the longest names that fit a name tag, and
// stopped where there is most to read.

import { MOMENTS } from "./calcory_states.mjs";
import { tableOfOurs } from "./fixtures.mjs";
import { passTimeUntil, pizzaEvents, stopTime } from "./moments.mjs";

export const FULL_HD = { width: 1920, height: 1080 };

const NAMES = ["Jean-Baptiste", "Rosa", "Maximilian", "Enzo", "Anneliese"];
const KINDS = ["salami", "pineapple", "mushroom", "chili", "olive"];
const FILLED = ["classic-mushroom", "bombastica", "mixed", "minimale", "monotoni", "classic-olive", "classic-chili"];

/** The chairs of a pizza game for spectators. @param {number} players @param {(index: number) => number} filled */
const chairsOf = (players, filled) =>
  KINDS.slice(0, players).map((kind, index) => ({
    seat: index + 1,
    kind,
    filled: FILLED.slice(0, filled(index)),
    toppings: 17 - index,
    orders: 1 + (index % 2),
    waiter: 10 - index,
  }));

/** @param {object} changes of the view @param {number} players */
function pizzaGame(changes = {}, players = 5) {
  const view = {
    game: "mamma-mia",
    round: 2,
    rounds: 3,
    boss: 2,
    chairs: chairsOf(players, (index) => 4 - (index % 4)),
    kitchen: 41,
    larder: 16,
    oven: 23,
    oven_top: "p",
    table: "5s2p12m3c1O",
    phase: "playing",
    turn: 3,
    to_act: 3,
    decision: null,
    judged: null,
    gathered: 0,
    moved: false,
    must_play_topping: true,
    passes: 0,
    removed: "none",
    ...changes,
  };
  return { view, to_act: view.to_act, numbers: { refill: 7, orders: 8 } };
}

/** While the oven is emptied. @param {string} game @param {string} order @param {object} changes */
const emptied = (game, order, changes = {}) => {
  const judged = { seat: 1, order, free: false, need: "3s1m", ...changes };
  return pizzaGame({ game, phase: "oven", oven_top: null, judged, decision: { ask: "settle" }, turn: 1, to_act: 1 });
};

const series = ["pairs", "duel", "match", "without-me", "two-doubles"].map((order, index) => ({
  order,
  number: index + 1,
}));

/** @param {number[]} scores @param {number[]} places */
function over(scores, places) {
  const seats = scores.map((score, index) => ({ score, place: places[index], tie_break: 9 - index }));
  const chairs = chairsOf(scores.length, (index) => Math.min(FILLED.length, scores[index]));
  return { ...pizzaGame({ phase: "over", chairs, to_act: null }, scores.length), outcome: { seats } };
}

const calcory = (name) => {
  const { view } = MOMENTS[name];
  return { view, to_act: view.to_act, numbers: { target: 13 } };
};

const played = (kind, singles, doubles = 0, seat = 3) => [
  { event: "played", seat, kind, singles, doubles, text: "", rule: "MM-8" },
];

/** Everybody says something, one after another. */
const saidBySeats = KINDS.map((kind, index) => [
  `said-by-${index + 1}`,
  { game: pizzaGame(), events: played(kind, 3, 0, index + 1), until: ".tv-say" },
]);

/**
 * A moment: who has come, or the state of the game, the events that follow it, and what ends the wait for the scene.
 * @type {Record<string, { sat?: number, game?: object, events?: object[], until: string, players?: number }>}
 */
export const SCREENS = {
  waiting: { sat: 2, until: ".tv-waiting" },
  "waiting-full": { sat: 5, until: ".tv-waiting" },
  play: { game: pizzaGame(), until: ".tv-play" },
  "play-said": { game: pizzaGame(), events: played("mushroom", 12), until: ".tv-say" },
  ...Object.fromEntries(saidBySeats),
  "play-both": { game: pizzaGame({ game: "sole-mio" }), events: played("pineapple", 3, 2), until: ".tv-say" },
  "play-two": { game: pizzaGame({ turn: 1, to_act: 1 }, 2), players: 2, until: ".tv-play" },
  asked: { game: emptied("sole-mio", "ladder", { need: null }), until: ".tv-reveal" },
  help: { game: emptied("grande", "four-mushroom", { request: "3s2c1o" }), until: ".tv-reveal" },
  burnt: {
    game: emptied("mamma-mia", "classic-chili", { need: "1s4c" }),
    events: pizzaEvents("10-burnt").slice(1),
    until: ".stamp",
  },
  delivered: { game: emptied("sole-mio", "for-the-boss"), events: pizzaEvents("10b-delivered"), until: ".stamp" },
  series: { game: emptied("grande", "pairs", { series }), until: ".tv-reveal" },
  bill: { game: emptied("mamma-mia", "mixed"), events: pizzaEvents("12-bill"), until: ".tv-bill" },
  won: { game: over([3, 7, 6, 6, 0], [4, 1, 2, 2, 5]), until: ".tv-ending" },
  "won-together": { game: over([7, 7, 2], [1, 1, 3]), players: 3, until: ".tv-ending" },
  "calcory-first": { game: calcory("first"), players: 4, until: ".tv-calcory" },
  "calcory-beat": { game: calcory("others"), players: 4, until: ".tv-calcory" },
  "calcory-thirteen": { game: calcory("thirteen-of-six"), players: 4, until: ".tv-calcory" },
};

const NOBODY = { seat: null, host: false, handed_over: false };

/** What the server tells a screen. @param {string} id of the table */
function welcome({ sat, game, players = 5 }, id, number) {
  const chairs = NAMES.slice(0, players).map((name, index) => {
    const seat = index + 1;
    if (sat === undefined || index < sat) return { seat, occupant: "person", name, kind: KINDS[index] };
    return index === sat ? { seat, occupant: "bot", name: "Chef 1", level: "chef" } : { seat, occupant: "nobody" };
  });
  const stage = sat === undefined ? (game.outcome ? "over" : "playing") : "open";
  const options = { game: game?.view.game ?? (game ? "calcory" : "mamma-mia"), players };
  const table = { id, stage, host: NAMES[0], options, chairs, created: 0, commitment: "" };
  return { type: "welcome", number, you: NOBODY, table, game: stateOf(game, number), missed: [], chat: [] };
}

const stateOf = (game, moves) => game && { moves, legal: [], ...game };

/** What moves comes to its end. Runs in the page. */
function endMotion() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

/** Nothing is looked at again and again: time leaps here, and a socket that answers by real time would seem dead. */
function watchNothing() {
  window.setInterval = () => 0;
}

/**
 * A screen that is shown moments: `show(name)` puts one on it, where the time stands still.
 * @param {{ language?: string, viewport?: object, prepare?: (context: object) => Promise<void> }} options
 */
export async function screenOfOurs(browser, url, { viewport = FULL_HD, ...options } = {}) {
  const settings = { pace: 1, sound: true, guide: false };
  const tv = await tableOfOurs(browser, url, { viewport }, { path: "/tv", settings, before: watchNothing, ...options });
  const { page, say } = tv;
  await page.clock.install();
  await page.route(/\/summary\b/, (route) => route.fulfill({ json: {} }));
  let number = 0;
  const show = async (name) => {
    const { events, until } = SCREENS[name];
    number += 2;
    say(welcome(SCREENS[name], tv.table, number));
    if (number === 2) {
      // A picture without the drawings would be none.
      await page.waitForLoadState("networkidle");
      await stopTime(page);
    }
    // What was being acted out comes to its end.
    await page.clock.runFor(10_000);
    if (events) say({ type: "update", number: number + 1, events, game: stateOf(SCREENS[name].game, number + 1) });
    await passTimeUntil(page, until);
    await page.clock.runFor(20);
    await page.evaluate(endMotion);
  };
  return { ...tv, show };
}
