// "Call me when it is my turn", in the waiting room: shown until this device calls.

import { areCallsOn, obstacle, startCalls } from "../lib/calls.js";
import { html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { refresh } from "./redraw.js";
import { problemOf } from "./requests.js";
import { ownSeat, requestRefused } from "./store.js";

/** @type {boolean | undefined} */
let isOn;
let asked = false;
/** Whether the person wants to be called, and should learn why that does not work. */
let tapped = false;

async function look() {
  isOn = await areCallsOn().catch(() => false);
  refresh();
}

async function callMe() {
  tapped = true;
  await startCalls().catch((error) => requestRefused(problemOf(error)));
  await look();
}

export function callMeButton() {
  if (ownSeat() == null) return nothing;
  if (!asked) {
    asked = true;
    void look();
  }
  if (isOn === undefined) return nothing;
  if (isOn) return tapped ? html`<p class="hint" role="status">${say("ui-call-on")}</p>` : nothing;
  const why = tapped ? obstacle() : undefined;
  return html`<div class="call-me">
    <button type="button" class="btn small" @click=${callMe}>${say("ui-call-me")}</button>
    ${why ? html`<p class="hint" role="status">${say(`ui-call-${why}`)}</p>` : nothing}
  </div>`;
}
