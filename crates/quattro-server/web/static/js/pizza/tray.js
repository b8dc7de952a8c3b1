// The viewer's tray: name, waiter, hand, and the current decision.

import { badge, icon, sign } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { spoken } from "../lib/spoken.js";
import { say } from "../lib/words.js";
import { bubbleOf } from "../table/bubble.js";
import { clockOf, inSeconds, ring } from "../table/clock.js";
import { hide } from "../table/curtain.js";
import { faceAt, reactionBar } from "../table/reactions.js";
import { refresh } from "../table/redraw.js";
import { isShared, myTurn, nameOf, pizza } from "../table/store.js";
import { waiterPile } from "./counter.js";
import { handView } from "./hand.js";
import { panel } from "./panel.js";
import { ownChair } from "./seats.js";
import { steps } from "./steps.js";

/** Whether the slip takes the whole width, with the hand on it; else it lies beside the hand. */
const upright = matchMedia("(max-width: 559px), (max-width: 899px) and (min-height: 561px)");
upright.addEventListener("change", refresh);

/** In few words where there is little room. @param {ReturnType<typeof clockOf>} clock */
const timeLeft = (clock) => html`${inSeconds(clock)}<span class="brief">${inSeconds(clock, "ui-seconds")}</span>`;

/** Hides the hand, on a phone that several people share. */
const eye = () =>
  html`<button type="button" class="ibtn eye" aria-label=${say("ui-hide-hand")} @click=${hide}>${icon("eye")}</button>`;

function nameplate() {
  const me = ownChair();
  if (!me) return nothing;
  const turn = say(pizza().phase === "oven" ? "ui-you-decide" : "ui-your-turn");
  const clock = clockOf(me.seat);
  const count = me.filled.length;
  const isBoss = me.seat === pizza().boss;
  const crown = isBoss ? spoken(say("ui-boss")) : nothing;
  const now = isShared() ? say("ui-only-you-look") : turn;
  const pill = myTurn() ? html`<span class="pill">${now}</span>` : nothing;
  return html`<div class="me k-${me.kind}" data-spot="chair-${me.seat}">
    ${badge(me.kind, isBoss, ring(clock), faceAt(me.seat, me.kind))}
    <div class="name"><b>${isShared() ? nameOf(me.seat) : say("ui-you")}</b>${crown}${pill}${timeLeft(clock)}</div>
    <span class="count" data-spot="filled"
      >${sign("pizza", "pz")}<b aria-hidden="true">${count}</b>
      <span class="word" aria-hidden="true">${say("ui-filled", { count })}</span>
      ${spoken(say("ui-n-filled", { count }))}</span
    >
    ${isShared() ? eye() : reactionBar(me.kind)}
    ${bubbleOf(me.seat)}
  </div>`;
}

const place = () => html`${nameplate()}<div class="own-waiter">${waiterPile()}</div>${handView()}`;

const turnTray = () => html`<section class="tray" aria-label=${say("ui-your-place")}>${place()}${steps()}</section>`;

/** Whose cards these are, on a phone that goes round; on one's own there is nobody else. */
const looking = () => (isShared() ? html`<div class="looks">${nameplate()}</div>` : nothing);

/** The same with a question: a separate tray, so that it appears as a whole instead of shifting the layout. */
const questionTray = () =>
  html`<section class="tray asked" aria-label=${say("ui-your-place")}>
    ${upright.matches ? html`${looking()}${panel(handView())}` : html`${place()}${panel(nothing)}`}
  </section>`;

export function tray() {
  if (!ownChair()) return html`<section class="tray watch">${steps()}</section>`;
  return myTurn() && pizza().phase === "oven" ? questionTray() : turnTray();
}
