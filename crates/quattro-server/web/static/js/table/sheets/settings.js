// A person's preferences on this device.

/** @import { Settings } from "../../lib/settings.js" */

import { isOnDevice } from "../../lib/addresses.js";
import { startCalls, stopCalls } from "../../lib/calls.js";
import { cls, html, nothing } from "../../lib/dom.js";
import { askToNotify } from "../../lib/notify.js";
import { prefer, settings } from "../../lib/settings.js";
import { play } from "../../lib/sounds.js";
import { say } from "../../lib/words.js";
import { isBesideTv } from "../beside_tv.js";
import { canVibrate } from "../haptics.js";
import { refresh } from "../redraw.js";
import { sheet } from "./frame.js";

/** @template {keyof Settings} K @param {K} name @param {Settings[K]} value */
export function change(name, value) {
  prefer({ [name]: value });
  if (name === "notify") void (value ? askToNotify().then(startCalls) : stopCalls()).catch(() => undefined);
  refresh();
}

/** @param {"sound" | "soundBesideTv" | "speech" | "notify" | "guide" | "haptics"} name @param {string} label */
function toggleRow(name, label) {
  const toggle = (/** @type {Event} */ event) => change(name, /** @type {HTMLInputElement} */ (event.target).checked);
  return html`<label class="row">
    <span>${label}</span>
    <input type="checkbox" role="switch" .checked=${settings[name]} @change=${toggle} />
  </label>`;
}

/** In percent; where it ends up can be heard. */
function volumeRow() {
  const move = (/** @type {Event} */ event) =>
    change("volume", Number(/** @type {HTMLInputElement} */ (event.target).value) / 100);
  return html`<label class="row">
    <span>${say("ui-volume")}</span>
    <input type="range" min="0" max="100" step="5" .value=${String(Math.round(settings.volume * 100))}
      ?disabled=${!settings.sound && !settings.speech} @input=${move} @change=${() => play("card")} />
  </label>`;
}

/**
 * @template {"pace" | "theme" | "besideTv"} K
 * @param {string} label @param {K} name @param {[value: Settings[K], text: string][]} options
 */
function choiceRow(label, name, options) {
  /** @param {[value: Settings[K], text: string]} option */
  const option = ([value, text]) => {
    const on = settings[name] === value;
    return html`<button type="button" aria-pressed=${on ? "true" : "false"} class=${cls({ choice: true, on })}
      @click=${() => change(name, value)}>${text}</button>`;
  };
  return html`<fieldset class="row">
    <legend>${label}</legend>
    <div class="seg small">${options.map(option)}</div>
  </fieldset>`;
}

export function settingsSheet() {
  const paces = /** @type {[number, string][]} */ ([
    [1.7, say("ui-slow")],
    [1, say("ui-normal")],
    [0.45, say("ui-fast")],
  ]);
  const themes = /** @type {[Settings["theme"], string][]} */ ([
    ["auto", say("ui-auto")],
    ["light", say("ui-light")],
    ["dark", say("ui-dark")],
  ]);
  const hands = /** @type {[Settings["besideTv"], string][]} */ ([
    ["hand", say("ui-beside-tv-hand")],
    ["table", say("ui-beside-tv-table")],
  ]);
  return sheet(
    say("ui-settings"),
    html`${choiceRow(say("ui-pace"), "pace", paces)}
      ${choiceRow(say("ui-theme"), "theme", themes)}
      ${isBesideTv() ? choiceRow(say("ui-beside-tv"), "besideTv", hands) : nothing}
      ${toggleRow("sound", say("ui-sound"))}
      ${isBesideTv() ? toggleRow("soundBesideTv", say("ui-sound-beside-tv")) : nothing}
      ${toggleRow("speech", say("ui-speech"))}
      ${volumeRow()}
      ${canVibrate ? toggleRow("haptics", say("ui-haptics")) : nothing}
      ${isOnDevice ? nothing : toggleRow("notify", say("ui-notify"))}
      ${toggleRow("guide", say("ui-guide"))}`,
  );
}
