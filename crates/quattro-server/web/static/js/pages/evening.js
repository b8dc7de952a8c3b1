// The pages of a small tournament: giving one, and the page that everybody has open between the rounds.

/** @import { CreateEvening, GameId } from "../../../protocol.js" */

import { ask } from "../lib/api.js";
import { haveName } from "../lib/play_now.js";

/** How often the page looks whether something has changed, in milliseconds. */
const LOOK_EVERY = 3000;

const shown = () => /** @type {HTMLElement | null} */ (document.querySelector("[data-evening]"));

/** @param {HTMLFormElement} form */
async function giveEvening(form) {
  const fields = new FormData(form);
  await haveName(String(fields.get("name")).trim());
  /** @type {CreateEvening} */
  const evening = {
    table: { game: /** @type {GameId} */ (fields.get("game")), players: Number(fields.get("players")) },
    rounds: Number(fields.get("rounds")),
    bots: /** @type {CreateEvening["bots"]} */ (fields.get("level")),
  };
  const { id } = await ask("/api/evenings", evening);
  location.href = `/e/${id}`;
}

/** Draws the page anew, keeping what is around it. Who has just got a table goes there. */
async function redraw() {
  const before = shown();
  const answer = await fetch(location.href).catch(() => undefined);
  if (!before || !answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const after = /** @type {HTMLElement | null} */ (page.querySelector("[data-evening]"));
  if (!after) return;
  before.replaceWith(after);
  const { table } = after.dataset;
  if (table && !before.dataset.table) location.href = `/t/${table}`;
}

/** @param {string} id */
async function look(id) {
  const found = document.hidden ? undefined : await ask(`/api/evenings/${id}`).catch(() => undefined);
  if (found && String(found.version) !== shown()?.dataset.version) await redraw();
  setTimeout(look, LOOK_EVERY, id);
}

/** @param {HTMLElement} button @param {string} id */
async function act(button, id) {
  const { eveningDo = "", sure } = button.dataset;
  if (sure && !confirm(sure)) return;
  await haveName();
  await ask(`/api/evenings/${id}/${eveningDo}`, {});
  await redraw();
}

/** @param {HTMLElement} button */
async function copyAddress(button) {
  await navigator.clipboard?.writeText(document.querySelector("[data-evening-link]")?.textContent ?? "");
  const [label] = button.getElementsByTagName("span");
  label.textContent = button.dataset.copied ?? "";
}

/**
 * @param {(button: HTMLButtonElement, work: () => Promise<void>) => Promise<void>} once does it once, however often the
 *   button is tapped
 */
export function connectEvening(once) {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-new-evening]"));
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]"));
    void once(button, () => giveEvening(form));
  });
  const id = shown()?.dataset.evening;
  if (!id) return;
  document.addEventListener("click", ({ target }) => {
    const button = /** @type {HTMLElement} */ (target).closest("button");
    if (button?.dataset.eveningDo) void once(button, () => act(button, id));
    if (button && "copyEvening" in button.dataset) void copyAddress(button);
  });
  setTimeout(look, LOOK_EVERY, id);
}
