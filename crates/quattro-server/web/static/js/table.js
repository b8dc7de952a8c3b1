// The table page: connects, and draws whatever state the table is in.

import { calcoryTable } from "./calcory/table.js";
import { ask } from "./lib/api.js";
import { html, nothing, render } from "./lib/dom.js";
import { notify } from "./lib/notify.js";
import { say } from "./lib/words.js";
import { pizzaTable } from "./pizza/table.js";
import { connect } from "./table/feed.js";
import { ending, lobby } from "./table/lobby.js";
import { openSheet, topBar } from "./table/sheets.js";
import { myTurn, onRefresh, set, state } from "./table/state.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

function content() {
  if (!state.table)
    return html`<main class="loading" id="content"><p>${state.problem || say("ui-connecting")}</p></main>`;
  if (state.table.stage === "open" || state.table.stage === "closed") return lobby();
  if (state.game?.outcome && !state.busy) return ending();
  if (!state.shown) return nothing;
  return html`<main class="play" id="content">${"grid" in state.shown ? calcoryTable() : pizzaTable()}</main>`;
}

/** The last thing told, at a table that allows it. */
function lastMove() {
  if (state.table?.options.aids !== "last-move" || state.table.stage !== "playing") return nothing;
  return html`<p class="last-move">${state.log.at(-1)?.text}</p>`;
}

function draw() {
  render(
    html`${topBar()}${state.online ? nothing : html`<div class="offline" role="status">${say("ui-offline")}</div>`}
      ${state.you.handed_over ? html`<div class="offline bot" role="status">${say("ui-bot-plays")}</div>` : nothing}${lastMove()}${content()}${openSheet()}`,
    root,
  );
  callAttention();
}

let called = -1;

/** "Your turn" in the title, a notification if wanted, and the focus where the question is. */
function callAttention() {
  const turn = myTurn();
  document.title = `${turn ? `● ${say("ui-your-turn")} · ` : ""}${state.table ? say("game", { game: state.table.options.game }) : "Quattro"}`;
  const move = state.game?.moves ?? -1;
  if (!turn || called === move) return;
  called = move;
  if (document.hidden) void notify(say("ui-your-turn"), state.game?.question ?? "");
  document.getElementById("asked")?.focus({ preventScroll: true });
}

onRefresh(draw);
draw();

/** Who has no name yet sees the open table and can sit down; at a table in play everyone can watch as a guest. @param {string} id */
async function arrive(id) {
  if (document.documentElement.dataset.name) return connect(id);
  try {
    const { table } = await ask(`/api/tables/${id}`);
    set({ table });
    if (table.stage === "open") return;
    await ask("/api/me", { name: say("ui-guest") });
    connect(id);
  } catch (error) {
    set({ problem: /** @type {Error} */ (error).message });
  }
}

const id = root.dataset.table;
if (id) void arrive(id);
