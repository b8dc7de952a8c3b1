// The menu: rules, settings, sharing, another device, handing over to a bot.

/** @import { AskingDevice } from "../../../../protocol.js" */

import { isOnDevice, to } from "../../lib/addresses.js";
import { ask } from "../../lib/api.js";
import { icon } from "../../lib/art.js";
import { offerDevice } from "../../lib/device.js";
import { html, nothing } from "../../lib/dom.js";
import { language, say } from "../../lib/words.js";
import { invitation, share } from "../invitation.js";
import { refresh } from "../redraw.js";
import { problemOf } from "../requests.js";
import { closeSheet, complain, isShared, state, toggleSheet } from "../store.js";
import { sheet } from "./frame.js";

/** @param {string} path */
const tableAction = (path) => async () => {
  try {
    await ask(`/api/tables/${state.table?.id}/${path}`, isShared() ? { seat: state.you.seat } : {});
    closeSheet();
  } catch (error) {
    complain(problemOf(error).message);
  }
};

/**
 * A one-time link to this table for another device, and its QR code.
 * @type {{ link: string, qr: string } | undefined}
 */
let device;

/** The device that has asked for it. @type {AskingDevice | undefined} */
let asking;

let refuseDevice = () => {};

/** Creates a one-time link for continuing on another device. */
async function toAnotherDevice() {
  try {
    const { path, refuse } = await offerDevice((asked) => {
      asking = asked;
      if (!asked) device = undefined;
      refresh();
    });
    refuseDevice = () => void refuse().catch((error) => complain(problemOf(error).message));
    const then = `?to=${location.pathname}`;
    device = { link: `${new URL(invitation).origin}${path}${then}`, qr: `${path}/qr.svg${then}` };
  } catch (error) {
    complain(problemOf(error).message);
  }
  refresh();
}

/** Hands the seat over to a bot, or takes it back. */
function botButton() {
  if (state.table?.stage !== "playing" || state.you.seat == null) return nothing;
  // The try of a day waits for its player.
  if (state.table.deal?.from === "day") return nothing;
  const [path, sign, text] = state.you.handed_over
    ? ["take-back", "again", say("ui-take-back")]
    : ["hand-over", "robot", say("ui-hand-over")];
  return html`<button type="button" @click=${tableAction(path)}>${icon(sign)}${text}</button>`;
}

/** Continuing on another device is only for players. */
function deviceButton() {
  if (state.you.seat == null || isShared() || isOnDevice) return nothing;
  return html`<button type="button" data-device @click=${toAnotherDevice}>
    ${icon("link")}${say("ui-device-link")}
  </button>`;
}

/** Nobody else can come to a table on this device. */
const shareButton = () =>
  isOnDevice ? nothing : html`<button type="button" @click=${share}>${icon("share")}${say("ui-share")}</button>`;

/** A screen finds only tables on a server. */
const screenLink = () =>
  isOnDevice ? nothing : html`<a href="/tv/${state.table?.id}" target="_blank">${icon("tv")}${say("ui-tv-show")}</a>`;

/** The link, until a device has asked for it; then the number that confirms it. */
function deviceShown() {
  if (!device) return nothing;
  if (!asking)
    return html`<div class="device-shown">
      <img class="qr" src=${device.qr} alt=${say("ui-qr")} width="168" height="168" />
      <output class="device-link" data-device-link>${device.link}</output>
    </div>`;
  return html`<div class="device-asks" role="status">
    <p>${say("ui-device-asks")} <small>${asking.device}</small></p>
    <output class="device-number" data-device-number>${asking.number}</output>
    <button type="button" @click=${refuseDevice}>${icon("back")}${say("ui-device-refuse")}</button>
  </div>`;
}

export function menuSheet() {
  const rules = to(`/rules/${state.table?.options.game ?? "mamma-mia"}?lang=${language}`);
  const lesson = to(`/learn/${state.table?.options.game === "calcory" ? "calcory" : "pizza"}?lang=${language}`);
  return sheet(
    say("ui-menu"),
    html`<nav class="menu">
        <a href=${rules} target="_blank">${icon("book")}${say("ui-rules")}</a>
        <a href=${lesson} target="_blank">${icon("play")}${say("ui-learn")}</a>
        <button type="button" @click=${() => toggleSheet("settings")}>${icon("gear")}${say("ui-settings")}</button>
        ${shareButton()}
        ${screenLink()}
        ${deviceButton()}
        ${deviceShown()}
        ${botButton()}
        <a href=${to("/")}>${icon("back")}${say("ui-home")}</a>
      </nav>
      <p class="hint">${say("ui-commitment")}<br /><code>${state.table?.commitment?.slice(0, 16)}…</code></p>`,
  );
}
