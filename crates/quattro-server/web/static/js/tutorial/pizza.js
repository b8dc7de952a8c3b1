// The lesson of the pizza games: four chili and an order go into the oven, and come out as a pizza.

/** @import { GameState, Kind, Line, PizzaEvent, PizzaView } from "../../../protocol.js" */
/** @import { Lesson } from "./lesson.js" */

import { icon, kindIcon, orderCard, sign, toppingBack } from "../lib/art.js";
import { html } from "../lib/dom.js";
import { counted, orderName, say } from "../lib/words.js";
import { partsInWords } from "../pizza/needs.js";
import { reduce } from "../pizza/reduce.js";

const NAMES = [say("ui-you"), "Rosa", "Enzo", "Lia"];
const ORDER = "classic-chili";

/** @param {number} seat @param {PizzaView["chairs"][number]["kind"]} kind @param {number} waiter */
const chair = (seat, kind, waiter) => ({ seat, kind, toppings: 5, orders: 2, waiter, filled: [] });

/** Late in the first round: one salami lies in the oven, and seven cards are left in the kitchen. @type {PizzaView} */
const START = {
  game: "mamma-mia",
  viewer: 1,
  round: 1,
  rounds: 3,
  phase: "playing",
  turn: 1,
  moved: false,
  passes: 0,
  must_play_topping: false,
  to_act: 1,
  decision: { ask: "play-toppings" },
  boss: 2,
  chairs: [chair(1, "salami", 6), chair(2, "pineapple", 6), chair(3, "mushroom", 6), chair(4, "chili", 6)],
  kitchen: 7,
  larder: 0,
  oven: 1,
  gathered: 0,
  oven_top: "s",
  table: "none",
  removed: "1s1p1m1c1o",
  judged: null,
  hand: { toppings: "1p4c", orders: [ORDER, "monotoni"] },
};

const NUMBERS = { refill: 7, orders: 8 };

/** @param {PizzaEvent} event @param {string} text @returns {Line} */
const told = (event, text) => ({ ...event, rule: "MM-10", text });

/** Who it is about, as arguments of a message; the learner is "you". @param {number} seat */
const about = (seat) => ({ who: seat === 1 ? "you" : "other", name: NAMES[seat - 1] });

/** @param {number} seat @param {Kind} kind @param {number} singles */
const plays = (seat, kind, singles) =>
  told(
    { event: "played", seat, kind, singles, doubles: 0 },
    say("event-played", { ...about(seat), kind, count: singles, mix: "singles" }),
  );

/** @param {number} seat @param {number} cards */
const draws = (seat, cards) =>
  told({ event: "drew", seat, source: "kitchen", cards }, say("event-drew-kitchen", { ...about(seat), cards }));

/** @param {string} letter @param {string} kind */
const comesOut = (letter, kind) =>
  told({ event: "revealed-topping", topping: letter }, say("event-revealed-topping", { what: counted(1, kind) }));

const asks = say(`asks-${ORDER}-salami`);
const order = orderName(ORDER);
const DRAWN = "2s1p1m1o";

/** The learner's turn. */
const PLAYED = [
  plays(1, "chili", 4),
  told({ event: "played-order", seat: 1, order: ORDER }, say("event-played-order", { ...about(1), order })),
  draws(1, 5),
  told(
    { event: "received-toppings", toppings: DRAWN },
    say("event-received-toppings", { cards: 5, what: partsInWords(DRAWN).join(", ") }),
  ),
];

/** Rosa's turn, which empties the kitchen; then the oven is opened. */
const OPENED = [
  plays(2, "olive", 2),
  draws(2, 2),
  told({ event: "oven-opened", boss: 2, cards: 8 }, say("event-oven-opened", { ...about(2), cards: 8 })),
  comesOut("s", "salami"),
  ...Array.from({ length: 4 }, () => comesOut("c", "chili")),
  told(
    { event: "revealed-order", seat: 1, order: ORDER, need: "1s4c" },
    say("event-revealed-order", { ...about(1), order, asks }),
  ),
  told(
    { event: "filled", seat: 1, order: ORDER, used: "1s4c" },
    say("event-filled", { ...about(1), order, cards: 5, what: asks }),
  ),
];

/** What events lead to, with what no event carries. */
function after(/** @type {PizzaView} */ view, /** @type {Line[]} */ events, /** @type {Partial<PizzaView>} */ changes) {
  // The events of this lesson are those of the pizza games.
  const next = events.reduce((now, event) => reduce(now, /** @type {PizzaEvent} */ (event)), view);
  return { ...next, ...changes };
}

const WAITING = after(START, PLAYED, { turn: 2, to_act: 2, decision: null });
const FILLED = after(WAITING, OPENED, { to_act: null, decision: null });

/** @param {PizzaView} view @param {number} moves @param {string[]} [legal] @returns {GameState} */
const at = (view, moves, legal = []) => ({
  moves,
  view,
  to_act: view.to_act,
  legal: legal.map((action) => ({ action })),
  numbers: NUMBERS,
});

const chip = (/** @type {number} */ count, /** @type {"chili" | "salami"} */ kind) =>
  html`<span class="amount"><b>${count}</b>${kindIcon(kind)}</span>`;

const GOAL = html`${chip(4, "chili")}<i>+</i>${chip(1, "salami")}<i>=</i>${sign("pizza", "big")}
  <em>${say("ui-learn-yours")}</em>`;
const FEED = html`${chip(4, "chili")}<i>+</i><span class="tiny">${orderCard(ORDER, "salami")}</span
  >${icon("next", "ic arrow")}${icon("flame", "ic arrow")}`;
const under = html`<span class="tiny">${toppingBack()}</span>`;
const REMEMBER = html`<span class="tiny">${orderCard(ORDER, "salami")}</span>${[under, under, under]}
  <i>?</i>`;

/** @type {Lesson} */
export const PIZZA = {
  game: "mamma-mia",
  names: NAMES,
  start: at(START, 0, ["play:4c"]),
  steps: [
    { name: "pizza-goal", lit: `.held[data-card="${ORDER}"] .face`, ends: "next", demo: GOAL },
    {
      name: "pizza-feed",
      lit: ".steps .btn.go",
      ends: "move",
      demo: FEED,
      picks: { cards: [1, 2, 3, 4], order: ORDER, source: "kitchen" },
      leadsTo: { events: PLAYED, game: at(WAITING, 1) },
    },
    {
      name: "pizza-remember",
      lit: ".oven-spot",
      ends: "next",
      demo: REMEMBER,
      leadsTo: { events: OPENED, game: at(FILLED, 2) },
    },
    { name: "pizza-filled", lit: ".me [data-spot=filled]", ends: "next", demo: GOAL },
  ],
};
