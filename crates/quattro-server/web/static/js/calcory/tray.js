// Beside the floor: the running sum, the set to beat, and all actions other than turning up cards.

/** @import { Legal } from "../../../protocol.js" */

import { badge, icon } from "../lib/art.js";
import { cls, html, nothing, repeat } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { absentSteps, offer } from "../table/absence.js";
import { send } from "../table/feed.js";
import { guide, hintOrGuide } from "../table/guide.js";
import { problemLine } from "../table/problem.js";
import { reactionBar } from "../table/reactions.js";
import { ruleLink } from "../table/rules.js";
import { skipButton } from "../table/skip_button.js";
import { calcory, myTurn, nameOrYou, state } from "../table/store.js";
import { waitingText } from "../table/waiting.js";
import { faceOf, takenPlaces } from "./cards.js";
import { spotOf } from "./reduce.js";
import { kindOfSeat } from "./seats.js";
import { goesBackWords, isTaking, legalNow, pickBack, pickedBack } from "./taking.js";

/** The numbers just turned. */
const turnedNumbers = () =>
  calcory()
    .grid.flat()
    .map(faceOf)
    .flatMap((face) => (face?.marker === null ? [face.number] : []));

function toBeatText() {
  const { to_beat } = calcory();
  if (!to_beat) return say("ui-nothing-to-beat");
  const { owner, sum, cards } = to_beat;
  return say("ui-to-beat", { name: nameOrYou(owner, say("ui-you")), sum, cards });
}

/** The marked cards to beat, where there is room for them; the room is kept while there are none. */
function setToBeat() {
  const { grid, to_beat } = calcory();
  if (!to_beat) return html`<div class="set-to-beat" aria-hidden="true"><span>${toBeatText()}</span></div>`;
  const { owner, sum } = to_beat;
  const faces = grid.flat().flatMap((spot) => faceOf(spot) ?? []);
  const set = faces.filter(({ marker }) => marker === owner);
  return html`<div class="set-to-beat" aria-hidden="true">
    ${badge(kindOfSeat(owner))}<span>${nameOrYou(owner, say("ui-you"))}</span>
    ${set.map(({ kind, number }) => html`<i class="mini-tile k-${kind}">${number}</i>`)}<b>= ${sum}</b>
  </div>`;
}

const target = () => state.game?.numbers.target ?? 0;

/** The sum as dots, with the sum to beat. @param {number} [sum] */
function pips(sum = calcory().turned.sum) {
  const { to_beat } = calcory();
  const toBeat = to_beat && to_beat.owner !== state.you.seat ? to_beat.sum : undefined;
  const dots = Array.from(
    { length: target() },
    (_, index) => html`<i class=${cls({ on: index < sum, target: index + 1 === toBeat })}></i>`,
  );
  return html`<div class="pips" aria-hidden="true">${dots}</div>`;
}

export function sumView() {
  const { turned } = calcory();
  return html`${setToBeat()}<div class="sum">
      <div class="total" role="img" aria-label=${say("ui-sum", { sum: turned.sum, target: target() })}>
        <b>${turned.sum}</b><i>/ ${target()}</i>
      </div>
      <div class="how">
        <span class="eq">${turnedNumbers().join(" + ")}</span>
        <span class="beat">${toBeatText()}</span>
      </div>
    </div>
    ${pips()}`;
}

/** What is asked, and below it what comes of it. @param {string | undefined} below */
const asked = (below) =>
  hintOrGuide(html`${state.game?.question?.title} <small>${below} ${ruleLink(state.game?.rule)}</small>`);

/** Going on, or stopping with what it brings. @param {Legal} stop */
function stopRow(stop) {
  return html`<div class="row">
    ${asked(stop.words?.consequence)}
    <button type="button" class="btn pri go" data-action="stop" ?disabled=${state.sending}
      @click=${() => send(["stop"])}>${stop.words?.what}</button>
  </div>`;
}

function controls() {
  const legal = myTurn() ? (state.game?.legal ?? []) : [];
  if (!legal.length) return waiting();
  const stop = legal.find((one) => one.action === "stop");
  if (stop) return stopRow(stop);
  // The hint is the set to beat, which stands above already.
  return html`<div class="row one">${asked("")}</div>`;
}

function waiting() {
  const absent = absentSteps();
  if (absent !== nothing) return absent;
  const explanation = guide();
  if (explanation !== nothing) return html`<div class="row told">${explanation} ${skipButton()}</div>`;
  // While something is acted out, nobody is waited for: there is the button that skips it.
  const button = skipButton();
  return html`<div class="row waits">
    ${button === nothing ? html`<p class="hint">${waitingText()}</p>` : button} ${ownFaces()}
  </div>`;
}

/** The faces to make at the others; in one's own turn there are cards to turn. */
function ownFaces() {
  const { seat } = state.you;
  return seat == null ? nothing : reactionBar(kindOfSeat(seat));
}

/** From this many cards on, the equation has two rows. */
const TWO_ROWS = 6;

/** The cards of the set, and their sum. */
function takenSet() {
  const view = calcory();
  const taken = takenPlaces(view).flatMap((place) => {
    const [row, column] = spotOf(place);
    const face = faceOf(view.grid[row][column]);
    return face ? [{ place, ...face }] : [];
  });
  return { taken, sum: taken.reduce((sum, { number }) => sum + Number(number), 0) };
}

/** A card of the equation: a button while it can go back. @param {ReturnType<typeof takenSet>["taken"][number]} card */
function termView({ place, number, kind }) {
  const legal = myTurn() ? state.game?.legal.find((one) => one.action === `back:${place}`) : undefined;
  const chosen = pickedBack() === place;
  const look = cls({ tile: true, up: true, chosen, [`k-${kind}`]: true });
  const content = html`<b>${number}</b>${chosen ? html`<em class="sign">${icon("back", "ic s")}</em>` : nothing}`;
  if (!legal) return html`<span class=${look}>${content}</span>`;
  return html`<button type="button" class=${look} data-action=${legal.action} aria-label=${legal.words?.what ?? place}
    aria-pressed=${chosen ? "true" : "false"} @click=${() => pickBack(place)}>${content}</button>`;
}

/** The equation is the choice: its cards are the buttons. */
export function equation() {
  const { taken, sum } = takenSet();
  const made = sum === target() ? say("ui-sum-made", { sum }) : String(sum);
  const terms = taken.map((card, index) => html`${index ? html`<i>+</i>` : nothing}${termView(card)}`);
  const look = cls({ equation: true, long: taken.length >= TWO_ROWS });
  return html`<div class=${look} role="group" aria-label=${state.game?.question?.title ?? ""}>
      ${terms}<span class="made">${taken.length > 1 ? html`<i>=</i><strong>${made}</strong>` : nothing}</span>
    </div>
    ${pips(sum)}`;
}

/** Which card goes back and where to, in words; of each card they are words of their own. */
const takingWords = () => (legalNow().length ? repeat([pickedBack()], String, goingBackWords) : waiting());

function goingBackWords() {
  const { taken } = takenSet();
  const chosen = taken.find(({ place }) => place === pickedBack());
  const { title, hint } = state.game?.question ?? {};
  const ask = chosen ? goesBackWords(chosen.place) : title;
  const below = chosen && taken.length > 1 ? say("ui-others-won", { count: taken.length - 1 }) : hint;
  return html`<p class="ask"><b>${ask}</b><span>${below} ${ruleLink(state.game?.rule)}</span></p>`;
}

const turnTray = () =>
  html`<section class="tray" aria-label=${say("ui-your-place")}>
    ${sumView()} ${problemLine()} ${controls()} ${offer()}
  </section>`;

/** Taking a set is a separate tray, so that it appears as a whole instead of shifting the layout. */
const wonTray = () =>
  html`<section class="tray won" aria-label=${say("ui-your-place")}>
    ${equation()} ${problemLine()} ${takingWords()} ${offer()}
  </section>`;

/** When the others are won, the equation of one card is another one, in which nothing has moved. */
export const tray = () => (isTaking() ? repeat([takenSet().taken.length], Number, wonTray) : turnTray());
