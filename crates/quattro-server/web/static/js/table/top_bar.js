// The bar at the top: menu, title, and the tools at the right.

import { icon } from "../lib/art.js";
import { html, nothing, repeat } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { change } from "./sheets/settings.js";
import { isCalcory, isPlaying, isShared, nameOf, state, toggleSheet } from "./store.js";

/** Round and phase; in Calcory the set to beat. */
function subtitle() {
  const view = state.shown;
  if (!view) return "";
  if (isCalcory(view)) {
    const { to_beat } = view;
    if (!to_beat || to_beat.owner === state.you.seat) return "";
    return say("ui-beat-title", { name: nameOf(to_beat.owner), sum: to_beat.sum });
  }
  if (isShared()) return say("ui-round-on-one-phone", { round: view.round, rounds: view.rounds });
  const phase = say("ui-phase", { phase: view.phase });
  return say("ui-round", { round: view.round, rounds: view.rounds, phase });
}

const hasLog = () => (state.table?.options.aids ?? "none") !== "none";

/** The round alone, where the bar is as narrow as the rail of chairs; the title says it to screen readers. */
function roundSign() {
  const view = state.shown;
  if (!view || isCalcory(view) || hasLog()) return nothing;
  return html`<b class="round" aria-hidden="true">${say("ui-round-alone", { round: view.round })}</b>`;
}

function logButton() {
  if (!hasLog()) return nothing;
  return html`<button type="button" class="ibtn" aria-label=${say("ui-log")} @click=${() => toggleSheet("log")}>
    ${icon("book")}
  </button>`;
}

function soundButton() {
  const { sound } = settings;
  return html`<button type="button" class="ibtn wide-only" aria-label=${say("ui-sound")}
    aria-pressed=${sound ? "true" : "false"} @click=${() => change("sound", !sound)}>
    ${icon(sound ? "sound" : "mute")}
  </button>`;
}

function chatButton() {
  if (!state.table || state.table.options.chat === false) return nothing;
  return html`<button type="button" class="ibtn" aria-label=${say("ui-chat")} @click=${() => toggleSheet("chat")}>
    ${icon("chat")}${state.unread ? html`<i class="dot">${state.unread}</i>` : nothing}
  </button>`;
}

/** The bar of the end is another one: where a phone lies on its side, it does not stand in the rail. */
export const topBar = () => html`${repeat([isPlaying()], Boolean, bar)}`;

/** Other words are others: they do not move because they are longer. @param {string} words */
const said = (words) => html`<span>${words}</span>`;

/** @param {boolean} playing */
function bar(playing) {
  const { table, sheet } = state;
  // Before and after the game the page has its own heading; before it, that is the name of the game.
  const game = !table || table.stage === "open" ? "Quattro" : say("game", { game: table.options.game });
  const round = state.shown ? repeat([subtitle()], String, said) : nothing;
  return html`<header class="bar">
    <button type="button" class="ibtn" aria-label=${say("ui-menu")} @click=${() => toggleSheet("menu")}
      aria-expanded=${sheet === "menu" ? "true" : "false"}>${icon("menu")}</button>
    <div class="title">
      ${playing ? html`<h1>${game}</h1>` : html`<b>${game}</b>`} ${round}
    </div>
    ${roundSign()}
    <div class="tools">${logButton()}${soundButton()}${chatButton()}</div>
  </header>`;
}
