// Acting out: waiting at the chosen pace, cards that fly, bubbles that vanish. What has been said is not kept
// anywhere, neither here nor in the page: remembering is the game.

import { render } from "../lib/dom.js";
import { reducedMotion, settings } from "../lib/settings.js";
import { drawNow, refresh, state } from "./state.js";

let hurry = false;
/** @type {Set<() => void>} */
const sleepers = new Set();

const wakeAll = () => {
  for (const wake of sleepers) wake();
};

/** Ends all waiting until `calm` is called. */
export function skip() {
  hurry = true;
  wakeAll();
}
// Nobody watches: the show goes on without pauses, and whoever is meant to act is told.
document.addEventListener("visibilitychange", () => document.hidden && wakeAll());
export function calm() {
  hurry = false;
}
export const hurried = () => hurry;

/** @param {number} ms at normal pace */
export function pause(ms) {
  if (hurry || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      sleepers.delete(wake);
      resolve(undefined);
    };
    const timer = setTimeout(wake, ms * settings.pace);
    sleepers.add(wake);
  });
}

/** @param {string} spot */
const rectOf = (spot) => document.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();

/**
 * Lets a card fly from one spot to another. Returns when it has landed.
 * @param {unknown} card a template
 * @param {string} from
 * @param {string} to
 * @param {number} [ms]
 */
export async function fly(card, from, to, ms = 380) {
  if (hurry || reducedMotion() || document.hidden) return;
  const [start, end] = [rectOf(from), rectOf(to)];
  // A spot that is not on this screen has no size.
  if (!start?.width || !end?.width) return;
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  render(card, ghost);
  document.body.append(ghost);
  const width = Math.min(96, Math.max(46, Math.min(start.width, end.width)));
  ghost.style.width = `${width}px`;
  /** @param {DOMRect} rect @param {number} scale @param {number} turn */
  const at = (rect, scale, turn) =>
    `translate(${rect.left + rect.width / 2 - width / 2}px, ${rect.top + rect.height / 2 - width * 0.7}px) rotate(${turn}deg) scale(${scale})`;
  const moving = ghost.animate(
    [
      { transform: at(start, 0.7, -8), opacity: 0.4 },
      { opacity: 1, offset: 0.2 },
      { transform: at(end, 1, 0), opacity: 1 },
    ],
    { duration: ms * settings.pace, easing: "cubic-bezier(.2,.8,.2,1)", fill: "forwards" },
  );
  const stop = () => moving.finish();
  sleepers.add(stop);
  await moving.finished.catch(() => undefined);
  sleepers.delete(stop);
  ghost.remove();
}

/**
 * Something said at a chair, which fades and is gone.
 * @param {number} seat
 * @param {string} text
 * @param {number} ms
 */
export function bubble(seat, text, ms) {
  const said = { seat, text };
  state.scene.bubble = said;
  announce(text);
  refresh();
  setTimeout(() => {
    if (state.scene.bubble !== said) return;
    state.scene.bubble = undefined;
    refresh();
  }, ms * Math.max(settings.pace, 0.6));
}

/** Tells screen readers, and takes it back from the page soon after. @param {string} text */
export function announce(text) {
  const region = document.getElementById("live");
  if (!region) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), 5000);
}

/** Changes what is shown, and draws it. @param {(view: any) => void} change */
export function show(change) {
  change(state.shown);
  drawNow();
}
