// The table before the start: seats, joining, adding bots, inviting, starting.

/** @import { ChairInfo, TableInfo } from "../../../protocol.js" */
/** @import { BotChoice } from "../lib/bot_choice.js" */

import { kindOfSeat } from "../calcory/seats.js";
import { isOnDevice } from "../lib/addresses.js";
import { contribution } from "../lib/api.js";
import { badge, icon, likeness } from "../lib/art.js";
import { BOTS, botAt } from "../lib/bot_choice.js";
import { cls, html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { callMeButton } from "./call_me.js";
import { tableCode } from "./code.js";
import { companionForm } from "./companions.js";
import { fellowButtons } from "./fellows.js";
import { invitation, share } from "./invitation.js";
import { changeKind, isPizza, joinForm, kindPicker } from "./join.js";
import { problemLine } from "./problem.js";
import { atTable } from "./requests.js";
import { isPlayedHere, nameOf, ownSeat, state } from "./store.js";

/** Which bots the host adds: as chosen at set-up, until another choice is made here. */
const bots = () => /** @type {BotChoice} */ (sessionStorage.getItem("quattro-level") ?? "cook");

/** @param {Event & { currentTarget: HTMLSelectElement }} event */
const chooseBots = ({ currentTarget }) => sessionStorage.setItem("quattro-level", currentTarget.value);

/** @param {BotChoice} bot */
const botOption = (bot) =>
  html`<option value=${bot} ?selected=${bot === bots()}>${say("ui-level-short", { level: bot })}</option>`;

/** For the host of a table with free chairs. */
const botChoice = () => html`<label class="bot-choice">
  ${say("ui-bots")}
  <select @change=${chooseBots}>
    ${BOTS.map(botOption)}
  </select>
</label>`;

/** @param {ChairInfo} chair */
const isFree = (chair) => chair.occupant === "nobody";

const firstFree = () => state.table?.chairs.find(isFree)?.seat;

/** Who sits there, or that nobody does. @param {ChairInfo} chair @param {boolean} mine */
function chairName(chair, mine) {
  if (isFree(chair)) return say("ui-free-chair");
  return mine ? say("ui-you-name", { name: chair.name ?? "" }) : nameOf(chair.seat);
}

/** @param {ChairInfo} chair */
function chairHint(chair) {
  if (chair.companion) return say(isPlayedHere(chair.seat) ? "ui-on-this-phone" : "ui-on-one-phone");
  if (chair.occupant === "bot") return say("ui-level", { level: chair.character ?? chair.level ?? "cook" });
  if (isFree(chair)) return say(isOnDevice ? "ui-free-hint-here" : "ui-free-hint");
  return chair.kind && isPizza() ? say("kind-player", { kind: chair.kind }) : "";
}

/** What the host can do about a chair. @param {ChairInfo} chair @param {boolean} mine */
function hostButton(chair, mine) {
  if (mine || !(state.you.host || (chair.companion && isPlayedHere(chair.seat)))) return nothing;
  if (isFree(chair)) {
    const addBot = () => atTable("bot", { seat: chair.seat, level: botAt(bots(), chair.seat) });
    return html`<button type="button" class="btn small" @click=${addBot}>
      ${icon("robot", "ic s")}${say("ui-add-bot")}
    </button>`;
  }
  const remove = () => atTable("remove", { seat: chair.seat });
  return html`<button type="button" class="ibtn" @click=${remove}
    aria-label=${say("ui-remove", { name: nameOf(chair.seat) })}>${icon("cross", "ic s")}</button>`;
}

/** @param {ChairInfo} chair */
function chairRow(chair) {
  const free = isFree(chair);
  const mine = chair.seat === ownSeat();
  const kind = chair.kind ?? (isPizza() ? undefined : kindOfSeat(chair.seat));
  const nobody = html`<span class="badge none">${icon(chair.occupant === "bot" ? "robot" : "people")}</span>`;
  const picture = chair.occupant === "bot" && chair.character ? likeness(chair.character) : kind ? badge(kind) : nobody;
  const content = html`${picture}
    <div>
      <b>${chairName(chair, mine)}</b>
      <small>${chairHint(chair)}</small>
    </div>`;
  const look = cls({ "chair-row": true, free, mine, [`k-${kind}`]: !!kind });
  if (!free || ownSeat() != null) return html`<li class=${look}>${content}${hostButton(chair, mine)}</li>`;
  // Visitors choose a chair by tapping it.
  const first = chair.seat === firstFree();
  return html`<li>
    <label class=${look}>
      ${content}
      <input type="radio" name="seat" form="join" value=${chair.seat} ?checked=${first} />
    </label>
  </li>`;
}

/** The own kind, for who sits; the way to a chair, for who does not. @param {TableInfo} table @param {number} free */
function yourPlace(table, free) {
  const own = table.chairs.find((chair) => chair.seat === ownSeat());
  if (own) return isPizza() && !table.deal ? kindPicker(own.kind, changeKind) : nothing;
  return free ? joinForm() : html`<p class="hint">${say("ui-table-full")}</p>`;
}

/** Who begins, where the hungriest does: a button until somebody has tapped it. @param {TableInfo} table */
function hungriest(table) {
  if (!table.options.hungriest_begins) return nothing;
  if (table.hungriest) return html`<p class="hint">${say("ui-hungriest-is", { name: nameOf(table.hungriest) })}</p>`;
  if (ownSeat() == null) return html`<p class="hint">${say("ui-hungriest-hint")}</p>`;
  return html`<div class="hungriest">
    <button type="button" class="btn" @click=${() => atTable("hungriest")}>${say("ui-hungriest")}</button>
    <p class="hint">${say("ui-hungriest-hint")}</p>
  </div>`;
}

/** How to get the table onto a TV. */
function onTv() {
  const address = `${new URL(invitation).host}/tv/${tableCode()}`;
  return html`<p class="on-tv">
    ${icon("tv")}<span><b>${say("ui-tv-show")}</b> ${say("ui-tv-show-text", { address })}</span>
  </p>`;
}

/** @param {TableInfo} table */
const invite = (table) =>
  html`<section class="panel-box invite">
    <img class="qr" src="/t/${table.id}/qr.svg" alt=${say("ui-qr")} width="150" height="150" />
    <div>
      <h2>${say("ui-code")}</h2>
      <p class="letters">${[...tableCode().padEnd(4)].map((letter) => html`<b class="letter">${letter}</b>`)}</p>
      <p class="address"><a href=${invitation}>${say("ui-code-at", { host: new URL(invitation).host })}</a></p>
    </div>
    <button type="button" class="btn" @click=${share}>
      ${icon("share")}${state.copied ? say("ui-copied") : say("ui-share")}
    </button>
    ${fellowButtons()}
    ${onTv()}
  </section>`;

/** @param {TableInfo} table @param {number} free */
function startButton(table, free) {
  if (!state.you.host) return html`<p class="hint">${say("ui-wait-for-host", { host: table.host })}</p>`;
  const start = async () => {
    const seats = bots() === "family" ? table.chairs.filter(isFree).map(({ seat }) => seat) : [];
    for (const seat of seats) await atTable("bot", { seat, level: botAt(bots(), seat) });
    const fill = free && !seats.length ? { fill: bots() } : {};
    await atTable("start", { ...fill, contribution: contribution() });
  };
  return html`<button type="button" class="btn pri go" @click=${start}>
    ${free ? say("ui-start-with-bots", { count: free }) : say("ui-start")}
  </button>`;
}

export function lobby() {
  const table = /** @type {TableInfo} */ (state.table);
  const free = table.chairs.filter(isFree).length;
  const place = yourPlace(table, free);
  return html`<main class="lobby" id="content">
    <header>
      <h1>${say("game", { game: table.options.game })}</h1>
      ${isOnDevice ? nothing : html`<p class="hint">${say("ui-lobby-hint", { host: table.host })}</p>`}
      ${table.deal ? html`<p class="hint"><b>${say("ui-same-cards-here")}</b></p>` : nothing}
    </header>
    ${isOnDevice ? companionForm(table, free) : nothing}
    <section class="panel-box seats">
      <ol class="chair-list">${table.chairs.map(chairRow)}</ol>
      ${problemLine()}
      ${hungriest(table)}
      ${isOnDevice ? nothing : callMeButton()}
      ${free && state.you.host ? botChoice() : nothing}
      ${startButton(table, free)}
    </section>
    ${isOnDevice ? nothing : companionForm(table, free)}
    ${place === nothing ? nothing : html`<section class="panel-box own-place">${place}</section>`}
    ${isOnDevice ? nothing : invite(table)}
  </main>`;
}
