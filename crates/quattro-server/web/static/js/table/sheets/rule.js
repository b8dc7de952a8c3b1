// A rule, beside the table.

import { html, nothing } from "../../lib/dom.js";
import { addressOf, ruleText } from "../../lib/rule_text.js";
import { say } from "../../lib/words.js";
import { refresh } from "../redraw.js";
import { state } from "../store.js";
import { sheet } from "./frame.js";

export function ruleSheet() {
  const { rule } = state;
  const text = ruleText(rule, refresh);
  const shown = text instanceof Element ? text : nothing;
  return sheet(
    say("ui-rule", { rule }),
    html`<div class="rule-text" aria-live="polite">${shown}${text === "missing" ? say("ui-no-rule") : nothing}</div>
      <p><a href=${addressOf(rule)} target="_blank">${say("ui-all-rules")}</a></p>`,
  );
}
