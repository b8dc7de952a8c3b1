// What all screens have: the name, a title in the middle, and whether there is sound.

import { icon, sign } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { settings } from "../lib/settings.js";
import { isAwake } from "../lib/sounds.js";
import { say } from "../lib/words.js";

/** Browsers give sound only after a key: while nobody plays there is room to say so. @param {boolean} inWords */
function soundHint(inWords) {
  if (!settings.sound || isAwake()) return nothing;
  return html`<p class="tv-sound">${icon("mute")}${inWords ? html`<span>${say("ui-tv-sound")}</span>` : nothing}</p>`;
}

/** @param {string} title @param {string} [beside] @param {boolean} [quiet] whether the hint to sounds has no words */
export const bar = (title, beside = "", quiet = false) =>
  html`<header class="tv-bar">
    <p class="tv-brand">${sign("logo", "")}Quattro</p>
    <h1><b>${title}</b><span>${beside}</span></h1>
    ${soundHint(!quiet)}
  </header>`;
