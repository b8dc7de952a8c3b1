// In the waiting room: people who have no device here and play on this one.

/** @import { TableInfo } from "../../../protocol.js" */

import { icon } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { atTable } from "./requests.js";
import { ownSeat, state } from "./store.js";

/** @param {SubmitEvent} event */
async function bring(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("companion"));
  const name = field.value.trim();
  if (!name) return;
  // Before the answer: the next name may be typed by then.
  form.reset();
  if (!(await atTable("companions", { name }))) field.value ||= name;
}

/** For those who sit here, at tables where it is possible. @param {TableInfo} table @param {number} free */
export function companionForm(table, free) {
  const isPossible = table.stage === "open" && free > 0 && (!table.deal || table.deal.from === "game");
  if (!isPossible || (ownSeat() == null && !state.you.host)) return nothing;
  return html`<form class="panel-box companions" @submit=${bring}>
    <label>
      <b>${say("ui-one-phone")}</b>
      <small>${say("ui-one-phone-hint")}</small>
      <input name="companion" required maxlength="200" autocomplete="off" placeholder=${say("ui-companion-name")} />
    </label>
    <button class="btn">${icon("people")}${say("ui-add-companion")}</button>
  </form>`;
}
