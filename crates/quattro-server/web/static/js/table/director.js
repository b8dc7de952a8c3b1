// Takes what the server tells, acts it out event by event, and then shows the view it led to.

import { act as actCalcory } from "../calcory/scenes.js";
import { play } from "../lib/sounds.js";
import { act as actPizza } from "../pizza/scenes.js";
import { calm } from "./stage.js";
import { refresh, set, state } from "./state.js";

/** @typedef {{ events: any[], game?: import("../../../protocol.js").GameState }} Told */

/** @type {Told[]} */
const waiting = [];
let acting = false;

/** Shows this moment at once, with nothing acted out. @param {import("../../../protocol.js").GameState | undefined} game */
export function cut(game) {
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
  set({ busy: true });
  for (let told = waiting.shift(); told; told = waiting.shift()) {
    if (!state.shown) settle(told.game);
    const act = "grid" in state.shown ? actCalcory : actPizza;
    for (const event of told.events) await act(event);
    if (told.game) settle(told.game);
  }
  acting = false;
  calm();
  set({ busy: false });
}

/** @param {import("../../../protocol.js").GameState | undefined} game */
function settle(game) {
  const hadTurn = (state.game?.legal.length ?? 0) > 0 && state.game?.moves === game?.moves;
  state.game = game;
  state.shown = game && structuredClone(game.view);
  const total = state.scene.total;
  state.scene = { bubble: state.scene.bubble, total };
  if (!hadTurn) state.plan = {};
  if (game?.legal.length && !hadTurn) play("turn");
  refresh();
}
