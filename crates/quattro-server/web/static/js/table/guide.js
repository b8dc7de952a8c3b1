// The guide: one or two sentences about the current decision, until the person turns it off.

import { icon } from "../lib/art.js";
import { html, nothing, repeat } from "../lib/dom.js";
import { prefer, settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { refresh } from "./redraw.js";
import { isPlaying, myTurn, state } from "./store.js";
import { topicOf, watchTopic } from "./topics.js";

/** How often a decision is explained on this page. */
const MAX_EXPLANATIONS = 2;
/** @type {Map<string, Set<number>>} */
const explained = new Map();

/** Whether this person plays, and wants explanations: then there is room for them, also when none is given. */
export const isGuided = () => settings.guide && state.you.seat != null && isPlaying();

/** What to explain now: the current decision, or what to watch while others decide. */
function topic() {
  const { shown, game } = state;
  if (!shown) return "";
  return myTurn() ? topicOf(shown, game?.legal.map((one) => one.action) ?? []) : watchTopic(shown);
}

/** The explanation, while explanations are wanted. */
export function guide() {
  const move = state.game?.moves ?? 0;
  const about = topic();
  if (!about || !isGuided()) return nothing;
  const seen = explained.get(about) ?? new Set();
  if (!seen.has(move) && seen.size >= MAX_EXPLANATIONS) return nothing;
  explained.set(about, seen.add(move));
  // Another explanation is another slip of paper.
  return repeat([about], String, () => slip(about));
}

/** @param {string} about */
function slip(about) {
  const close = () => {
    prefer({ guide: false });
    refresh();
  };
  return html`<aside class="guide">
    ${icon("help", "ic")}
    <p>${say(`ui-guide-${about}`)}</p>
    <button type="button" class="ibtn" aria-label=${say("ui-guide-off")} @click=${close}>
      ${icon("cross", "ic s")}
    </button>
  </aside>`;
}

/** A hint, or the explanation in its place: there is no room for both on a phone. @param {unknown} hint */
export function hintOrGuide(hint) {
  const explanation = guide();
  return explanation === nothing ? html`<p class="hint">${hint}</p>` : explanation;
}
