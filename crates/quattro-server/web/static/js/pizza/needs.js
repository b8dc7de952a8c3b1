// What is needed, asked for or there: in numbers and signs, and in words.

/** @import { Kind, Need, Toppings } from "../../../protocol.js" */
/** @import { Column } from "../lib/notation.js" */

import { icon, kindIcon } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { needed, toppings } from "../lib/notation.js";
import { spoken } from "../lib/spoken.js";
import { counted, kindName, say } from "../lib/words.js";

const double = html`<i class="x2">×2</i>`;

/** @param {Need} need */
const spokenNeed = (need) => spoken(partsInWords(need).join(", "));

/**
 * Whether cards of one kind make a number exactly: what is given may not be too much.
 * @param {Column} column @param {number} count
 */
const makes = ({ singles, doubles }, count) =>
  Array.from({ length: doubles + 1 }, (_, used) => count - 2 * used).some((rest) => rest >= 0 && rest <= singles);

/**
 * What somebody else asks for, with what of it is in the own hand; nobody else sees this.
 * @param {Need} need @param {Toppings} hand
 */
export function inHand(need, hand) {
  const columns = toppings(hand);
  return needed(need).items.map(({ count, kind, double: doubles }) => {
    const has = doubles ? columns[kind].doubles >= count : makes(columns[kind], count);
    const words = say("ui-in-hand", { has: has ? "yes" : "no" });
    return html`<span class=${cls({ part: true, have: has })}>
      ${count}${kindIcon(kind)}${doubles ? double : nothing}<span class="away">${kindName(kind, count)}</span>
      <small>${icon(has ? "tick" : "cross", "ic s")}<span>${words}</span></small>
    </span>`;
  });
}

/** Each part of it in words. @param {Need} need */
export function partsInWords(need) {
  const { any, items } = needed(need);
  if (any) return [say("any-kind", { count: any })];
  return items.map(({ count, kind, double }) =>
    double ? say("counted-double", { count, kind }) : counted(count, kind),
  );
}

/** The same in words. @param {Need} need */
export const inWords = (need) => partsInWords(need).join(" + ");

/** What is missing: of no kind in particular it is just toppings. @param {Need} lack */
export function lackInWords(lack) {
  const { any } = needed(lack);
  return any ? say("n-toppings", { toppings: any }) : inWords(lack);
}

/** More kinds than this are counted together. */
const MAX_KINDS = 2;

/** So short that it fits into one sentence: many kinds become one number. @param {Toppings} cards */
export function inFewWords(cards) {
  const { items } = needed(cards);
  if (new Set(items.map(({ kind }) => kind)).size <= MAX_KINDS) return inWords(cards);
  const worth = items.reduce((sum, { count, double }) => sum + (double ? 2 * count : count), 0);
  return say("n-toppings", { toppings: worth });
}

/** As chips, which look different for what is there. @param {Need} need @param {boolean} [there] */
export function chips(need, there = false) {
  const { any, items } = needed(need);
  const chip = (/** @type {unknown} */ content) =>
    html`<span class=${cls({ chip: true, ok: there })} aria-hidden="true">${content}</span>`;
  const signs = any
    ? chip(html`${any} ${kindIcon("any")}`)
    : items.map(({ count, kind, double: isDouble }) =>
        chip(html`${count}${isDouble ? double : nothing} ${kindIcon(kind)}`),
      );
  return html`${signs}${spokenNeed(need)}`;
}

/** How a topping that is needed stands: nobody knows yet, on the table, from a hand, or missing. */
/** @typedef {"open" | "there" | "given" | "missing"} Standing */
/** @typedef {{ kind: Kind, double: boolean, standing: Standing }} NeededTopping */

/** How many of a kind a need names. @param {Need | undefined} need @param {Kind} kind */
export const countOf = (need, kind) => needed(need ?? "").items.find((item) => item.kind === kind)?.count ?? 0;

/** All that is needed. @param {Need} need */
export function totalOf(need) {
  const { any, items } = needed(need);
  return any + items.reduce((sum, { count }) => sum + count, 0);
}

/**
 * The needed toppings one by one, the own kind last.
 * @param {{ need: Need, lack?: Need, held?: Need }} weighed without `lack` nobody knows yet
 * @param {Kind} own
 * @returns {NeededTopping[]}
 */
export function oneByOne({ need, lack, held }, own) {
  const items = [...needed(need).items].sort((a, b) => Number(a.kind === own) - Number(b.kind === own));
  return items.flatMap(({ count, kind, double }) => {
    const missing = countOf(lack, kind);
    const fromHand = Math.min(missing, countOf(held, kind));
    const standing = (/** @type {number} */ index) =>
      index < count - missing ? "there" : index < count - missing + fromHand ? "given" : "missing";
    return Array.from({ length: count }, (_, index) => ({
      kind,
      double,
      standing: lack === undefined ? "open" : standing(index),
    }));
  });
}
