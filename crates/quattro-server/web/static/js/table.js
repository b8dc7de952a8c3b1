// The table page: connects, and draws the table in its current state.

/** @import { TableInfo } from "../../protocol.js" */

import { calcoryTable } from "./calcory/table.js";
import { followRematch } from "./ending/rematch.js";
import { ending, recall } from "./ending/victory.js";
import { idInAddress } from "./lib/addresses.js";
import { ask } from "./lib/api.js";
import { html, nothing, render } from "./lib/dom.js";
import { lookForInvitations } from "./lib/invited.js";
import { notify } from "./lib/notify.js";
import { keepOffline } from "./lib/offline.js";
import { say } from "./lib/words.js";
import { listenToDrags } from "./pizza/drag.js";
import { listenToKeys } from "./pizza/keys.js";
import { seenRound } from "./pizza/readiness.js";
import { followReady } from "./pizza/scenes/round.js";
import { pizzaTable } from "./pizza/table.js";
import { isSomebodyLeaving, showHandOvers, tellPresence } from "./table/absence.js";
import { keepAwake } from "./table/awake.js";
import { leaveSoundsToTv } from "./table/beside_tv.js";
import { keepTime } from "./table/clock.js";
import { curtain, followTurn, hideWhenAway } from "./table/curtain.js";
import { explainThings } from "./table/explain.js";
import { connect, tellReady } from "./table/feed.js";
import { goalLine, rememberFinished } from "./table/goal.js";
import { lobby } from "./table/lobby.js";
import { notices } from "./table/notices.js";
import { outside } from "./table/outside.js";
import { onRefresh } from "./table/redraw.js";
import { problemOf } from "./table/requests.js";
import { openSheet } from "./table/sheets/index.js";
import { complain, isCalcory, isCovered, isOver, isPlaying, myTurn, state, updated } from "./table/store.js";
import { tellNews, tellQuestion } from "./table/telling.js";
import { topBar } from "./table/top_bar.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));

const connecting = () => html`<main class="laying" id="content"><p>${say("ui-connecting")}</p></main>`;

function content() {
  const { table, shown, problem } = state;
  if (!table) return problem ? outside(problem) : connecting();
  if (table.stage === "open" || table.stage === "closed") return lobby();
  if (isOver()) return ending();
  if (!shown || isCovered()) return nothing;
  return html`<main class="play" id="content">${isCalcory(shown) ? calcoryTable() : pizzaTable()}</main>`;
}

/** The last event, at a table whose memory aids allow it. */
function lastMove() {
  if (state.table?.options.aids !== "last-move" || !isPlaying()) return nothing;
  return html`<p class="last-move">${state.log.at(-1)?.text}</p>`;
}

/** Until there is something to show, the page keeps what the server has sent: a table that is being laid. */
let laying = true;

/** Whether there is nothing to show yet. Somebody who comes after the end does not see the table first. */
function isComing() {
  if (!state.table) return !state.problem && state.online;
  return !!state.game?.outcome && !state.busy && !state.recalled;
}

function draw() {
  void recall();
  if (laying && isComing()) return;
  if (laying) root.replaceChildren();
  laying = false;
  const covered = isCovered();
  const table = html`${covered ? nothing : lastMove()}${goalLine()}${content()}`;
  render(html`${topBar()}${notices()}${table}${curtain()}${openSheet()}`, root);
  followTurn();
  rememberFinished();
  callAttention();
  followRematch();
  tellReady(seenRound());
  followReady();
  leaveSoundsToTv();
  tellPresence();
  tellNews();
  void keepAwake();
  showHandOvers();
  keepTime(isSomebodyLeaving());
}

let called = -1;

/** "Your turn" in the title, a notification if wanted, and the focus where the question is. */
function callAttention() {
  const turn = myTurn();
  const game = state.table ? say("game", { game: state.table.options.game }) : "Quattro";
  document.title = `${turn ? `● ${say("ui-your-turn")} · ` : ""}${game}`;
  const move = state.game?.moves ?? -1;
  if (!turn || called === move) return;
  called = move;
  if (document.hidden) void notify("turn", say("ui-your-turn"), state.game?.question?.text ?? "");
  // Where nothing is asked in words, a focus that was lost with an old button goes to the hand.
  const lost = document.activeElement === document.body ? document.getElementById("hand") : null;
  const asked = document.getElementById("asked");
  (asked ?? lost)?.focus({ preventScroll: true });
  // Moving the focus silences what is being read, so the question comes after it.
  tellQuestion(asked !== null);
}

listenToKeys();
listenToDrags();
onRefresh(draw);
draw();
explainThings();
lookForInvitations();
void keepOffline();
hideWhenAway();

/**
 * A visitor without a name sees the open table, which came with the page, and can sit down; once the game runs,
 * everyone can watch as a guest.
 * @param {string} id
 */
async function arrive(id) {
  if (!root.dataset.info) return connect(id);
  /** @type {TableInfo} */
  const table = JSON.parse(root.dataset.info);
  updated({ table });
  if (table.stage === "open") return;
  try {
    await ask("/api/me", { name: say("ui-guest") });
    connect(id);
  } catch (error) {
    complain(problemOf(error).message);
  }
}

// A page of this device is the same for all its tables.
void arrive(root.dataset.table || idInAddress());
