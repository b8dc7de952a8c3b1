// Strips below the bar: no connection, a server that cannot save, a bot plays for this person and why, and news that
// go away again.

import { rematchNotice } from "../ending/rematch.js";
import { html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { replacedHere, takeBack, whyBotPlays } from "./absence.js";
import { isShared, noticeRead, state } from "./store.js";

function standIn() {
  if (isShared()) return standIns();
  if (!state.you.handed_over || state.table?.stage !== "playing") return nothing;
  return html`<div class="offline bot" role="status">
    <span>${whyBotPlays()}</span>
    <button type="button" class="btn small" @click=${takeBack}>${say("ui-take-back")}</button>
  </div>`;
}

/** On a device that several people share, a strip for each of them. */
const standIns = () =>
  replacedHere().map(
    ({ name, back }) => html`<div class="offline bot" role="status">
      <span>${say("ui-bot-plays-for", { name })}</span>
      <button type="button" class="btn small" @click=${back}>${say("ui-play-again", { name })}</button>
    </div>`,
  );

function news() {
  if (!state.notice) return nothing;
  return html`<div class="offline bot" role="status">
    <span>${state.notice}</span>
    <button type="button" class="btn small" @click=${noticeRead}>${say("ui-close")}</button>
  </div>`;
}

function line() {
  if (!state.online) return html`<div class="offline" role="status">${say("ui-offline")}</div>`;
  return state.unsaved ? html`<div class="offline" role="status">${state.unsaved}</div>` : nothing;
}

export function notices() {
  return html`${line()}
    ${standIn()}${news()}${rematchNotice()}`;
}
