// The bottom of the tray: the steps of a turn with one button that says what will happen, or who has to
// decide.

/** @import { Pile } from "../table/store.js" */

import { miniOrder, miniTopping } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { columnValue, KINDS, toppings } from "../lib/notation.js";
import { counted, say } from "../lib/words.js";
import { absentSteps } from "../table/absence.js";
import { guide } from "../table/guide.js";
import { problemLine } from "../table/problem.js";
import { ruleLink } from "../table/rules.js";
import { skipButton } from "../table/skip_button.js";
import { isShared, myTurn, nameOf, pizza, state } from "../table/store.js";
import { waitingText } from "../table/waiting.js";
import { choosePile, playOut } from "./moves.js";
import { batch, drawn, drawsNothing, pickedCards, pickedText, source, sources } from "./plan.js";
import { clockwiseAfter, ownChair } from "./seats.js";

/** @param {Pile} pile */
function pileButton(pile) {
  // Once the cards lie in the oven, the pile is what is asked, and none is proposed.
  const on = source() === pile && !state.picks.laid;
  const picture = pile === "kitchen" ? miniTopping() : miniOrder(ownChair()?.kind ?? "salami");
  return html`<button type="button" role="radio" aria-checked=${on ? "true" : "false"}
    class=${cls({ choice: true, on })} data-draw=${pile} @click=${() => choosePile(pile)}>
    ${picture}
    <span><b>${say(`ui-${pile}`)}</b><small>${say("ui-draw", { count: drawn()[pile] })}</small></span>
  </button>`;
}

const asked = () => pizza().decision?.ask;

/** Whether nothing is picked although something could be. */
const isIdle = () => !pickedCards() && asked() !== "draw";

/** "Play 3 salami + order" */
function buttonText() {
  const draws = asked() === "draw";
  const order = state.picks.order && !draws;
  const columns = toppings(pickedText());
  const kind = KINDS.find((kind) => columnValue(columns[kind]) > 0);
  const pile = say(`ui-${source()}`);
  if (state.picks.laid) return say("ui-laid");
  if (draws) return say("ui-draw-from", { pile });
  if (kind) return say(order ? "ui-play-both" : "ui-play", { what: counted(columnValue(columns[kind]), kind) });
  if (order) return say("ui-play-order");
  if (!batch().length) return say("ui-play", { what: "…" });
  return drawsNothing() ? say("ui-pass") : say("ui-only-draw", { pile });
}

/** What will be drawn if there is no choice, or why the button is disabled. */
function remark() {
  if (!batch().length) return html`${state.game?.question?.hint} ${ruleLink(state.game?.rule)}`;
  if (isIdle() && drawsNothing()) return say("ui-pick");
  if (drawsNothing()) return say("ui-draws-nothing");
  if (sources().length > 1) return nothing;
  return say("ui-draws-from-only", { pile: say(`ui-${source()}`), count: drawn()[source()] });
}

/** On a phone that several people share: what happens next, and to whom it goes. */
function curtainFalls() {
  const me = ownChair();
  if (!isShared() || !me || !batch().length || isIdle()) return nothing;
  const next = clockwiseAfter(me.seat)[0].seat;
  return html`<small>${say("ui-curtain-falls", { name: nameOf(next) })}</small>`;
}

function turnSteps() {
  const said = remark();
  const pileChoice = html`<div class="seg" role="radiogroup" aria-label=${say("ui-draw-where")}>
    ${sources().map(pileButton)}
  </div>`;
  const disabled = !batch().length || state.sending || state.picks.laid;
  return html`<div class="steps">
    ${said === nothing ? pileChoice : html`<p class="hint">${said}</p>`}
    ${problemLine()}
    <button type="button" class=${cls({ btn: true, go: true, pri: !isIdle() })} ?disabled=${disabled}
      @click=${playOut}><span>${buttonText()}${curtainFalls()}</span></button>
  </div>`;
}

/** Nothing to do: who is thinking, and the button that skips the animation. */
function waitingLine() {
  const absent = absentSteps();
  if (absent !== nothing) return absent;
  const watching = state.you.seat == null && !isShared() && state.online;
  return html`<div class="steps waiting">
    ${pizza().phase === "oven" ? guide() : nothing}
    ${problemLine()}
    <p class="hint">${waitingText()}${watching ? html` <small>${say("ui-watching")}</small>` : nothing}</p>
    ${skipButton()}
  </div>`;
}

export const steps = () => (myTurn() ? turnSteps() : waitingLine());
