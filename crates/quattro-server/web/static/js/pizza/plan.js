// What a player has picked for a turn, as actions. This knows no rules: what can be picked follows from the server's
// list, and the server checks what is sent.

/** @import { Order } from "../../../protocol.js" */
/** @import { Pile } from "../table/store.js" */

import { KINDS, noToppings, toppingCards, toppings, write } from "../lib/notation.js";
import { pick, pizza, state } from "../table/store.js";
import { ownChair } from "./seats.js";

const legal = () => state.game?.legal.map((one) => one.action) ?? [];

export const ownHand = () => pizza().hand ?? { toppings: "none", orders: [] };

const pickedToppings = () => state.picks.cards ?? [];

/** These cards of the hand, counted by kind. @param {number[]} cards */
function counted(cards) {
  const hand = toppingCards(ownHand().toppings);
  const columns = noToppings();
  for (const card of cards.map((index) => hand[index]).filter(Boolean)) {
    columns[card.kind][card.double ? "doubles" : "singles"] += 1;
  }
  return columns;
}

/** The notation of the picked toppings. */
export const pickedText = () => write(counted(pickedToppings()));

/** How many cards are picked, the order too. */
export const pickedCards = () => pickedToppings().length + (state.picks.order ? 1 : 0);

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
export const goesWith = (index) => together([...pickedToppings(), index]);

/** Picks a topping or puts it back; one that does not fit the others replaces them. @param {number} index */
export function toggleTopping(index) {
  const cards = pickedToppings();
  const others = cards.filter((other) => other !== index);
  if (others.length < cards.length) pick({ cards: others, laid: false });
  else pick({ cards: goesWith(index) ? [...cards, index] : [index], laid: false });
}

/** @param {Order} order */
export const toggleOrder = (order) => pick({ order: state.picks.order === order ? undefined : order, laid: false });

/** The number of cards in each pile. @returns {Record<Pile, number>} */
const piles = () => ({ kitchen: pizza().kitchen, waiter: ownChair()?.waiter ?? 0 });

/** The piles that can be drawn from, as far as the view shows. */
export const sources = () => /** @type {Pile[]} */ (["kitchen", "waiter"]).filter((pile) => piles()[pile] > 0);

/** @returns {Pile} */
export const source = () => state.picks.source ?? sources()[0] ?? "kitchen";

/** How many cards would be drawn from each pile. @returns {Record<Pile, number>} */
export function drawn() {
  const hand = ownHand();
  const left = toppingCards(hand.toppings).length + hand.orders.length - pickedCards();
  const wanted = Math.max(0, (state.game?.numbers.refill ?? 0) - left);
  const { kitchen, waiter } = piles();
  return { kitchen: Math.min(wanted, kitchen), waiter: Math.min(wanted, waiter) };
}

export const drawsNothing = () => sources().every((pile) => drawn()[pile] === 0);

/** Whether it is clear where to draw from; the pile that is marked at first is only a proposal. */
export const isPileDecided = () => state.picks.source !== undefined || sources().length < 2 || drawsNothing();

/** Whether the player can do nothing but draw. */
export const canOnlyDraw = () =>
  pizza().decision?.ask === "draw" ||
  (!legal().some((action) => /^(play|order):/.test(action)) && !ownHand().orders.length);

/** What is picked, as answers to the questions of a turn. @returns {[ask: string, action: string][]} */
const answers = () => [
  ["play-toppings", pickedToppings().length ? `play:${pickedText()}` : "skip"],
  ["play-order", state.picks.order ? `order:${state.picks.order}` : "skip"],
  ["draw", `draw:${source()}`],
];

/** The rest of the turn, from the current question on; empty if the answer is not allowed. */
export function batch() {
  const all = answers();
  const now = all.findIndex(([ask]) => ask === pizza().decision?.ask);
  const actions = all.slice(now).map(([, action]) => action);
  return legal().includes(actions[0]) ? actions : [];
}
