// Links into the rule book.

import { html, nothing } from "../lib/dom.js";
import { language } from "../lib/words.js";

/** @type {Record<string, string>} */
const BOOKS = { MM: "mamma-mia", SM: "sole-mio", GR: "grande", CA: "calcory" };

/** @param {string | undefined} rule such as MM-25 */
export const ruleLink = (rule) =>
  !rule
    ? nothing
    : html`<a class="rule" href="/rules/${BOOKS[rule.slice(0, 2)]}?lang=${language}#${rule}" target="_blank">${rule}</a>`;
