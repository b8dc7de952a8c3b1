// Moments of a pizza table that take luck to reach in a game, sent over a socket of our own: what becomes of an order,
// the bill, the end, the clock, a friend who is away. Scenes are stopped where there is most to see.

import { QUICK } from "./browser.mjs";
import { tableOfOurs } from "./fixtures.mjs";

const NAMES = ["Sofia", "Rosa", "Enzo", "Lia"];

/** The chairs, clockwise from one's own: kind, filled orders, and how many toppings, orders and cards of the waiter. */
const CHAIRS = [
  ["salami", ["classic-mushroom", "classic-chili"], 4, 2, 2],
  ["pineapple", ["classic-mushroom", "classic-salami"], 5, 1, 3],
  ["mushroom", ["classic-salami", "classic-olive"], 3, 2, 1],
  ["chili", ["classic-olive", "classic-pineapple"], 6, 1, 2],
].map(([kind, filled, toppings, orders, waiter], index) => ({
  seat: index + 1,
  kind,
  filled,
  toppings,
  orders,
  waiter,
}));

/** A table of Mamma Mia! in its first round, while the oven is emptied, as the first of four players sees it. */
const TABLE = {
  game: "mamma-mia",
  viewer: 1,
  round: 1,
  rounds: 3,
  boss: 2,
  chairs: CHAIRS,
  hand: { orders: ["bombastica", "minimale"], toppings: "1p2m1o" },
  kitchen: 41,
  larder: 16,
  oven: 23,
  oven_top: null,
  table: "5s2p4m3c1o",
  phase: "oven",
  turn: 1,
  to_act: null,
  decision: null,
  judged: null,
  gathered: 0,
  moved: false,
  must_play_topping: true,
  passes: 0,
  removed: "none",
};

const PLAYING = { phase: "playing", table: "none", oven: 17, oven_top: "p" };
const TOPPINGS = ["1s", "2s", "3s", "1p", "1m", "2m"];
const MY_TURN = {
  view: {
    ...TABLE,
    ...PLAYING,
    to_act: 1,
    decision: { ask: "play-toppings" },
    hand: { orders: ["bombastica", "minimale"], toppings: "3s1p2m" },
  },
  legal: TOPPINGS.map((cards) => ({ action: `play:${cards}`, words: { what: cards } })),
  question: { title: "Which toppings?", text: "You play toppings of one kind." },
};
const OTHERS_TURN = { view: { ...TABLE, ...PLAYING, turn: 3, to_act: 3 } };

/** @param {number} seat @param {string} order @param {string} need */
const judging = (seat, order, need) => ({ ...TABLE, judged: { seat, order, free: false, need } });

/** @param {number} seat @param {string} order @param {string} used */
const filled = (seat, order, used) => ({ event: "filled", seat, order, used, text: "Filled.", rule: "MM-24" });

/** @param {number} seat @param {string} order @param {{ need: string, lack: string }} shortfall */
const burnt = (seat, order, shortfall) => ({
  event: "burnt",
  seat,
  order,
  why: "not-completed",
  shortfall: { ...shortfall, at_best: false },
  text: "It burns.",
  rule: "MM-27",
});

const SHORT = { need: "1s4c", lack: "1c" };
const RESULT = [
  { place: 2, score: 6, tie_break: 3 },
  { place: 1, score: 8, tie_break: 4 },
  { place: 2, score: 6, tie_break: 1 },
  { place: 4, score: 3, tie_break: 5 },
];
const FACTS = [
  { fact: "best-pizza", seat: 2, order: "bombastica", toppings: 17 },
  { fact: "longest-wait", seat: 1, order: "mixed", cards: 31 },
  { fact: "largest-play", seat: 3, kind: "mushroom", toppings: 5 },
];
const EIGHT = [
  "classic-mushroom",
  "classic-salami",
  "bombastica",
  "mixed",
  "classic-olive",
  "minimale",
  "classic-chili",
  "monotoni",
];

/** The game is over, and somebody has won it. @param {number} winner */
const over = (winner) => ended(RESULT.map((_, index) => RESULT[(index + 2 - winner + RESULT.length) % RESULT.length]));

/** The game is over. @param {typeof RESULT} seats */
function ended(seats) {
  const chairs = CHAIRS.map((chair, index) => ({ ...chair, filled: EIGHT.slice(0, seats[index].score) }));
  return { view: { ...TABLE, phase: "over", chairs }, outcome: { seats } };
}

/**
 * A moment: the state of the game, the events that follow it, and what ends the wait for the scene.
 * @typedef {{ game: object, events?: object[], away?: object[], until?: string }} Moment
 */

/** @type {Record<string, Moment>} */
export const PIZZA_MOMENTS = {
  "10-burnt": {
    game: { view: judging(1, "classic-chili", SHORT.need) },
    events: [
      {
        event: "fell-short",
        seat: 1,
        shortfall: { ...SHORT, at_best: false },
        held: "none",
        short: "1c",
        text: "You had no chili left.",
        rule: "MM-26",
      },
      burnt(1, "classic-chili", SHORT),
    ],
    until: ".why",
  },
  "10b-delivered": {
    game: { view: judging(3, "classic-salami", "4s1m") },
    events: [filled(3, "classic-salami", "4s1m")],
    until: ".why",
  },
  "10d-many": {
    game: { view: { ...judging(1, "bombastica", "15any"), table: "3s3p2m2c1o" } },
    events: [burnt(1, "bombastica", { need: "15any", lack: "4any" })],
    until: ".why",
  },
  "12-bill": {
    game: { view: { ...TABLE, chairs: CHAIRS.map((chair) => ({ ...chair, filled: [] })) } },
    events: [
      filled(1, "mixed", "1s1p1m1c1o"),
      filled(2, "classic-salami", "1s"),
      filled(2, "bombastica", "3m"),
      filled(3, "classic-chili", "1s"),
      filled(1, "classic-mushroom", "none"),
      { event: "new-kitchen", cards: 64, text: "A new kitchen." },
    ],
    until: ".bill-scene",
  },
  "13-victory": { game: over(2), until: ".facts" },
  "13e-victory-mine": { game: over(1), until: ".facts" },
  "13f-victory-shared": {
    game: ended([{ ...RESULT[0], place: 3 }, RESULT[1], RESULT[1], RESULT[3]]),
    until: ".facts",
  },
  "16-my-turn": { game: { ...MY_TURN, clock: { left: 24_000, total: 60_000 } } },
  "16b-friend-away": { game: OTHERS_TURN, away: [{ seat: 3, ms: 50_000 }], until: ".absent" },
  "others-turn": { game: OTHERS_TURN },
};

/** The events of a moment. @param {keyof typeof PIZZA_MOMENTS} name */
export const pizzaEvents = (name) => PIZZA_MOMENTS[name].events;

/** @param {Moment} moment @param {number} moves */
function welcome({ game }, moves) {
  const chairs = NAMES.map((name, index) => ({ seat: index + 1, occupant: "person", name, contributed: true }));
  return {
    type: "welcome",
    number: moves,
    you: { seat: 1, host: true, handed_over: false },
    table: {
      id: "moment",
      stage: game.outcome ? "over" : "playing",
      host: NAMES[0],
      options: { game: "mamma-mia", players: NAMES.length, chat: true },
      chairs,
      created: 0,
      commitment: "",
    },
    game: state(game, moves),
    missed: [],
    chat: [],
  };
}

/** @param {{ view: object & { to_act?: number | null } }} game @param {number} moves */
const state = (game, moves) => ({
  moves,
  to_act: game.view.to_act,
  legal: [],
  numbers: { refill: 7, orders: 8 },
  ...game,
});

/** From now on time passes only when it is told to. The page's clock must have been installed. */
export async function stopTime(page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Lets time pass in steps, shorter than any scene holds what it shows, until this is on the screen. */
export async function passTimeUntil(page, selector) {
  const STEP = 100;
  while ((await page.locator(selector).count()) === 0) await page.clock.runFor(STEP);
}

/** Stops the time, and a scene where this is on the screen. */
async function stopAt(page, selector) {
  await stopTime(page);
  await passTimeUntil(page, selector);
}

/**
 * A person at a pizza table that is shown one moment, and stays in it. `before` is called when the table is laid and
 * nothing has happened yet.
 * @param {keyof typeof PIZZA_MOMENTS} name
 */
export async function pizzaMoment(browser, url, device, name, { before = async (_) => undefined, ...options } = {}) {
  const moment = PIZZA_MOMENTS[name];
  const table = await tableOfOurs(browser, url, device, { settings: { ...QUICK, pace: 1 }, ...options });
  const { page } = table;
  const outcome = moment.game.outcome;
  const summary = { game: "mamma-mia", names: NAMES, kinds: CHAIRS.map(({ kind }) => kind), outcome, facts: FACTS };
  await page.route(/\/summary\b/, (route) => route.fulfill({ json: summary }));
  await page.clock.install();
  if (outcome) table.say(welcome(moment, 1));
  else await table.show((moves) => welcome(moment, moves));
  if (moment.away) table.say({ type: "present", away: moment.away });
  // A picture without the drawings would be none.
  await page.waitForLoadState("networkidle");
  await stopAt(page, moment.events ? "body" : (moment.until ?? ".table"));
  await before(page);
  if (moment.events) {
    table.say({ type: "update", number: 2, events: moment.events, game: state(moment.game, 2) });
    await stopAt(page, moment.until);
  }
  return table;
}
