// Sets of cards picked by tapping: whatever the server allows can be reached, and nothing else.

/** @import { Topping } from "../../crates/quattro-server/web/static/js/lib/notation.js" */
/** @import { CardSet } from "../../crates/quattro-server/web/static/js/pizza/sets.js" */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { KINDS } from "../../crates/quattro-server/web/static/js/lib/notation.js";
import { afterTap, cheapest, countOf, setsOf } from "../../crates/quattro-server/web/static/js/pizza/sets.js";

const FOLDER = process.env.QUATTRO_ASKED_STATES ?? new URL("../../target/tmp/asked-states/", import.meta.url).pathname;

test("the cheapest set costs the least value, then the fewest cards", () => {
  assert.equal(cheapest(setsOf(["add:1P1m", "add:2p1m", "add:1p1m"]))?.action, "add:1p1m");
  assert.equal(cheapest(setsOf(["give:2p", "give:1P"]))?.action, "give:1P");
});

test("a tap exchanges cards of the same worth", () => {
  const sets = setsOf(["give:1m1c", "give:1M1c"]);
  const [single, double] = sets;
  const bigMushroom = { kind: /** @type {const} */ ("mushroom"), double: true };
  assert.equal(afterTap(sets, { set: single, wanted: [] }, bigMushroom, false)?.set, double);
  assert.equal(afterTap(sets, { set: double, wanted: [] }, bigMushroom, true)?.set, single);
  assert.equal(afterTap(sets, { set: single, wanted: [] }, { kind: "chili", double: false }, true), undefined);
});

/**
 * Taps the cards of a set until it is picked, then those that are too many.
 * @param {CardSet[]} sets @param {CardSet} goal
 */
function tapTowards(sets, goal) {
  /** @type {ReturnType<typeof afterTap>} */
  let picked = { set: cheapest(sets) ?? goal, wanted: [] };
  /** @type {Topping[]} */
  const cards = KINDS.flatMap((kind) => [false, true].map((double) => ({ kind, double })));
  for (let taps = 0; picked && picked.set !== goal && taps < 20; taps++) {
    /** @type {CardSet} */
    const now = picked.set;
    /** @type {Topping | undefined} */
    const lacking = cards.find((card) => countOf(now, card) < countOf(goal, card));
    /** @type {Topping | undefined} */
    const extra = cards.find((card) => countOf(now, card) > countOf(goal, card));
    /** @type {Topping | undefined} */
    const card = lacking ?? extra;
    picked = card && afterTap(sets, picked, card, !lacking);
  }
  return picked?.set;
}

test("taps lead to every set that is allowed", () => {
  /** @type {{ sort: string, words: { en: { legal: { action: string }[] } } }[]} */
  const states = JSON.parse(readFileSync(`${FOLDER}/pizza.json`, "utf8"));
  for (const { sort, words } of states) {
    const sets = setsOf(words.en.legal.map(({ action }) => action));
    for (const goal of sets) assert.equal(tapTowards(sets, goal), goal, `${sort}: ${goal.action}`);
  }
});
