// What somebody who hears the table must know: worked out anew from what the server sent, in its words and the
// catalogue's.

import assert from "node:assert/strict";
import {
  columnValue,
  KINDS,
  ovenFace,
  recipe,
  topping,
  toppings,
} from "../../crates/quattro-server/web/static/js/lib/notation.js";
import { elementsOf } from "./hearing.mjs";

/** `2s1P` in words, part by part. */
const partsOf = (say, cards) =>
  [...cards.matchAll(/(\d+)([spmcoSPMCO])/g)].map(([, count, letter]) => {
    const { kind, double } = topping(letter);
    return say(double ? "counted-double" : "counted", { count: Number(count), kind });
  });

function orderName(say, order) {
  const { recipe: name, kind } = recipe(order);
  return say("order", { recipe: name, kind: kind ?? "salami" });
}

const list = (say, items) =>
  items.reduce((left, right, index) => say(index < items.length - 1 ? "list-comma" : "list-and", { left, right }));

/** The hand and its orders, which must be found in the tree by their names. */
function pizzaThings(say, { hand, chairs, viewer }) {
  const own = chairs[viewer - 1];
  const held = [...partsOf(say, hand.toppings), ...hand.orders.map((order) => orderName(say, order))];
  const orders = hand.orders.map((order) => `${orderName(say, order)}: ${say(`asks-${order}-${own.kind}`)}`);
  return [held.length ? say("ui-hand-of", { what: held.join(", ") }) : say("ui-your-hand"), ...orders];
}

/** Piles; where one can be drawn from, its name goes on. */
const pileNames = (say, { larder, kitchen, phase, chairs, viewer }) => [
  say("ui-pile", { pile: say("ui-larder"), cards: larder }),
  say("ui-pile-orders", { pile: say("ui-waiter"), orders: chairs[viewer - 1].waiter }),
  ...(phase === "oven" ? [] : [say("ui-pile", { pile: say("ui-kitchen"), cards: kitchen })]),
];

function ovenName(say, { oven: count, oven_top: top }) {
  if (!top) return say("ui-oven-closed", { count });
  const face = ovenFace(top);
  const card =
    "order" in face
      ? orderName(say, face.order)
      : say(face.topping.double ? "counted-double" : "counted", { count: 1, kind: face.topping.kind });
  return say("ui-oven-top", { count, card });
}

/** What must be read somewhere, in a text or in a name. */
function pizzaWords(say, view, names) {
  const table = toppings(view.table);
  const columns = KINDS.map((kind) => {
    const count = columnValue(table[kind]);
    return say("ui-on-table", { count, kind: say("kind-after-number", { kind, count }) });
  });
  const chairs = view.chairs
    .filter(({ seat }) => seat !== view.viewer)
    .flatMap(({ seat, toppings: count, orders, waiter, filled }) => [
      names[seat - 1],
      say("ui-n-toppings", { count }),
      say("ui-n-orders", { count: orders }),
      say("ui-n-waiter", { count: waiter }),
      say("ui-n-filled", { count: filled.length }),
    ]);
  const mine = say("ui-n-filled", { count: view.chairs[view.viewer - 1].filled.length });
  const turn = say(view.phase === "oven" ? "ui-you-decide" : "ui-your-turn");
  return [...pileNames(say, view), ...columns, ...chairs, mine, turn, ...(view.boss == null ? [] : [say("ui-boss")])];
}

/** A place of Calcory's floor, as it is called. */
function placeName(say, spot, place, viewer, names) {
  if (spot === "empty") return `${place}: ${say("ui-tile-gone")}`;
  if (spot === "face-down") return `${place}: ${say("ui-tile-down")}`;
  const { card, marker } = spot["face-up"];
  const owner = { who: marker === viewer ? "you" : "other", name: names[marker - 1] };
  const up = `${place}: ${say("ui-tile-up", { number: card.slice(1) })}`;
  return marker === null ? up : `${up}, ${say("ui-tile-marked", owner)}`;
}

const placesOf = (say, view, viewer, names) =>
  view.grid.flatMap((row, at) =>
    row.map((spot, column) => placeName(say, spot, `${String.fromCharCode(65 + column)}${at + 1}`, viewer, names)),
  );

function calcoryWords(say, view, viewer, names) {
  const won = view.chairs.map(({ pile }) => say("ui-n-won", { count: pile }));
  if (view.step !== "turn") return won;
  const { to_beat, turned } = view;
  const owner = to_beat && (to_beat.owner === viewer ? say("ui-you") : names[to_beat.owner - 1]);
  const beat = to_beat ? say("ui-to-beat", { ...to_beat, name: owner }) : say("ui-nothing-to-beat");
  return [...won, say("ui-your-turn"), beat, say("ui-sum", { sum: turned.sum, target: 13 })];
}

/** A number that is read twice: "5 5 toppings". Pictures are read by their name alone. */
const readTwice = (snapshot) =>
  snapshot.split("\n").filter((line) => !/- '?img /.test(line) && /(?<![\d.])(\d+) \1(?!\d)/.test(line));

/** Narrow spaces of French are plain ones in a snapshot. */
const plain = (text) => text.replaceAll(/\s+/g, " ");

/** Whether the tree says what the view says. */
export function assertKnown(say, snapshot, { view, seat, names, question }) {
  const found = elementsOf(snapshot).map(({ name }) => plain(name));
  const flat = plain(snapshot.replaceAll("''", "'").replaceAll('\\"', '"'));
  const isCalcory = "grid" in view;
  const things = isCalcory ? placesOf(say, view, seat, names) : [...pizzaThings(say, view), ovenName(say, view)];
  const words = isCalcory ? calcoryWords(say, view, seat, names) : pizzaWords(say, view, names);
  const asked = !isCalcory && view.phase === "oven" ? [question.title, ...(question.hint ? [question.hint] : [])] : [];
  const missing = [
    ...things.filter((thing) => !found.includes(plain(thing))),
    ...[...words, ...asked].filter((one) => !flat.includes(plain(one))),
  ];
  assert.deepEqual(missing, [], `${JSON.stringify(missing)} is not in\n${snapshot}`);
  assert.deepEqual(readTwice(snapshot), []);
}

/** What comes out of the oven in a row, in one sentence. */
function outOfOven(say, letters) {
  const rows = letters.join("").match(/(.)\1*/g);
  const words = rows.map((row) => partsOf(say, `${row.length}${row[0]}`)[0]);
  return say("ui-out-of-oven", { what: list(say, words) });
}

/** The sentences about these events, in their order. */
function sentencesAbout(say, events, tally) {
  const { seat, names, filled } = tally;
  const told = [];
  let isRoundOver = false;
  for (const [index, event] of events.entries()) {
    const [before, next] = [events[index - 1], events[index + 1]];
    const name = event.event;
    if (name === "filled" || name === "rewarded") filled[event.seat - 1] += 1;
    if (name === "round-began") {
      isRoundOver = false;
      tally.round = event.round;
    }
    if ((name === "gathered" || name === "new-kitchen") && !isRoundOver) {
      isRoundOver = true;
      const standing = (who, at) => say("ui-standing", { who, name: names[at - 1], orders: filled[at - 1] });
      const others = names.map((_, at) => at + 1).filter((at) => at !== seat);
      const standings = list(say, [standing("you", seat), ...others.map((at) => standing("other", at))]);
      told.push(say("ui-after-round", { round: tally.round, standings }));
    }
    if (name === "dealt" && "seat" in event) continue;
    if (name === "drew" && event.seat === seat && next?.event.startsWith("received-")) continue;
    if (name === "fell-short") continue;
    if (name === "burnt" && before?.event === "fell-short") told.push(`${event.text} ${before.text}`);
    else if (name === "revealed-topping") {
      if (before?.event === name) continue;
      const end = events.findIndex((other, at) => at > index && other.event !== name);
      const run = events.slice(index, end < 0 ? undefined : end);
      told.push(
        run.length > 1
          ? outOfOven(
              say,
              run.map(({ topping }) => topping),
            )
          : event.text,
      );
    } else told.push(event.text);
  }
  return told;
}

/** What the question must say; its title is the heading of the slip where there is one. */
const partsOfQuestion = ({ view, question }) =>
  [view.phase === "oven" ? undefined : question.title, question.missing, question.hint].filter(Boolean);

/**
 * Everything that must have been heard in a game, in its order: sentences, and parts of questions.
 * @param {object[]} messages what the server sent
 */
export function whatWasToTell(say, messages) {
  const { you, table } = messages.find(({ type }) => type === "welcome");
  const names = table.chairs.map(({ name }) => name);
  const tally = { seat: you.seat, names, filled: names.map(() => 0) };
  const wanted = [];
  let asked = -1;
  for (const { events = [], missed = [], game } of messages) {
    const all = [...missed.flatMap((happened) => happened.events), ...events];
    wanted.push(...sentencesAbout(say, all, tally));
    if (game?.legal.length && game.moves !== asked) {
      asked = game.moves;
      wanted.push(partsOfQuestion(game));
    }
  }
  return wanted;
}
