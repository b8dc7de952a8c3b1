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
import { endHurry, hurried, interrupt, skip } from "./stage.js";
import { actingBegan, actingEnded, isCalcory, passOver, showGame, showView, state, wasAsked } from "./store.js";
import { tellEvent } from "./telling.js";

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

/**
 * What is being acted out: the first of these events that has not begun, and the table before it, if it is known.
 * @type {{ events: Line[], next: number, view: ShownView | undefined } | undefined}
 */
let current;

/**
 * Shows this moment at once, with nothing acted out. Screen readers are told of everything that led to it.
 * @param {GameState | undefined} game @param {Line[]} [missed]
 */
export function jumpTo(game, missed = []) {
  jumps += 1;
  passAllOver([...waiting.splice(0).flatMap(({ events }) => events), ...missed]);
  interrupt();
  settle(game);
}

/** Somebody else looks from now on: what was to be acted out for the one before is gone. */
export function forget() {
  jumps += 1;
  waiting.length = 0;
  current = undefined;
  // Scenes that have begun end at once, while nothing is shown.
  if (acting) skip();
}

/** Tells of what was to be acted out, and of these events after it. @param {Line[]} more */
function passAllOver(more) {
  const { events: begun, next, view } = current ?? { events: [], next: 0, view: state.shown };
  const events = [...begun, ...more];
  let before = view;
  for (let index = next; index < events.length; index += 1) {
    tellEvent(events, index, before);
    before &&= afterwards(before, events[index]);
  }
  current = undefined;
}

/** The events of a message belong to the engine of its view, which the types of the protocol do not say. */
function afterwards(/** @type {ShownView} */ view, /** @type {Line} */ event) {
  if (isCalcory(view)) return CALCORY.reduce(view, /** @type {CalcoryEvent} */ (event));
  return PIZZA.reduce(view, /** @type {PizzaEvent} */ (event));
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
  for (const [index, event] of events.entries()) {
    tellEvent(events, index, state.shown);
    current = { events, next: index + 1, view: undefined };
    await actOut(event, isDealt);
    if (now !== jumps) return;
  }
  current = undefined;
  settle(game);
}

/** @param {Line} event @param {boolean} isShown whether the view holds already what the event leads to */
async function actOut(event, isShown) {
  const before = state.shown;
  if (!before) return;
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
  if (current && !isShown) current.view = after;
  // Nothing is acted out while the player skips.
  if (hurried()) return passOver(after);
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
