// The decisions of scoring. Each panel says what is asked, what each choice leads to (in the server's words), why
// something is not possible, and the rule behind it. The choices are exactly the legal actions that the server sent.

import { badge, kindIcon, orderCard, toppingCard } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { KINDS, needed, topping, toppingCards, toppings, valueOf } from "../lib/notation.js";
import { counted, kindName, orderName, say } from "../lib/words.js";
import { send } from "../table/feed.js";
import { guide } from "../table/guide.js";
import { ruleLink } from "../table/rules.js";
import { nameOf, refresh, state } from "../table/state.js";

/** @typedef {import("../../../protocol.js").Legal} Legal */
/** @typedef {import("../lib/notation.js").Kind} Kind */

/** With more choices than this, what a choice leads to is said once, for the one that is picked. */
const FEW = 4;

/** The server's sentence before and after its colon: what, and what comes of it. @param {Legal} legal */
function split({ text = "", action }) {
  const [what, ...then] = text.split(/ ?[:;] /);
  return { what: what || action, then: then.join(": ") };
}

const no = (/** @type {Legal} */ legal) => legal.action === "no" || legal.action === "skip";

/** Verb and object of an action. @param {string} action */
function parts(action) {
  const [verb, object = ""] = action.split(":");
  return { verb, object };
}

/** Asking for help stands apart from what one can do alone. */
const help = (/** @type {Legal} */ legal) => legal.action === "ask";

const choices = () => (state.game?.legal ?? []).filter((one) => !no(one) && !help(one));

/** The choice that the button would carry out. */
const chosen = () => choices().find((one) => one.action === state.plan.action) ?? choices()[0];

/** The toppings that leave the hand, or are shown from it, by what is picked. @returns {string} in notation */
export function fromHand() {
  const { verb, object } = parts(chosen()?.action ?? "");
  if (verb === "show" && object) return `1${object}`;
  if (verb === "commit") return object.split("+")[1] ?? "none";
  return ["add", "give", "reserve"].includes(verb) ? object : "none";
}

/** Numbers and signs: short in every language. @param {string} cards in notation */
export const signs = (cards) =>
  needed(cards).items.map(
    ({ count, kind, double }) =>
      html`<span class="part">${count}${kindIcon(kind)}${double ? html`<i class="x2">×2</i>` : nothing}</span>`,
  );

/** The same in words. @param {string} need in notation */
function inWords(need) {
  const { any, items } = needed(need);
  if (any) return say("any-kind", { count: any });
  return items
    .map(({ count, kind, double }) => (double ? say("counted-double", { count, kind }) : counted(count, kind)))
    .join(" + ");
}

/** Whether an action is about cards that are best shown as numbers and signs. @param {string} action */
const isCards = (action) => /^(add|give|reserve):\d/.test(action);

/** Whether a tile needs no words beside its signs, or hardly any. @param {Legal} legal */
const isShort = (legal) => isCards(legal.action) || (legal.action.startsWith("choose") && choices().length > FEW);

/** Whether a tile says itself what it leads to. @param {Legal} legal */
const saysThen = (legal) =>
  !isShort(legal) && split(legal).then !== "" && split(legal).then !== common() && choices().length <= FEW;

/** What a choice looks like: cards, kinds or a player. @param {string} action */
function picture(action) {
  const { verb, object } = parts(action);
  const me = state.shown.chairs.find((/** @type {any} */ chair) => chair.seat === state.shown.viewer);
  if (isCards(action)) return signs(object);
  if (verb === "join" || verb === "number") return html`<span class="tiny">${orderCard(object, me.kind)}</span>`;
  if (verb === "choose") return object.split("+").map((kind) => kindIcon(/** @type {Kind} */ (kind)));
  if (verb === "name") return badge(state.shown.chairs[Number(object) - 1].kind);
  if (verb === "show" && object) return html`<span class="tiny">${toppingCard(topping(object))}</span>`;
  return nothing;
}

/** What tells a choice from the others: the cards, kinds or player alone. @param {Legal} legal */
function brief(legal) {
  const { verb, object } = parts(legal.action);
  if (isCards(legal.action)) return inWords(object);
  if (verb === "choose")
    return object
      .split("+")
      .map((kind) => kindName(kind))
      .join(" + ");
  if (verb === "name") return nameOf(Number(object));
  if (verb === "join" || verb === "number") return orderName(object);
  if (verb === "show" && object) return inWords(`1${object}`);
  return split(legal).what;
}

/** What the button says. @param {Legal} legal */
function deed(legal) {
  const { verb, object } = parts(legal.action);
  if (isCards(legal.action) || verb === "join" || verb === "name") return say("ui-act", { verb, what: brief(legal) });
  if (verb === "commit") return say("ui-act", { verb, what: valueOf(staked(object)) });
  return split(legal).what;
}

/** @param {string} text */
const sentence = (text) => (text ? `${text[0].toUpperCase()}${text.slice(1)}.` : "");

/** What all choices lead to alike is said once, above them. */
function common() {
  const all = choices().map((one) => split(one).then);
  return all.length > 1 && all.every((then) => then === all[0]) ? all[0] : "";
}

/** @param {Legal} legal */
function tile(legal) {
  const on = chosen() === legal;
  const wordless = isCards(legal.action) || (isShort(legal) && legal.action.includes("+"));
  return html`<button type="button" role="radio" aria-checked=${on ? "true" : "false"} class=${cls({ choice: true, on })} data-action=${legal.action} @click=${() => {
    state.plan.action = legal.action;
    refresh();
  }}>
    <span class="pic">${picture(legal.action)}</span><span class=${cls({ away: wordless })}><b>${brief(legal)}</b>${saysThen(legal) ? html`<small>${split(legal).then}</small>` : nothing}</span>
  </button>`;
}

/** Kinds and players that cannot be chosen stay in sight, so that nobody looks for them. */
function impossible() {
  const { ask } = state.shown.decision;
  const offered = new Set(choices().flatMap((one) => parts(one.action).object.split("+")));
  const others = state.shown.chairs.filter((/** @type {any} */ chair) => chair.seat !== state.shown.viewer);
  /** @type {[picture: unknown, name: string][]} */
  const missing =
    ask === "choose"
      ? KINDS.filter((kind) => !offered.has(kind)).map((kind) => [kindIcon(kind), kindName(kind)])
      : ask === "name"
        ? others
            .filter((/** @type {any} */ chair) => !offered.has(String(chair.seat)))
            .map((/** @type {any} */ chair) => [badge(chair.kind), nameOf(chair.seat)])
        : [];
  if (!missing.length || !choices().length) return nothing;
  return html`<p class="impossible">${say("ui-not-possible")} ${missing.map(([pic, name]) => html`<span>${pic}${name}</span>`)}</p>`;
}

/** The toppings of a stake, from table and hand together. @param {string} object such as 2p+1P */
function staked(object) {
  const all = object.split("+").map(toppings);
  const kind = toppingCards(object.replace("+", ""))[0]?.kind ?? "salami";
  const sum = (/** @type {"singles" | "doubles"} */ sort) => all.reduce((total, one) => total + one[kind][sort], 0);
  return { singles: sum("singles"), doubles: sum("doubles") };
}

/** Minus and plus, for choices that only differ in their number. */
function stepper() {
  const all = choices();
  const at = all.indexOf(chosen());
  const move = (/** @type {number} */ by) => () => {
    state.plan.action = all[at + by].action;
    refresh();
  };
  const { verb, object } = parts(all[at].action);
  const value = verb === "commit" ? valueOf(staked(object)) : Number.parseInt(object, 10);
  const kind = toppingCards(object.replace("+", ""))[0]?.kind ?? topping(object.slice(-1)).kind;
  return html`<div class="stepper">
    <button type="button" class="btn small" aria-label=${say("ui-fewer")} ?disabled=${at === 0} @click=${move(-1)}>−</button>
    <output><b>${value}</b>${kindIcon(kind)}</output>
    <button type="button" class="btn small" aria-label=${say("ui-more")} ?disabled=${at === all.length - 1} @click=${move(1)}>+</button>
  </div>`;
}

function title() {
  const { decision, judged } = state.shown;
  const kind = decision.kind ? kindName(decision.kind, 2) : "";
  return say(`ui-ask-${decision.ask}`, {
    order: orderName(judged.order),
    name: nameOf(judged.seat),
    kind,
    number: decision.number ?? 0,
    series: judged.series?.length ? "yes" : "no",
  });
}

/** Whether what one would like to do is not possible: then the reason matters more than advice. */
const isStuck = () => !choices().length;

/** What is at stake; or, where there is only one answer, why. */
function hint() {
  const { decision, judged } = state.shown;
  const { ask } = decision;
  // Where the kinds of an order are chosen one by one, only the server knows which one this is.
  const [, asked] = (state.game?.question ?? "").split(/ ?: /);
  if (ask === "choose" && asked && !isStuck()) return `${asked[0].toUpperCase()}${asked.slice(1)}`;
  if (ask === "settle" && isStuck())
    return `${say("ui-missing")} ${inWords(judged.lack)}. ${say("ui-cannot", { ask })}`;
  if (isStuck() && ask !== "series") return say("ui-cannot", { ask });
  return say(`ui-ask-${ask}-hint`, {
    name: nameOf(judged.seat),
    lack: inWords(judged.lack ?? ""),
    value: judged.committed ?? 0,
    shown: judged.shown ?? 0,
  });
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

/** A no, or a call for help, with what it costs. @param {Legal} legal @param {boolean} only */
function otherwise(legal, only) {
  const { what, then } = split(legal);
  return html`<button type="button" class=${cls({ btn: true, pri: only })} data-action=${legal.action} ?disabled=${state.sending} @click=${() => send([legal.action])}><span>${what}${then ? html`<small>${then}</small>` : nothing}</span></button>`;
}

/** One button for what is picked, and one for each way out. */
function buttons() {
  const picked = chosen();
  const others = (state.game?.legal ?? []).filter((one) => no(one) || help(one));
  return html`<div class=${cls({ two: true, three: !!picked && others.length > 1 })}>
    ${others.map((one) => otherwise(one, !picked && (help(one) || others.length === 1)))}
    ${picked ? html`<button type="button" class="btn pri go" data-action=${picked.action} ?disabled=${state.sending} @click=${() => send([picked.action])}>${deed(picked)}</button>` : nothing}
  </div>`;
}

/** What the picked choice leads to, where nothing else says it. */
function outcome() {
  const picked = chosen();
  if (!picked) return nothing;
  const { what, then } = split(picked);
  if (isNumber()) return html`<p class="then" aria-live="polite">${sentence(what)} ${sentence(then)}</p>`;
  const said = then === common() || (choices().length > 1 && saysThen(picked));
  return then && !said ? html`<p class="then" aria-live="polite">${sentence(then)}</p>` : nothing;
}

const isNumber = () => ["want", "commit"].includes(state.shown.decision.ask) && choices().length > 0;

/** @param {unknown} content */
const request = (content) => html`<p class="request">${content}</p>`;

export function panel() {
  const { ask } = state.shown.decision;
  const { judged } = state.shown;
  const others = ask === "help" || ask === "show-against" || ask === "show-one";
  return html`<form class="panel" data-ask=${ask} aria-labelledby="asked" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <header>${others ? badge(state.shown.chairs[judged.seat - 1].kind) : nothing}
      <div><h2 id="asked" tabindex="-1">${title()}</h2>${ask === "help" && judged.request ? request(html`${signs(judged.request)}<span class="words">${inWords(judged.request)}</span>`) : nothing}</div>${ruleLink(state.game?.rule)}</header>
    ${asking()}
    ${isStuck() ? nothing : guide()}
    <p class="hint">${hint()}${common() ? html` <b>${sentence(common())}</b>` : nothing}</p>
    ${isNumber() ? stepper() : choices().length > 1 ? html`<div class=${cls({ choices: true, signs: choices().every(isShort) })} role="radiogroup" aria-labelledby="asked">${choices().map(tile)}</div>` : nothing}
    ${impossible()}
    ${outcome()}
    ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
    ${buttons()}
  </form>`;
}
