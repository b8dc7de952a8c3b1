// Animations of turns: dealing, playing, drawing, passing, and the end of a round.

/** @import { PizzaScenes } from "./index.js" */

import { orderBack, orderCard, toppingBack, toppingCard } from "../../lib/art.js";
import { toppingCards } from "../../lib/notation.js";
import { play, speak } from "../../lib/sounds.js";
import { asSentence, language, say } from "../../lib/words.js";
import { bubble, fly, flyAll, hold, pause, unseen } from "../../table/stage.js";
import { showEffects } from "../../table/store.js";
import { handSpot, kindOf } from "./spots.js";

/** Of many cards only these fly. */
const MAX_FLYING_CARDS = 4;

/** The width of a card that moves within a chair. */
const SMALL_CARD = 20;

/** @satisfies {Partial<PizzaScenes>} */
export const TURN_SCENES = {
  dealt: unseen,
  "received-toppings": unseen,
  "received-orders": unseen,

  /** @type {PizzaScenes["round-began"]} */
  async "round-began"({ text }, { show }) {
    showEffects({ ribbon: text });
    show();
    await hold(1200);
    showEffects({ ribbon: undefined });
  },

  /** @type {PizzaScenes["played"]} */
  async played({ seat, kind, singles, doubles }, { after, show }) {
    const count = singles + 2 * doubles;
    const words = say(doubles ? "ui-announced-double" : "ui-announced", { count, kind, doubles });
    bubble(seat, say("ui-announce", { words: asSentence(words) }), 1800);
    speak(words, language);
    show({ chairs: after.chairs, hand: after.hand });
    play("fire");
    const cards = toppingCards(`${singles}${kind[0]}${doubles}${kind[0].toUpperCase()}`);
    await flyAll(cards.map(toppingCard), handSpot(after, seat), "oven", 300);
    show();
    await pause(seat === after.viewer ? 150 : 420);
  },

  /** @type {PizzaScenes["played-order"]} */
  async "played-order"({ seat, order }, { after, show }) {
    show({ chairs: after.chairs, hand: after.hand });
    play("fire");
    await fly(orderCard(order, kindOf(after, seat)), handSpot(after, seat), "oven", 300);
    show();
    await pause(seat === after.viewer ? 100 : 330);
  },

  /** @type {PizzaScenes["drew"]} */
  async drew({ seat, source, cards }, { before, after, show }) {
    play("pile");
    const kitchen = source === "kitchen";
    const back = kitchen ? toppingBack() : orderBack(kindOf(after, seat));
    // The pile shrinks when the cards start to move, the hand grows when they arrive.
    const waiters = before.chairs.map((chair, index) => ({ ...chair, waiter: after.chairs[index].waiter }));
    show({ kitchen: after.kitchen, chairs: waiters });
    const backs = Array.from({ length: Math.min(cards, MAX_FLYING_CARDS) }, () => back);
    if (kitchen || seat === after.viewer)
      await flyAll(backs, kitchen ? "kitchen" : "waiter", handSpot(after, seat), 220);
    // From one number of the chair to the next: a card of the usual size would cover both, and the name.
    else await flyAll(backs, `waiter-${seat}`, `orders-${seat}`, 220, SMALL_CARD);
    show();
    await pause(60);
  },

  /** @type {PizzaScenes["drew-boss"]} */
  async "drew-boss"(_, { show }) {
    show();
    await pause(600);
  },

  /** @type {PizzaScenes["passed"]} */
  async passed({ seat }) {
    bubble(seat, say("ui-passes"), 1400);
    await pause(600);
  },

  stalemate: unseen,

  /** @type {PizzaScenes["gathered"]} */
  async gathered({ toppings }, { after, show }) {
    show({ table: after.table });
    const backs = toppingCards(toppings).map(() => toppingBack());
    await flyAll(backs.slice(0, MAX_FLYING_CARDS), "column-mushroom", "oven", 300);
  },

  /** @type {PizzaScenes["new-kitchen"]} */
  async "new-kitchen"(_, { before, after, show }) {
    play("pile");
    // The next round has begun; only the cards are still on their way.
    show({ ...after, kitchen: before.kitchen, larder: before.larder });
    await flyAll([toppingBack(), toppingBack(), toppingBack()], "larder", "kitchen", 320);
    show();
    await pause(300);
  },

  "showed-hand": unseen,
  ranked: unseen,
};
