// Animation: pauses at the chosen speed, moving cards, fading bubbles. All of it is for the eyes: screen readers are
// told by `telling.js`. Announcements are not stored anywhere: remembering them is the game.

/** @import { Reaction, Seat } from "../../../protocol.js" */

import { render } from "../lib/dom.js";
import { reducedMotion, settings } from "../lib/settings.js";
import { faceFaded, faceMade, showEffects, state } from "./store.js";

/**
 * What an event changes on the screen.
 * @template View
 * @typedef {object} Step
 * @property {View} before
 * @property {View} after
 * @property {(early?: Partial<View>) => void} show shows what the event led to; or, as long as cards are on their way,
 *   only these parts of it. Whatever a scene has not shown is shown when it ends.
 */

/**
 * The animation of an event.
 * @template View, Event
 * @typedef {(event: Event & { text?: string }, step: Step<View>) => Promise<void>} Scene
 */

/** An event without animation; its effect is shown at once. */
export const unseen = async () => undefined;

let hurry = false;
/** @type {Set<() => void>} */
const sleepers = new Set();
/** Those that a tap wakes, too. @type {Set<() => void>} */
const holds = new Set();

/** @param {Set<() => void>} waiting */
const wakeAll = (waiting) => {
  for (const wake of waiting) wake();
};

/** Ends all waiting until `endHurry` is called. */
export function skip() {
  hurry = true;
  wakeAll(sleepers);
}
// Whoever taps has read what is held; a rule number is a way to read more.
document.addEventListener("pointerdown", ({ target }) => {
  if (!(target instanceof Element && target.closest(".rule"))) wakeAll(holds);
});
// In a hidden tab nothing waits, so that the player is notified without delay.
document.addEventListener("visibilitychange", () => document.hidden && wakeAll(sleepers));
/** Ends the pauses of this moment: what was acted out is not shown any more. */
export const interrupt = () => wakeAll(sleepers);
export function endHurry() {
  hurry = false;
}
export const hurried = () => hurry;

/**
 * @param {number} ms at normal pace
 * @param {boolean} [held] whether a tap ends it
 * @returns {Promise<void>}
 */
export function pause(ms, held = false) {
  if (hurry || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      sleepers.delete(wake);
      holds.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, ms * settings.pace);
    sleepers.add(wake);
    if (held) holds.add(wake);
  });
}

/** Time to read: any tap ends it. @param {number} ms at normal pace */
export const hold = (ms) => pause(ms, true);

/** A spot may be drawn in several places, of which the layout shows one. @param {string} spot */
const rectOf = (spot) =>
  [...document.querySelectorAll(`[data-spot="${spot}"]`)]
    .map((place) => place.getBoundingClientRect())
    .find(({ width }) => width > 0);

/** How a page shows what moves and what is said; `narrowest` and `widest` are widths of a moving card in pixels. */
const view = { narrowest: 46, widest: 96, bubbles: 1 };

/**
 * For people across the room: larger cards, and bubbles that stay longer.
 * @param {number} scale of the page, which is made for 1920 × 1080
 */
export const showFromAfar = (scale) =>
  Object.assign(view, { narrowest: 110 * scale, widest: 200 * scale, bubbles: 5 / 3 });

/** The way from one place to another. @param {DOMRect} start @param {DOMRect} end @param {number} width */
function flightPath(start, end, width) {
  /** @param {DOMRect} rect @param {number} scale @param {number} turn */
  const at = (rect, scale, turn) => {
    const [left, top] = [rect.left + rect.width / 2 - width / 2, rect.top + rect.height / 2 - width * 0.7];
    return `translate(${left}px, ${top}px) rotate(${turn}deg) scale(${scale})`;
  };
  return [
    { transform: at(start, 0.7, -8), opacity: 0.4 },
    { opacity: 1, offset: 0.2 },
    { transform: at(end, 1, 0), opacity: 1 },
  ];
}

/**
 * Moves a card from one spot to another. Resolves when it has arrived.
 * @param {unknown} card a template
 * @param {string} from
 * @param {string} to
 * @param {number} [ms]
 * @param {number} [size] its width; else it follows from the spots
 */
export async function fly(card, from, to, ms = 380, size) {
  if (hurry || reducedMotion() || document.hidden) return;
  const [start, end] = [rectOf(from), rectOf(to)];
  if (!start || !end) return;
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  render(card, ghost);
  document.body.append(ghost);
  const width = size ?? Math.min(view.widest, Math.max(view.narrowest, Math.min(start.width, end.width)));
  ghost.style.width = `${width}px`;
  const easing = "cubic-bezier(.2,.8,.2,1)";
  ghost.animate(flightPath(start, end, width), { duration: ms * settings.pace, easing, fill: "forwards" });
  await pause(ms);
  ghost.remove();
}

/**
 * Moves several cards, each shortly after the one before.
 * @param {unknown[]} cards @param {string} from @param {string} to @param {number} ms
 * @param {number} [size] as for `fly`
 */
export async function flyAll(cards, from, to, ms, size) {
  const flights = [];
  for (const card of cards) {
    flights.push(fly(card, from, to, ms, size));
    await pause(70);
  }
  await Promise.all(flights);
}

/** Bubbles stay at least this part of their time, however fast the pace, so that they can be read. */
const FASTEST_BUBBLE_PACE = 0.6;

/**
 * What is said at a chair, for those who see it; it fades out.
 * @param {Seat} seat
 * @param {string} text
 * @param {number} ms
 */
export function bubble(seat, text, ms) {
  const said = { seat, text };
  showEffects({ bubble: said });
  const fade = () => state.effects.bubble === said && showEffects({ bubble: undefined });
  setTimeout(fade, ms * view.bubbles * Math.max(settings.pace, FASTEST_BUBBLE_PACE));
}

const FACE_STAYS = 1800;

/** A face at a chair. It is no part of the game, so it knows no pace. @param {Seat} seat @param {Reaction} reaction */
export function makeFace(seat, reaction) {
  const face = { reaction };
  faceMade(seat, face);
  setTimeout(() => faceFaded(seat, face), FACE_STAYS);
}
