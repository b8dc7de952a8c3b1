// Animations of emptying the oven: what comes out, what its owner decides, and the result. Toppings run out of the
// oven; an order takes its time.

/** @import { Line, Need, Order, PizzaEvent, Seat } from "../../../../protocol.js" */
/** @import { Weighed } from "../../table/store.js" */
/** @import { PizzaTable } from "../reduce.js" */
/** @import { PizzaScenes } from "./index.js" */

import { orderBack, orderCard, toppingCard } from "../../lib/art.js";
import { topping, toppingCards, toppings } from "../../lib/notation.js";
import { play } from "../../lib/sounds.js";
import { say, whose } from "../../lib/words.js";
import { vibrate } from "../../table/haptics.js";
import { bubble, fly, flyAll, hold, pause } from "../../table/stage.js";
import { nameOf, showEffects, state } from "../../table/store.js";
import { inFewWords, lackInWords, totalOf } from "../needs.js";
import { weighed } from "../verdict.js";
import { filledSpot, kindOf, waiterSpot } from "./spots.js";

/** @typedef {Extract<PizzaEvent, { event: "burnt" }>} BurntEvent */
/** @typedef {Extract<PizzaEvent, { event: "filled" }>} FilledEvent */

/** Of many cards only these fly. */
const MAX_FLYING_CARDS = 5;
/** Between two chips that are ticked, as in judged.css; a long row is ticked faster. */
const TICK = 110;
const LONGEST_TICKING = 800;

/** While the needed toppings are ticked off, one by one. @param {Need} need */
const ticking = (need) => pause(Math.min(LONGEST_TICKING, totalOf(need) * TICK));

/** Where a burnt card goes. @param {PizzaTable} view @param {Seat} seat */
function fateOfBurnt({ game, viewer }, seat) {
  if (game === "grande") return say("ui-out-of-game");
  return seat === viewer ? say("ui-under-your-waiter") : say("ui-under-waiter-of", { whose: whose(nameOf(seat)) });
}

/**
 * Why an order burnt: what everyone sees, and to its owner what they held.
 * @param {BurntEvent} event @param {PizzaTable} view
 */
function whyBurnt({ why, shortfall }, { judged }) {
  const { fellShort } = state.effects;
  const known = fellShort?.shortfall ?? shortfall;
  if (!known) {
    const { shown = 0, committed = 0 } = judged ?? {};
    return { strong: say("ui-why-burnt", { why, shown: shown ?? 0, committed: committed ?? 0 }), rest: "" };
  }
  const short = { what: lackInWords(known.lack), count: totalOf(known.lack) };
  const strong = say(known.at_best ? "ui-short-at-best" : "ui-short", short);
  const helped = why === "nobody-helped" ? say("ui-nobody-helped") : "";
  return { strong, rest: [fellShort?.text, helped].filter(Boolean).join(" ") };
}

/** Whether an order shares its verdict with the one before: those of a series follow quickly. @param {Order} order */
const follows = (order) => state.effects.stamp !== undefined && state.effects.stamp.order !== order;

/** The verdict is over; of a series it stays until the last order has gone. @param {PizzaTable} after */
function endVerdict(after) {
  if (!after.judged) showEffects({ stamp: undefined, weighed: undefined, why: undefined, fellShort: undefined });
}

/** @param {FilledEvent} event @param {PizzaTable} before */
function whyFilled({ used }, { brought = "none" }) {
  const parts = [
    used === "none" ? "" : say("ui-table-pays", { what: inFewWords(used) }),
    brought === "none" ? "" : say("ui-hand-pays", { what: inFewWords(brought) }),
  ];
  return { strong: say("ui-all-there"), rest: parts.filter(Boolean).join(" ") };
}

/**
 * Ticks off what is there and stamps the order.
 * @param {FilledEvent & Partial<Line>} event @param {PizzaTable} before @param {PizzaTable} after
 */
async function deliver(event, before, after) {
  const { seat, order, used, rule = "" } = event;
  const found = weighed();
  const lack = found?.lack ?? "";
  if (found) showEffects({ weighed: { need: found.need, lack, held: lack, paid: true } });
  showEffects({ lit: toppings(used) });
  await (found ? ticking(found.need) : pause(300));
  const fate = say("ui-filled-now", { count: after.chairs[seat - 1].filled.length });
  showEffects({ stamp: { order, good: true }, why: { ...whyFilled(event, before), rule, fate } });
  play("filled");
  if (seat === after.viewer) vibrate("filled");
  await hold(seat === after.viewer ? 900 : 700);
}

/** @satisfies {Partial<PizzaScenes>} */
export const OVEN_SCENES = {
  /** @type {PizzaScenes["oven-opened"]} */
  async "oven-opened"({ cards, text }, { show }) {
    showEffects({ ribbon: text, ovenTotal: cards });
    show();
    await hold(1200);
    showEffects({ ribbon: undefined });
  },

  /** @type {PizzaScenes["revealed-topping"]} */
  async "revealed-topping"({ topping: letter }, { after, show }) {
    play("card");
    const card = topping(letter);
    show({ oven: after.oven });
    await fly(toppingCard(card), "oven", `column-${card.kind}`, 170);
    show();
    await pause(30);
  },

  /** @type {PizzaScenes["revealed-order"]} */
  async "revealed-order"({ seat, order }, { after, show }) {
    play("card");
    showEffects({ stamp: undefined });
    await fly(orderCard(order, kindOf(after, seat)), "oven", "judged", 280);
    show();
    await pause(380);
  },

  /** @type {PizzaScenes["joined"]} */
  async joined({ seat }, { show }) {
    show();
    bubble(seat, say("ui-joins"), 1200);
    await pause(600);
  },

  /** @type {PizzaScenes["numbered"]} */
  async numbered(_, { show }) {
    show();
    await pause(400);
  },

  /** @type {PizzaScenes["chose"]} */
  async chose({ seat, kinds }, { show }) {
    show();
    const names = kinds.split("+").map((kind) => say("kind-chosen", { kind }));
    bubble(seat, names.join(" + "), 1300);
    await pause(500);
  },

  /** @type {PizzaScenes["filled"]} */
  async filled(event, { before, after, show }) {
    const { seat, order, used } = event;
    // Nothing is asked for any more.
    const judged = before.judged && { ...before.judged, request: undefined };
    show({ judged });
    if (!follows(order)) await deliver(event, before, after);
    showEffects({ lit: undefined, stamp: { order, good: true } });
    show({ judged, table: after.table });
    const cards = toppingCards(used);
    const column = cards.length ? `column-${cards[0].kind}` : "oven";
    await Promise.all([
      flyAll(cards.slice(0, MAX_FLYING_CARDS).map(toppingCard), column, "larder", 260),
      fly(orderCard(order, kindOf(after, seat)), "judged", filledSpot(after, seat), 380),
    ]);
    endVerdict(after);
    show();
    await pause(80);
  },

  /** @type {PizzaScenes["fell-short"]} */
  async "fell-short"(event) {
    showEffects({ fellShort: event });
  },

  /** @type {PizzaScenes["burnt"]} */
  async burnt(event, { before, after, show }) {
    const { seat, order, shortfall } = event;
    const mine = seat === after.viewer;
    const { fellShort } = state.effects;
    const known = fellShort?.shortfall ?? shortfall;
    const again = follows(order);
    if (known && !again) {
      showEffects({ weighed: { ...known, held: fellShort?.held ?? "", paid: false } });
      await ticking(known.need);
      await pause(240);
    }
    const { rule = "" } = /** @type {Partial<Line>} */ (event);
    const why = { ...whyBurnt(event, before), rule, fate: fateOfBurnt(after, seat) };
    showEffects({ stamp: { order, good: false }, why: again ? state.effects.why : why });
    play("burnt");
    if (mine) vibrate("burnt");
    await hold(again ? 500 : mine ? 1500 : 900);
    await fly(orderBack(kindOf(after, seat)), "judged", waiterSpot(after, seat), 320);
    endVerdict(after);
    show();
    await pause(80);
  },

  /** @type {PizzaScenes["new-boss"]} */
  async "new-boss"(_, { show }) {
    show();
    await pause(500);
  },
};
