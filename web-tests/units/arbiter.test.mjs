// Positions as the arbiter's page changes them, and as links hold them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EXAMPLES } from "../../crates/quattro-server/web/static/js/arbiter/examples.js";
import { read, written } from "../../crates/quattro-server/web/static/js/arbiter/link.js";
import * as positions from "../../crates/quattro-server/web/static/js/arbiter/position.js";
import { tileAt, withPlayers, withTile } from "../../crates/quattro-server/web/static/js/arbiter/tiles.js";

/** @typedef {import("../../crates/quattro-server/web/static/js/arbiter/types.js").CalcoryPosition} CalcoryPosition */
/** @typedef {import("../../crates/quattro-server/web/static/js/arbiter/types.js").PizzaPosition} PizzaPosition */
/** @typedef {import("../../crates/quattro-server/web/static/js/arbiter/types.js").Question} Question */

const { cardsAt, cardsOf, emptyTable, listOf, moved, placedOrders, put, taken, withoutPlayer, withPlayer } = positions;

const pizza = () => /** @type {PizzaPosition} */ (emptyTable("sole-mio", 3));
const calcory = () => /** @type {CalcoryPosition} */ (emptyTable("calcory", 2));

/** A table with every card of five players somewhere. @returns {Question} */
function fullTable() {
  const orders = "classic-salami classic-pineapple classic-mushroom classic-olive mixed bombastica monotoni minimale";
  const seat = (/** @type {string} */ name) => ({ name, toppings: "2s1p1m1c1o", filled: "mixed", waiter: orders });
  const position = {
    game: "mamma-mia",
    phase: "oven",
    round: 3,
    boss: 5,
    table: "5s 4p 3m 2c 1o",
    oven: Array.from({ length: 30 }, (_, index) => `${(index % 3) + 1}${"spmco"[index % 5]}`).join(" "),
    seat: ["Maximilian Alexander Graf", "Zoë", "Ωmega", "Åsa", "名前"].map(seat),
  };
  return /** @type {Question} */ ({ position, moves: ["add:1p", "no", "choose:salami+olive"] });
}

test("a link holds the whole position and gives it back exactly", async () => {
  const questions = [...Object.values(EXAMPLES).map((position) => ({ position, moves: ["no"] })), fullTable()];
  for (const question of questions) {
    const link = await written(question);
    assert.ok(/^1\.[\w-]+$/.test(link));
    assert.ok(link.length <= 1500, `${link.length} characters`);
    assert.deepEqual(await read(link), question);
  }
});

test("a damaged link says so, and so does one from a newer version", async () => {
  const link = await written({ position: EXAMPLES.grande });
  const half = Math.floor(link.length / 2);
  const other = link[half] === "A" ? "B" : "A";
  const changed = `${link.slice(0, half)}${other}${link.slice(half + 1)}`;
  for (const text of [link.slice(0, -5), changed, "1.", "1.???", "x", "0.abc", `1${link}`.slice(2)]) {
    assert.equal(await read(text), "damaged", text);
  }
  assert.equal(await read(link.replace("1.", "2.")), "newer");
  for (const strange of [null, 4, {}, { position: { game: "mamma-mia" } }, { position: { game: 1, seat: [] } }]) {
    assert.equal(await read(await written(/** @type {Question} */ (/** @type {unknown} */ (strange)))), "damaged");
  }
  const bomb = { position: { game: "mamma-mia", seat: [], oven: "s".repeat(1_000_000) } };
  assert.equal(await read(await written(/** @type {Question} */ (bomb))), "damaged");
});

test("cards are read one by one and written with their numbers", () => {
  assert.deepEqual(cardsOf("2s1P 3:mixed o"), ["s", "s", "P", "3:mixed", "o"]);
  assert.equal(listOf(["s", "s", "P", "3:mixed", "o"]), "2s 1P 3:mixed 1o");
  assert.deepEqual(cardsOf("none"), []);
  assert.equal(cardsOf("999999s").length, 200);
});

test("cards are put down, moved and taken away", () => {
  let position = put(put(put(pizza(), "oven", "s"), "oven", "2:duel"), "oven", "m");
  assert.equal(position.oven, "1s 2:duel 1m");
  position = moved(position, "oven", 2, 0);
  assert.equal(position.oven, "1m 1s 2:duel");
  assert.deepEqual(placedOrders(position, 1), new Set(["duel"]));
  position = taken(taken(taken(position, "oven", 0), "oven", 0), "oven", 0);
  assert.ok(!("oven" in position));
  const hand = put(put(put(pizza(), "1.hand", "O"), "1.hand", "match"), "1.hand", "s");
  assert.deepEqual(hand.seat[1], { kind: "pineapple", toppings: "1s 1O", orders: "match" });
  assert.deepEqual(cardsAt(hand, "1.hand"), ["s", "O", "match"]);
});

test("whoever leaves takes all cards along", () => {
  const four = withPlayer(put(pizza(), "oven", "s"));
  assert.equal(four.seat[3].kind, "chili");
  const three = withoutPlayer(put({ ...four, boss: 4 }, "oven", "4:ladder"));
  assert.equal(three.seat.length, 3);
  assert.equal(three.oven, "1s");
  assert.ok(!("boss" in three));
});

test("every tile is somewhere, whatever becomes of it", () => {
  const brush = { number: 7, seat: 1 };
  let position = withTile(calcory(), "B3", { ...brush, tool: "taken" });
  assert.deepEqual(position.won, [0, 1]);
  position = withTile(position, "B3", { ...brush, tool: "marked" });
  assert.deepEqual([position.won, position.marked], [[0, 0], { seat: 2, places: "B3" }]);
  position = withTile(withTile(position, "B3", { ...brush, tool: "up" }), "C3", { ...brush, tool: "up" });
  assert.equal(position.turned, "B3 C3");
  assert.ok(!position.marked);
  assert.equal(position.grid[2].split(" ").slice(1, 3).join(" "), "r7 y7", "two colours");
  position = withTile(position, "B3", { ...brush, tool: "down" });
  assert.deepEqual(tileAt(position, "B3"), { is: "down" });
  const won = withTile(position, "A1", { number: 0, seat: 1, tool: "taken" });
  assert.deepEqual(withPlayers(withPlayers(won, 3), 2).won, [0, 1]);
});
