// A rule, taken from the page of its book.

import { html, nothing } from "../../lib/dom.js";
import { say } from "../../lib/words.js";
import { refresh } from "../redraw.js";
import { addressOf } from "../rules.js";
import { state } from "../store.js";
import { sheet } from "./frame.js";

/**
 * What has been asked for: the text, or that it could not be had.
 * @type {Map<string, Element | "asked" | "missing">}
 */
const texts = new Map();

/** @param {string} rule */
async function load(rule) {
  texts.set(rule, "asked");
  try {
    const answer = await fetch(addressOf(rule));
    const book = new DOMParser().parseFromString(await answer.text(), "text/html");
    const text = book.getElementById(rule)?.querySelector("div");
    texts.set(rule, answer.ok && text ? document.adoptNode(text) : "missing");
  } catch {
    texts.set(rule, "missing");
  }
  refresh();
}

export function ruleSheet() {
  const { rule } = state;
  const text = texts.get(rule);
  if (!text) void load(rule);
  const shown = text instanceof Element ? text : nothing;
  return sheet(
    say("ui-rule", { rule }),
    html`<div class="rule-text" aria-live="polite">${shown}${text === "missing" ? say("ui-no-rule") : nothing}</div>
      <p><a href=${addressOf(rule)} target="_blank">${say("ui-all-rules")}</a></p>`,
  );
}
