// The page of a screen that all at a table look at: nothing but the table, for people across the room. Nobody operates
// it. It is made for 1920 × 1080 and scaled to whatever there is.

import { recall } from "./ending/victory.js";
import { html, nothing, render, vars } from "./lib/dom.js";
import { settings } from "./lib/settings.js";
import { wakeUntouched } from "./lib/sounds.js";
import { say } from "./lib/words.js";
import { isReady, others } from "./pizza/readiness.js";
import { nextRound } from "./pizza/scenes/round.js";
import { keepAwake } from "./table/awake.js";
import { keepTime } from "./table/clock.js";
import { connect, probe } from "./table/feed.js";
import { onRefresh, refresh } from "./table/redraw.js";
import { showFromAfar } from "./table/stage.js";
import { isCalcory, isOver, isPlaying, pizza, state } from "./table/store.js";
import { billScreen } from "./tv/bill.js";
import { calcoryScreen } from "./tv/calcory.js";
import { endingScreen } from "./tv/ending.js";
import { followNext } from "./tv/next.js";
import { playScreen } from "./tv/play.js";
import { revealScreen } from "./tv/reveal.js";
import { startScreen, waitingScreen } from "./tv/waiting.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const [WIDTH, HEIGHT] = [1920, 1080];

const scale = () => Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);

function game() {
  const { shown } = state;
  if (!shown) return nothing;
  if (isCalcory(shown)) return calcoryScreen();
  if (state.effects.bill) return billScreen();
  return pizza().phase === "oven" ? revealScreen() : playScreen();
}

function content() {
  const { table } = state;
  if (!root.dataset.table) return startScreen(root.dataset.lost === undefined ? "" : say("ui-tv-lost"));
  if (!table) return html`<p class="tv-wait">${say("ui-connecting")}</p>`;
  if (table.stage === "closed") return startScreen(say("ui-tv-closed"));
  if (table.stage === "open") return waitingScreen(table);
  return isOver() ? endingScreen(table) : game();
}

/** The bill stays at least this long, so that it can be read, in milliseconds. */
const BILL_STAYS = 8000;
/** Which bill is on the screen, and since when. */
let billed = { round: 0, since: 0 };

/** Goes on when all phones have, and not before the bill could be read. */
function followBill() {
  const { bill } = state.effects;
  if (!bill) return;
  if (billed.round !== bill.round) {
    billed = { round: bill.round, since: Date.now() };
    setTimeout(refresh, BILL_STAYS * settings.pace);
  }
  const isRead = Date.now() >= billed.since + BILL_STAYS * settings.pace;
  if (isRead && others().every((seat) => isReady(seat, bill.round))) nextRound();
}

/** Until there is something to show, the page keeps what the server has sent. */
let laying = true;

function draw() {
  void recall();
  if (laying && root.dataset.table && !state.table && state.online) return;
  if (laying) root.replaceChildren();
  laying = false;
  const size = scale();
  const place = {
    "--scale": size,
    "--left": `${(innerWidth - WIDTH * size) / 2}px`,
    "--top": `${(innerHeight - HEIGHT * size) / 2}px`,
  };
  const offline = state.online ? nothing : html`<p class="tv-offline" role="status">${say("ui-tv-offline")}</p>`;
  render(html`<main class="tv-stage" id="content" ${vars(place)}>${content()}${offline}</main>`, root);
  document.title = `${state.table ? say("game", { game: state.table.options.game }) : say("ui-tv")} · Quattro`;
  followBill();
  followNext();
  void keepAwake();
  keepTime(isPlaying() && state.away.size > 0);
}

/** A TV that slept does not always say so when it wakes: then the time has leapt. */
const [LOOK_EVERY, LEAP, PROBE_EVERY] = [3000, 9000, 30_000];

function noticeWaking() {
  let [looked, probed] = [Date.now(), Date.now()];
  setInterval(() => {
    const now = Date.now();
    if (now - looked > LEAP || now - probed > PROBE_EVERY) {
      probed = now;
      probe();
    }
    looked = now;
  }, LOOK_EVERY);
}

function resize() {
  showFromAfar(scale());
  refresh();
}

onRefresh(draw);
addEventListener("resize", resize);
for (const touch of ["keydown", "pointerdown"]) addEventListener(touch, () => setTimeout(refresh, 200));
wakeUntouched();
resize();
if (root.dataset.table) {
  connect(root.dataset.table, { table_only: true, screen: true });
  noticeWaking();
}
