// The replay viewer: step, play, scrub, jump to a round, look through everybody's eyes or one player's.

import { calcoryTable } from "./calcory/table.js";
import { ask } from "./lib/api.js";
import { icon, orderCard, toppingCard } from "./lib/art.js";
import { cls, html, nothing, render } from "./lib/dom.js";
import { toppingCards } from "./lib/notation.js";
import { settings } from "./lib/settings.js";
import { language, say } from "./lib/words.js";
import { pizzaTable } from "./pizza/table.js";
import { ruleLink } from "./table/rules.js";
import { openSheet } from "./table/sheets.js";
import { drawNow, onRefresh, refresh, state } from "./table/state.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const id = root.dataset.replay ?? "";
const asked = new URLSearchParams(location.search);

/** @type {{ game: string, names: string[], numbers: any, result: any, steps: any[] } | undefined} */
let tape;
let move = Math.max(0, Number(asked.get("move") ?? 0));
let eyes = Number(asked.get("seat") ?? 0);
let running = 0;
let problem = "";
let copied = false;

async function load() {
  try {
    tape = await ask(`/replay/${id}/steps?lang=${language}${eyes ? `&seat=${eyes}` : ""}`);
  } catch (error) {
    problem = /** @type {Error} */ (error).message;
  }
  go(move);
}

/** @param {number} to */
function go(to) {
  if (!tape) return refresh();
  move = Math.min(Math.max(0, to), tape.steps.length - 1);
  const step = tape.steps[move];
  const chairs = tape.names.map((name, index) => ({ seat: index + 1, occupant: "person", name, contributed: false }));
  state.table = /** @type {any} */ ({
    id,
    stage: "over",
    host: "",
    chairs,
    options: { game: tape.game, players: chairs.length, chat: false },
    commitment: "",
  });
  state.you = { seat: eyes || null, host: false, handed_over: false };
  state.shown = structuredClone(step.view);
  state.game = /** @type {any} */ ({
    moves: move,
    view: step.view,
    to_act: step.to_act,
    legal: [],
    numbers: tape.numbers,
  });
  history.replaceState(
    null,
    "",
    `?${new URLSearchParams({ lang: language, move: String(move), ...(eyes ? { seat: String(eyes) } : {}) })}`,
  );
  refresh();
}

/** Puts the link to this move into the clipboard, and says so for a moment. */
async function copyLink() {
  await navigator.clipboard?.writeText(location.href).catch(() => undefined);
  copied = true;
  refresh();
  setTimeout(() => ((copied = false), refresh()), 1600);
}

function toggleRun() {
  if (running) {
    clearInterval(running);
    running = 0;
  } else {
    running = setInterval(
      () => (tape && move < tape.steps.length - 1 ? go(move + 1) : toggleRun()),
      1400 * settings.pace,
    );
  }
  refresh();
}

/** The first move of each round. */
function rounds() {
  const found = new Map();
  tape?.steps.forEach(
    (step, index) => step.view.round && !found.has(step.view.round) && found.set(step.view.round, index),
  );
  return [...found];
}

/** Everybody's hand, below the table. @param {any} chair */
const handOf = (chair) => html`<div class="open-hand k-${chair.kind}"><b>${tape?.names[chair.seat - 1]}</b>
  ${toppingCards(chair.hand.toppings).map((card) => html`<span class="tiny">${toppingCard(card)}</span>`)}
  ${chair.hand.orders.map((/** @type {string} */ order) => html`<span class="tiny">${orderCard(order, chair.kind)}</span>`)}</div>`;

/** @param {string} label @param {string} sign @param {() => void} act @param {boolean} [off] */
const button = (label, sign, act, off = false) =>
  html`<button type="button" class="ibtn" aria-label=${label} ?disabled=${off} @click=${act}>${icon(sign)}</button>`;

function controls() {
  const steps = tape?.steps ?? [];
  const step = steps[move];
  const last = steps.length - 1;
  return html`<section class="deck" aria-label=${say("ui-replays")}>
    <div class="told" role="status"><b>${step.seat ? `${tape?.names[step.seat - 1]}: ${step.text}` : ""}</b>
      ${step.events.map((/** @type {any} */ event) => html`<p>${event.text} ${ruleLink(event.rule)}</p>`)}</div>
    ${step.view.chairs?.[0].hand ? html`<div class="open-hands" tabindex="0">${step.view.chairs.map(handOf)}</div>` : nothing}
    <input type="range" min="0" max=${last} .value=${String(move)} aria-label=${say("ui-move", { move, moves: last })} @input=${(/** @type {any} */ event) => go(Number(event.target.value))} />
    <div class="deck-row">
      ${button(say("ui-first"), "again", () => go(0), move === 0)}
      ${button(say("ui-previous"), "back", () => go(move - 1), move === 0)}
      ${button(say(running ? "ui-halt" : "ui-run"), running ? "pause" : "play", toggleRun)}
      ${button(say("ui-next"), "next", () => go(move + 1), move === last)}
      <span class="move" role="status">${copied ? say("ui-copied") : say("ui-move", { move, moves: last })}</span>
      ${button(say("ui-link-move"), "link", copyLink)}
    </div>
    <div class="deck-row more">
      <select aria-label=${say("ui-see-all")} @change=${(/** @type {any} */ event) => {
        eyes = Number(event.target.value);
        void load();
      }}>
        <option value="0" ?selected=${eyes === 0}>${say("ui-see-all")}</option>
        ${tape?.names.map((name, index) => html`<option value=${index + 1} ?selected=${eyes === index + 1}>${say("ui-see-seat", { name })}</option>`)}
      </select>
      ${rounds().map(([round, at]) => html`<button type="button" class=${cls({ btn: true, small: true })} @click=${() => go(at)}>${say("ui-go-round", { round })}</button>`)}
      <a class="btn small" href="/api/tables/${id}/record" download>${say("ui-download")}</a>
    </div>
  </section>`;
}

function draw() {
  const title = say("ui-replay-of", { game: tape ? say("game", { game: tape.game }) : "" });
  document.title = title;
  render(
    html`<header class="bar"><a class="ibtn" href="/replays" aria-label=${say("ui-replays")}>${icon("back")}</a><h1 class="title"><b>${title}</b></h1><span class="ibtn"></span></header>
      <main class="play replaying" id="content">${problem ? html`<p class="problem" role="alert">${problem}</p>` : !tape ? html`<p>${say("ui-connecting")}</p>` : html`${"grid" in state.shown ? calcoryTable() : pizzaTable()}${controls()}`}</main>${openSheet()}`,
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
void load();
