// The goal in one line: all through somebody's first game, and later as long as decisions are explained.

import { sign } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { prefer, settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { isCalcory, state } from "./store.js";

/** More orders than these are not drawn one by one. */
const MAX_DRAWN = 12;

const sort = () => (state.table?.options.game === "calcory" ? "calcory" : "pizza");

/** One picture for each order: filled, or still to fill. @param {number} count @param {number} total */
function pictures(count, total) {
  if (total > MAX_DRAWN) return nothing;
  const one = (/** @type {unknown} */ _, /** @type {number} */ index) =>
    index < count ? sign("pizza", "") : html`<i></i>`;
  return html`<span class="made-so-far" aria-hidden="true">${Array.from({ length: total }, one)}</span>`;
}

export function goalLine() {
  const { shown, game, you, table } = state;
  if (!shown || !game || you.seat == null || table?.stage !== "playing") return nothing;
  if (!settings.guide && settings.finished.includes(sort())) return nothing;
  if (isCalcory(shown)) {
    const count = shown.chairs[you.seat - 1].pile;
    return html`<p class="goal"><span>${say("ui-goal-calcory")}</span><span class="made-so-far"></span>
      <b class="of">${count}</b><b class="alone">${say("ui-goal-cards", { count })}</b></p>`;
  }
  const total = game.numbers.orders ?? 0;
  const count = shown.chairs[you.seat - 1].filled.length;
  return html`<p class="goal"><span>${say("ui-goal-pizza")}</span>${pictures(count, total)}
    <b class="of">${say("ui-goal-of", { count, total })}</b>
    <b class="alone">${say("ui-goal-orders", { count, total })}</b></p>`;
}

/** Somebody who has played to the end has had the first game. */
export function rememberFinished() {
  if (!state.game?.outcome || state.you.seat == null || settings.finished.includes(sort())) return;
  prefer({ finished: [...settings.finished, sort()] });
}
