// Cards and icons from the sprite.

import { cls, html, nothing, svg } from "./dom.js";
import { recipe } from "./notation.js";
import { orderName, orderTitle, say } from "./words.js";

/** @import { Character } from "../../../protocol.js" */
/** @typedef {import("./notation.js").Kind} Kind */
/** @typedef {import("./notation.js").Topping} Topping */

const SPRITE = `${new URL("../../art/sprite.svg", import.meta.url).pathname}#`;

/** A sign in the colour of the text. @param {string} name @param {string} [classes] */
export const icon = (name, classes = "ic") =>
  html`<svg class=${classes} viewBox="0 0 24 24" aria-hidden="true"><use href="${SPRITE}i-${name}"></use></svg>`;

/** @param {string} name @param {string} [classes] */
export const sign = (name, classes = "kind") =>
  html`<svg class=${classes} aria-hidden="true"><use href="${SPRITE}${name}"></use></svg>`;

/** A drawing of the sprite inside another one. @param {string} name */
export const spriteUse = (name) => svg`<use href="${SPRITE}${name}"></use>`;

/** @param {Kind | "any"} kind */
export const kindIcon = (kind) => sign(kind);

/** @param {string} name @param {string} classes */
const mini = (name, classes) =>
  html`<svg class=${classes} viewBox="0 0 50 70" aria-hidden="true"><use href="${SPRITE}${name}"></use></svg>`;

/** @param {Kind} kind */
export const miniOrder = (kind) => mini("mini-order", `mini k-${kind}`);
export const miniTopping = () => mini("mini-topping", "mini");

/** @param {string} id @param {string} kind @param {unknown} [text] */
const card = (id, kind, text = nothing) =>
  html`<svg class="card k-${kind}" viewBox="0 0 250 350" aria-hidden="true">
    <use href="${SPRITE}${id}"></use>${text}
  </svg>`;

/** @param {Topping} topping */
export const toppingCard = ({ kind, double }) => card(`card-${kind}${double ? "-double" : ""}`, kind);

export const toppingBack = () => card("back-topping", "salami");
/** @param {Kind} kind */
export const orderBack = (kind) => card("back-order", kind);

/** Longer names than this are written smaller. */
const LONG_NAME = 11;

/**
 * An order of the player whose own kind is `kind`.
 * @param {string} order
 * @param {Kind} kind
 */
export function orderCard(order, kind) {
  const name = orderTitle(order);
  const text = svg`<text x="125" y="329" text-anchor="middle" font-size=${name.length > LONG_NAME ? 24 : 29}
    font-weight="700" fill="var(--on)">${name}</text>`;
  return card(`order-${order === "pairs" ? `pairs-${kind}` : order}`, kind, text);
}

/** What a topping card is called. @param {Topping} topping */
export const toppingLabel = ({ kind, double }) => say(double ? "counted-double" : "counted", { count: 1, kind });

/** What an order card is called and asks for. @param {string} order @param {Kind} own */
export const orderLabel = (order, own) => `${orderName(order)}: ${say(`asks-${order}-${own}`)}`;

/** @param {string} place */
const flame = (place) =>
  html`<svg class=${place} viewBox="0 0 90 102" aria-hidden="true"><use href="${SPRITE}flame"></use></svg>`;

/** The oven with its fire; `children` are drawn in its opening. @param {unknown} children */
export const oven = (children) => html`<div class="oven">
  <svg class="oven-art" viewBox="0 0 420 340" aria-hidden="true"><use href="${SPRITE}oven"></use></svg>
  <div class="fire">${["f1", "f2", "f3", "f4"].map(flame)}</div>
  <div class="mouth">${children}</div>
</div>`;

/**
 * The round badge of a player, perhaps with a ring around it or a face in front of it.
 * @param {Kind} kind @param {boolean} [boss] @param {unknown} [ring] @param {unknown} [face]
 */
export function badge(kind, boss = false, ring = nothing, face = nothing) {
  const crown = boss ? html`<span class="crown">${sign("crown", "")}</span>` : nothing;
  return html`<span class="badge k-${kind}">${sign(kind, "")}${ring}${crown}${face}</span>`;
}

/** The portrait of a character, on the badge of its chair. @param {Character | undefined} character */
export const medal = (character) =>
  character ? html`<span class="medal">${sign(`who-${character}`, "")}</span>` : nothing;

/** The portrait of a character alone. @param {Character} character */
export const likeness = (character) => html`<span class="badge likeness">${sign(`who-${character}`, "")}</span>`;

/** A player who has answered, or has not yet. @param {Kind} kind @param {boolean} hasAnswered */
export const answerBadge = (kind, hasAnswered) =>
  html`<span class=${hasAnswered ? "yes" : "not-yet"}>
    ${badge(kind)}${hasAnswered ? icon("tick", "ic tick") : nothing}
  </span>`;

/** A filled order as a small pizza. @param {string} order */
export const doneOrderSign = (order) => sign(`done-${recipe(order).kind ?? "mixed"}`, "pz");

/** A face-up order in front of its owner. @param {string} order @param {Kind} kind @param {boolean} [burnt] */
export function doneOrder(order, kind, burnt = false) {
  const look = cls({ "mini-card": true, burnt });
  return html`<span class=${look} role="img" aria-label=${orderLabel(order, kind)}>${orderCard(order, kind)}</span>`;
}
