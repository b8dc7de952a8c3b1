// Calls: switched on and off on one's own page, and when to be quiet.

/** @import { Calls, Quiet } from "../../../protocol.js" */

import { ask } from "../lib/api.js";
import { areCallsOn, obstacle, startCalls, stopCalls } from "../lib/calls.js";

/** @param {string} time such as `22:30` */
function minutesOf(time) {
  const [hours, minutes] = time.split(":").map(Number);
  return 60 * hours + minutes;
}

/** @param {number} minutes */
const timeOf = (minutes) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** @param {HTMLFormElement} form */
function connectQuiet(form) {
  const [on, begins, ends] = form.querySelectorAll("input");
  // After the clocks change, the next visit of this page says so.
  const east = () => -new Date().getTimezoneOffset();
  /** @param {Quiet | undefined} quiet */
  const show = (quiet) => {
    on.checked = !!quiet;
    if (!quiet) return;
    begins.value = timeOf(quiet.begins);
    ends.value = timeOf(quiet.ends);
  };
  const store = () => {
    const [from, until] = [begins.value, ends.value].map(minutesOf);
    const quiet = on.checked && from !== until ? { begins: from, ends: until, east: east() } : undefined;
    return ask("/api/me/calls/quiet", quiet ? { quiet } : {});
  };
  form.addEventListener("change", () => void store());
  return (/** @type {Calls} */ { quiet }) => {
    show(quiet);
    if (quiet && quiet.east !== east()) void store();
  };
}

/** @param {(button: HTMLButtonElement, work: () => Promise<void>) => Promise<void>} once */
export async function connectCalls(once) {
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-calls]"));
  if (!place) return;
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (place.querySelector(selector));
  const obstacles = /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-obstacle]"));
  const [start, stop] = /** @type {HTMLButtonElement[]} */ ([find("[data-calls-on]"), find("[data-calls-off]")]);

  async function show() {
    const isOn = await areCallsOn();
    start.hidden = isOn || !!obstacle();
    stop.hidden = !isOn;
    find("[data-calls-are-on]").hidden = !isOn;
    for (const hint of obstacles) hint.hidden = hint.dataset.obstacle !== obstacle();
    start.disabled = stop.disabled = false;
    start.ariaBusy = stop.ariaBusy = null;
  }
  start.addEventListener("click", () => void once(start, () => startCalls().then(show)));
  stop.addEventListener("click", () => void once(stop, () => stopCalls().then(show)));
  const showQuiet = connectQuiet(/** @type {HTMLFormElement} */ (find("form")));
  await show();
  showQuiet(await ask("/api/me/calls"));
}
