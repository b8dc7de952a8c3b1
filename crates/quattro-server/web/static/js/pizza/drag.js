// Dragging cards of the hand to the oven, with a mouse or a finger. What is picked comes along.

/** @import { Picks } from "../table/store.js" */

import { hideExplanation } from "../table/explain.js";
import { drawNow, onRefresh } from "../table/redraw.js";
import { dragTo, myTurn, pick, state } from "../table/store.js";
import { layInOven } from "./moves.js";

/** Who moves less than this has tapped. */
const TAP = 8;

/** A drop this close to the oven goes into it: a finger covers what it aims at. */
const REACH = 24;

/**
 * A card that is pressed, and perhaps dragged.
 * @typedef {object} Pressed
 * @property {HTMLElement} card
 * @property {PointerEvent} from
 * @property {Readonly<Picks>} picks as they were before
 * @property {HTMLElement} [fan] the cards at the pointer, as soon as they are dragged
 */
/** @type {Pressed | undefined} */
let pressed;

/** @param {PointerEvent} event */
function press(event) {
  const card = event.target instanceof Element ? event.target.closest(".phase-playing .held.can") : null;
  if (!(card instanceof HTMLElement) || event.button !== 0 || !event.isPrimary || !myTurn()) return;
  pressed = { card, from: event, picks: state.picks };
}

/** Copies of the picked cards, spread around the pointer. @param {Pressed} one */
function fanOf({ card }) {
  const fan = document.createElement("div");
  fan.className = "drag-fan";
  const faces = [...document.querySelectorAll(".hand .held.selected .card")];
  fan.style.setProperty("--hw", `${card.querySelector(".face")?.clientWidth ?? 0}px`);
  for (const [index, face] of faces.entries()) {
    const place = document.createElement("span");
    place.style.setProperty("--from-middle", String(index - (faces.length - 1) / 2));
    place.append(face.cloneNode(true));
    fan.append(place);
  }
  document.body.append(fan);
  return fan;
}

/** @param {Pressed} one */
function lift(one) {
  hideExplanation();
  // As if it were tapped: what does not go with it is put down.
  if (one.card.getAttribute("aria-pressed") !== "true") one.card.click();
  drawNow();
  one.fan = fanOf(one);
  dragTo("carried");
}

/** @param {PointerEvent} event */
function isOverOven({ clientX, clientY }) {
  const oven = document.querySelector(".oven-spot")?.getBoundingClientRect();
  if (!oven) return false;
  const beside = Math.max(oven.left - clientX, clientX - oven.right, oven.top - clientY, clientY - oven.bottom);
  return beside <= REACH;
}

/** @param {PointerEvent} event */
function move(event) {
  if (!pressed || event.pointerId !== pressed.from.pointerId) return;
  const [x, y] = [event.clientX - pressed.from.clientX, event.clientY - pressed.from.clientY];
  if (!pressed.fan) {
    if (Math.hypot(x, y) < TAP) return;
    // A finger that goes sideways scrolls; the oven is above the hand.
    if (event.pointerType === "touch" && Math.abs(x) > -y) return putDown();
    lift(pressed);
  }
  pressed.fan?.style.setProperty("--x", `${event.clientX}px`);
  pressed.fan?.style.setProperty("--y", `${event.clientY}px`);
  const where = isOverOven(event) ? "over-oven" : "carried";
  if (state.drag !== where) dragTo(where);
}

/** Ends the drag; what happens to the cards is up to the caller. */
function putDown() {
  pressed?.fan?.remove();
  pressed = undefined;
  if (state.drag) dragTo("");
}

/** Everything is as it was before. */
function cancel() {
  if (pressed?.fan) pick({ cards: undefined, order: undefined, laid: false, ...pressed.picks });
  putDown();
}

/** @param {Event} event */
const swallow = (event) => event.stopPropagation();

/** @param {PointerEvent} event */
function release(event) {
  if (!pressed || event.pointerId !== pressed.from.pointerId) return;
  if (!pressed.fan) return putDown();
  // A mouse clicks where it is released; the card under it is not meant.
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  if (!isOverOven(event)) return cancel();
  putDown();
  layInOven();
}

/** Listens on the whole page. */
export function listenToDrags() {
  addEventListener("pointerdown", press);
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", cancel);
  // Else a card that is flung would count as a page that still moves, and the next tap would only stop it.
  addEventListener("touchmove", (event) => pressed?.fan && event.preventDefault(), { passive: false });
  addEventListener("keydown", (event) => event.key === "Escape" && cancel());
  // A clock may end the turn in the middle of it.
  onRefresh(() => pressed && !myTurn() && putDown());
}
