// The decisions of scoring. Each panel says what is asked, what each choice leads to (in the server's words),
// and the rule behind it. The choices are exactly the legal actions that the server sent.

import { badge, kindIcon, orderCard, toppingCard } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { needed, recipe, topping, toppingCards, toppings, valueOf } from "../lib/notation.js";
import { kindName, orderName, say } from "../lib/words.js";
import { send } from "../table/feed.js";
import { guide } from "../table/guide.js";
import { ruleLink } from "../table/rules.js";
import { nameOf, refresh, state } from "../table/state.js";

/** @typedef {import("../../../protocol.js").Legal} Legal */
/** @typedef {import("../lib/notation.js").Kind} Kind */

/** The rule a question stands on, in the book of the game. @type {Record<string, [string, string]>} */
const RULES = {
  settle: ["MM-25", "SM-18"], choose: ["MM-30", "SM-50"], series: ["SM-31", "SM-31"], number: ["SM-32", "SM-32"],
  reserve: ["SM-25", "SM-25"], want: ["GR-7", "GR-7"], help: ["SM-25", "SM-25"], commit: ["SM-41", "SM-41"],
  "show-against": ["SM-42", "SM-42"], name: ["SM-46", "SM-46"], "show-one": ["SM-46", "SM-46"], match: ["SM-47", "SM-47"],
};
const CHOICE_RULES = /** @type {Record<string, string>} */ ({ minimale: "MM-33", monotoni: "MM-30", "without-me": "SM-50", "two-doubles": "SM-51", ladder: "SM-52" });

/** The part of the server's sentence before and after the colon: what, and what comes of it. @param {Legal} legal */
function split({ text = "", action }) {
  const [what, ...then] = text.split(/ ?: /);
  return { what: what || action, then: then.join(": ") };
}

const no = (/** @type {Legal} */ legal) => legal.action === "no" || legal.action === "skip";

/** What a choice looks like: cards, kinds or a player. @param {string} action */
function picture(action) {
  const [verb, object = ""] = action.split(":");
  const me = state.shown.chairs.find((/** @type {any} */ chair) => chair.seat === state.shown.viewer);
  if (verb === "join" || verb === "number") return html`<span class="tiny">${orderCard(object, me.kind)}</span>`;
  if (verb === "choose") return object.split("+").map((kind) => kindIcon(/** @type {Kind} */ (kind)));
  if (verb === "name") return badge(state.shown.chairs[Number(object) - 1].kind);
  if (verb === "show" && object) return html`<span class="tiny">${toppingCard(topping(object))}</span>`;
  if (verb === "want") return kindIcon(topping(object.slice(-1)).kind);
  if (verb === "commit") return html`<b class="big">${valueOf(sum(object))}</b>`;
  if (["add", "give", "reserve"].includes(verb)) return toppingCards(object).slice(0, 5).map((card) => html`<span class="tiny">${toppingCard(card)}</span>`);
  return nothing;
}

/** @param {string} object such as 2p+1P: table and hand */
function sum(object) {
  const all = object.split("+").map(toppings);
  const kind = toppingCards(object.replace("+", ""))[0]?.kind ?? "salami";
  return { singles: all.reduce((total, one) => total + one[kind].singles, 0), doubles: all.reduce((total, one) => total + one[kind].doubles, 0) };
}

/** @param {string} text */
const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

/** What all choices lead to alike is said once, above them. @param {Legal[]} choices */
function common(choices) {
  const then = split(choices[0]).then;
  return choices.length > 1 && choices.every((one) => split(one).then === then) ? then : "";
}

/** What tells a choice from the others: the cards, kinds or player alone. @param {Legal} legal */
function brief(legal) {
  const [verb, object = ""] = legal.action.split(":");
  if (verb === "choose") return object.split("+").map((kind) => kindName(kind)).join(" + ");
  if (verb === "name") return nameOf(Number(object));
  if (verb === "join" || verb === "number") return orderName(object);
  if (["add", "give", "reserve"].includes(verb) && object !== "none") {
    return needed(object).items.map(({ count, kind, double }) => say(double ? "counted-double" : "counted", { count, kind })).join(" + ");
  }
  return split(legal).what;
}

/** @param {Legal} legal @param {string} said what was said already */
function tile(legal, said) {
  const { then: consequence } = split(legal);
  const then = consequence === said ? "" : consequence;
  const on = state.plan.action === legal.action;
  return html`<button type="button" role="radio" aria-checked=${on ? "true" : "false"} class=${cls({ choice: true, on })} data-action=${legal.action} @click=${() => { state.plan.action = legal.action; refresh(); }}>
    <span class="pic">${picture(legal.action)}</span><span><b>${brief(legal)}</b>${then ? html`<small>${then}</small>` : nothing}</span>
  </button>`;
}

/** Minus and plus, for choices that only differ in their number. @param {Legal[]} choices */
function stepper(choices) {
  const at = Math.max(0, choices.findIndex((one) => one.action === state.plan.action));
  const move = (/** @type {number} */ by) => () => {
    state.plan.action = choices[at + by].action;
    refresh();
  };
  const { what, then } = split(choices[at]);
  const object = choices[at].action.split(":")[1];
  const value = choices[at].action.startsWith("commit") ? valueOf(sum(object)) : Number.parseInt(object, 10);
  const kind = toppingCards(object.replace("+", ""))[0]?.kind ?? topping(object.slice(-1)).kind;
  return html`<div class="stepper">
    <button type="button" class="btn small" aria-label=${say("ui-fewer")} ?disabled=${at === 0} @click=${move(-1)}>−</button>
    <output><b>${value}</b>${kindIcon(kind)}</output>
    <button type="button" class="btn small" aria-label=${say("ui-more")} ?disabled=${at === choices.length - 1} @click=${move(1)}>+</button>
  </div><p class="hint">${what}${then ? html`. ${then}` : nothing}</p>`;
}

/** Heading and explanation of the question. */
function heading() {
  const { decision, judged } = state.shown;
  const order = orderName(judged.order);
  const owner = nameOf(judged.seat);
  const kind = decision.kind ? kindName(decision.kind, 2) : "";
  const title = say(`ui-ask-${decision.ask}`, { order, name: owner, kind, number: decision.number ?? 0, series: judged.series?.length ? "yes" : "no" });
  const hint = say(`ui-ask-${decision.ask}-hint`, { name: owner, kind, value: judged.committed ?? 0, shown: judged.shown ?? 0, game: state.shown.game });
  return { title, hint };
}

function rule() {
  const { decision, judged, game } = state.shown;
  const named = decision.ask === "choose" ? CHOICE_RULES[recipe(judged.order).recipe] : undefined;
  const [mamma, sole] = RULES[decision.ask] ?? ["MM-25", "SM-18"];
  return named ?? (game === "mamma-mia" ? mamma : sole);
}

/** Who has been asked for help, and who is yet to be. */
function asking() {
  const { judged, decision, chairs, viewer } = state.shown;
  if (decision.ask !== "help" && decision.ask !== "show-against") return nothing;
  const start = chairs.findIndex((/** @type {any} */ chair) => chair.seat === judged.seat);
  const round = [...chairs.slice(start + 1), ...chairs.slice(0, start)];
  const here = round.findIndex((/** @type {any} */ chair) => chair.seat === viewer);
  return html`<ol class="asking">${round.map((/** @type {any} */ chair, /** @type {number} */ index) => html`<li class=${cls({ on: index === here })}><b>${index === here ? say("ui-you") : nameOf(chair.seat)}</b><em>${index < here ? say("ui-was-asked") : index === here ? say("ui-now") : say("ui-later")}</em></li>`)}</ol>`;
}

/** The way out of choosing: one button for each no, and one for what is chosen. @param {Legal[]} choices @param {Legal[]} refusals */
function buttons(choices, refusals) {
  const chosen = choices.find((one) => one.action === state.plan.action) ?? choices[0];
  const refusal = (/** @type {Legal} */ one) => html`<button type="button" class=${cls({ btn: true, pri: !chosen })} data-action=${one.action} ?disabled=${state.sending} @click=${() => send([one.action])}>${shortNo(one)}</button>`;
  return html`<div class="two">
    ${refusals.map(refusal)}
    ${chosen ? html`<button type="button" class="btn pri go" data-action=${chosen.action} ?disabled=${state.sending} @click=${() => send([chosen.action])}>${say("ui-do", { what: split(chosen).what })}</button>` : nothing}
  </div>`;
}

/** @param {Legal} legal */
function shortNo(legal) {
  const ask = state.shown.decision.ask;
  if (ask === "settle" || ask === "match" || ask === "name" || ask === "commit") return say("ui-let-burn");
  if (ask === "help") return say("ui-no-grazie");
  if (ask === "series") return split(legal).what;
  return split(legal).what;
}

/** What saying no costs, in the server's words. @param {Legal[]} refusals */
const cost = (refusals) => refusals.map((one) => split(one).then).filter(Boolean).join(" ");

export function panel() {
  const legal = state.game?.legal ?? [];
  const { ask } = state.shown.decision;
  const choices = legal.filter((one) => !no(one));
  const refusals = legal.filter(no);
  const { title, hint } = heading();
  const request = state.shown.judged.request;
  const numbers = (ask === "want" || ask === "commit") && choices.length > 2;
  const said = choices.length ? common(choices) : "";
  const single = choices.length === 1 ? split(choices[0]) : undefined;
  return html`<form class="panel" data-ask=${ask} aria-labelledby="asked" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${guide()}
    <header>${ask === "help" || ask === "show-against" || ask === "show-one" ? badge(state.shown.chairs[state.shown.judged.seat - 1].kind) : nothing}
      <div><h2 id="asked" tabindex="-1">${title}</h2>
      ${ask === "help" && request ? html`<p class="request">${needed(request).items.map(({ count, kind, double }, index) => html`${index ? " + " : ""}<span>${count} ${double ? "×2 " : ""}${kindIcon(kind)} ${kindName(kind, count)}</span>`)}</p>` : nothing}</div></header>
    ${asking()}
    <p class="hint">${choices.length || ask === "series" ? hint : say("ui-cannot")} ${said ? html`<b>${sentence(said)}</b>` : nothing} ${ruleLink(rule())}</p>
    ${numbers ? stepper(choices) : choices.length > 1 ? html`<div class="choices" role="radiogroup" aria-labelledby="asked">${choices.map((one) => tile(one, said))}</div>` : nothing}
    ${single ? html`<div class="single"><span class="pic">${picture(choices[0].action)}</span>${single.then ? html`<p>${sentence(single.then)}</p>` : nothing}</div>` : nothing}
    ${cost(refusals) ? html`<p class="cost">${say("ui-otherwise", { cost: cost(refusals) })}</p>` : nothing}
    ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
    ${buttons(choices, refusals)}
  </form>`;
}
