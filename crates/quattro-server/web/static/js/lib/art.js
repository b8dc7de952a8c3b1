// Cards and signs out of the sprite.

import { cls, html, nothing } from "./dom.js";
import { orderName, orderTitle, say } from "./words.js";

/** @typedef {import("./notation.js").Kind} Kind */
/** @typedef {import("./notation.js").Topping} Topping */

const SPRITE = `${new URL("../../art/sprite.svg", import.meta.url).pathname}#`;

/** A sign in the colour of the text. @param {string} name @param {string} [classes] */
export const icon = (name, classes = "ic") =>
  html`<svg class=${classes} viewBox="0 0 24 24" aria-hidden="true"><use href="${SPRITE}i-${name}"></use></svg>`;

/** @param {string} name @param {string} [classes] */
export const sign = (name, classes = "kind") =>
  html`<svg class=${classes} aria-hidden="true"><use href="${SPRITE}${name}"></use></svg>`;

/** @param {Kind | "any" | "bossk"} kind */
export const kindIcon = (kind) => sign(kind);

/** @param {Kind} kind */
export const miniOrder = (kind) =>
  html`<svg class="mini k-${kind}" viewBox="0 0 50 70" aria-hidden="true"><use href="${SPRITE}mini-order"></use></svg>`;
export const miniTopping = () =>
  html`<svg class="mini" viewBox="0 0 50 70" aria-hidden="true"><use href="${SPRITE}mini-topping"></use></svg>`;

/** @param {string} id @param {string} kind @param {unknown} [extra] */
const drawn = (id, kind, extra = nothing) =>
  html`<svg class="card k-${kind}" viewBox="0 0 250 350" aria-hidden="true"><use href="${SPRITE}${id}"></use>${extra}</svg>`;

/** @param {Topping} topping */
export const toppingCard = ({ kind, double }) => drawn(`card-${kind}${double ? "-double" : ""}`, kind);

export const toppingBack = () => drawn("back-topping", "salami");
/** @param {Kind} kind */
export const orderBack = (kind) => drawn("back-order", kind);

/**
 * An order of the player whose own kind is `kind`.
 * @param {string} order
 * @param {Kind} kind
 */
export function orderCard(order, kind) {
  const name = orderTitle(order);
  const size = name.length > 11 ? 24 : 29;
  return html`<svg class="card k-${kind}" viewBox="0 0 250 350" aria-hidden="true"><use href="${SPRITE}order-${order === "pairs" ? `pairs-${kind}` : order}"></use><text x="125" y="329" text-anchor="middle" font-size=${size} font-weight="700" fill="var(--on)">${name}</text></svg>`;
}

/** What a topping card is called. @param {Topping} topping */
export const toppingLabel = ({ kind, double }) => say(double ? "counted-double" : "counted", { count: 1, kind });

/** What an order card is called and asks for. @param {string} order @param {Kind} own */
export const orderLabel = (order, own) => `${orderName(order)}: ${say(`asks-${order}-${own}`)}`;

/** The oven with its fire; `children` lie in its mouth. @param {unknown} children */
export const oven = (children) => html`<div class="oven">
  <svg class="oven-art" viewBox="0 0 420 340" aria-hidden="true">
    <use href="${SPRITE}oven"></use>
    <g class="fire"><use class="f1" href="${SPRITE}flame" x="76" y="176" width="84" height="94"></use><use class="f2" href="${SPRITE}flame" x="120" y="214" width="50" height="56"></use><use class="f3" href="${SPRITE}flame" x="262" y="180" width="80" height="90"></use><use class="f4" href="${SPRITE}flame" x="250" y="216" width="48" height="54"></use></g>
  </svg>
  <div class="mouth">${children}</div>
</div>`;

/** The round badge of a player. @param {Kind} kind @param {boolean} [boss] */
export const badge = (kind, boss = false) =>
  html`<span class="badge k-${kind}">${sign(kind, "")}${boss ? html`<span class="crown">${sign("crown", "")}</span>` : nothing}</span>`;

/** An order that lies face up before its owner. @param {string} order @param {Kind} kind @param {boolean} [burnt] */
export const doneOrder = (order, kind, burnt = false) =>
  html`<span class=${cls({ "mini-card": true, burnt })} role="img" aria-label=${orderLabel(order, kind)}>${orderCard(order, kind)}</span>`;
