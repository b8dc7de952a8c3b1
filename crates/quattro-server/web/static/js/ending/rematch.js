// The rematch: one tap asks for it or says yes, those who are still here see who is missing, and when nobody is the
// page goes there.

/** @import { TableInfo } from "../../../protocol.js" */

import { to } from "../lib/addresses.js";
import { ask, contribution } from "../lib/api.js";
import { answerBadge, badge, icon } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { notify } from "../lib/notify.js";
import { inList, say } from "../lib/words.js";
import { atTable } from "../table/requests.js";
import { declineRematch, isPlayedHere, isShared, nameOf, state } from "../table/store.js";
import { kindAt } from "./players.js";

/** Seats whose people have not said yes yet. @param {TableInfo} table */
const missing = ({ chairs, rematch = [] }) =>
  chairs.filter(({ occupant, seat }) => occupant.includes("person") && !rematch.includes(seat)).map(({ seat }) => seat);

/** Whether somebody on this device played. */
const plays = () => state.you.seat != null || isShared();

/** Whoever has the device answers for all who play on it. @param {TableInfo} table */
const saidYes = ({ rematch = [] }) => rematch.some(isPlayedHere);

/** Whether somebody asks this person for a rematch. @param {TableInfo} table */
const isAsked = (table) => plays() && !!table.rematch?.length && !saidYes(table) && !state.declined;

let isGoing = false;

/** Goes there once: a second time would begin the way anew. @param {string} table */
function go(table) {
  if (isGoing) return;
  isGoing = true;
  location.assign(to(`/t/${table}`));
}

async function sayYes() {
  const reply = await atTable("rematch", { contribution: contribution() });
  if (reply && reply.stage !== "open") go(reply.table);
}

/** How often to look whether the others have begun without somebody who does not answer. */
const LOOK_EVERY = 2500;

/** Whether this page waits for the others. Somebody who opens an old game later stays there. */
let waiting = false;
let told = false;

/** @param {string} next */
async function lookAfter(next) {
  const found = await ask(`/api/tables/${next}`).catch(() => undefined);
  if (found && found.table.stage !== "open") return go(next);
  setTimeout(lookAfter, LOOK_EVERY, next);
}

/** Goes to the rematch when nobody is missing, and notifies players who are asked. Called at every drawing. */
export function followRematch() {
  const { table } = state;
  if (table?.stage !== "over" || !table.next) return;
  const isReady = missing(table).length === 0;
  if (saidYes(table) && !isReady && !waiting) {
    waiting = true;
    void lookAfter(table.next);
  }
  if (waiting && isReady) go(table.next);
  if (isAsked(table) && !told) {
    told = true;
    if (document.hidden) void notify("rematch", question(table), say("game", { game: table.options.game }));
  }
}

/** @param {TableInfo} table */
const question = ({ rematch = [] }) => say("ui-rematch-wanted", { name: nameOf(rematch[0]) });

/** "Ann wants a rematch", wherever at the table one is. @param {TableInfo} table */
const asking = (table) =>
  html`<div class="rematch asks" role="group" aria-label=${question(table)}>
    <p role="status">${badge(kindAt(table.rematch?.[0] ?? 1))}<b>${question(table)}</b></p>
    <button type="button" class="btn pri go" @click=${sayYes}>${say("ui-rematch-yes")}</button>
    <button type="button" class="btn no" @click=${declineRematch}>${say("ui-rematch-no")}</button>
  </div>`;

/** Who has said yes, and who is missing. @param {TableInfo} table */
function waitingFor(table) {
  const people = table.chairs.filter(({ occupant }) => occupant.includes("person"));
  const answers = people.map(({ seat }) => answerBadge(kindAt(seat), table.rematch?.includes(seat) ?? false));
  const name = inList(missing(table).map(nameOf));
  return html`<div class="rematch waits">
    <p role="status">
      <span class="answers" aria-hidden="true">${answers}</span>
      <b>${say("ui-rematch-waiting", { name })}</b>
    </p>
    <a class="btn go" href=${to(`/t/${table.next}`)}>${say("ui-rematch-go")}</a>
  </div>`;
}

/** The main thing to do after the end. @param {TableInfo} table */
export function rematch(table) {
  if (!plays() && !state.you.host) {
    return table.next
      ? html`<a class="btn pri go" href=${to(`/t/${table.next}`)}>${say("ui-rematch-watch")}</a>`
      : nothing;
  }
  if (saidYes(table) && missing(table).length) return waitingFor(table);
  if (isAsked(table)) return asking(table);
  return html`<button type="button" class="btn pri go" @click=${sayYes}>
    ${icon("again")}<span>${say("ui-rematch")}<small>${say("ui-rematch-hint")}</small></span>
  </button>`;
}

/** The question on top of the table, while the end of the game is still being acted out. */
export function rematchNotice() {
  const { table, busy } = state;
  return table?.stage === "over" && busy && isAsked(table) ? asking(table) : nothing;
}
