// The foot of the tray: the steps of a turn with the one button that says what will happen; or whom one waits for.

import { icon, miniOrder, miniTopping } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { KINDS, toppings, valueOf } from "../lib/notation.js";
import { counted, say } from "../lib/words.js";
import { send } from "../table/feed.js";
import { guide } from "../table/guide.js";
import { ruleLink } from "../table/rules.js";
import { hurried, skip } from "../table/stage.js";
import { myTurn, nameOf, refresh, state } from "../table/state.js";
import { batch, chooseSource, drawn, pickedCards, pickedText, source, sources } from "./plan.js";

/** @param {import("./plan.js").Pile} pile */
function pileButton(pile) {
  const me = state.shown.chairs.find((/** @type {any} */ chair) => chair.seat === state.shown.viewer);
  const on = source() === pile;
  return html`<button type="button" role="radio" aria-checked=${on ? "true" : "false"} class=${cls({ choice: true, on })} data-draw=${pile} @click=${() => (chooseSource(pile), refresh())}>
    ${pile === "kitchen" ? miniTopping() : miniOrder(me.kind)}
    <span><b>${say(`ui-${pile}`)}</b><small>${say("ui-draw", { count: drawn()[pile] })}</small></span>
  </button>`;
}

/** Whether nothing is picked although something could be. */
const isIdle = () => !pickedCards() && state.shown.decision.ask !== "draw";

const drawsNothing = () => sources().every((pile) => drawn()[pile] === 0);

/** "Play 3 salami + order" */
function buttonText() {
  const ask = state.shown.decision.ask;
  const order = state.plan.order && ask !== "draw";
  const columns = toppings(pickedText());
  const kind = KINDS.find((kind) => valueOf(columns[kind]) > 0);
  const pile = say(`ui-${source()}`);
  if (ask === "draw") return say("ui-draw-from", { pile });
  if (kind) return say(order ? "ui-play-both" : "ui-play", { what: counted(valueOf(columns[kind]), kind) });
  if (order) return say("ui-play-order");
  if (!batch().length) return say("ui-play", { what: "…" });
  return drawsNothing() ? say("ui-pass") : say("ui-only-draw", { pile });
}

/** What comes of the draw where there is no choice, or why the button cannot be pressed. */
function remark() {
  if (!batch().length) return html`${say(`ui-must-${state.shown.decision.ask}`)} ${ruleLink(state.game?.rule)}`;
  if (isIdle() && drawsNothing()) return say("ui-pick");
  if (drawsNothing()) return say("ui-draws-nothing");
  return sources().length > 1
    ? nothing
    : html`${say("ui-draws-from-only", { pile: say(`ui-${source()}`), count: drawn()[source()] })}`;
}

function turnSteps() {
  const allowed = batch().length > 0;
  const said = remark();
  return html`<div class="steps">
    ${sources().length > 1 && said === nothing ? html`<div class="seg" role="radiogroup" aria-label=${say("ui-draw-where")}>${sources().map(pileButton)}</div>` : html`<p class="hint">${said}</p>`}
    ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
    <button type="button" class=${cls({ btn: true, go: true, pri: !isIdle() })} ?disabled=${!allowed || state.sending} @click=${() => send(batch())}>${buttonText()}</button>
  </div>`;
}

/** Nothing to do: who is thinking, and the controls of the show. */
export function waitingLine() {
  const to = state.game?.to_act;
  const text = state.busy || to == null ? "" : say("ui-waiting-for", { name: nameOf(to) });
  return html`<div class="steps waiting">
    ${state.shown.phase === "oven" ? guide() : nothing}
    ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
    <p class="hint">${text}${state.you.seat == null && state.online ? html` <small>${say("ui-watching")}</small>` : nothing}</p>
    ${state.busy ? html`<button type="button" class="btn small skip" ?disabled=${hurried()} @click=${() => (skip(), refresh())}>${icon("skip", "ic s")}${say("ui-skip")}</button>` : nothing}
  </div>`;
}

export const steps = () => (myTurn() ? turnSteps() : waitingLine());
