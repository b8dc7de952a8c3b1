// A position as the arbiter is asked about it (docs/positions.md): its piles as lists of cards, and changes to them.
// Nothing here knows whether a position is possible; the arbiter says so.

/** @import { CalcoryPosition, PizzaPosition, Position, SeatPosition } from "./types.js" */
/** @import { Kind } from "../lib/notation.js" */

import { KINDS, letterOf, topping } from "../lib/notation.js";

/**
 * A pile of a pizza table: `oven`, `table`, `kitchen`, or a player's, by the index of the seat: `0.hand`.
 * @typedef {string} Pile
 */

/** No pile of any game is larger; a link can say anything. */
const MOST_CARDS = 200;

/** The letters of all toppings, kinds in their order. */
const LETTERS = KINDS.flatMap((kind) => [false, true].map((double) => letterOf({ kind, double })));

/** @param {string} card */
export const isTopping = (card) => LETTERS.includes(card);

/** The cards of a list such as `3s 2:mixed 1P`, one by one. @param {string | undefined} text @returns {string[]} */
export function cardsOf(text) {
  const words = (text ?? "").split(/\s+/).filter((word) => word && word !== "none");
  const cards = words.flatMap((word) => {
    if (!/^(\d*[spmcoSPMCO])+$/.test(word)) return [word];
    const runs = [...word.matchAll(/(\d*)([spmcoSPMCO])/g)];
    return runs.flatMap(([, count, letter]) =>
      Array.from({ length: Math.min(Number(count || 1), MOST_CARDS) }, () => letter),
    );
  });
  return cards.slice(0, MOST_CARDS);
}

/** The list of these cards, with toppings that follow each other counted. @param {string[]} cards */
export function listOf(cards) {
  /** @type {{ card: string, count: number }[]} */
  const runs = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.card === card && isTopping(card)) last.count += 1;
    else runs.push({ card, count: 1 });
  }
  return runs.map(({ card, count }) => (isTopping(card) ? `${count}${card}` : card)).join(" ");
}

/** @param {string[]} cards */
const sorted = (cards) => cards.toSorted((one, other) => LETTERS.indexOf(one) - LETTERS.indexOf(other));

/** @param {Pile} pile */
export function ownerAndField(pile) {
  const [seat, field] = pile.split(".");
  return field ? { seat: Number(seat), field } : { seat: undefined, field: pile };
}

/** Whether its cards lie in an order. @param {Pile} pile */
export const isOrdered = (pile) => ["oven", "kitchen", "waiter"].includes(ownerAndField(pile).field);

/** Whether toppings can lie there. @param {Pile} pile */
export const holdsToppings = (pile) => ["oven", "table", "kitchen", "hand"].includes(ownerAndField(pile).field);

/** @param {PizzaPosition} position @param {Pile} pile @returns {string[]} */
export function cardsAt(position, pile) {
  const { seat, field } = ownerAndField(pile);
  if (seat === undefined)
    return cardsOf(/** @type {Record<string, string>} */ (/** @type {unknown} */ (position))[field]);
  const held = /** @type {Record<string, string | undefined>} */ (position.seat[seat] ?? {});
  if (field !== "hand") return cardsOf(held[field]);
  return [...sorted(cardsOf(held.toppings)), ...cardsOf(held.orders)];
}

/** Without fields that say nothing. @template {object} T @param {T} fields @returns {T} */
function told(fields) {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== "");
  return /** @type {T} */ (Object.fromEntries(said));
}

/**
 * @param {PizzaPosition} position @param {number} seat @param {Partial<SeatPosition>} change @returns {PizzaPosition}
 */
export const withSeat = (position, seat, change) => ({
  ...position,
  seat: position.seat.map((held, index) => (index === seat ? told({ ...held, ...change }) : held)),
});

/** @param {PizzaPosition} position @param {Pile} pile @param {string[]} cards @returns {PizzaPosition} */
export function withCards(position, pile, cards) {
  const { seat, field } = ownerAndField(pile);
  if (seat === undefined) {
    return told({ ...position, [field]: listOf(field === "table" ? sorted(cards) : cards) });
  }
  if (field !== "hand") return withSeat(position, seat, { [field]: listOf(cards) });
  const toppings = listOf(sorted(cards.filter(isTopping)));
  return withSeat(position, seat, { toppings, orders: listOf(cards.filter((card) => !isTopping(card))) });
}

/** @param {PizzaPosition} position @param {Pile} pile @param {string} card */
export const put = (position, pile, card) => withCards(position, pile, [...cardsAt(position, pile), card]);

/** @param {PizzaPosition} position @param {Pile} pile @param {number} index */
export const taken = (position, pile, index) => withCards(position, pile, cardsAt(position, pile).toSpliced(index, 1));

/** @param {PizzaPosition} position @param {Pile} pile @param {number} index @param {number} to */
export function moved(position, pile, index, to) {
  const cards = cardsAt(position, pile);
  const [card] = cards.splice(index, 1);
  return withCards(position, pile, cards.toSpliced(to, 0, card));
}

/**
 * The player's own kind: the one given, or the first that is free.
 * @param {PizzaPosition} position @param {number} seat
 */
export function kindAt(position, seat) {
  const given = position.seat.map(({ kind }) => kind);
  const free = KINDS.filter((kind) => !given.includes(kind));
  const before = given.slice(0, seat).filter((kind) => !kind).length;
  return given[seat] ?? free[before] ?? KINDS[0];
}

/**
 * A card in the oven: a topping, or an order and the index of its owner.
 * @param {PizzaPosition} position @param {string} card
 */
export function ovenCard(position, card) {
  const [owner, order] = card.split(":");
  if (!order) return { topping: topping(card) };
  const kinds = position.seat.map((_, seat) => kindAt(position, seat));
  const seat = /^\d+$/.test(owner) ? Number(owner) - 1 : kinds.indexOf(/** @type {Kind} */ (owner));
  return { seat, order };
}

/**
 * The orders of a player that lie somewhere, those in the oven too.
 * @param {PizzaPosition} position @param {number} seat
 */
export function placedOrders(position, seat) {
  const own = ["hand", "filled", "removed", "waiter"].flatMap((field) => cardsAt(position, `${seat}.${field}`));
  const baking = cardsAt(position, "oven").map((card) => ovenCard(position, card));
  return new Set([...own, ...baking.flatMap((card) => (card.order && card.seat === seat ? [card.order] : []))]);
}

/** Another player sits down. @param {PizzaPosition} position @returns {PizzaPosition} */
export function withPlayer(position) {
  const given = position.seat.map((_, seat) => kindAt(position, seat));
  return { ...position, seat: [...position.seat, { kind: KINDS.find((kind) => !given.includes(kind)) }] };
}

/** The last player leaves, with all cards. @param {PizzaPosition} position @returns {PizzaPosition} */
export function withoutPlayer(position) {
  const last = position.seat.length - 1;
  const oven = cardsAt(position, "oven").filter((card) => ovenCard(position, card).seat !== last);
  const { turn, boss, ...rest } = withCards(position, "oven", oven);
  const stays = (/** @type {number | string | undefined} */ seat) =>
    seat === last + 1 || seat === kindAt(position, last) ? undefined : seat;
  return told({ ...rest, turn: stays(turn), boss: stays(boss), seat: rest.seat.slice(0, last) });
}

/**
 * The index of the seat that is called so in a position.
 * @param {PizzaPosition} position @param {number | string} [name]
 */
export function seatCalled(position, name) {
  if (name === undefined || typeof name === "number") return (name ?? 0) - 1;
  return position.seat.findIndex((_, seat) => kindAt(position, seat) === name);
}

/** An empty table. @param {Position["game"]} game @param {number} players @returns {Position} */
export function emptyTable(game, players) {
  if (game !== "calcory") {
    const seat = KINDS.slice(0, players).map((kind) => ({ kind }));
    return /** @type {PizzaPosition} */ ({ game, phase: "oven", round: 1, boss: 1, seat });
  }
  const grid = Array.from({ length: 6 }, () => Array(10).fill("??").join(" "));
  return /** @type {CalcoryPosition} */ ({ game, players, turn: 1, won: Array(players).fill(0), grid });
}
