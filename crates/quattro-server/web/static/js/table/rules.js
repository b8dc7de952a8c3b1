// Numbers of rules: a tap shows the rule beside the table, and without that they are links into the rule book.

import { to } from "../lib/addresses.js";
import { html, nothing } from "../lib/dom.js";
import { language } from "../lib/words.js";
import { openRule, state } from "./store.js";

/** @type {Record<string, string>} */
const BOOKS = { MM: "mamma-mia", SM: "sole-mio", GR: "grande", CA: "calcory" };

/** Where the rule is in its book. @param {string} rule such as MM-25 */
export const addressOf = (rule) => to(`/rules/${BOOKS[rule.slice(0, 2)]}?lang=${language}#${rule}`);

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
