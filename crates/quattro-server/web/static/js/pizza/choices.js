// The choices of a decision in scoring: exactly the legal actions that the server sent, as pictures, tiles and words.

/** @import { Kind, Legal, Toppings } from "../../../protocol.js" */

import { badge, kindIcon, orderCard, toppingCard } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { columnValue, KINDS, topping, toppingCards, toppings } from "../lib/notation.js";
import { kindName, orderName, say } from "../lib/words.js";
import { nameOf, pick, pizza, state } from "../table/store.js";
import { inSigns, inWords } from "./needs.js";
import { chairAt, otherChairs, ownChair } from "./seats.js";

/** With more choices than this, what a choice leads to is said once, for the one that is picked. */
const MAX_EXPLAINED_CHOICES = 4;

/** What a choice is called, in the server's words. @param {Legal} legal */
export const nameOfChoice = ({ words, action }) => words?.what ?? action;

/** What comes of it, in a sentence. @param {Legal} legal */
export const consequenceOf = ({ words }) => words?.consequence ?? "";

/** Verb and object of an action. @param {string} action */
function parts(action) {
  const [verb, object = ""] = action.split(":");
  return { verb, object };
}

/** A no, or a call for help: these stand apart from what one can do alone. @param {Legal} legal */
const isWayOut = ({ action }) => ["no", "skip", "ask"].includes(action);

export const waysOut = () => (state.game?.legal ?? []).filter(isWayOut);

export const choices = () => (state.game?.legal ?? []).filter((legal) => !isWayOut(legal));

/** The choice that the button would carry out. @returns {Legal | undefined} */
export const chosen = () => choices().find((one) => one.action === state.picks.action) ?? choices()[0];

/** The toppings that leave the hand, or are shown from it, by what is picked. @returns {Toppings} */
export function fromHand() {
  const { verb, object } = parts(chosen()?.action ?? "");
  if (verb === "show" && object) return `1${object}`;
  if (verb === "commit") return object.split("+")[1] ?? "none";
  return ["add", "give", "reserve"].includes(verb) ? object : "none";
}

/** Whether an action is about cards that are best shown as numbers and signs. @param {string} action */
const isCards = (action) => /^(add|give|reserve):\d/.test(action);

/** Whether a tile needs no words beside its signs, or hardly any. @param {Legal} legal */
const isShort = ({ action }) =>
  isCards(action) || (action.startsWith("choose") && choices().length > MAX_EXPLAINED_CHOICES);

/** A consequence that all choices share is shown once, above them. */
export function commonOutcome() {
  const all = choices().map(consequenceOf);
  return all.length > 1 && all.every((one) => one === all[0]) ? all[0] : "";
}

/** Whether a tile says itself what it leads to. @param {Legal} legal */
export function saysOutcome(legal) {
  const consequence = consequenceOf(legal);
  return (
    !isShort(legal) &&
    consequence !== "" &&
    consequence !== commonOutcome() &&
    choices().length <= MAX_EXPLAINED_CHOICES
  );
}

/** What a choice looks like: cards, kinds or a player. @param {string} action */
function picture(action) {
  const { verb, object } = parts(action);
  if (isCards(action)) return inSigns(object);
  if (verb === "join" || verb === "number") {
    return html`<span class="tiny">${orderCard(object, ownChair()?.kind ?? "salami")}</span>`;
  }
  if (verb === "choose") return object.split("+").map((kind) => kindIcon(/** @type {Kind} */ (kind)));
  if (verb === "name") return badge(chairAt(Number(object)).kind);
  if (verb === "show" && object) return html`<span class="tiny">${toppingCard(topping(object))}</span>`;
  return nothing;
}

/** What tells a choice from the others: the cards, kinds or player alone. @param {Legal} legal */
function brief(legal) {
  const { verb, object } = parts(legal.action);
  if (isCards(legal.action)) return inWords(object);
  if (verb === "choose") {
    const names = object.split("+").map((kind) => kindName(kind));
    return names.join(" + ");
  }
  if (verb === "name") return nameOf(Number(object));
  if (verb === "join" || verb === "number") return orderName(object);
  if (verb === "show" && object) return inWords(`1${object}`);
  return nameOfChoice(legal);
}

/** @param {Legal} legal */
function tile(legal) {
  const on = chosen() === legal;
  const wordless = isCards(legal.action) || (isShort(legal) && legal.action.includes("+"));
  const outcome = saysOutcome(legal) ? html`<small>${consequenceOf(legal)}</small>` : nothing;
  return html`<button type="button" role="radio" aria-checked=${on ? "true" : "false"}
    class=${cls({ choice: true, on })} data-action=${legal.action} @click=${() => pick({ action: legal.action })}>
    <span class="pic">${picture(legal.action)}</span
    ><span class=${cls({ away: wordless })}><b>${brief(legal)}</b>${outcome}</span>
  </button>`;
}

/** All choices side by side, one of them chosen. */
function tiles() {
  const look = cls({ choices: true, signs: choices().every(isShort) });
  return html`<div class=${look} role="radiogroup" aria-labelledby="asked">${choices().map(tile)}</div>`;
}

/** The toppings of a stake, from table and hand together. @param {string} object such as 2p+1P */
function stakeOf(object) {
  const all = object.split("+").map(toppings);
  const kind = toppingCards(object.replace("+", ""))[0]?.kind ?? "salami";
  const sum = (/** @type {"singles" | "doubles"} */ sort) => all.reduce((total, one) => total + one[kind][sort], 0);
  return { singles: sum("singles"), doubles: sum("doubles") };
}

/** Whether the choices only differ in their number. */
export const isNumber = () => ["want", "commit"].includes(pizza().decision?.ask ?? "") && choices().length > 0;

/** Minus and plus, for choices that only differ in their number. @param {Legal} picked */
function stepper(picked) {
  const all = choices();
  const at = all.indexOf(picked);
  const move = (/** @type {number} */ by) => () => pick({ action: all[at + by].action });
  const { verb, object } = parts(picked.action);
  const value = verb === "commit" ? columnValue(stakeOf(object)) : Number.parseInt(object, 10);
  const kind = toppingCards(object.replace("+", ""))[0]?.kind ?? topping(object.slice(-1)).kind;
  /** @param {string} label @param {string} sign @param {number} by @param {boolean} last */
  const button = (label, sign, by, last) =>
    html`<button type="button" class="btn small" aria-label=${label} ?disabled=${last} @click=${move(by)}>
      ${sign}
    </button>`;
  return html`<div class="stepper">
    ${button(say("ui-fewer"), "−", -1, at === 0)}
    <output><b>${value}</b>${kindIcon(kind)}</output>
    ${button(say("ui-more"), "+", 1, at === all.length - 1)}
  </div>`;
}

/** The choices, where there are several. */
export function choiceView() {
  const picked = chosen();
  if (!picked) return nothing;
  if (isNumber()) return stepper(picked);
  return choices().length > 1 ? tiles() : nothing;
}

/** Kinds and players that cannot be chosen, each with its picture. @returns {[picture: unknown, name: string][]} */
function notOffered() {
  const offered = new Set(choices().flatMap((one) => parts(one.action).object.split("+")));
  switch (pizza().decision?.ask) {
    case "choose":
      return KINDS.filter((kind) => !offered.has(kind)).map((kind) => [kindIcon(kind), kindName(kind)]);
    case "name":
      return otherChairs()
        .filter(({ seat }) => !offered.has(String(seat)))
        .map(({ kind, seat }) => [badge(kind), nameOf(seat)]);
    default:
      return [];
  }
}

/** Impossible choices stay visible, so that nobody has to look for them. */
export function impossible() {
  const missing = notOffered();
  if (!missing.length || !choices().length) return nothing;
  const signs = missing.map(([sign, name]) => html`<span>${sign}${name}</span>`);
  return html`<p class="impossible">${say("ui-not-possible")} ${signs}</p>`;
}
