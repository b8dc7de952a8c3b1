// The button that skips animations.

import { icon } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { refresh } from "./redraw.js";
import { hurried, skip } from "./stage.js";
import { state } from "./store.js";

export function skipButton() {
  if (!state.busy && !hurried()) return nothing;
  const press = () => {
    skip();
    refresh();
  };
  return html`<button type="button" class="btn small skip" ?disabled=${hurried()} @click=${press}>
    ${icon("skip", "ic s")}${say("ui-skip")}
  </button>`;
}
