// Cards as the arbiter's page draws them.

/** @import { PizzaPosition } from "./types.js" */

import { orderCard, orderLabel, spriteUse, toppingCard, toppingLabel } from "../lib/art.js";
import { html } from "../lib/dom.js";
import { topping } from "../lib/notation.js";
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
