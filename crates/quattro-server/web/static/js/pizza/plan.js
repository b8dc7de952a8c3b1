// What a player has picked for a turn, and how it becomes actions. Nothing is decided here: what can be picked
// follows from the server's list, and the server judges what is sent.

import { KINDS, noToppings, toppingCards, toppings, write } from "../lib/notation.js";
import { state } from "../table/state.js";

/**
 * @typedef {object} Plan
 * @property {number[]} [cards] picked toppings, as positions in the hand
 * @property {string} [order]
 * @property {Pile} [source]
 */
/** @typedef {"kitchen" | "waiter"} Pile */

const legal = () => state.game?.legal.map((one) => one.action) ?? [];

/** @returns {Plan} */
const plan = () => state.plan;

/** These cards of the hand, counted by kind. @param {number[]} cards */
function counted(cards) {
  const hand = toppingCards(state.shown.hand.toppings);
  const columns = noToppings();
  for (const card of cards.map((index) => hand[index]).filter(Boolean))
    columns[card.kind][card.double ? "doubles" : "singles"] += 1;
  return columns;
}

/** The notation of the picked toppings. */
export const pickedText = () => write(counted(plan().cards ?? []));

/** How many cards are picked, the order too. */
export const pickedCards = () => (plan().cards?.length ?? 0) + (plan().order ? 1 : 0);

/** Whether something legal plays at least these cards of the hand. @param {number[]} cards */
function together(cards) {
  const wanted = counted(cards);
  const enough = (/** @type {ReturnType<typeof noToppings>} */ played) =>
    KINDS.every((kind) => wanted[kind].singles <= played[kind].singles && wanted[kind].doubles <= played[kind].doubles);
  return legal().some((action) => action.startsWith("play:") && enough(toppings(action)));
}

/** Whether a topping can be played at all. @param {number} index */
export const playable = (index) => together([index]);

/** Whether a topping goes with those that are picked. @param {number} index */
export const goesWith = (index) => together([...(plan().cards ?? []), index]);

/** Picks a topping or puts it back; one that does not go with the others starts anew. @param {number} index */
export function toggleTopping(index) {
  const cards = plan().cards ?? [];
  const others = cards.filter((other) => other !== index);
  if (others.length < cards.length) state.plan.cards = others;
  else state.plan.cards = goesWith(index) ? [...cards, index] : [index];
}

/** @param {string} order */
export function toggleOrder(order) {
  state.plan.order = plan().order === order ? undefined : order;
}

/** @param {Pile} source */
export function chooseSource(source) {
  state.plan.source = source;
}

/** How many cards lie in each pile. @returns {Record<Pile, number>} */
function piles() {
  const own = state.shown.chairs.find((/** @type {any} */ chair) => chair.seat === state.shown.viewer);
  return { kitchen: state.shown.kitchen, waiter: own.waiter };
}

/** Which piles can be drawn from, as far as one can see. */
export const sources = () => /** @type {Pile[]} */ (Object.keys(piles())).filter((pile) => piles()[pile] > 0);

export const source = () => plan().source ?? sources()[0] ?? "kitchen";

/** How many cards would be drawn from each pile. @returns {Record<Pile, number>} */
export function drawn() {
  const { hand } = state.shown;
  const left = toppingCards(hand.toppings).length + hand.orders.length - pickedCards();
  const wanted = Math.max(0, (state.game?.numbers.refill ?? 0) - left);
  const { kitchen, waiter } = piles();
  return { kitchen: Math.min(wanted, kitchen), waiter: Math.min(wanted, waiter) };
}

/** What is picked, as answers to the questions of a turn. @returns {[ask: string, action: string][]} */
const answers = () => [
  ["play-toppings", plan().cards?.length ? `play:${pickedText()}` : "skip"],
  ["play-order", plan().order ? `order:${plan().order}` : "skip"],
  ["draw", `draw:${source()}`],
];

/** The turn from the question that is asked now; nothing if its answer is not allowed. */
export function batch() {
  const all = answers();
  const now = all.findIndex(([ask]) => ask === state.shown.decision?.ask);
  const actions = all.slice(now).map(([, action]) => action);
  return legal().includes(actions[0]) ? actions : [];
}
