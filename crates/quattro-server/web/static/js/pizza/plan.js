// What a player has picked for a turn, and how it becomes actions. Nothing is decided here: what can be picked
// follows from the server's list, and the server judges what is sent.

import { noToppings, toppingCards, write } from "../lib/notation.js";
import { state } from "../table/state.js";

/**
 * @typedef {object} Plan
 * @property {number[]} [cards] picked toppings, as positions in the hand
 * @property {string} [order]
 * @property {"kitchen" | "waiter"} [source]
 */

export const legal = () => state.game?.legal.map((one) => one.action) ?? [];

/** @returns {Plan} */
const plan = () => state.plan;

/** The toppings of the hand that are picked. */
export function picked() {
  const hand = toppingCards(state.shown.hand.toppings);
  return (plan().cards ?? []).map((index) => hand[index]).filter(Boolean);
}

/** The notation of the picked toppings. */
export function pickedText() {
  const columns = noToppings();
  for (const { kind, double } of picked()) columns[kind][double ? "doubles" : "singles"] += 1;
  return write(columns);
}

/** Picks a topping or puts it back; another kind starts anew, since only one kind can be played. @param {number} index */
export function toggleTopping(index) {
  const hand = toppingCards(state.shown.hand.toppings);
  const cards = (plan().cards ?? []).filter((other) => hand[other]?.kind === hand[index].kind);
  state.plan.cards = cards.includes(index) ? cards.filter((other) => other !== index) : [...cards, index];
}

/** @param {string} order */
export function toggleOrder(order) {
  state.plan.order = plan().order === order ? undefined : order;
}

/** @param {"kitchen" | "waiter"} source */
export function chooseSource(source) {
  state.plan.source = source;
}

/** Which piles can be drawn from, as far as one can see. @returns {("kitchen" | "waiter")[]} */
export function sources() {
  const { shown } = state;
  const own = shown.chairs.find((/** @type {any} */ chair) => chair.seat === shown.viewer);
  /** @type {("kitchen" | "waiter")[]} */
  const piles = [];
  if (shown.kitchen > 0) piles.push("kitchen");
  if (own.waiter > 0) piles.push("waiter");
  return piles;
}

export const source = () => plan().source ?? sources()[0];

/** How many cards would be drawn, where the server says up to how many. */
export function drawn() {
  const { shown, game } = state;
  const refill = /** @type {any} */ (game)?.refill;
  if (!refill || !shown.hand) return undefined;
  const left = toppingCards(shown.hand.toppings).length + shown.hand.orders.length - picked().length - (plan().order ? 1 : 0);
  const own = shown.chairs.find((/** @type {any} */ chair) => chair.seat === shown.viewer);
  const want = Math.max(0, refill - left);
  return { kitchen: Math.min(want, shown.kitchen), waiter: Math.min(want, own.waiter) };
}

/** The action that answers the first question, or undefined if what is picked is not allowed. */
export function firstAction() {
  const allowed = legal();
  const ask = state.shown.decision?.ask;
  const wanted =
    ask === "play-toppings" ? (picked().length ? `play:${pickedText()}` : "skip")
    : ask === "play-order" ? (plan().order ? `order:${plan().order}` : "skip")
    : `draw:${source()}`;
  return allowed.includes(wanted) ? wanted : undefined;
}

/** The whole turn as one batch: the steps from the one that is asked now. */
export function batch() {
  const first = firstAction();
  if (!first) return [];
  const ask = state.shown.decision.ask;
  const steps = [first];
  if (ask === "play-toppings" && state.shown.hand.orders.length) steps.push(plan().order ? `order:${plan().order}` : "skip");
  const draws = drawn();
  if (ask !== "draw" && sources().length === 2 && (!draws || draws.kitchen > 0 || draws.waiter > 0)) steps.push(`draw:${source()}`);
  return steps;
}

/** Whether cards of another kind are picked, so that this one is washed out. @param {string} kind */
export function otherKind(kind) {
  const [first] = picked();
  return first !== undefined && first.kind !== kind;
}

/** Whether some legal action plays a topping of this kind. @param {string} kind */
export const playable = (kind) => legal().some((action) => action.startsWith("play:") && action.toLowerCase().endsWith(kind[0]));

