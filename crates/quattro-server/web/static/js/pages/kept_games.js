// The games that are kept on this device: to go on with, to watch again, to keep on the server, to delete.

/** @import { DeviceRow } from "../device/messages.js" */
/** @import { Once } from "./devices.js" */

import { to } from "../lib/addresses.js";
import { ask, askServer } from "../lib/api.js";

const KEPT = "quattro-kept-games";

/** The games that a server keeps, too. @returns {string[]} */
function keptThere() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} id */
function noteKept(id) {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...keptThere(), id]));
  } catch {
    // A server that is asked once more keeps the same game.
  }
}

/** A server may not know yet who plays here. */
async function haveNameThere() {
  const { name } = await ask("/api/me");
  await askServer("/api/me").catch(() => askServer("/api/me", { name }));
}

/** @param {DeviceRow} row */
async function keepOnServer({ id, host, chairs }) {
  await haveNameThere();
  const isPerson = (/** @type {DeviceRow["chairs"][number]} */ { occupant }) => occupant.includes("person");
  const own = chairs.find((chair) => isPerson(chair) && chair.name === host) ?? chairs.find(isPerson);
  const bots = chairs
    .filter((chair) => !isPerson(chair))
    .map(({ seat, level, character }) => ({ seat, level: character ?? level }));
  await askServer("/api/me/games", { seat: own?.seat ?? 1, bots, record: await ask(`/api/tables/${id}/record`) });
  noteKept(id);
}

/** @param {HTMLButtonElement} button */
function showKept(button) {
  button.textContent = button.dataset.done ?? "";
  button.disabled = true;
}

/** The first tap asks, the second one deletes. @param {HTMLButtonElement} button @param {() => Promise<void>} remove */
function confirmed(button, remove) {
  const { sure = "" } = button.dataset;
  if (button.textContent === sure) return remove();
  button.textContent = sure;
  return Promise.resolve();
}

/** @param {number} at milliseconds since 1970 */
const dayOf = (at) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(new Date(at));

/** @param {DocumentFragment} item @param {DeviceRow} row */
function describe(item, { options, chairs, host, at }) {
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (item.querySelector(selector));
  find("[data-title]").textContent = find(`[data-thumb="${options.game}"]`).dataset.name ?? "";
  for (const thumb of item.querySelectorAll(`[data-thumb]:not([data-thumb="${options.game}"])`)) thumb.remove();
  const others = chairs.map(({ name }) => name).filter((name) => name && name !== host);
  find("[data-company]").textContent = others.join(", ");
  find("[data-at]").textContent = dayOf(at);
}

/** @param {HTMLTemplateElement} template @param {DeviceRow} row @param {Once} once */
function rowOf(template, row, once) {
  const item = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
  const place = /** @type {HTMLElement} */ (item.firstElementChild);
  describe(item, row);
  const isOver = row.stage === "over";
  const way = (/** @type {string} */ name) => /** @type {HTMLAnchorElement} */ (place.querySelector(`[data-${name}]`));
  const button = (/** @type {string} */ name) =>
    /** @type {HTMLButtonElement} */ (place.querySelector(`[data-${name}]`));
  way("continue").href = to(`/t/${row.id}`);
  way("replay").href = to(`/replay/${row.id}`);
  (isOver ? way("continue") : way("replay")).remove();
  const [keep, remove] = [button("keep"), button("delete")];
  if (!isOver || !document.documentElement.dataset.server) keep.remove();
  else if (keptThere().includes(row.id)) showKept(keep);
  keep.addEventListener("click", () => once(keep, () => keepOnServer(row).then(() => showKept(keep))));
  remove.addEventListener("click", () =>
    confirmed(remove, async () => {
      await ask("/api/device/forget", { table: row.id });
      const section = /** @type {HTMLElement} */ (place.closest("section"));
      place.remove();
      section.hidden = !section.querySelector("li");
    }),
  );
  return item;
}

/** @param {Once} once */
export async function connectKeptGames(once) {
  const section = /** @type {HTMLElement | null} */ (document.querySelector("[data-kept-games]"));
  const [list, template] = [section?.querySelector("ul"), section?.querySelector("template")];
  if (!section || !list || !template) return;
  const { tables } = await ask("/api/device/tables");
  const games = tables.filter(({ stage }) => stage === "playing" || stage === "over");
  list.append(...games.map((row) => rowOf(template, row, once)));
  section.hidden = games.length === 0;
}
