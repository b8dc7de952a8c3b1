// A sheet at the side with its title and the button that closes it.

import { icon } from "../../lib/art.js";
import { html } from "../../lib/dom.js";
import { say } from "../../lib/words.js";
import { closeSheet } from "../store.js";

/** @param {string} title @param {unknown} content */
export function sheet(title, content) {
  const closeByKey = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && closeSheet();
  return html`<div class="side" role="dialog" aria-label=${title} @keydown=${closeByKey}>
    <div class="side-head">
      <h2>${title}</h2>
      <button type="button" class="ibtn" aria-label=${say("ui-close")} @click=${closeSheet}>${icon("cross")}</button>
    </div>
    <div class="side-body" tabindex="0">${content}</div>
  </div>`;
}
