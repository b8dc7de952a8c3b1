// The text of a rule, taken from the page of its book.

import { to } from "./addresses.js";
import { language } from "./words.js";

/** @type {Record<string, string>} */
const BOOKS = { MM: "mamma-mia", SM: "sole-mio", GR: "grande", CA: "calcory" };

/** Where the rule is in its book. @param {string} rule such as MM-25 */
export const addressOf = (rule) => to(`/rules/${BOOKS[rule.slice(0, 2)]}?lang=${language}#${rule}`);

/**
 * What has been asked for: the text, or that it could not be had.
 * @type {Map<string, Element | "asked" | "missing">}
 */
const texts = new Map();

/** @param {string} rule @param {() => void} arrived */
async function load(rule, arrived) {
  texts.set(rule, "asked");
  try {
    const answer = await fetch(addressOf(rule));
    const book = new DOMParser().parseFromString(await answer.text(), "text/html");
    const text = book.getElementById(rule)?.querySelector("div");
    texts.set(rule, answer.ok && text ? document.adoptNode(text) : "missing");
  } catch {
    texts.set(rule, "missing");
  }
  arrived();
}

/**
 * The text; it is fetched where it is not here yet.
 * @param {string} rule @param {() => void} arrived called when it is
 */
export function ruleText(rule, arrived) {
  if (!texts.has(rule)) void load(rule, arrived);
  return texts.get(rule);
}
