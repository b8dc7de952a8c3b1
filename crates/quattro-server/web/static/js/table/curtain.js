// One phone for several people: between two of them a curtain covers everything. Whoever is to decide holds the button
// to look; after their answer, or when they put the phone away, all that they saw is gone before the next name is
// shown.

/** @import { Seat } from "../../../protocol.js" */

import { kindOfSeat } from "../calcory/seats.js";
import { badge, icon } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { occupantOf } from "./absence.js";
import { hideExplanation } from "./explain.js";
import { isBehind, isLooking, lookAs, playedLast, putAway } from "./feed.js";
import { announce } from "./live.js";
import { drawNow, refresh } from "./redraw.js";
import { drawCurtain, isCalcory, isCovered, isPlayedHere, isShared, nameOf, pizza, state } from "./store.js";

/** How long to hold before the curtain lifts, and how long it takes to fall or lift, in milliseconds. */
const [HOLD, MOVES] = [700, 260];

/** The person on this device who is to decide, if the way to the question has been shown. */
function whoIsAsked() {
  const { busy, effects, game, shown, table } = state;
  const seat = game?.to_act;
  // A bot says its cards in the open: everybody hears them to the end before the curtain falls.
  if (busy || effects.bubble || seat == null || !shown || isCalcory(shown) || table?.stage !== "playing")
    return undefined;
  return isPlayedHere(seat) && occupantOf(seat) === "person" ? seat : undefined;
}

/** Lets the curtain fall for whoever is asked, and lifts it when nobody here is. Called at every drawing. */
export function followTurn() {
  const { curtain } = state;
  if (!isShared() || isLooking() || isBehind()) return;
  const seat = whoIsAsked();
  if (seat === undefined && curtain && isCovered()) return lift();
  if (seat === undefined || (isCovered() && curtain?.seat === seat)) return;
  drawCurtain({ seat, moves: isCovered() ? "down" : "falls" });
  announce(say("ui-give-phone", { name: nameOf(seat) }));
  // With the frame that shows it.
  requestAnimationFrame(() => document.getElementById("curtain")?.focus({ preventScroll: true }));
}

function lift() {
  drawCurtain({ moves: "lifts" });
  setTimeout(lifted, MOVES * settings.pace);
}

function lifted() {
  if (state.curtain?.moves === "lifts") drawCurtain(undefined);
}

/** The press that has begun. @type {ReturnType<typeof setTimeout> | undefined} */
let holding;

/** @param {Seat} seat */
function hold(seat) {
  if (holding !== undefined || isLooking()) return;
  holding = setTimeout(() => lookAs(seat, { seen: lift, ended }), HOLD);
  refresh();
}

function letGo() {
  if (holding === undefined || isLooking()) return;
  clearTimeout(holding);
  holding = undefined;
  refresh();
}

/** The cards are gone from the state; now they leave the page, before anything else happens. */
function ended() {
  holding = undefined;
  hideExplanation();
  for (const card of document.querySelectorAll(".ghost, .drag-fan")) card.remove();
  drawNow();
}

/** Whoever has the phone hides their cards. */
export const hide = () => putAway();

const isPress = (/** @type {KeyboardEvent} */ { key }) => key === "Enter" || key === " ";

/** A finger, a key, or a click of a screen reader, which nobody can let go. @param {Seat} seat */
function holdButton(seat) {
  const press = () => hold(seat);
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (!isPress(event)) return;
    event.preventDefault();
    if (!event.repeat) press();
  };
  const click = (/** @type {PointerEvent} */ event) => event.pointerType || press();
  const stay = (/** @type {Event} */ event) => event.preventDefault();
  return html`<button type="button" class=${cls({ hold: true, on: holding !== undefined })} id="look"
    aria-describedby="look-hint" @pointerdown=${press} @pointerup=${letGo} @pointerleave=${letGo}
    @pointercancel=${letGo} @keydown=${key} @keyup=${letGo} @blur=${letGo} @click=${click} @contextmenu=${stay}>
    <svg class="ring" viewBox="0 0 216 216" aria-hidden="true">
      <circle cx="108" cy="108" r="99" /><circle class="filled" cx="108" cy="108" r="99" pathLength="1" />
    </svg>
    <span>${icon("eye")}${say("ui-hold-to-look")}</span>
  </button>`;
}

/** What everybody may know: how many cards there are, and who played last; no announcement. */
function counts() {
  const { oven, kitchen } = pizza();
  const last = playedLast();
  return html`<dl>
    <div><dd>${oven}</dd><dt>${say("ui-in-the-oven")}</dt></div>
    <div><dd>${kitchen}</dd><dt>${say("ui-in-the-kitchen")}</dt></div>
    ${last ? html`<div><dd>${nameOf(last)}</dd><dt>${say("ui-played-last")}</dt></div>` : nothing}
  </dl>`;
}

/** @param {Seat} seat */
function slip(seat) {
  const name = nameOf(seat);
  const kind = pizza().chairs[seat - 1]?.kind ?? kindOfSeat(seat);
  return html`<div class="handing">
      ${badge(kind)}
      <h2 id="curtain" tabindex="-1">${say("ui-give-phone", { name })}</h2>
      <p>${say("ui-admire-ceiling")}</p>
      ${counts()}
    </div>
    ${holdButton(seat)}
    <p class="foot" id="look-hint">${say("ui-not-you", { name })}</p>`;
}

/** The curtain in place of the table, or lifting from it. */
export function curtain() {
  const { curtain } = state;
  if (!curtain) return nothing;
  const { seat, moves } = curtain;
  const asked = seat !== undefined && isCovered() ? slip(seat) : nothing;
  if (!isCovered()) return html`<div class="curtain lifts" aria-hidden="true"><div class="cloth"></div></div>`;
  return html`<main class="curtain ${moves}" id="content"><div class="cloth" aria-hidden="true"></div>${asked}</main>`;
}

/** Whoever leaves the page, or looks elsewhere, leaves nothing on it: also no picture for the list of open apps. */
export function hideWhenAway() {
  addEventListener("blur", hide);
  addEventListener("pagehide", hide);
  document.addEventListener("visibilitychange", () => document.hidden && hide());
}
