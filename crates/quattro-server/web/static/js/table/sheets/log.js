// The events so far, at a table whose memory aids allow it.

import { html } from "../../lib/dom.js";
import { say } from "../../lib/words.js";
import { ruleLink } from "../rules.js";
import { state } from "../store.js";
import { sheet } from "./frame.js";

export function logSheet() {
  const aids = state.table?.options.aids ?? "none";
  const lines = () => state.log.map(({ text, rule }) => html`<p>${text} ${ruleLink(rule)}</p>`);
  return sheet(
    say("ui-log"),
    aids === "none" ? html`<p>${say("ui-log-off")}</p>` : html`<div class="lines" role="log">${lines()}</div>`,
  );
}
