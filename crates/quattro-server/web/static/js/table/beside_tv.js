// A phone at a table that is on a TV: it shows what one holds in the hand, and the TV shows the rest. The TV makes the
// sounds, too.

import { icon } from "../lib/art.js";
import { html } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { hush } from "../lib/sounds.js";
import { say } from "../lib/words.js";
import { refresh } from "./redraw.js";
import { state } from "./store.js";
import { waitingText } from "./waiting.js";

/** What one holds in the hand: small, and without a mouse. */
const phone = matchMedia("(max-width: 559px), (max-height: 559px)");
phone.addEventListener("change", refresh);

export const isBesideTv = () => state.screens > 0;

/** Whether only the hand is shown. Who watches has none. */
export const isHandOnly = () => isBesideTv() && phone.matches && settings.besideTv === "hand" && state.you.seat != null;

/** Called at every drawing. */
export const leaveSoundsToTv = () => hush(isBesideTv() && !settings.soundBesideTv);

/** In place of the table. */
export const lookUp = () =>
  html`<section class="look-up" aria-label=${say("ui-tv")}>
    ${icon("tv")}
    <p><b>${say("ui-look-up")}</b><span>${say("ui-look-up-text")}</span></p>
    <p class="hint" role="status">${waitingText()}</p>
  </section>`;
