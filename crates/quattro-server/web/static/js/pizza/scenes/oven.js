// Animations of emptying the oven: what comes out, what its owner decides, and the result.

/** @import { PizzaScenes } from "./index.js" */

import { orderBack, orderCard, toppingCard } from "../../lib/art.js";
import { topping, toppingCards, toppings } from "../../lib/notation.js";
import { play } from "../../lib/sounds.js";
import { say } from "../../lib/words.js";
import { announce, bubble, fly, flyAll, pause } from "../../table/stage.js";
import { showEffects } from "../../table/store.js";
import { filledSpot, kindOf, waiterSpot } from "./spots.js";

/** Of many cards only these fly. */
const MAX_FLYING_CARDS = 5;

/** @satisfies {Partial<PizzaScenes>} */
export const OVEN_SCENES = {
  /** @type {PizzaScenes["oven-opened"]} */
  async "oven-opened"({ cards, text }, { show }) {
    announce(text);
    showEffects({ ribbon: text, ovenTotal: cards });
    show();
    await pause(1400);
    showEffects({ ribbon: undefined });
  },

  /** @type {PizzaScenes["revealed-topping"]} */
  async "revealed-topping"({ topping: letter, text }, { after, show }) {
    announce(text);
    play("card");
    const card = topping(letter);
    show({ oven: after.oven });
    await fly(toppingCard(card), "oven", `column-${card.kind}`, 380);
    show();
    await pause(260);
  },

  /** @type {PizzaScenes["revealed-order"]} */
  async "revealed-order"({ seat, order, text }, { after, show }) {
    announce(text);
    play("card");
    showEffects({ stamp: undefined });
    await fly(orderCard(order, kindOf(after, seat)), "oven", "judged", 380);
    show();
    await pause(900);
  },

  /** @type {PizzaScenes["joined"]} */
  async joined({ seat, text }, { show }) {
    announce(text);
    show();
    bubble(seat, say("ui-joins"), 1200);
    await pause(800);
  },

  /** @type {PizzaScenes["numbered"]} */
  async numbered({ text }, { show }) {
    announce(text);
    show();
    await pause(600);
  },

  /** @type {PizzaScenes["chose"]} */
  async chose({ seat, kinds, text }, { show }) {
    announce(text);
    show();
    const names = kinds.split("+").map((kind) => say("kind-chosen", { kind }));
    bubble(seat, names.join(" + "), 1300);
    await pause(700);
  },

  /** @type {PizzaScenes["filled"]} */
  async filled({ seat, order, used, text }, { before, after, show }) {
    announce(text);
    // Nothing is missing or asked for any more.
    const judged = before.judged && { ...before.judged, lack: undefined, request: undefined };
    showEffects({ lit: toppings(used) });
    show({ judged });
    await pause(650);
    showEffects({ stamp: { order, good: true } });
    play("filled");
    await pause(800);
    showEffects({ lit: undefined });
    show({ judged, table: after.table });
    const cards = toppingCards(used);
    const column = cards.length ? `column-${cards[0].kind}` : "oven";
    await Promise.all([
      flyAll(cards.slice(0, MAX_FLYING_CARDS).map(toppingCard), column, "larder", 300),
      fly(orderCard(order, kindOf(after, seat)), "judged", filledSpot(after, seat), 420),
    ]);
    showEffects({ stamp: undefined });
    show();
    await pause(200);
  },

  /** @type {PizzaScenes["burnt"]} */
  async burnt({ seat, order, text }, { after, show }) {
    announce(text);
    showEffects({ stamp: { order, good: false } });
    play("burnt");
    await pause(1300);
    await fly(orderBack(kindOf(after, seat)), "judged", waiterSpot(after, seat), 380);
    showEffects({ stamp: undefined });
    show();
    await pause(150);
  },

  /** @type {PizzaScenes["new-boss"]} */
  async "new-boss"({ text }, { show }) {
    announce(text);
    show();
    await pause(600);
  },
};
