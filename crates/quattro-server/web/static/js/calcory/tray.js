// Below the grid: the running sum, the set to beat, and all actions other than flipping tiles.

/** @import { Legal } from "../../../protocol.js" */

import { cls, html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { absentSteps, offer } from "../table/absence.js";
import { send } from "../table/feed.js";
import { hintOrGuide } from "../table/guide.js";
import { ruleLink } from "../table/rules.js";
import { skipButton } from "../table/skip_button.js";
import { calcory, myTurn, nameOrYou, state } from "../table/store.js";
import { waitingText } from "../table/waiting.js";
import { faceOf, isTaking } from "./grid.js";
import { spotOf } from "./reduce.js";

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

function sumView() {
  const { turned, to_beat } = calcory();
  const target = state.game?.numbers.target ?? 0;
  const toBeat = to_beat && to_beat.owner !== state.you.seat ? to_beat.sum : undefined;
  const pips = Array.from(
    { length: target },
    (_, index) => html`<i class=${cls({ on: index < turned.sum, target: index + 1 === toBeat })}></i>`,
  );
  return html`<div class="sum">
      <div class="total"><b>${turned.sum}</b><i>/ ${target}</i></div>
      <div class="how">
        <span class="eq">${turnedNumbers().join(" + ")}</span>
        <span class="beat">${toBeatText()}</span>
      </div>
    </div>
    <div class="pips" aria-hidden="true">${pips}</div>`;
}

/** A tile of the taken set that can go back. @param {Legal} legal */
function backButton(legal) {
  const place = legal.action.slice("back:".length);
  const [row, column] = spotOf(place);
  const face = faceOf(calcory().grid[row][column]);
  return html`<button type="button" class="tile up k-${face?.kind}" data-action=${legal.action}
    aria-label=${legal.words?.what ?? place} @click=${() => send([legal.action])}><b>${face?.number}</b></button>`;
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
  const hint = state.game?.question?.hint;
  const { step } = calcory();
  if (step === "choose-back") {
    return html`<div class="row">
      ${asked(hint)}
      <div class="pick">${legal.map(backButton)}</div>
    </div>`;
  }
  const stop = legal.find((one) => one.action === "stop");
  if (stop) return stopRow(stop);
  // While tiles are turned, the hint is the set to beat, which stands above already.
  return html`<div class="row one">${asked(step === "put-back" ? hint : "")}</div>`;
}

function waiting() {
  const absent = absentSteps();
  if (absent !== nothing) return absent;
  return html`<div class=${cls({ row: true, one: !state.busy })}>${hintOrGuide(waitingText())} ${skipButton()}</div>`;
}

export const tray = () =>
  html`<section class=${cls({ tray: true, won: isTaking() })} aria-label=${say("ui-your-place")}>
    ${sumView()}
    ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
    ${controls()} ${offer()}
  </section>`;
