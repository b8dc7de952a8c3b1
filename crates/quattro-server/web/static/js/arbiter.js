// The arbiter: sets up a position of a real table and has it judged, all in this browser. The address holds it all.

import { askAbout } from "./arbiter/asking.js";
import { calcorySetup } from "./arbiter/calcory_setup.js";
import { EXAMPLES } from "./arbiter/examples.js";
import { read } from "./arbiter/link.js";
import { pizzaSetup } from "./arbiter/pizza_setup.js";
import { playerList } from "./arbiter/players.js";
import { emptyTable } from "./arbiter/position.js";
import { ruleDialog } from "./arbiter/rule.js";
import { rulingView } from "./arbiter/ruling.js";
import { begin, box, change, isCalcory, players, state, undo, update } from "./arbiter/state.js";
import { calcoryTray, pizzaTray } from "./arbiter/tray.js";
import { icon } from "./lib/art.js";
import { html, nothing, render } from "./lib/dom.js";
import { say } from "./lib/words.js";
import { onRefresh } from "./table/redraw.js";

const start = /** @type {HTMLElement} */ (document.getElementById("start"));
const desk = /** @type {HTMLElement} */ (document.getElementById("desk"));

/** Players at a table that is set up from nothing. */
const PLAYERS = 3;

function leave() {
  history.replaceState(null, "", location.pathname + location.search);
  update({ screen: "start" });
  start.querySelector("a")?.focus();
}

async function share() {
  const url = location.href;
  if (navigator.share) return navigator.share({ title: say("ui-arbiter"), url }).catch(() => undefined);
  // Browsers allow writing to the clipboard only over https; the address bar has the link in any case.
  await navigator.clipboard?.writeText(url).then(
    () => update({ copied: true }),
    () => update({ trouble: say("ui-arbiter-copy-address") }),
  );
}

const bar = () => html`<div class="desk-bar">
  <button type="button" class="ibtn" aria-label=${say("ui-arbiter-other")} @click=${leave}>${icon("back")}</button>
  <h1>${box().title}</h1>
  ${
    state.screen === "setup"
      ? html`<button type="button" class="ibtn undo" aria-label=${say("ui-arbiter-undo")}
            ?disabled=${!state.past.length}
            @click=${undo}>${icon("again")}</button>
          <button type="button" class="ibtn" aria-label=${say("ui-arbiter-clear")}
            @click=${() => change(emptyTable(state.position.game, players()))}>${icon("bin")}</button>`
      : nothing
  }
  <button type="button" class="ibtn share" aria-label=${say("ui-share")} @click=${share}>
    ${icon(state.copied ? "tick" : "share")}
  </button>
</div>
<p class="away" role="status">${state.copied ? say("ui-copied") : ""}</p>
${state.trouble ? html`<p class="problem" role="alert">${state.trouble}</p>` : nothing}`;

const setup = () => html`
  <div class="set-up">${playerList()}${isCalcory() ? calcorySetup() : pizzaSetup()}</div>
  <div class="desk-tray">
    ${isCalcory() ? calcoryTray() : pizzaTray()}
    <button type="button" class="btn pri ask" aria-busy=${String(state.asking)} @click=${() => askAbout([])}>
      ${say("ui-arbiter-ask")}
    </button>
  </div>
`;

/** What was shown last, to notice that there is something new to read. */
let shown = /** @type {unknown} */ (undefined);

/** Whoever waits for an answer hears it, and sees its beginning. */
function showNews() {
  const news = state.screen === "ruling" ? state.ruling : state.problem;
  if (news === shown) return;
  shown = news;
  const place = desk.querySelector(state.screen === "ruling" ? "#question" : ".problem");
  if (news && place instanceof HTMLElement) {
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "center" });
  }
}

function draw() {
  start.hidden = state.screen !== "start";
  desk.hidden = state.screen === "start";
  if (state.screen === "start") {
    desk.className = "";
    return;
  }
  const isNew = desk.className !== state.screen;
  desk.className = state.screen;
  const inside = state.screen === "ruling" && state.ruling ? rulingView(state.ruling) : setup();
  render(html`${bar()}<div class="desk ${isCalcory() ? "of-tiles" : ""}">${inside}</div>${ruleDialog()}`, desk);
  // The bar of the site can wait: what one taps is what should be seen.
  if (isNew) desk.scrollIntoView();
  showNews();
}

/** What the links of the first screen lead to: an empty table of each game, and an example. */
const BEGINNINGS = new Map(
  Object.entries(EXAMPLES).flatMap(([game, example]) => [
    [`new-${game}`, emptyTable(example.game, PLAYERS)],
    [`example-${game}`, example],
  ]),
);

/** Opens what the address holds. */
async function openLink() {
  const text = location.hash.slice(1);
  const problem = /** @type {HTMLElement} */ (start.querySelector("[data-problem]"));
  problem.textContent = "";
  // "content" is where the link past the menu leads.
  if (text === "content") return;
  if (!text) return update({ screen: "start" });
  const beginning = BEGINNINGS.get(text);
  if (beginning) return begin(beginning);
  const question = await read(text);
  if (typeof question === "string") {
    update({ screen: "start" });
    problem.textContent = say("ui-arbiter-link", { what: question });
    return;
  }
  begin(question.position);
  if (question.moves) await askAbout(question.moves);
}

onRefresh(draw);
addEventListener("hashchange", openLink);
await openLink();
