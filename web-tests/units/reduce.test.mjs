// The view that the browser derives from events equals the server's view, after every decision of whole games, for
// every seat and for a spectator.

/** @import { CalcoryEvent, CalcoryView, PizzaEvent } from "../../crates/quattro-server/web/protocol.js" */
/** @import { PizzaTable } from "../../crates/quattro-server/web/static/js/pizza/reduce.js" */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as calcory from "../../crates/quattro-server/web/static/js/calcory/reduce.js";
import * as pizza from "../../crates/quattro-server/web/static/js/pizza/reduce.js";
import { frozen, games, read } from "./told_games.mjs";

/** @template View, Event @typedef {import("./told_games.mjs").Told<View, Event>} Told */

/**
 * @template View, Event
 * @typedef {object} Engine
 * @property {RegExp} files
 * @property {(view: View, event: Event) => View} reduce
 * @property {string[]} events every event it knows
 * @property {(view: View, state: View) => View} settle what the state message brings
 * @property {(view: View) => View} undealt the table before the deal
 */

/**
 * Takes these fields from another object, missing ones too.
 * @template {object} T
 * @param {(keyof T)[]} fields
 * @param {T} from
 * @param {T} into
 */
function take(fields, from, into) {
  /** @type {Partial<T>} */
  const result = { ...into };
  for (const field of fields) {
    if (field in from) result[field] = from[field];
    else delete result[field];
  }
  return /** @type {T} */ (result);
}

/** @type {Engine<PizzaTable, PizzaEvent>} */
const PIZZA = {
  files: /^(mamma-mia|sole-mio|grande)-/,
  reduce: pizza.reduce,
  events: Object.keys(pizza.REDUCERS),
  settle(view, state) {
    const settled = take(pizza.FROM_STATE.view, state, view);
    if (!settled.judged || !state.judged) return settled;
    return { ...settled, judged: take(pizza.FROM_STATE.judged, state.judged, settled.judged) };
  },
  /** All toppings in the kitchen, all orders in the waiters. */
  undealt(view) {
    const inHands = view.chairs.reduce((sum, chair) => sum + chair.toppings, 0);
    return {
      ...view,
      boss: null,
      kitchen: view.kitchen + inHands + (view.boss ? 1 : 0),
      chairs: view.chairs.map((chair) => ({ ...chair, toppings: 0, orders: 0, waiter: chair.waiter + chair.orders })),
      ...(view.hand ? { hand: { toppings: "none", orders: [] } } : {}),
    };
  },
};

/** @type {Engine<CalcoryView, CalcoryEvent>} */
const CALCORY = {
  files: /^calcory-/,
  reduce: calcory.reduce,
  events: Object.keys(calcory.REDUCERS),
  settle: (view, state) => take(calcory.FROM_STATE, state, view),
  undealt: (view) => view,
};

test("a Calcory game that ends for want of taken cards ends with the turn just made", () => {
  /** @type {Told<CalcoryView, CalcoryEvent>[]} */
  const [{ steps }] = read(games(CALCORY.files)[0]);
  const view = steps.map((step) => step.view).find((view) => view.step === "turn" && view.turned.cards > 0);
  assert.ok(view);
  const failed = calcory.reduce(frozen(view), { event: "failed", seat: view.turn, why: "gave-up" });
  assert.notEqual(failed.turn, view.turn);
  const { turn, to_act, ...over } = calcory.reduce(frozen(failed), { event: "game-over", end: "quiet" });
  assert.deepEqual({ turn, to_act }, { turn: view.turn, to_act: null });
  assert.ok(over.step === "over" && over.end === "quiet");
});

/**
 * @template View
 * @template {{ event: string }} Event
 * @param {string} name
 * @param {Engine<View, Event>} engine
 */
function testWholeGames(name, { files, reduce, events: known, settle, undealt }) {
  /** @type {Set<string>} */
  const seen = new Set();

  /** @param {Told<View, Event>} told */
  function follow({ viewer, steps }) {
    let shown = undealt(steps[0].view);
    for (const [number, { events, view }] of steps.entries()) {
      for (const event of events) {
        shown = reduce(frozen(shown), event);
        seen.add(event.event);
      }
      shown = settle(shown, view);
      const told = events.map((event) => JSON.stringify(event)).join("\n");
      assert.deepEqual(shown, view, `viewer ${viewer}, step ${number}, told\n${told}`);
    }
  }

  for (const file of games(files)) {
    test(`${file}: the events lead to the server's view`, () => read(file).forEach(follow));
  }

  test(`${name}: every event occurs in these games`, () => {
    assert.deepEqual([...seen].sort(), known.sort());
  });
}

testWholeGames("pizza", PIZZA);
testWholeGames("calcory", CALCORY);
