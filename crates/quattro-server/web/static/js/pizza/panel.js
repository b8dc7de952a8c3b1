// The decisions of scoring, on a slip: the question, what the picked choice leads to (in the server's words) or why
// there is only one answer, the rule, and the buttons.

/** @import { Legal } from "../../../protocol.js" */
/** @import { Due } from "../table/store.js" */

import { badge } from "../lib/art.js";
import { cls, html, nothing, vars } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { noOf, ring, secondsLeft } from "../table/clock.js";
import { send } from "../table/feed.js";
import { guide } from "../table/guide.js";
import { problemLine } from "../table/problem.js";
import { ruleLink } from "../table/rules.js";
import { nameOf, pizza, state } from "../table/store.js";
import { choices, choiceView, chosen, consequenceOf, nameOfChoice, waysOut } from "./choices.js";
import { inHand } from "./needs.js";
import { ownHand } from "./plan.js";
import { chairAt, clockwiseAfter } from "./seats.js";

/** Who has been asked for help, and who has not been asked yet. @param {number} owner of the order */
function asking(owner) {
  const round = clockwiseAfter(owner);
  const here = round.findIndex((chair) => chair.seat === pizza().viewer);
  const rows = round.map(({ seat }, index) => {
    const when = index < here ? "ui-was-asked" : index === here ? "ui-now" : "ui-later";
    const name = index === here ? say("ui-you") : nameOf(seat);
    return html`<li class=${cls({ on: index === here })}><b>${name}</b><em>${say(when)}</em></li>`;
  });
  return html`<ol class="asking">${rows}</ol>`;
}

/** A no, or a call for help; beside nothing else there is room for what it costs. @param {Legal} legal */
function wayOut(legal) {
  const due = legal.action === "ask" ? undefined : noOf(state.you.seat);
  const alone = !chosen();
  const main = alone && !due && (legal.action === "ask" || waysOut().length === 1);
  const cost = due ? say("ui-no-by-itself") : consequenceOf(legal);
  const below = alone && cost ? html`<small>${cost}</small>` : nothing;
  return html`<button type="button" class=${cls({ btn: true, pri: main, timed: due })} data-action=${legal.action}
    aria-description=${below === nothing && cost ? cost : nothing}
    ?disabled=${state.sending} @click=${() => send([legal.action])}
    >${due ? countdown(due) : nothing}<span>${nameOfChoice(legal)}${below}</span></button>`;
}

/** The ring that answers by itself when it is empty. @param {Due} due */
const countdown = (due) => html`<i class="countdown" aria-hidden="true">${ring(due)}<b>${secondsLeft(due)}</b></i>`;

/** Longer texts are written smaller. */
const LONG_BUTTON = 18;

/** @param {Legal} legal */
function mainButton(legal) {
  const name = nameOfChoice(legal);
  return html`<button type="button" class=${cls({ "btn pri go": true, long: name.length > LONG_BUTTON })}
    data-action=${legal.action} aria-description=${consequenceOf(legal) || nothing}
    ?disabled=${state.sending} @click=${() => send([legal.action])}>${name}</button>`;
}

/** One button for each way out, and one for what is picked. */
function buttons() {
  const picked = chosen();
  const others = waysOut();
  return html`<div class=${cls({ buttons: true, three: !!picked && others.length > 1 })}>
    ${others.map(wayOut)} ${picked ? mainButton(picked) : nothing}
  </div>`;
}

/** The question, with what is asked for. */
function heading() {
  const { decision, judged } = pizza();
  const ask = decision?.ask ?? "";
  const others = ask === "help" || ask === "show-against" || ask === "show-one";
  const request = ask === "help" ? judged?.request : undefined;
  const title = state.game?.question?.title ?? "";
  return html`<header>
    ${others && judged ? badge(chairAt(judged.seat).kind) : nothing}
    <div>
      <h2 id="asked" tabindex="-1" ${vars({ "--letters": title.length })}>${title}</h2>
      ${request ? html`<p class="request">${inHand(request, ownHand().toppings)}</p>` : nothing}
    </div>
    ${ruleLink(state.game?.rule)}
  </header>`;
}

/** What the picked choice leads to, and what is at stake; what does not fit is left out, the last first. */
function said() {
  const picked = chosen();
  const consequence = picked ? consequenceOf(picked) : "";
  const secret = !choices().length && noOf(state.you.seat) ? say("ui-no-betrays-nothing") : "";
  return html`<div class="said" aria-live="polite">
    ${consequence ? html`<p class="then">${consequence}</p>` : nothing}
    <p class="hint">${state.game?.question?.hint} ${secret}</p>
  </div>`;
}

/** @param {unknown} hand where the hand is part of the slip */
export function panel(hand) {
  const { decision, judged } = pizza();
  const ask = decision?.ask ?? "";
  const isRound = ask === "help" || ask === "show-against";
  const stay = (/** @type {Event} */ event) => event.preventDefault();
  return html`<form class="panel" data-ask=${ask} aria-labelledby="asked" @submit=${stay}>
    ${heading()}
    ${isRound && judged ? asking(judged.seat) : nothing}
    ${choices().length ? guide() : nothing}
    ${said()} ${choiceView()} ${hand}
    ${problemLine()}
    ${buttons()}
  </form>`;
}
