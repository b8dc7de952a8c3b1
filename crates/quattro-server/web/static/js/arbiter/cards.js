// Cards as the arbiter's page draws them.

/** @import { PizzaPosition } from "./types.js" */
/** @import { Topping } from "../lib/notation.js" */

import { orderCard, orderLabel, spriteUse, toppingCard, toppingLabel } from "../lib/art.js";
import { html } from "../lib/dom.js";
import { KINDS, topping, toppings } from "../lib/notation.js";
import { say } from "../lib/words.js";
import { isTopping, kindAt, ovenCard } from "./position.js";

/** The Mamma Mia! or Sole Mio! card. @param {string} game */
const bossCard = (game) =>
  html`<svg class="card k-salami" viewBox="0 0 250 350" aria-hidden="true">
    ${spriteUse(game === "mamma-mia" ? "boss-mamma-mia" : "boss-sole-mio")}
  </svg>`;

/**
 * A card of a pile: its picture and its name.
 * @param {PizzaPosition} position @param {string} card @param {number | undefined} owner of an order outside the oven
 */
export function face(position, card, owner) {
  if (isTopping(card)) return { picture: toppingCard(topping(card)), name: toppingLabel(topping(card)) };
  if (card === "boss") return { picture: bossCard(position.game), name: say("ui-arbiter-boss-card") };
  const { seat = owner ?? 0, order = card } = card.includes(":") ? ovenCard(position, card) : {};
  const kind = kindAt(position, seat);
  return { picture: orderCard(order, kind), name: orderLabel(order, kind) };
}

/** Toppings of one sort, each covering the one before. @param {Topping} topping @param {number} count */
export const stack = (topping, count) =>
  html`${Array.from({ length: count }, () => toppingCard(topping))}<b class="stacked">${count}</b>`;

/** What such a stack is called. @param {Topping} topping @param {number} count */
export const stackName = ({ kind, double }, count) => say(double ? "counted-double" : "counted", { count, kind });

/**
 * The sorts of a list of toppings that are there, kinds in their order.
 * @param {string} text @returns {[Topping, number][]}
 */
export function stacks(text) {
  const columns = toppings(text);
  return KINDS.flatMap((kind) => {
    const { singles, doubles } = columns[kind];
    /** @type {[Topping, number][]} */
    const both = [
      [{ kind, double: false }, singles],
      [{ kind, double: true }, doubles],
    ];
    return both.filter(([, count]) => count);
  });
}
