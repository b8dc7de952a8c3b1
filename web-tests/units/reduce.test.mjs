// The view that the browser derives from events equals the server's view, after every decision of whole games, for
// every seat and for a spectator.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as calcory from "../../crates/quattro-server/web/static/js/calcory/reduce.js";
import * as pizza from "../../crates/quattro-server/web/static/js/pizza/reduce.js";
import { frozen, games, viewers } from "./told_games.mjs";

/** Takes these fields from another object, missing ones too. */
function take(fields, from, into) {
  const result = { ...into };
  for (const field of fields) {
    if (field in from) result[field] = from[field];
    else delete result[field];
  }
  return result;
}

const ENGINES = {
  pizza: {
    files: /^(mamma-mia|sole-mio|grande)-/,
    reduce: pizza.reduce,
    events: Object.keys(pizza.REDUCERS),
    /** What the state message brings. */
    settle(view, state) {
      const settled = take(pizza.FROM_STATE.view, state, view);
      if (!settled.judged || !state.judged) return settled;
      return { ...settled, judged: take(pizza.FROM_STATE.judged, state.judged, settled.judged) };
    },
    /** The table before the deal: all toppings in the kitchen, all orders in the waiters. */
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
  },
  calcory: {
    files: /^calcory-/,
    reduce: calcory.reduce,
    events: Object.keys(calcory.REDUCERS),
    settle: (view, state) => take(calcory.FROM_STATE, state, view),
    undealt: (view) => view,
  },
};

test("a Calcory game that ends for want of taken cards ends with the turn just made", () => {
  const [{ steps }] = viewers(games(ENGINES.calcory.files)[0]);
  const { view } = steps.find(({ view }) => view.step === "turn" && view.turned.cards > 0);
  const failed = calcory.reduce(frozen(view), { event: "failed", seat: view.on_turn, why: "gave-up" });
  assert.notEqual(failed.on_turn, view.on_turn);
  const { on_turn, to_act, step, end } = calcory.reduce(frozen(failed), { event: "game-over", end: "quiet" });
  assert.deepEqual({ on_turn, to_act, step, end }, { on_turn: view.on_turn, to_act: null, step: "over", end: "quiet" });
});

for (const [name, { files, reduce, events: known, settle, undealt }] of Object.entries(ENGINES)) {
  const found = games(files);
  const seen = new Set();

  for (const file of found) {
    test(`${file}: the events lead to the server's view`, () => {
      for (const { viewer, steps } of viewers(file)) {
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
    });
  }

  test(`${name}: every event occurs in these games`, () => {
    assert.deepEqual([...seen].sort(), known.sort());
  });
}
