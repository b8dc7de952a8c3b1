// The foot of the tray: the steps of a turn with the one button that says what will happen; or whom one waits for.

import { html, nothing, cls } from "../lib/dom.js";
import { icon, miniOrder, miniTopping } from "../lib/art.js";
import { valueOf, toppings, KINDS } from "../lib/notation.js";
import { counted, say } from "../lib/words.js";
import { send } from "../table/feed.js";
import { hurried, skip } from "../table/stage.js";
import { guide } from "../table/guide.js";
import { ruleLink } from "../table/rules.js";
import { myTurn, nameOf, refresh, state } from "../table/state.js";
import { batch, chooseSource, drawn, firstAction, picked, pickedText, source, sources } from "./plan.js";

/** @param {"kitchen" | "waiter"} pile */
function pileButton(pile) {
  const me = state.shown.chairs.find((/** @type {any} */ chair) => chair.seat === state.shown.viewer);
  const draws = drawn();
  const on = source() === pile;
  const left = pile === "kitchen" ? state.shown.kitchen : me.waiter;
  return html`<button type="button" role="radio" aria-checked=${on ? "true" : "false"} class=${cls({ choice: true, on })} data-draw=${pile} @click=${() => (chooseSource(pile), refresh())}>
    ${pile === "kitchen" ? miniTopping() : miniOrder(me.kind)}
    <span><b>${say(`ui-${pile}`)}</b><small>${draws ? say("ui-draw", { count: draws[pile] }) : say("ui-n-left", { count: left })}</small></span>
  </button>`;
}

/** "Play 3 salami + order" */
function buttonText() {
  const ask = state.shown.decision.ask;
  const cards = picked();
  const order = state.plan.order && ask !== "draw";
  const columns = toppings(pickedText());
  const kind = KINDS.find((kind) => valueOf(columns[kind]) > 0);
  const what = kind ? counted(valueOf(columns[kind]), kind) : "";
  const pile = say(`ui-${source() ?? "kitchen"}`);
  if (ask === "draw") return say("ui-draw-from", { pile });
  if (cards.length) return say(order ? "ui-play-both" : "ui-play", { what });
  if (order) return say("ui-play-order");
  if (firstAction() === undefined) return say("ui-play", { what: "…" });
  return sources().length && !drawsNothing() ? say("ui-only-draw", { pile }) : say("ui-pass");
}

function drawsNothing() {
  const draws = drawn();
  return draws !== undefined && draws.kitchen === 0 && draws.waiter === 0;
}

/** Why the button cannot be pressed. */
function reason() {
  const ask = state.shown.decision.ask;
  const game = state.shown.game;
  if (ask === "play-toppings") return html`${say("ui-must-play-topping")} ${ruleLink(game === "mamma-mia" ? "MM-11" : "SM-8")}`;
  return html`${say("ui-must-play-order")} ${ruleLink("SM-12")}`;
}

function turnSteps() {
  const allowed = firstAction() !== undefined;
  const piles = sources();
  const draws = drawn();
  const drawing = piles.length === 2;
  return html`<div class="steps">
    ${guide()}
    ${drawing ? html`<div class="seg" role="radiogroup" aria-label=${say("ui-draw-where")}>${piles.map(pileButton)}</div>`
      : !allowed ? nothing : html`<p class="hint">${drawsNothing() || piles.length === 0 ? say("ui-draws-nothing") : say("ui-draws-from-only", { pile: say(`ui-${piles[0]}`), count: draws?.[piles[0]] ?? 0 })}</p>`}
    ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
    ${allowed ? nothing : html`<p class="hint">${reason()}</p>`}
    <button type="button" class="btn pri go" ?disabled=${!allowed || state.sending} @click=${() => send(batch())}>${buttonText()}</button>
  </div>`;
}

/** Nothing to do: who is thinking, and the controls of the show. */
export function waitingLine() {
  const to = state.game?.to_act;
  const text = state.busy || to == null ? "" : say("ui-waiting-for", { name: nameOf(to) });
  return html`<div class="steps waiting">
    ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
    <p class="hint">${text}</p>
    ${state.busy ? html`<button type="button" class="btn small skip" ?disabled=${hurried()} @click=${() => (skip(), refresh())}>${icon("skip", "ic s")}${say("ui-skip")}</button>` : nothing}
  </div>`;
}

export const steps = () => (myTurn() ? turnSteps() : waitingLine());
