// The replay viewer: step, play, scrub, jump to a round, show all cards or one player's view.

/**
 * @import { GameState, PizzaChair, ReplayStep, ReplaySteps, TableInfo, View } from "../../protocol.js"
 */

import { calcoryTable } from "./calcory/table.js";
import { idInAddress, isOnDevice, to } from "./lib/addresses.js";
import { ask } from "./lib/api.js";
import { badge, icon, orderCard, toppingCard } from "./lib/art.js";
import { html, nothing, render } from "./lib/dom.js";
import { lookForInvitations } from "./lib/invited.js";
import { toppingCards } from "./lib/notation.js";
import { keepOffline } from "./lib/offline.js";
import { settings } from "./lib/settings.js";
import { language, say } from "./lib/words.js";
import { pizzaTable } from "./pizza/table.js";
import { outside } from "./table/outside.js";
import { drawNow, onRefresh, refresh } from "./table/redraw.js";
import { problemOf } from "./table/requests.js";
import { ruleLink } from "./table/rules.js";
import { openSheet } from "./table/sheets/index.js";
import { isCalcory, showReplay } from "./table/store.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const id = root.dataset.replay ?? idInAddress();
const asked = new URLSearchParams(location.search);

/** @type {ReplaySteps | undefined} */
let replay;

/** A number in the address; 0 without one. @param {string} name */
const numberIn = (name) => Math.max(0, Number.parseInt(asked.get(name) ?? "", 10) || 0);

let move = numberIn("move");
/** The seat whose view is shown; 0 for all cards. */
let eyes = numberIn("seat");
let running = 0;
let problem = "";
let copied = false;

async function load() {
  try {
    replay = await ask(`/replay/${id}/steps${eyes ? `?seat=${eyes}` : ""}`);
  } catch (error) {
    problem = problemOf(error).message;
  }
  go(move);
}

/** The table as it is drawn beside the cards: who sits where. @param {ReplaySteps} replay @returns {TableInfo} */
function tableOf({ game, names }) {
  const chairs = names.map((name, index) => {
    return { seat: index + 1, occupant: /** @type {const} */ ("person"), name, contributed: false };
  });
  const options = { game, players: chairs.length, chat: false };
  return { id, stage: "over", host: "", chairs, options, commitment: "", created: 0 };
}

/** @param {number} to */
function go(to) {
  if (!replay) return refresh();
  move = Math.min(Math.max(0, to), replay.steps.length - 1);
  const { view, revealed, to_act } = replay.steps[move];
  /** @type {GameState} */
  const game = { moves: move, view, to_act, legal: [], numbers: replay.numbers };
  const you = { seat: eyes || null, host: false, handed_over: false };
  showReplay({ table: tableOf(replay), you, game, revealed });
  asked.set("lang", language);
  asked.set("move", String(move));
  if (eyes) asked.set("seat", String(eyes));
  else asked.delete("seat");
  history.replaceState(null, "", `?${asked}`);
}

/** Copies the link to this move and confirms it briefly. */
async function copyLink() {
  await navigator.clipboard?.writeText(location.href).catch(() => undefined);
  copied = true;
  refresh();
  setTimeout(() => {
    copied = false;
    refresh();
  }, 1600);
}

const MOVE_EVERY = 1400;

function toggleRun() {
  if (running) {
    clearInterval(running);
    running = 0;
  } else {
    running = setInterval(nextOrHalt, MOVE_EVERY * settings.pace);
  }
  refresh();
}

function nextOrHalt() {
  if (replay && move < replay.steps.length - 1) go(move + 1);
  else toggleRun();
}

/** The first move of each round. @returns {[round: number, move: number][]} */
function rounds() {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [index, { view }] of (replay?.steps ?? []).entries()) {
    if (!isCalcory(view) && !found.has(view.round)) found.set(view.round, index);
  }
  return [...found];
}

/** Somebody's hand, below the table. @param {PizzaChair} chair */
function handOf({ seat, kind, hand }) {
  if (!hand) return nothing;
  const cards = [...toppingCards(hand.toppings).map(toppingCard), ...hand.orders.map((one) => orderCard(one, kind))];
  return html`<div class="open-hand k-${kind}" role="img" aria-label=${replay?.names[seat - 1]}>
    ${badge(kind)}${cards.map((card) => html`<span class="tiny">${card}</span>`)}
  </div>`;
}

/** Everybody's hands, where one looks through everybody's eyes. @param {View} view */
function openHands(view) {
  if (isCalcory(view) || !view.chairs[0].hand) return nothing;
  return html`<div class="open-hands">${view.chairs.map(handOf)}</div>`;
}

/** @param {string} label @param {string} sign @param {() => void} act @param {boolean} [off] */
const button = (label, sign, act, off = false) =>
  html`<button type="button" class="ibtn" aria-label=${label} ?disabled=${off} @click=${act}>${icon(sign)}</button>`;

/** What was decided, and what came of it. @param {ReplayStep} step */
function told({ played, events }) {
  return html`<div class="told" role="status">
    <b>${played ? `${replay?.names[played.seat - 1]}: ${played.text}` : ""}</b>
    ${events.map((event) => html`<p>${event.text} ${ruleLink(event.rule)}</p>`)}
  </div>`;
}

const download = () =>
  html`<a class="ibtn" href="/api/tables/${id}/record" download aria-label=${say("ui-download")}>
    ${icon("download")}
  </a>`;

/** The device has the record; it becomes a file here. */
async function saveRecord() {
  const record = await ask(`/api/tables/${id}/record`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  link.download = `${replay?.game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {number} last */
function stepButtons(last) {
  return html`<div class="deck-row">
    ${button(say("ui-first"), "again", () => go(0), move === 0)}
    ${button(say("ui-previous"), "back", () => go(move - 1), move === 0)}
    ${button(say(running ? "ui-halt" : "ui-run"), running ? "pause" : "play", toggleRun)}
    ${button(say("ui-next"), "next", () => go(move + 1), move === last)}
    <span class="move" role="status">${copied ? say("ui-copied") : say("ui-move", { move, moves: last })}</span>
    ${button(say("ui-link-move"), "link", copyLink)}
    ${isOnDevice ? button(say("ui-download"), "download", saveRecord) : download()}
  </div>`;
}

/** The choice of the point of view. */
function eyesChoice() {
  const choose = (/** @type {Event} */ event) => {
    eyes = Number(/** @type {HTMLSelectElement} */ (event.target).value);
    void load();
  };
  const seats = replay?.names.map(
    (name, index) =>
      html`<option value=${index + 1} ?selected=${eyes === index + 1}>${say("ui-see-seat", { name })}</option>`,
  );
  return html`<select aria-label=${say("ui-see-all")} @change=${choose}>
    <option value="0" ?selected=${eyes === 0}>${say("ui-see-all")}</option>
    ${seats}
  </select>`;
}

/** To what the game was worth, decision by decision. */
function reviewLink() {
  const seat = eyes ? `&seat=${eyes}` : "";
  const address = `/replay/${id}/review?lang=${language}${seat}`;
  const label = say("ui-review");
  return html`<a class="ibtn" href=${address} aria-label=${label} title=${label}>${icon("eye")}</a>`;
}

/** @param {[round: number, move: number]} round */
const roundButton = ([round, at]) =>
  html`<button type="button" class="btn small" @click=${() => go(at)}>${say("ui-go-round", { round })}</button>`;

/** @param {ReplayStep[]} steps */
function controls(steps) {
  const last = steps.length - 1;
  const scrub = (/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value));
  return html`<section class="deck" aria-label=${say("ui-replays")}>
    ${told(steps[move])}
    ${openHands(steps[move].view)}
    <input type="range" min="0" max=${last} .value=${String(move)} @input=${scrub}
      aria-label=${say("ui-move", { move, moves: last })} />
    ${stepButtons(last)}
    <div class="deck-row more">
      ${eyesChoice()} ${rounds().map(roundButton)}
    </div>
  </section>`;
}

function content() {
  if (!replay) return outside(problem);
  return html`<main class="play replaying" id="content">
    ${isCalcory(replay.steps[move].view) ? calcoryTable() : pizzaTable()}${controls(replay.steps)}
  </main>`;
}

/** Until the game has come, the page keeps what the server has sent. */
let waiting = true;

function draw() {
  if (waiting && !replay && !problem) return;
  if (waiting) root.replaceChildren();
  waiting = false;
  const title = replay ? say("ui-replay-of", { game: say("game", { game: replay.game }) }) : "Quattro";
  // Without a replay the page says why in a heading of its own.
  const heading = replay
    ? html`<h1 class="title"><b>${title}</b></h1>`
    : html`<div class="title"><b>${title}</b></div>`;
  document.title = title;
  render(
    html`<header class="bar">
        <a class="ibtn" href=${to("/replays")} aria-label=${say("ui-replays")}>${icon("back")}</a>
        ${heading}
        ${isOnDevice || !replay ? html`<span class="ibtn"></span>` : reviewLink()}
      </header>
      ${content()}${openSheet()}`,
    root,
  );
}

addEventListener("keydown", (event) => {
  if (/** @type {HTMLElement} */ (event.target).matches("input, select, button, a")) return;
  if (event.key === "ArrowRight") go(move + 1);
  if (event.key === "ArrowLeft") go(move - 1);
});

onRefresh(draw);
drawNow();
lookForInvitations();
void keepOffline();
void load();
