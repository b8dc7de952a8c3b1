// The page of a lesson: a table that is played without a server, with Mamma's cards over it.

/** @import { GameId } from "../../protocol.js" */
/** @import { LessonName } from "./tutorial/lesson.js" */

import { calcoryTable } from "./calcory/table.js";
import { to } from "./lib/addresses.js";
import { icon } from "./lib/art.js";
import { html, nothing, render } from "./lib/dom.js";
import { lookForInvitations } from "./lib/invited.js";
import { keepOffline } from "./lib/offline.js";
import { CHAIRS_AT_FIRST, playNow } from "./lib/play_now.js";
import { prefer, settings } from "./lib/settings.js";
import { say } from "./lib/words.js";
import { pizzaTable } from "./pizza/table.js";
import { onRefresh } from "./table/redraw.js";
import { isCalcory, state } from "./table/store.js";
import { CALCORY } from "./tutorial/calcory.js";
import { coach, placeCoach, shownStep } from "./tutorial/coach.js";
import { PIZZA } from "./tutorial/pizza.js";
import { teach } from "./tutorial/teacher.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const name = /** @type {LessonName} */ (root.dataset.lesson);
const lesson = name === "calcory" ? CALCORY : PIZZA;
/** The game that somebody wanted to play when the lesson came first. */
const wanted = /** @type {GameId | null} */ (new URLSearchParams(location.search).get("then"));
let problem = "";

/** Never again unasked. */
const learned = () => prefer({ learned: [...new Set([...settings.learned, name])] });

/** @param {GameId} game */
async function begin(game) {
  learned();
  try {
    await playNow(game, CHAIRS_AT_FIRST[game] ?? CHAIRS_AT_FIRST[lesson.game]);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    draw();
  }
}

/** To the game that was wanted, or back to where one came from. */
function skip() {
  if (wanted) return void begin(wanted);
  learned();
  if (document.referrer.startsWith(location.origin) && history.length > 1) history.back();
  else location.href = to("/");
}

/** The card that has the focus; a new one takes it. */
let focused = -1;

/** The focus goes to the button, or to what is to be tapped. @param {number} index */
function moveFocus(index) {
  if (index === focused) return;
  focused = index;
  const lit = shownStep(lesson)?.lit ?? "";
  const target = document.querySelector("[data-next]") ?? document.querySelector(`button${lit}, ${lit} button`);
  /** @type {HTMLElement | null} */ (target)?.focus({ preventScroll: true });
}

/** Until the lesson begins, the page keeps what the server has sent. */
let laying = true;

function draw() {
  const { shown } = state;
  if (!shown) return;
  if (laying) root.replaceChildren();
  laying = false;
  const step = shownStep(lesson);
  const still = !step || step.ends === "next";
  const game = say("game", { game: wanted ?? lesson.game });
  document.title = `${say("ui-learn")} · ${game}`;
  render(
    html`<header class="bar" ?inert=${still}>
        <a class="ibtn" href=${to("/")} aria-label=${say("ui-home")}>${icon("back")}</a>
        <div class="title"><h1>${game}</h1><span>${say("ui-learn-time")}</span></div>
        <span class="ibtn"></span>
      </header>
      <main class="play" id="content" ?inert=${still}>${isCalcory(shown) ? calcoryTable() : pizzaTable()}</main>
      ${problem ? html`<p class="problem lesson-problem" role="alert">${problem}</p>` : nothing}
      ${coach(lesson, skip)}`,
    root,
  );
  placeCoach(lesson);
  if (step) moveFocus(lesson.steps.indexOf(step));
}

onRefresh(draw);
addEventListener("resize", draw);
lookForInvitations();
void keepOffline();
await teach(lesson);
await begin(wanted ?? lesson.game);
