// The decisions of scoring. The panel says what is asked, what each choice leads to (in the server's words), why
// something is not possible, and the rule behind it.

/** @import { Legal, Need } from "../../../protocol.js" */

import { badge } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { kindName, orderName, say } from "../lib/words.js";
import { send } from "../table/feed.js";
import { guide } from "../table/guide.js";
import { ruleLink } from "../table/rules.js";
import { nameOf, pizza, state } from "../table/store.js";
import {
  buttonLabel,
  choices,
  choiceView,
  chosen,
  commonOutcome,
  impossible,
  isNumber,
  saysOutcome,
  split,
  waysOut,
} from "./choices.js";
import { inSigns, inWords } from "./needs.js";
import { chairAt, clockwiseAfter } from "./seats.js";

/** @param {string} text */
const sentence = (text) => (text ? `${text[0].toUpperCase()}${text.slice(1)}.` : "");

/** Whether what one would like to do is not possible: then the reason matters more than advice. */
const isStuck = () => !choices().length;

/** Who has been asked for help, and who is yet to be. @param {number} owner of the order */
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
  const { what, consequence } = split(legal);
  return html`<button type="button" class=${cls({ btn: true, pri: only })} data-action=${legal.action}
    ?disabled=${state.sending} @click=${() => send([legal.action])}
    ><span>${what}${consequence ? html`<small>${consequence}</small>` : nothing}</span></button>`;
}

/** @param {Legal} legal */
const mainButton = (legal) =>
  html`<button type="button" class="btn pri go" data-action=${legal.action} ?disabled=${state.sending}
    @click=${() => send([legal.action])}>${buttonLabel(legal)}</button>`;

/** One button for what is picked, and one for each way out. */
function buttons() {
  const picked = chosen();
  const others = waysOut();
  const isOnly = (/** @type {Legal} */ one) => !picked && (one.action === "ask" || others.length === 1);
  return html`<div class=${cls({ buttons: true, three: !!picked && others.length > 1 })}>
    ${others.map((one) => wayOut(one, isOnly(one)))} ${picked ? mainButton(picked) : nothing}
  </div>`;
}

/** What the picked choice leads to, where nothing else says it. */
function outcome() {
  const picked = chosen();
  if (!picked) return nothing;
  const { what, consequence } = split(picked);
  if (isNumber()) return html`<p class="then" aria-live="polite">${sentence(what)} ${sentence(consequence)}</p>`;
  const said = consequence === commonOutcome() || (choices().length > 1 && saysOutcome(picked));
  return consequence && !said ? html`<p class="then" aria-live="polite">${sentence(consequence)}</p>` : nothing;
}

/** @param {Need} need */
const requestView = (need) => html`<p class="request">${inSigns(need)}<span class="words">${inWords(need)}</span></p>`;

/** The question, with what is asked for. */
function heading() {
  const { decision, judged } = pizza();
  const ask = decision?.ask ?? "";
  const others = ask === "help" || ask === "show-against" || ask === "show-one";
  const request = ask === "help" ? judged?.request : undefined;
  return html`<header>
    ${others && judged ? badge(chairAt(judged.seat).kind) : nothing}
    <div>
      <h2 id="asked" tabindex="-1">${title()}</h2>
      ${request ? requestView(request) : nothing}
    </div>
    ${ruleLink(state.game?.rule)}
  </header>`;
}

function title() {
  const { decision, judged } = pizza();
  if (!decision || !judged) return "";
  return say(`ui-ask-${decision.ask}`, {
    order: orderName(judged.order),
    name: nameOf(judged.seat),
    kind: "kind" in decision ? kindName(decision.kind, 2) : "",
    number: "number" in decision ? decision.number : 0,
    series: judged.series?.length ? "yes" : "no",
  });
}

/** What is at stake; or, where there is only one answer, why. */
function hint() {
  const { decision, judged } = pizza();
  if (!decision || !judged) return "";
  const { ask } = decision;
  // Where the kinds of an order are chosen one by one, only the server knows which one this is.
  const [, asked] = (state.game?.question ?? "").split(/ ?: /);
  if (ask === "choose" && asked && !isStuck()) return `${asked[0].toUpperCase()}${asked.slice(1)}`;
  if (ask === "settle" && isStuck()) {
    return `${say("ui-missing")} ${inWords(judged.lack ?? "")}. ${say("ui-cannot", { ask })}`;
  }
  if (isStuck() && ask !== "series") return say("ui-cannot", { ask });
  return say(`ui-ask-${ask}-hint`, {
    name: nameOf(judged.seat),
    lack: inWords(judged.lack ?? ""),
    value: judged.committed ?? 0,
    shown: judged.shown ?? 0,
  });
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
    <p class="hint">${hint()}${common ? html` <b>${sentence(common)}</b>` : nothing}</p>
    ${choiceView()} ${impossible()} ${outcome()}
    ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
    ${buttons()}
  </form>`;
}
