// Numbers of rules, and the rule that is being read.

import { icon } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { addressOf, ruleText } from "../lib/rule_text.js";
import { say } from "../lib/words.js";
import { refresh } from "../table/redraw.js";
import { state, update } from "./state.js";

const dialog = () => /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.rule-dialog"));

/** @param {MouseEvent} event @param {string} rule */
function open(event, rule) {
  // Who wants a new tab gets one.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  update({ rule });
  dialog()?.showModal();
}

/** @param {string | undefined} rule */
export const ruleChip = (rule) =>
  rule
    ? html`<a class="rule-chip" href=${addressOf(rule)} target="_blank"
        @click=${(/** @type {MouseEvent} */ event) => open(event, rule)}>${rule}</a>`
    : nothing;

export function ruleDialog() {
  const { rule } = state;
  const text = rule ? ruleText(rule, refresh) : undefined;
  const title = rule ? say("ui-rule", { rule }) : "";
  return html`<dialog class="rule-dialog" aria-label=${title}>
    <header>
      <h2>${title}</h2>
      <button type="button" class="ibtn" aria-label=${say("ui-close")} @click=${() => dialog()?.close()}>
        ${icon("cross")}
      </button>
    </header>
    <div class="rule-text" aria-live="polite">
      ${text instanceof Element ? text : nothing}${text === "missing" ? say("ui-no-rule") : nothing}
    </div>
    ${rule ? html`<p><a href=${addressOf(rule)} target="_blank">${say("ui-all-rules")}</a></p>` : nothing}
  </dialog>`;
}
