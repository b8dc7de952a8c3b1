// How an event changes the view of a pizza table. Pure: no timing, no drawing, and the given view is not modified.
// The tests compare the result with the server's view throughout whole games.

/** @import { Judged, Order, Orders, PizzaChair, PizzaEvent, PizzaView, Seat, Toppings } from "../../../protocol.js" */

import { allCards, changed, columnValue, ORDERS, toppings } from "../lib/notation.js";

/**
 * A view between two states of the server.
 * @typedef {PizzaView & { brought?: Toppings }} PizzaTable `brought`: what was added or given to the judged order and
 *   goes to the larder with it
 */

/**
 * What no event carries, because it follows from the rules: whose turn it is and what is asked. The next state
 * message brings it.
 */
export const FROM_STATE = {
  /** @type {(keyof PizzaView)[]} `reserved` and `wanted` grow answer by answer, which nobody is told. */
  view: ["turn", "moved", "passes", "to_act", "decision", "reserved", "wanted"],
  /** @type {(keyof Judged)[]} */
  judged: ["free", "lack", "need"],
};

/** @param {Toppings} cards */
const countOf = (cards) => allCards(toppings(cards));

/** @param {Toppings} some @param {Toppings} more */
const plus = (some, more) => changed(some, more, 1);
/** @param {Toppings} all @param {Toppings} some */
const minus = (all, some) => changed(all, some, -1);

/** Orders are always listed in the same order. @param {Orders} orders @param {Orders} more @returns {Orders} */
const withOrders = (orders, more) => ORDERS.filter((order) => orders.includes(order) || more.includes(order));
/** @param {Orders} orders @param {Order} gone */
const withoutOrder = (orders, gone) => orders.filter((order) => order !== gone);

/**
 * @param {PizzaTable} view
 * @param {Seat} seat
 * @param {(chair: PizzaChair) => Partial<PizzaChair>} change
 * @returns {PizzaTable}
 */
function withChair(view, seat, change) {
  const chairs = view.chairs.map((chair) => (chair.seat === seat ? { ...chair, ...change(chair) } : chair));
  return { ...view, chairs };
}

/**
 * Toppings leave a hand; only its owner knows which.
 * @param {PizzaTable} view @param {Seat} seat @param {Toppings} cards
 */
function fromHand(view, seat, cards) {
  const next = withChair(view, seat, (chair) => ({ toppings: chair.toppings - countOf(cards) }));
  if (seat !== view.viewer || !view.hand) return next;
  return { ...next, hand: { ...view.hand, toppings: minus(view.hand.toppings, cards) } };
}

/** An order leaves a hand. @param {PizzaTable} view @param {Seat} seat @param {Order} order */
function orderFromHand(view, seat, order) {
  const next = withChair(view, seat, (chair) => ({ orders: chair.orders - 1 }));
  if (seat !== view.viewer || !view.hand) return next;
  return { ...next, hand: { ...view.hand, orders: withoutOrder(view.hand.orders, order) } };
}

/** @param {PizzaTable} view @param {Partial<PizzaView["hand"]>} changes */
const withHand = (view, changes) => (view.hand ? { ...view, hand: { ...view.hand, ...changes } } : view);

/** @param {PizzaTable} view @param {(judged: Judged) => Partial<Judged>} change */
const withJudged = (view, change) =>
  view.judged ? { ...view, judged: { ...view.judged, ...change(view.judged) } } : view;

/** The judged order has its verdict; of a series the others stay. @param {PizzaTable} view @param {Order} order */
function leaves(view, order) {
  const { brought: _brought, reserved: _reserved, wanted: _wanted, ...next } = view;
  const series = (view.judged?.series ?? []).filter((one) => one.order !== order);
  return { ...next, judged: view.judged && series.length ? { ...view.judged, order: series[0].order, series } : null };
}

/** Toppings laid beside the judged order. @param {PizzaTable} view @param {Seat} seat @param {Toppings} cards */
const bring = (view, seat, cards) => ({ ...fromHand(view, seat, cards), brought: plus(view.brought ?? "none", cards) });

/** Something is said or shown, and the table does not change. @param {PizzaTable} view */
const same = (view) => view;

/** @template E @typedef {(view: PizzaTable, event: E) => PizzaTable} Reducer */

/** @type {{ [K in PizzaEvent["event"]]: Reducer<Extract<PizzaEvent, { event: K }>> }} */
export const REDUCERS = {
  dealt: (view, { seat, toppings, orders }) => ({
    ...withChair(view, seat, (chair) => ({
      toppings: chair.toppings + toppings,
      orders: chair.orders + orders,
      waiter: chair.waiter - orders,
    })),
    kitchen: view.kitchen - toppings,
  }),
  "received-toppings": (view, event) =>
    withHand(view, { toppings: plus(view.hand?.toppings ?? "none", event.toppings) }),
  "received-orders": (view, event) => withHand(view, { orders: withOrders(view.hand?.orders ?? [], event.orders) }),
  "drew-boss": (view, { seat }) => ({ ...view, boss: seat, kitchen: view.kitchen - 1 }),
  "round-began": (view, { round, seat }) => ({ ...view, round, turn: seat, to_act: seat }),

  played: (view, { seat, kind, singles, doubles }) => {
    const [single, double] = [kind[0], kind[0].toUpperCase()];
    const next = fromHand(view, seat, `${singles}${single}${doubles}${double}`);
    return { ...next, oven: view.oven + singles + doubles, oven_top: doubles ? double : single };
  },
  "played-order": (view, { seat, order }) => ({
    ...orderFromHand(view, seat, order),
    oven: view.oven + 1,
    oven_top: `${seat}:${order}`,
  }),
  drew: (view, { seat, source, cards }) =>
    source === "kitchen"
      ? {
          ...withChair(view, seat, (chair) => ({ toppings: chair.toppings + cards })),
          kitchen: view.kitchen - cards,
        }
      : withChair(view, seat, (chair) => ({ orders: chair.orders + cards, waiter: chair.waiter - cards })),
  passed: same,
  // MM-18: what is left of the kitchen goes to the larder, without the boss card.
  stalemate: (view, { boss }) => ({
    ...view,
    boss: boss ?? view.boss,
    kitchen: 0,
    larder: view.larder + view.kitchen - (boss ? 1 : 0),
  }),

  "oven-opened": (view, { cards }) => ({
    ...view,
    phase: "oven",
    decision: null,
    oven: cards,
    oven_top: null,
    gathered: 0,
  }),
  "revealed-topping": (view, { topping }) => ({
    ...view,
    oven: view.oven - 1,
    table: plus(view.table, `1${topping}`),
  }),
  "revealed-order": (view, { seat, order, need }) => ({
    ...view,
    oven: view.oven - 1,
    judged: { seat, order, free: false, need: need ?? undefined },
  }),
  joined: (view, { seat, order }) =>
    withJudged(orderFromHand(view, seat, order), (judged) => ({
      need: undefined,
      series: [...(judged.series ?? [{ order: judged.order, number: null }]), { order, number: null }],
    })),
  numbered: (view, { order, number }) =>
    withJudged(view, (judged) => ({
      series: judged.series?.map((one) => (one.order === order ? { order, number } : one)),
    })),
  chose: (view, { kinds, need }) =>
    withJudged(view, (judged) => ({
      need: need ?? undefined,
      kinds: [...(judged.kinds ?? []), .../** @type {Judged["kinds"] & {}} */ (kinds.split("+"))],
    })),
  reserved: (view, event) => ({ ...view, reserved: event.toppings }),
  asked: (view, { need }) => withJudged(view, () => ({ request: need })),
  "refused-help": same,
  gave: (view, { seat, toppings }) => bring(view, seat, toppings),
  added: (view, { seat, toppings }) => bring(view, seat, toppings),
  committed: (view, { seat, table, hand, value }) =>
    withJudged({ ...fromHand(view, seat, hand), table: plus(view.table, hand) }, () => ({
      committed: value,
      stake: plus(table, hand),
      shown: 0,
    })),
  "showed-against": (view, event) =>
    withJudged(view, (judged) => ({
      shown:
        (judged.shown ?? 0) + Object.values(toppings(event.toppings)).reduce((sum, one) => sum + columnValue(one), 0),
    })),
  "showed-nothing": same,
  named: same,
  "showed-one": same,

  filled: (view, { seat, order, used }) => ({
    ...withChair(leaves(view, order), seat, (chair) => ({ filled: withOrders(chair.filled, [order]) })),
    table: minus(view.table, used),
    larder: view.larder + countOf(used) + countOf(view.brought ?? "none"),
  }),
  "fell-short": same,
  // GR-5: in Grande a burnt order is out of the game; elsewhere it goes under the waiter.
  burnt: (view, { seat, order }) =>
    withChair(leaves(view, order), seat, (chair) =>
      view.game === "grande" ? { removed: withOrders(chair.removed ?? [], [order]) } : { waiter: chair.waiter + 1 },
    ),
  rewarded: (view, { seat, order }) =>
    withChair(view, seat, (chair) => ({ filled: withOrders(chair.filled, [order]), waiter: chair.waiter - 1 })),
  "new-boss": (view, { seat }) => ({ ...view, boss: seat }),

  gathered: (view, { toppings }) => {
    const cards = countOf(toppings);
    return { ...view, table: "none", oven: view.oven + cards, gathered: view.oven + cards };
  },
  // MM-35: with the new kitchen the next round begins; who begins it is told right after.
  "new-kitchen": (view, { cards }) => ({
    ...view,
    phase: "playing",
    round: view.round + 1,
    to_act: null,
    kitchen: cards,
    larder: 0,
    boss: null,
  }),
  "showed-hand": (view, { seat, toppings, orders }) => ({
    ...withChair(view, seat, () => ({ hand: { toppings, orders } })),
    phase: "over",
  }),
  ranked: same,
};

/**
 * The view after an event.
 * @param {PizzaTable} view
 * @param {PizzaEvent} event
 * @returns {PizzaTable}
 */
export function reduce(view, event) {
  const reducer = /** @type {(view: PizzaTable, event: PizzaEvent) => PizzaTable} */ (REDUCERS[event.event]);
  return reducer(view, event);
}
