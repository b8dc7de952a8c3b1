// The decisions of scoring. The panel shows the question, the consequence of each choice (in the server's words), why
// something is not possible, and the rule.

/** @import { Legal } from "../../../protocol.js" */
/** @import { Due } from "../table/store.js" */

import { badge } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { noOf, ring, secondsLeft } from "../table/clock.js";
import { send } from "../table/feed.js";
import { guide } from "../table/guide.js";
import { ruleLink } from "../table/rules.js";
import { nameOf, pizza, state } from "../table/store.js";
import {
  choices,
  choiceView,
  chosen,
  commonOutcome,
  consequenceOf,
  impossible,
  isNumber,
  nameOfChoice,
  saysOutcome,
  waysOut,
} from "./choices.js";
import { inSigns } from "./needs.js";
import { chairAt, clockwiseAfter } from "./seats.js";

/** Whether the obvious choice is impossible: then the reason matters more than advice. */
const isStuck = () => !choices().length;

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

/** A no, or a call for help, with what it costs. @param {Legal} legal @param {boolean} only */
function wayOut(legal, only) {
  const due = legal.action === "ask" ? undefined : noOf(state.you.seat);
  // Beside another button there is no room for it.
  const below = due && only ? say("ui-no-by-itself") : consequenceOf(legal);
  const look = cls({ btn: true, pri: only && !due, timed: due });
  return html`<button type="button" class=${look} data-action=${legal.action}
    ?disabled=${state.sending} @click=${() => send([legal.action])}
    >${due ? countdown(due) : nothing}<span>${nameOfChoice(legal)}${below ? html`<small>${below}</small>` : nothing}</span
    ></button>`;
}

/** The ring that answers by itself when it is empty. @param {Due} due */
const countdown = (due) => html`<i class="countdown" aria-hidden="true">${ring(due)}<b>${secondsLeft(due)}</b></i>`;

/** @param {Legal} legal */
const mainButton = (legal) =>
  html`<button type="button" class="btn pri go" data-action=${legal.action} ?disabled=${state.sending}
    @click=${() => send([legal.action])}>${nameOfChoice(legal)}</button>`;

/** One button for what is picked, and one for each way out. */
function buttons() {
  const picked = chosen();
  const others = waysOut();
  const isOnly = (/** @type {Legal} */ one) => !picked && (one.action === "ask" || others.length === 1);
  return html`<div class=${cls({ buttons: true, three: !!picked && others.length > 1 })}>
    ${others.map((one) => wayOut(one, isOnly(one)))} ${picked ? mainButton(picked) : nothing}
  </div>`;
}

/** The consequence of the picked choice, unless it is shown elsewhere. */
function outcome() {
  const picked = chosen();
  if (!picked) return nothing;
  const consequence = consequenceOf(picked);
  if (isNumber()) return html`<p class="then" aria-live="polite">${nameOfChoice(picked)}. ${consequence}</p>`;
  const said = consequence === commonOutcome() || (choices().length > 1 && saysOutcome(picked));
  return consequence && !said ? html`<p class="then" aria-live="polite">${consequence}</p>` : nothing;
}

/** The question, with what is asked for. */
function heading() {
  const { decision, judged } = pizza();
  const ask = decision?.ask ?? "";
  const others = ask === "help" || ask === "show-against" || ask === "show-one";
  const request = ask === "help" ? judged?.request : undefined;
  return html`<header>
    ${others && judged ? badge(chairAt(judged.seat).kind) : nothing}
    <div>
      <h2 id="asked" tabindex="-1">${state.game?.question?.title}</h2>
      ${request ? html`<p class="request">${inSigns(request)}</p>` : nothing}
    </div>
    ${ruleLink(state.game?.rule)}
  </header>`;
}

/** What is missing, and what is at stake or why there is only one answer; and that this stays a secret. */
function hint() {
  const { missing, hint } = state.game?.question ?? {};
  const secret = isStuck() && noOf(state.you.seat) ? say("ui-no-betrays-nothing") : "";
  return [missing, hint, secret].filter(Boolean).join(" ");
}

export function panel() {
  const { decision, judged } = pizza();
  const ask = decision?.ask ?? "";
  const common = commonOutcome();
  const isRound = ask === "help" || ask === "show-against";
  const stay = (/** @type {Event} */ event) => event.preventDefault();
  return html`<form class="panel" data-ask=${ask} aria-labelledby="asked" @submit=${stay}>
    ${heading()}
    ${isRound && judged ? asking(judged.seat) : nothing}
    ${isStuck() ? nothing : guide()}
    <p class="hint">${hint()}${common ? html` <b>${common}</b>` : nothing}</p>
    ${choiceView()} ${impossible()} ${outcome()}
    ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
    ${buttons()}
  </form>`;
}
