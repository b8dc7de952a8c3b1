// The choices of a decision in scoring: exactly the legal actions that the server sent. Kinds are picked on the
// columns, toppings and orders in the hand; what is left is shown as tiles or as a number.

/** @import { Kind, Legal, Order, Toppings } from "../../../protocol.js" */
/** @import { CardSet } from "./sets.js" */

import { badge, kindIcon, orderCard } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { allCards, columnValue, letterOf, recipe, topping, toppingCards, toppings } from "../lib/notation.js";
import { spoken } from "../lib/spoken.js";
import { counted, orderTitle, say } from "../lib/words.js";
import { nameOf, pick, pizza, state } from "../table/store.js";
import { chairAt, ownChair } from "./seats.js";
import { afterTap, cheapest, setsOf } from "./sets.js";

/** What comes of it, in a sentence. @param {Legal} legal */
export const consequenceOf = ({ words }) => words?.consequence ?? "";

/** Verb and object of an action. @param {string} action */
function parts(action) {
  const [verb, object = ""] = action.split(":");
  return { verb, object };
}

/** A no, or a call for help: these stand apart from what one can do alone. @param {Legal} legal */
const isWayOut = ({ action }) => ["no", "skip", "ask"].includes(action);

export const waysOut = () => (state.game?.legal ?? []).filter(isWayOut);

export const choices = () => (state.game?.legal ?? []).filter((legal) => !isWayOut(legal));

const asked = () => pizza().decision?.ask ?? "";

/** @param {string} action @returns {Kind[]} */
const kindsIn = (action) => /** @type {Kind[]} */ (parts(action).object.split("+"));

/** How much of these kinds lies on the table and in the hand. @param {Legal} legal */
function atHand({ action }) {
  const [table, hand] = [toppings(pizza().table), toppings(pizza().hand?.toppings ?? "none")];
  return kindsIn(action).reduce((sum, kind) => sum + columnValue(table[kind]) + columnValue(hand[kind]), 0);
}

/** What is picked beforehand: the cheapest set of cards, the kinds there are most of. @returns {Legal | undefined} */
function suggested() {
  const all = choices();
  if (asked() === "choose") return [...all].sort((one, other) => atHand(other) - atHand(one))[0];
  if (asked() === "reserve") return all[0];
  const set = cheapest(cardSets());
  return all.find(({ action }) => action === set?.action) ?? all[0];
}

/** The choice that the button would carry out. @returns {Legal | undefined} */
export const chosen = () => choices().find((one) => one.action === state.picks.action) ?? suggested();

// Toppings of the hand.

/** The sets of toppings that can be picked in the hand. @returns {CardSet[]} */
export const cardSets = () => setsOf(choices().map(({ action }) => action));

/** The toppings that leave the hand, or are shown from it, by what is picked. @returns {Toppings} */
export function fromHand() {
  const { verb, object } = parts(chosen()?.action ?? "");
  if (verb === "show" && object) return `1${object}`;
  if (verb === "commit") return object.split("+")[1] ?? "none";
  return ["add", "give", "reserve"].includes(verb) ? object : "none";
}

/** What tapping a topping of the hand would pick. @param {string} letter @param {boolean} isPicked */
export function tapTopping(letter, isPicked) {
  const sets = cardSets();
  const set = sets.find(({ action }) => action === chosen()?.action);
  const wanted = (state.picks.wanted ?? []).map(topping);
  const next = set && afterTap(sets, { set, wanted }, topping(letter), isPicked);
  return next && { action: next.set.action, wanted: next.wanted.map(letterOf) };
}

// Orders of the hand.

/** The action that adds an order of the hand to the series, if it may be added. @param {Order} order */
export const joining = (order) => choices().find(({ action }) => action === `join:${order}`)?.action;

// Kinds, picked on their columns.

/** Whether kinds are to be chosen. */
export const isChoosing = () => asked() === "choose" && choices().length > 0;

/** What is said about a kind that can be chosen; undefined if it cannot. @param {Kind} kind */
export function verdictOn(kind) {
  const legal = choices().find(({ action }) => kindsIn(action).includes(kind));
  return legal && (legal.words?.verdicts?.[kindsIn(legal.action).indexOf(kind)] ?? "");
}

/** @returns {Kind[]} */
export const chosenKinds = () => (isChoosing() ? kindsIn(chosen()?.action ?? "") : []);

/** Picks a kind. Where two are chosen, the one that was tapped before stays if both go together. @param {Kind} kind */
export function tapKind(kind) {
  const before = state.picks.kinds ?? chosenKinds();
  const last = before.filter((other) => other !== kind).at(-1);
  const withKind = choices().filter(({ action }) => kindsIn(action).includes(kind));
  const both = withKind.find(({ action }) => last && kindsIn(action).includes(last));
  const legal = both ?? withKind[0];
  if (!legal) return;
  const others = kindsIn(legal.action).filter((other) => other !== kind);
  pick({ action: legal.action, kinds: [...others, kind] });
}

// Everything else.

/** With longer names than this, a set of cards is named by its number. */
const LONGEST_NAME_OF_CARDS = 30;

/** What a choice is called, in the server's words; long lists of cards can be seen in the hand. @param {Legal} legal */
export function nameOfChoice({ words, action }) {
  const { verb, object } = parts(action);
  const name = words?.what ?? action;
  if (name.length <= LONGEST_NAME_OF_CARDS || !["add", "give", "reserve"].includes(verb)) return name;
  const count = allCards(toppings(object));
  if (verb === "give") return say("ui-give-cards", { count });
  return verb === "add" ? say("ui-add-cards", { count }) : say("ui-reserve-cards", { count });
}

/** The orders of a series differ in their kind alone. @param {Order} order */
function orderName(order) {
  const { kind } = recipe(order);
  return html`${kind ? kindIcon(kind) : nothing}${orderTitle(order)}`;
}

/** @param {Legal} legal */
function tile({ action, words }) {
  const on = chosen()?.action === action;
  const { verb, object } = parts(action);
  const isPlayer = verb === "name";
  const picture = isPlayer ? badge(chairAt(Number(object)).kind) : orderCard(object, ownChair()?.kind ?? "salami");
  const name = isPlayer ? nameOf(Number(object)) : orderName(object);
  return html`<button type="button" role="radio" aria-checked=${on ? "true" : "false"} aria-label=${words?.what ?? ""}
    aria-description=${words?.consequence ?? nothing} class=${cls({ choice: true, on })}
    data-action=${action} @click=${() => pick({ action })}>
    <span class=${isPlayer ? "pic" : "pic tiny"}>${picture}</span><b>${name}</b>
  </button>`;
}

/** Players or orders side by side, one of them chosen. */
const tiles = () => html`<div class="choices" role="radiogroup" aria-labelledby="asked">${choices().map(tile)}</div>`;

/** The toppings of a stake, from table and hand together. @param {string} object such as 2p+1P */
function stakeOf(object) {
  const all = object.split("+").map(toppings);
  const kind = toppingCards(object.replace("+", ""))[0]?.kind ?? "salami";
  const sum = (/** @type {"singles" | "doubles"} */ sort) => all.reduce((total, one) => total + one[kind][sort], 0);
  return { singles: sum("singles"), doubles: sum("doubles") };
}

/** Whether the choices only differ in their number. */
const isNumber = () => ["want", "commit"].includes(asked()) && choices().length > 0;

/** Minus and plus, for choices that only differ in their number. @param {Legal} picked */
function stepper(picked) {
  const all = choices();
  const at = all.indexOf(picked);
  const move = (/** @type {number} */ by) => () => pick({ action: all[at + by].action });
  const { verb, object } = parts(picked.action);
  const value = verb === "commit" ? columnValue(stakeOf(object)) : Number.parseInt(object, 10);
  const kind = toppingCards(object.replace("+", ""))[0]?.kind ?? topping(object.slice(-1)).kind;
  /** @param {string} label @param {string} sign @param {number} by @param {boolean} last */
  const button = (label, sign, by, last) =>
    html`<button type="button" class="btn small" aria-label=${label} ?disabled=${last} @click=${move(by)}>
      ${sign}
    </button>`;
  return html`<div class="stepper">
    ${button(say("ui-fewer"), "−", -1, at === 0)}
    <output><b aria-hidden="true">${value}</b>${kindIcon(kind)}${spoken(counted(value, kind))}</output>
    ${button(say("ui-more"), "+", 1, at === all.length - 1)}
  </div>`;
}

/** The choices that are made neither on the columns nor in the hand. */
export function choiceView() {
  const picked = chosen();
  if (picked && isNumber()) return stepper(picked);
  return ["name", "number"].includes(asked()) && choices().length > 1 ? tiles() : nothing;
}
