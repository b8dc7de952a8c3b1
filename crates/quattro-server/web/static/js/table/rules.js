// Numbers of rules: a tap shows the rule beside the table, and without that they are links into the rule book.

import { html, nothing } from "../lib/dom.js";
import { addressOf } from "../lib/rule_text.js";
import { openRule, state } from "./store.js";

/** @param {string | undefined} rule */
export function ruleLink(rule) {
  if (!rule) return nothing;
  /** @param {MouseEvent} event */
  const open = (event) => {
    // A lesson has no sheets; and who wants a new tab gets one.
    if (!state.table?.id || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openRule(rule);
  };
  return html`<a class="rule" href=${addressOf(rule)} target="_blank" @click=${open}>${rule}</a>`;
}
