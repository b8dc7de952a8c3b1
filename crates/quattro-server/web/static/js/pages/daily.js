// The deal of the day: to bake it, to share the result, the moment of the next one in the visitor's own time; and the
// cards of a game once more.

/** @import { Once } from "./devices.js" */

import { ask } from "../lib/api.js";
import { haveName } from "../lib/play_now.js";

/** @param {string} selector */
const buttons = (selector) => /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll(selector)]);

/** @param {string} path */
async function bake(path) {
  await haveName();
  const { table } = await ask(/** @type {"/api/daily/calcory"} */ (path), {});
  location.href = `/t/${table}`;
}

/** Where a phone has no sheet to share with, the text is copied. @param {HTMLButtonElement} button */
async function share(button) {
  const text = button.dataset.share ?? "";
  if (navigator.share) return navigator.share({ text }).catch(() => undefined);
  await navigator.clipboard?.writeText(text);
  const [label] = button.getElementsByTagName("span");
  label.textContent = button.dataset.done ?? "";
}

/** A table with the cards of a finished game. @param {string} table */
export async function dealAgain(table) {
  await haveName();
  const reply = await ask(`/api/tables/${table}/same-cards`, {});
  location.href = `/t/${reply.table.id}`;
}

function showMoments() {
  const time = new Intl.DateTimeFormat(navigator.language, { hour: "2-digit", minute: "2-digit" });
  for (const moment of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-moment]"))) {
    const at = new Date(Number(moment.dataset.moment));
    moment.dateTime = at.toISOString();
    moment.textContent = time.format(at);
  }
}

/** @param {Once} once */
export function connectDays(once) {
  for (const button of buttons("[data-bake]")) {
    button.addEventListener("click", () => void once(button, () => bake(button.dataset.bake ?? "")));
  }
  for (const button of buttons("[data-share]")) {
    button.addEventListener("click", () => void share(button));
  }
  for (const button of buttons("[data-same-cards]")) {
    button.addEventListener("click", () => void once(button, () => dealAgain(button.dataset.sameCards ?? "")));
  }
  showMoments();
}
