// Sets of toppings to add, give, set aside or show, picked by tapping cards of the hand. What is picked is always one
// of the sets that the server allows: a tap leads to the nearest one with that card, or without it.

/** @import { Column, Kind, Topping } from "../lib/notation.js" */

import { allCards, columnValue, KINDS, toppings } from "../lib/notation.js";

/** @typedef {{ action: string, cards: Record<Kind, Column> }} CardSet */

/** The sets among these actions: `add:2p1M`, `give:1o`, `reserve:none`, `show:p`. @param {string[]} actions */
export function setsOf(actions) {
  return actions.flatMap((action) => {
    const [, verb, cards] = /^(add|give|reserve|show):(.+)$/.exec(action) ?? [];
    return verb ? [{ action, cards: toppings(verb === "show" ? `1${cards}` : cards) }] : [];
  });
}

/** How many cards like this one a set has. @param {CardSet} set @param {Topping} card */
export const countOf = ({ cards }, { kind, double }) => cards[kind][double ? "doubles" : "singles"];

/** Toppings in hand break ties at the end of the game: first as little value as possible, then few cards. */
const costOf = (/** @type {CardSet} */ { cards }) =>
  KINDS.reduce((sum, kind) => sum + columnValue(cards[kind]), 0) * 100 + allCards(cards);

/** The set that costs least. @param {CardSet[]} sets @returns {CardSet | undefined} */
export const cheapest = (sets) => [...sets].sort((one, other) => costOf(one) - costOf(other))[0];

/** In how many cards two sets differ. @param {CardSet} one @param {CardSet} other */
function distance(one, other) {
  const apart = (/** @type {Kind} */ kind, /** @type {keyof Column} */ sort) =>
    Math.abs(one.cards[kind][sort] - other.cards[kind][sort]);
  return KINDS.reduce((sum, kind) => sum + apart(kind, "singles") + apart(kind, "doubles"), 0);
}

/** How many of the last wanted cards a set has, all of them together. @param {CardSet} set @param {Topping[]} wanted */
function granted(set, wanted) {
  const isIn = (/** @type {Topping[]} */ cards) =>
    cards.every((card) => cards.filter((other) => isSame(card, other)).length <= countOf(set, card));
  const from = wanted.findIndex((_, index) => isIn(wanted.slice(index)));
  return from < 0 ? 0 : wanted.length - from;
}

/** @param {Topping} one @param {Topping} other */
const isSame = (one, other) => one.kind === other.kind && one.double === other.double;

/**
 * What is picked after a card has been tapped; undefined if the tap leads nowhere. Cards that were tapped before stay
 * if they can: so every set can be reached by tapping its cards.
 * @param {CardSet[]} sets all that are allowed
 * @param {{ set: CardSet, wanted: Topping[] }} picked with the cards that were tapped for it, the last one last
 * @param {Topping} card
 * @param {boolean} isPicked whether this very card is among the picked ones
 * @returns {{ set: CardSet, wanted: Topping[] } | undefined}
 */
export function afterTap(sets, picked, card, isPicked) {
  const now = countOf(picked.set, card);
  const others = picked.wanted.filter((other) => !isPicked || !isSame(card, other));
  const wanted = isPicked ? others : [...others, card];
  const cost = (/** @type {CardSet} */ set) =>
    distance(set, picked.set) * 10_000 + costOf(set) - granted(set, wanted) * 1_000_000;
  const set = sets
    .filter((set) => (isPicked ? countOf(set, card) < now : countOf(set, card) > now))
    .sort((one, other) => cost(one) - cost(other))[0];
  return set && { set, wanted };
}
