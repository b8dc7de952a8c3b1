// Takes what the server sends, acts it out event by event, and then shows the view it led to.

/** @import { CalcoryEvent, GameState, Line, PizzaEvent } from "../../../protocol.js" */
/** @import { Scene } from "./stage.js" */
/** @import { ShownView } from "./store.js" */

import { reduce as reduceCalcory } from "../calcory/reduce.js";
import { SCENES as CALCORY_SCENES } from "../calcory/scenes.js";
import { play } from "../lib/sounds.js";
import { reduce as reducePizza } from "../pizza/reduce.js";
import { SCENES as PIZZA_SCENES } from "../pizza/scenes/index.js";
import { vibrate } from "./haptics.js";
import { announce, endHurry, hurried, interrupt } from "./stage.js";
import { actingBegan, actingEnded, isCalcory, passOver, showGame, showView, state, wasAsked } from "./store.js";

/** @typedef {{ events: Line[], game: GameState }} Told */

/**
 * How the events of an engine change the view, and how they are acted out.
 * @template View, Event
 * @typedef {object} Engine
 * @property {(view: View, event: Event) => View} reduce
 * @property {Record<string, Scene<View, never> | undefined>} scenes by the event's name
 */

const PIZZA = { reduce: reducePizza, scenes: PIZZA_SCENES };
const CALCORY = { reduce: reduceCalcory, scenes: CALCORY_SCENES };

/** @type {Told[]} */
const waiting = [];
let acting = false;
/** Counts the jumps: a scene that a jump interrupts changes nothing any more. */
let jumps = 0;

/** Shows this moment at once, with nothing acted out. @param {GameState | undefined} game */
export function jumpTo(game) {
  jumps += 1;
  waiting.length = 0;
  interrupt();
  settle(game);
}

/** @param {Told} told */
export function tell(told) {
  waiting.push(told);
  if (!acting) void run();
}

async function run() {
  acting = true;
  actingBegan();
  for (let told = waiting.shift(); told; told = waiting.shift()) {
    await actAllOut(told);
  }
  acting = false;
  if (!botsGoOn()) endHurry();
  actingEnded();
}

/** Whether a bot moves next. Who skips wants to get to their own next decision, past all that bots do before it. */
function botsGoOn() {
  const { game, table, you } = state;
  const next = table?.chairs.find((chair) => chair.seat === game?.view.to_act);
  return you.seat != null && !you.handed_over && next?.occupant === "bot";
}

/** @param {Told} told */
async function actAllOut({ events, game }) {
  const now = jumps;
  // On the first visit, the table is shown with the cards already dealt.
  const isDealt = !state.shown;
  if (isDealt) settle(game);
  for (const event of events) {
    await actOut(event, isDealt);
    if (now !== jumps) return;
  }
  settle(game);
}

/** @param {Line} event @param {boolean} isShown whether the view holds already what the event leads to */
async function actOut(event, isShown) {
  const before = state.shown;
  if (!before) return;
  // The events of a message belong to the engine of its view, which the types of the protocol do not say.
  if (isCalcory(before)) await actOutWith(CALCORY, before, /** @type {CalcoryEvent} */ (event), isShown);
  else await actOutWith(PIZZA, before, /** @type {PizzaEvent} */ (event), isShown);
}

/**
 * @template {ShownView} View
 * @template {{ event: string, text?: string }} Event
 * @param {Engine<View, Event>} engine
 * @param {View} before
 * @param {Event} event
 * @param {boolean} isShown
 */
async function actOutWith({ reduce, scenes }, before, event, isShown) {
  const now = jumps;
  const scene = /** @type {Scene<View, Event> | undefined} */ (scenes[event.event]);
  if (!scene) return console.error(`no scene for the event ${event.event}`);
  const after = isShown ? before : reduce(before, event);
  // Nothing is acted out while the player skips; screen readers still hear of it.
  if (hurried()) {
    announce(event.text);
    return passOver(after);
  }
  /** @param {Partial<View>} [early] */
  const show = (early) => now === jumps && showView(early ? { ...before, ...early } : after);
  await scene(event, { before, after, show });
  if (state.shown !== after) show();
}

/** @param {GameState | undefined} game */
function settle(game) {
  if (game?.legal.length && !wasAsked(game)) {
    play("turn");
    vibrate("turn");
  }
  showGame(game);
}
