// Links into the rule book.

import { html } from "../lib/dom.js";
import { language } from "../lib/words.js";

/** @type {Record<string, string>} */
const BOOKS = { MM: "mamma-mia", SM: "sole-mio", GR: "grande", CA: "calcory" };

/** @param {string} rule such as MM-25 */
export const ruleLink = (rule) => html`<a class="rule" href="/rules/${BOOKS[rule.slice(0, 2)]}?lang=${language}#${rule}" target="_blank">${rule}</a>`;
