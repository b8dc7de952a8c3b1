// Takes the server's messages, animates them event by event, and then shows the resulting view.

/** @import { GameState, Line } from "../../../protocol.js" */
/** @import { Scene } from "./stage.js" */
/** @import { ShownView } from "./store.js" */

import { reduce as reduceCalcory } from "../calcory/reduce.js";
import { SCENES as CALCORY_SCENES } from "../calcory/scenes.js";
import { play } from "../lib/sounds.js";
import { reduce as reducePizza } from "../pizza/reduce.js";
import { SCENES as PIZZA_SCENES } from "../pizza/scenes/index.js";
import { endHurry } from "./stage.js";
import { actingBegan, actingEnded, isCalcory, showGame, showView, state, wasAsked } from "./store.js";

/** @typedef {{ events: Line[], game: GameState }} Told */

/**
 * How the events of an engine change the view, and how they are animated.
 * @typedef {object} Engine
 * @property {(view: ShownView, event: Line) => ShownView} reduce
 * @property {Record<string, Scene<ShownView, Line> | undefined>} scenes
 */

// The events of a message belong to the engine of its view: here, and only here, the types cannot say so.
const PIZZA = /** @type {Engine} */ (/** @type {unknown} */ ({ reduce: reducePizza, scenes: PIZZA_SCENES }));
const CALCORY = /** @type {Engine} */ (/** @type {unknown} */ ({ reduce: reduceCalcory, scenes: CALCORY_SCENES }));

/** @type {Told[]} */
const waiting = [];
let acting = false;
/** Counts jumps: a scene that was running when one occurred no longer changes anything. */
let jumps = 0;

/** Shows this moment at once, with nothing acted out. @param {GameState | undefined} game */
export function jumpTo(game) {
  jumps += 1;
  waiting.length = 0;
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
  endHurry();
  actingEnded();
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
  const [before, now] = [state.shown, jumps];
  if (!before) return;
  const { reduce, scenes } = isCalcory(before) ? CALCORY : PIZZA;
  const scene = scenes[event.event];
  if (!scene) return console.error(`no scene for the event ${event.event}`);
  const after = isShown ? before : reduce(before, event);
  /** @param {Partial<ShownView>} [early] */
  const show = (early) => now === jumps && showView(/** @type {ShownView} */ (early ? { ...before, ...early } : after));
  await scene(event, { before, after, show });
  if (state.shown !== after) show();
}

/** @param {GameState | undefined} game */
function settle(game) {
  if (game?.legal.length && !wasAsked(game)) play("turn");
  showGame(game);
}
