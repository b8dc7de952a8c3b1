// The bill of a round: what it says follows from what everybody was told, and is the same for everybody.

/** @import { PizzaEvent } from "../../crates/quattro-server/web/protocol.js" */
/** @import { PizzaTable } from "../../crates/quattro-server/web/static/js/pizza/reduce.js" */
/** @import { Bill, Tally } from "../../crates/quattro-server/web/static/js/pizza/round_facts.js" */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ORDERS, recipe } from "../../crates/quattro-server/web/static/js/lib/notation.js";
import { reduce } from "../../crates/quattro-server/web/static/js/pizza/reduce.js";
import { billOf, newTally, note, starOf } from "../../crates/quattro-server/web/static/js/pizza/round_facts.js";
import { games, read } from "./told_games.mjs";

/** @typedef {import("./told_games.mjs").Told<PizzaTable, PizzaEvent>} Told */

/** The bills of a game as one viewer gets them. @param {Told} told */
function bills({ steps }) {
  /** @type {Bill[]} */
  const found = [];
  /** @type {Tally | undefined} */
  let tally;
  let view = steps[0].view;
  for (const [nth, step] of steps.entries()) {
    for (const event of step.events) {
      if (event.event === "round-began") tally = newTally(view, event.round);
      else if (tally) tally = note(tally, event);
      const over = event.event === "gathered" || event.event === "new-kitchen";
      if (over && found.at(-1)?.round !== view.round) found.push(billOf(view, tally, 30));
      if (nth) view = reduce(view, event);
    }
    view = step.view;
  }
  return found;
}

for (const file of games(/^(mamma-mia|sole-mio|grande)/)) {
  test(`the bills of ${file} are complete and the same for everybody`, () => {
    /** @type {Told[]} */
    const viewers = read(file);
    const [first, ...others] = viewers.map(bills);
    const rounds = viewers[0].steps[0].view.rounds;
    assert.equal(first.length, rounds - 1, "one after every round but the last");
    for (const bill of first) {
      assert.ok(bill.complete);
      const fresh = bill.rows.flatMap((row) => row.fresh);
      assert.equal(bill.star?.star === "nothing", fresh.length === 0);
      assert.equal(bill.left === undefined, !file.startsWith("mamma-mia"));
      assert.deepEqual(
        bill.rows.map((row) => row.orders.length),
        bill.rows.map((row) => row.orders.length).sort((a, b) => b - a),
      );
    }
    for (const other of others) assert.deepEqual(other, first);
  });
}

/** A round of which these events were told. @param {PizzaEvent[]} events */
const told = (events) => {
  /** @type {Tally} */
  const nothing = {
    round: 1,
    before: [[], []],
    filled: [],
    helped: {},
    rewards: 0,
    brought: 0,
    fromHand: false,
    series: false,
  };
  return events.reduce(note, nothing);
};
/** @param {number} seat @param {string} order @param {string} used @returns {PizzaEvent[]} */
const filled = (seat, order, used) => [
  { event: "revealed-order", seat, order, need: null },
  { event: "filled", seat, order, used },
];

test("a double counts as two, and what is added and given counts too", () => {
  const [revealed, done] = filled(1, "bombastica", "3s2P");
  const star = starOf(
    told([revealed, { event: "gave", seat: 2, toppings: "1O" }, { event: "added", seat: 1, toppings: "2c" }, done]),
  );
  assert.deepEqual(star, { star: "pizza", seat: 1, order: "bombastica", count: 11 });
});

test("the most telling fact comes first", () => {
  const [revealed, done] = filled(1, "mixed", "1s1p1m1c");
  const added = /** @type {PizzaEvent} */ ({ event: "added", seat: 1, toppings: "1o" });
  const gave = /** @type {PizzaEvent} */ ({ event: "gave", seat: 2, toppings: "1o" });
  assert.equal(starOf(told([])).star, "nothing");
  assert.deepEqual(starOf(told([revealed, added, done])), { star: "pizza", seat: 1, order: "mixed", count: 5 });
  const unaided = filled(2, "classic-salami", "4s1c");
  const star = starOf(told([revealed, added, done, ...unaided]));
  assert.deepEqual(star, { star: "from-memory", seat: 2, order: "classic-salami", count: 5 });
  const three = ["mixed", "monotoni", "minimale"].flatMap((order) => filled(1, order, "5s"));
  assert.deepEqual(starOf(told([...unaided, ...three])), { star: "baker", seat: 1, count: 3 });
  assert.deepEqual(starOf(told([...three, gave, gave])), { star: "helper", seat: 2, count: 2 });
});

test("a round that was not followed claims no more than is known", () => {
  /** @type {Told[]} */
  const [viewer] = read(games(/^mamma-mia/)[0]);
  const over = viewer.steps.find(({ view }) => view.round === 2 && view.chairs.some((chair) => chair.filled.length));
  assert.ok(over);
  for (const tally of [undefined, newTally(over.view, 1)]) {
    const bill = billOf(over.view, tally, 30);
    assert.ok(!bill.complete && !bill.star && bill.rows.every((row) => !row.fresh.length));
  }
  const late = billOf({ ...over.view, round: 1 }, newTally(over.view, 1), 30);
  assert.ok(late.complete && late.rows.every((row) => row.fresh.length === row.orders.length));
  assert.equal(late.star, undefined, "nothing was heard of these pizzas");
});

test("the highlight takes at most 40 characters in English", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["en.ftl", "ui-en.ftl"]) {
    const path = new URL(`../../crates/quattro-words/messages/${file}`, import.meta.url).pathname;
    bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  }
  /** @param {string} id @param {Record<string, string | number>} args */
  const say = (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, []);
  for (const star of ["pizza", "from-memory", "helper", "baker", "nothing"]) {
    for (const id of ORDERS) {
      const order = say("ui-order-title", { recipe: recipe(id).recipe });
      const numbers = { count: 17, toppings: 17, number: 3 };
      const text = say("ui-bill-praise", { star, who: "other", name: "Sofia", whose: "Sofia's", order, ...numbers });
      assert.ok(text.length <= 40 && !text.includes("{"), `${text} (${text.length})`);
    }
  }
});
