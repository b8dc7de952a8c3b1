// What a round came to, from what everybody was told of it. Pure: the scene of the bill hands in events and views.

/** @import { Order, Orders, PizzaEvent, PizzaView, Seat, Toppings } from "../../../protocol.js" */

import { allCards, columnValue, KINDS, toppings } from "../lib/notation.js";

/**
 * A round as it is being followed.
 * @typedef {object} Tally
 * @property {number} round
 * @property {Orders[]} before the orders that were filled before this round, by seat
 * @property {Filled[]} filled in this round, apart from rewards
 * @property {Record<Seat, number>} helped how often each seat gave
 * @property {number} rewards how many orders helpers were rewarded with
 * @property {number} brought toppings added and given to the judged order
 * @property {boolean} fromHand whether the judged order took cards from a hand
 * @property {boolean} series whether several orders are judged together, so that nobody can say which took what
 */

/** @typedef {{ seat: Seat, order: Order, toppings: number, fromHand: boolean }} Filled */

/**
 * The most telling fact of a round.
 * @typedef {{ star: "pizza" | "from-memory", seat: Seat, order: Order, count: number }
 *   | { star: "helper" | "baker", seat: Seat, count: number }
 *   | { star: "nothing" }} Star
 */

/** @typedef {{ seat: Seat, place: number, orders: Orders, fresh: Orders }} BillRow */

/**
 * @typedef {object} Bill
 * @property {number} round
 * @property {number} rounds
 * @property {BillRow[]} rows by rank
 * @property {boolean} complete whether the beginning of the round is known, and so what is new
 * @property {Star} [star] if all of it was heard of
 * @property {Toppings} [left] what stays on the table
 * @property {number} gathered how many toppings go under the oven instead
 * @property {Seat | null} boss who begins
 * @property {number} seconds how long the bill stays
 */

/**
 * @param {PizzaView} view at the beginning of the round, or later in the first
 * @param {number} round
 * @returns {Tally}
 */
export function newTally({ chairs }, round) {
  const before = chairs.map((chair) => (round === 1 ? [] : chair.filled));
  return { round, before, filled: [], helped: {}, rewards: 0, brought: 0, fromHand: false, series: false };
}

/** How many toppings; a double counts as two. @param {Toppings} text */
function worth(text) {
  const columns = toppings(text);
  return KINDS.reduce((sum, kind) => sum + columnValue(columns[kind]), 0);
}

/** @param {Tally} tally @param {Toppings} cards @returns {Tally} */
const bring = (tally, cards) => ({ ...tally, brought: tally.brought + worth(cards), fromHand: true });

const NOTHING_BROUGHT = { brought: 0, fromHand: false };

/** The tally after an event. @param {Tally} tally @param {PizzaEvent} event @returns {Tally} */
export function note(tally, event) {
  switch (event.event) {
    case "revealed-order":
      return { ...tally, ...NOTHING_BROUGHT, series: false };
    case "joined":
      return { ...tally, series: true };
    case "gave": {
      const times = (tally.helped[event.seat] ?? 0) + 1;
      return bring({ ...tally, helped: { ...tally.helped, [event.seat]: times } }, event.toppings);
    }
    case "added":
      return bring(tally, event.toppings);
    case "committed":
      return event.hand === "none" ? tally : { ...tally, fromHand: true };
    case "filled": {
      const { seat, order } = event;
      const brought = tally.series ? 0 : tally.brought;
      const one = { seat, order, toppings: worth(event.used) + brought, fromHand: tally.fromHand };
      return { ...tally, ...(tally.series ? {} : NOTHING_BROUGHT), filled: [...tally.filled, one] };
    }
    case "burnt":
      return { ...tally, ...NOTHING_BROUGHT };
    case "rewarded":
      return { ...tally, rewards: tally.rewards + 1 };
    default:
      return tally;
  }
}

/** A pizza of this size is worth telling before anything else, and one of that size if nobody had to add to it. */
const [HUGE, LARGE] = [10, 5];

/** The first of those with the largest number. @template T @param {T[]} list @param {(one: T) => number} number */
function most(list, number) {
  return list.reduce(
    (best, one) => (best && number(best) >= number(one) ? best : one),
    /** @type {T | undefined} */ (undefined),
  );
}

/** @param {Filled | undefined} one @param {"pizza" | "from-memory"} star @returns {Star | undefined} */
const praise = (one, star) => one && { star, seat: one.seat, order: one.order, count: one.toppings };

/** The most telling fact of the round. @param {Tally} tally @returns {Star} */
export function starOf({ filled, helped }) {
  const largest = most(filled, (one) => one.toppings);
  const unaided = most(
    filled.filter((one) => !one.fromHand && one.toppings >= LARGE),
    (one) => one.toppings,
  );
  const counts = filled.map(({ seat }) => ({ seat, count: filled.filter((one) => one.seat === seat).length }));
  const baker = most(counts, ({ count }) => count);
  const helpers = Object.entries(helped).map(([seat, count]) => ({ seat: Number(seat), count }));
  const helper = most(helpers, ({ count }) => count);
  /** @type {(Star | false | undefined)[]} */
  const stars = [
    (largest?.toppings ?? 0) >= HUGE && praise(largest, "pizza"),
    helper && helper.count > 1 && { star: "helper", ...helper },
    baker && baker.count > 2 && { star: "baker", ...baker },
    praise(unaided, "from-memory"),
    (largest?.toppings ?? 0) > 0 && praise(largest, "pizza"),
    helper && { star: "helper", ...helper },
  ];
  return stars.find((star) => !!star) || { star: "nothing" };
}

/** @param {Orders} orders @param {Orders} known */
const newOf = (orders, known) => orders.filter((order) => !known.includes(order));

/** Whether everything that was filled in this round was heard of. @param {BillRow[]} rows @param {Tally} tally */
function hasHeardAll(rows, { filled, rewards }) {
  const fresh = rows.flatMap((row) => row.fresh.map((order) => `${row.seat}:${order}`));
  const heard = filled.every(({ seat, order }) => fresh.includes(`${seat}:${order}`));
  return heard && fresh.length === filled.length + rewards;
}

/**
 * The bill of a round.
 * @param {PizzaView} view after the last order, before the table is cleared
 * @param {Tally | undefined} tally
 * @param {number} seconds
 * @returns {Bill}
 */
export function billOf(view, tally, seconds) {
  const complete = tally?.round === view.round;
  const rows = view.chairs.map(({ seat, filled }, index) => {
    const place = 1 + view.chairs.filter((other) => other.filled.length > filled.length).length;
    return { seat, place, orders: filled, fresh: complete ? newOf(filled, tally.before[index]) : [] };
  });
  const { round, rounds, boss } = view;
  // MM-34: only in Mamma Mia! do toppings stay on the table. What goes under the oven is told by number alone.
  const stays = view.game === "mamma-mia";
  return {
    round,
    rounds,
    boss,
    seconds,
    complete,
    rows: rows.sort((a, b) => a.place - b.place),
    ...(complete && hasHeardAll(rows, tally) ? { star: starOf(tally) } : {}),
    ...(stays ? { left: view.table } : {}),
    gathered: stays ? 0 : allCards(toppings(view.table)),
  };
}
