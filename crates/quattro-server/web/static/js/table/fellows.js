// People one has played with, who can be called to this table.

/** @import { Fellow } from "../../../protocol.js" */

import { ask } from "../lib/api.js";
import { icon } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { refresh } from "./redraw.js";
import { atTable } from "./requests.js";
import { ownSeat, state } from "./store.js";

/** @type {Fellow[]} */
let fellows = [];
let looked = false;
/** Those who have been called, by their ids. */
const called = new Set();

/** @param {string} table */
async function look(table) {
  // Whoever cannot be found can still be sent the link.
  fellows = (await ask(`/api/tables/${table}/fellows`).catch(() => ({ fellows: [] }))).fellows;
  refresh();
}

/** @param {Fellow} fellow */
async function call({ id }) {
  if (await atTable("invite", { fellow: id })) called.add(id);
  refresh();
}

/** @param {Fellow} fellow */
const row = (fellow) =>
  html`<button type="button" class="btn small" ?disabled=${called.has(fellow.id)} @click=${() => call(fellow)}>
    ${called.has(fellow.id) ? icon("tick", "ic s") : nothing}${fellow.name}
  </button>`;

export function fellowButtons() {
  if (ownSeat() == null || !state.table) return nothing;
  if (!looked) {
    looked = true;
    void look(state.table.id);
  }
  if (fellows.length === 0) return nothing;
  return html`<div class="fellows">
    <h3>${say("ui-fellows")}</h3>
    ${fellows.map(row)}
  </div>`;
}
