// The goal in one line: all through somebody's first game, and later as long as decisions are explained.

import { sign } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { prefer, settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { isCalcory, isPlaying, state } from "./store.js";

/** More orders than these are not drawn one by one. */
const MAX_DRAWN = 12;

const sort = () => (state.table?.options.game === "calcory" ? "calcory" : "pizza");

/** One picture for each order: filled, or still to fill. @param {number} count @param {number} total */
function pictures(count, total) {
  if (total > MAX_DRAWN) return nothing;
  const one = (/** @type {unknown} */ _, /** @type {number} */ index) =>
    index < count ? sign("pizza", "") : html`<i></i>`;
  return Array.from({ length: total }, one);
}

/**
 * @param {string} goal its message @param {unknown} picture
 * @param {string} of how far one is @param {string} alone the same, where there is no room for the goal
 */
const line = (goal, picture, of, alone) =>
  html`<section class="goal" aria-labelledby="goal">
    <span id="goal">${say(goal)}</span><span class="made-so-far" aria-hidden="true">${picture}</span>
    <b class="of">${of}</b><b class="alone">${alone}</b>
  </section>`;

export function goalLine() {
  const { shown, game, you } = state;
  if (!shown || !game || you.seat == null || !isPlaying()) return nothing;
  if (!settings.guide && settings.finished.includes(sort())) return nothing;
  if (isCalcory(shown)) {
    const won = say("ui-goal-cards", { count: shown.chairs[you.seat - 1].pile });
    return line("ui-goal-calcory", nothing, won, won);
  }
  const total = game.numbers.orders ?? 0;
  const count = shown.chairs[you.seat - 1].filled.length;
  const [of, alone] = [say("ui-goal-of", { count, total }), say("ui-goal-orders", { count, total })];
  return line("ui-goal-pizza", pictures(count, total), of, alone);
}

/** Somebody who has seen the end has had the first game. */
export function rememberFinished() {
  if (!state.game?.outcome || state.busy || state.you.seat == null || settings.finished.includes(sort())) return;
  prefer({ finished: [...settings.finished, sort()] });
}
