// Animations that involve opponents: help, duel and match.

/** @import { PizzaEvent } from "../../../../protocol.js" */
/** @import { Scene } from "../../table/stage.js" */
/** @import { PizzaTable } from "../reduce.js" */
/** @import { PizzaScenes } from "./index.js" */

import { toppingCard } from "../../lib/art.js";
import { toppingCards } from "../../lib/notation.js";
import { play } from "../../lib/sounds.js";
import { say } from "../../lib/words.js";
import { bubble, flyAll, hold, pause, unseen } from "../../table/stage.js";
import { nameOrYou, showEffects } from "../../table/store.js";
import { handSpot } from "./spots.js";

/**
 * Toppings added by the owner or given by a helper.
 * @type {Scene<PizzaTable, Extract<PizzaEvent, { event: "gave" | "added" }>>}
 */
async function bring({ seat, toppings }, { after, show }) {
  show();
  await flyAll(toppingCards(toppings).map(toppingCard), handSpot(after, seat), "judged", 300);
  await pause(400);
}

/** @satisfies {Partial<PizzaScenes>} */
export const HELP_SCENES = {
  reserved: unseen,

  /** @type {PizzaScenes["asked"]} */
  async asked({ seat }, { show }) {
    show();
    bubble(seat, say("ui-asks"), 1500);
    await pause(700);
  },

  /** @type {PizzaScenes["refused-help"]} */
  async "refused-help"({ seat }) {
    bubble(seat, say("ui-refuses"), 1200);
    await pause(450);
  },

  gave: bring,
  added: bring,

  /** @type {PizzaScenes["rewarded"]} */
  async rewarded({ seat, order }, { before, after, show }) {
    play("filled");
    const waiters = before.chairs.map((chair, index) => ({ ...chair, waiter: after.chairs[index].waiter }));
    showEffects({ reward: { seat, order }, stamp: { order, good: true } });
    show({ chairs: waiters });
    await hold(1200);
    showEffects({ reward: undefined, stamp: undefined });
  },

  /** @type {PizzaScenes["committed"]} */
  async committed({ seat, value }, { show }) {
    show();
    bubble(seat, say("ui-duel-with", { value }), 1500);
    await pause(800);
  },

  /** @type {PizzaScenes["showed-against"]} */
  async "showed-against"({ seat, toppings }, { show }) {
    show();
    showEffects({ cards: { seat, cards: toppings } });
    await hold(1100);
    showEffects({ cards: undefined });
  },

  /** @type {PizzaScenes["showed-nothing"]} */
  async "showed-nothing"({ seat }) {
    bubble(seat, say("ui-shows-nothing"), 1200);
    await pause(500);
  },

  /** @type {PizzaScenes["named"]} */
  async named({ seat, opponent }) {
    bubble(seat, say("ui-announce", { words: nameOrYou(opponent, say("ui-you")) }), 1400);
    await pause(700);
  },

  /** @type {PizzaScenes["showed-one"]} */
  async "showed-one"({ seat, topping }) {
    showEffects({ cards: { seat, cards: `1${topping}` } });
    await hold(1200);
    showEffects({ cards: undefined });
  },
};
