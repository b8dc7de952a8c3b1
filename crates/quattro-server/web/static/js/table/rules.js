// Links into the rule book.

import { html, nothing } from "../lib/dom.js";
import { language } from "../lib/words.js";

/** @type {Record<string, string>} */
const BOOKS = { MM: "mamma-mia", SM: "sole-mio", GR: "grande", CA: "calcory" };

/** @param {string | undefined} rule such as MM-25 */
export function ruleLink(rule) {
  if (!rule) return nothing;
  const address = `/rules/${BOOKS[rule.slice(0, 2)]}?lang=${language}#${rule}`;
  return html`<a class="rule" href=${address} target="_blank">${rule}</a>`;
}
