// Before a game: how phones come to the table, and who sits at it.

/** @import { ChairInfo, TableInfo } from "../../../protocol.js" */

import { kindOfSeat } from "../calcory/seats.js";
import { badge, icon, likeness, oven } from "../lib/art.js";
import { html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { tableCode } from "../table/code.js";
import { bar } from "./frame.js";
import { host, joinQr, newTableQr } from "./place.js";

/** What to scan, and what to do without a camera. @param {string} qr @param {unknown} words */
const slip = (qr, words) =>
  html`<section class="tv-slip"><img src=${qr} alt=${say("ui-qr")} /><div>${words}</div></section>`;

/** @param {string} title */
const welcome = (title) => html`<h2 class="tv-come">${title}</h2><div class="tv-oven lobby">${oven(nothing)}</div>`;

function join() {
  const code = tableCode();
  const letters = html`<p>${say("ui-tv-type", { host })}</p>
    <p class="tv-code">${[...code].map((letter) => html`<b>${letter}</b>`)}</p>`;
  // Without a code the QR code is the way.
  return slip(joinQr, html`<h2>${say("ui-tv-scan")}</h2>${code ? letters : html`<p>${host}</p>`}`);
}

/** @param {ChairInfo} chair @param {boolean} isLast @param {boolean} isPizza */
function chairView(chair, isLast, isPizza) {
  const free = chair.occupant === "nobody";
  if (free) {
    return html`<li class="free">
      ${icon(isLast ? "robot" : "phone")}<b>${say(isLast ? "ui-tv-bot" : "ui-free-chair")}</b>
    </li>`;
  }
  const kind = chair.kind ?? (isPizza ? undefined : kindOfSeat(chair.seat));
  const bot = chair.occupant === "bot";
  const nobody = html`<span class="badge none">${icon(bot ? "robot" : "people")}</span>`;
  return html`<li>
    ${bot && chair.character ? likeness(chair.character) : kind ? badge(kind) : nobody}<b>${chair.name}</b>
    <small>${bot ? say("ui-level", { level: chair.character ?? chair.level ?? "cook" }) : say("ui-tv-ready")}</small>
  </li>`;
}

/** @param {TableInfo} table */
export function waitingScreen(table) {
  const { chairs, options } = table;
  const free = chairs.filter(({ occupant }) => occupant === "nobody");
  const last = free[free.length - 1];
  const isPizza = options.game !== "calcory";
  return html`<div class="tv-waiting">
    ${bar(say("game", { game: options.game }), say("ui-tv-chairs", { count: options.players }))}
    ${welcome(say("ui-tv-come"))} ${join()}
    <p class="tv-phones">${say("ui-tv-phones", { host: table.host })}</p>
    <ol class="tv-seats" aria-label=${say("ui-players")}>
      ${chairs.map((chair) => chairView(chair, chair === last, isPizza))}
    </ol>
  </div>`;
}

/** A screen without a table: the first phone makes one. @param {string} problem why there is none, if it says so */
export function startScreen(problem) {
  const words = html`<h2>${say("ui-tv-first")}</h2><p>${say("ui-tv-first-text")}</p>`;
  return html`<div class="tv-waiting">
    ${bar("", "")} ${welcome(say("ui-tv-start"))} ${slip(newTableQr, words)}
    <p class="tv-phones">${problem || say("ui-tv-has-code", { host })}</p>
  </div>`;
}
