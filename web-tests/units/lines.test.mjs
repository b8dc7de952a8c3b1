// What a player is told first after the end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { endLine } from "../../crates/quattro-server/web/static/js/ending/lines.js";

/** An outcome of [score, toppings in hand] by seat. @param {[score: number, hand: number][]} results */
function outcome(...results) {
  const better = (/** @type {number[]} */ [score, hand], /** @type {number[]} */ [other, others]) =>
    other > score || (other === score && others > hand);
  const seats = results.map((own) => {
    const place = 1 + results.filter((other) => better(own, other)).length;
    return { place, score: own[0], tie_break: own[1] };
  });
  return { seats };
}

/** @type {import("../../crates/quattro-server/web/protocol.js").Fact[]} */
const FACTS = [{ fact: "most-helpful", seat: 1, times: 2 }];

test("who wins hears by how much, and what nobody did better", () => {
  const line = endLine(outcome([7, 0], [5, 3]), 1, FACTS);
  assert.deepEqual(line?.first, { how: "ahead", place: 1, count: 7, lead: 2, other: 2 });
  assert.deepEqual(line?.second, { fact: "most-helpful" });
});

test("a tie in pizzas is told as one, to both", () => {
  const tied = outcome([5, 1], [5, 4], [2, 0]);
  assert.deepEqual(endLine(tied, 2, [])?.second, { gap: "by-hand", lead: 0, other: 1 });
  assert.deepEqual(endLine(tied, 1, FACTS)?.second, { gap: "their-hand", lead: 0, other: 2 });
});

test("a shared win is nobody's lead", () => {
  const line = endLine(outcome([5, 1], [5, 1], [2, 0]), 2, []);
  assert.deepEqual(line?.first, { how: "shared", place: 1, count: 5, lead: 0 });
  assert.equal(line?.second, undefined);
});

test("who is behind is compared with the next one, if that was near", () => {
  const near = endLine(outcome([4, 0], [7, 0], [5, 0], [3, 0]), 1, FACTS);
  assert.deepEqual(near?.first, { how: "behind", place: 3, count: 4, lead: 1 });
  assert.deepEqual(near?.second, { gap: "behind", lead: 1, other: 3 });
  const far = outcome([1, 0], [7, 0]);
  assert.deepEqual(endLine(far, 1, FACTS)?.second, { fact: "most-helpful" });
  assert.equal(endLine(far, 1, [])?.second, undefined);
});

test("who only watched hears nothing", () => {
  assert.equal(endLine(outcome([1, 0], [7, 0]), 5, FACTS), undefined);
});
