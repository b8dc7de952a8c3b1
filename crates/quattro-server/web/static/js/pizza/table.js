// The pizza table: chairs, kitchen, oven, waiter, larder, columns, and the tray with the own hand.

import {
  badge,
  icon,
  kindIcon,
  miniOrder,
  miniTopping,
  orderBack,
  orderCard,
  orderLabel,
  oven,
  sign,
  toppingBack,
  toppingCard,
  toppingLabel,
} from "../lib/art.js";
import { cls, html, nothing, repeat, vars } from "../lib/dom.js";
import { cardsIn, KINDS, needed, ovenFace, toppingCards, toppings, valueOf } from "../lib/notation.js";
import { kindName, orderName, say } from "../lib/words.js";
import { guide } from "../table/guide.js";
import { toggle } from "../table/sheets.js";
import { myTurn, nameOf, refresh, state } from "../table/state.js";
import { fromHand, panel } from "./panels.js";
import { drawn, goesWith, playable, source, toggleOrder, toggleTopping } from "./plan.js";
import { steps } from "./steps.js";

/** @typedef {import("../lib/notation.js").Kind} Kind */

/** Who is meant to act, as shown; while the oven is emptied by itself, nobody. */
const actor = () => (state.busy && state.shown.phase === "oven" ? undefined : state.shown.to_act);

/** What is worth saying about a player beside the name. @param {any} chair */
function note(chair) {
  const seated = state.table?.chairs.find((one) => one.seat === chair.seat);
  const away = seated?.occupant === "person" && state.present.length > 0 && !state.present.includes(chair.seat);
  if (away) return say("ui-away");
  if (chair.seat === actor()) return state.shown.phase === "oven" ? say("ui-decides") : say("ui-plays");
  if (seated?.occupant === "bot") return say("ui-bot");
  if (chair.seat === state.shown.boss) return say("ui-boss");
  return "";
}

/** @param {unknown} picture @param {number} count @param {string} label */
const count = (picture, count, label) =>
  html`<span class="count" title=${label}>${picture}<b>${count}</b><span class="away">${label}</span></span>`;

/** @param {any} chair */
function chairView(chair) {
  const name = nameOf(chair.seat);
  const now = chair.seat === actor();
  const said = state.scene.bubble?.seat === chair.seat ? state.scene.bubble.text : "";
  const showing = state.scene.cards?.seat === chair.seat ? state.scene.cards.cards : "";
  const seated = state.table?.chairs.find((one) => one.seat === chair.seat);
  const gone = seated?.occupant === "person" && state.present.length > 0 && !state.present.includes(chair.seat);
  return html`<li class=${cls({ chair: true, now, gone, [`k-${chair.kind}`]: true })} data-spot="chair-${chair.seat}" aria-current=${now ? "true" : "false"} @click=${toggle("filled")}>
    <button type="button" class="peek" aria-label=${say("ui-filled-of", { name })}></button>
    ${badge(chair.kind, chair.seat === state.shown.boss)}
    <div class="who"><b>${name}</b><span class="note">${note(chair)}</span></div>
    <div class="counts">
      ${count(miniTopping(), chair.toppings, say("ui-n-toppings", { count: chair.toppings }))}
      ${count(miniOrder(chair.kind), chair.orders, say("ui-n-orders", { count: chair.orders }))}
      <i class="sep"></i>
      ${count(sign("waiter", "ic waiter-sign"), chair.waiter, say("ui-n-waiter", { count: chair.waiter }))}
      ${count(sign("pizza", "pz"), chair.filled.length, say("ui-n-filled", { count: chair.filled.length }))}
    </div>
    ${said ? html`<div class="bubble" aria-hidden="true">${said}</div>` : nothing}
    ${showing ? html`<div class="bubble cards" aria-hidden="true">${toppingCards(showing).map((card) => html`<span class="tiny">${toppingCard(card)}</span>`)}</div>` : nothing}
  </li>`;
}

/** The others, clockwise from the left neighbour; everybody for a spectator. */
function others() {
  const { chairs, viewer } = state.shown;
  const at = chairs.findIndex((/** @type {any} */ chair) => chair.seat === viewer);
  return at < 0 ? chairs : [...chairs.slice(at + 1), ...chairs.slice(0, at)];
}

const own = () => state.shown.chairs.find((/** @type {any} */ chair) => chair.seat === state.shown.viewer);

/**
 * A face-down pile with its number of cards.
 * @param {string} spot @param {unknown} back @param {number} cards @param {string} label @param {number | undefined} draw
 */
function pile(spot, back, cards, label, draw) {
  return html`<div class=${cls({ pile: true, chosen: draw !== undefined, empty: cards === 0 })} data-spot=${spot}>
    <div class="heap">
      ${cards > 2 ? html`<span class="under two">${back}</span>` : nothing}
      ${cards > 1 ? html`<span class="under one">${back}</span>` : nothing}
      ${cards > 0 ? html`<span class="top">${back}</span>` : html`<span class="slot"></span>`}
      ${draw ? html`<span class="tag">${say("ui-draw", { count: draw })}</span>` : nothing}
      <span class="number">${cards}</span>
    </div>
    <div class="label">${label}</div>
  </div>`;
}

/** @param {number} cards */
const larder = (cards) =>
  html`<div class="larder" data-spot="larder"><b>${cards}</b><span>${say("ui-larder")}</span></div>`;

function ovenView() {
  const { shown } = state;
  const face = shown.oven_top ? ovenFace(shown.oven_top) : undefined;
  const top = !face
    ? toppingBack()
    : "topping" in face
      ? toppingCard(face.topping)
      : orderCard(face.order, shown.chairs[face.seat - 1].kind);
  const label = !face
    ? say("ui-oven-closed", { count: shown.oven })
    : say("ui-oven-top", {
        count: shown.oven,
        card: "topping" in face ? toppingLabel(face.topping) : orderName(face.order),
      });
  return html`<div class="oven-spot" role="img" aria-label=${label}>
    ${oven(html`<div class="heap" data-spot="oven">${shown.oven > 1 ? html`<span class="under one">${toppingBack()}</span>` : nothing}${shown.oven > 0 ? html`<span class="top">${top}</span>` : nothing}<span class="number">${shown.oven}</span></div>`)}
  </div>`;
}

/** @param {Kind} kind */
function columnView(kind) {
  const column = toppings(state.shown.table)[kind];
  const lit = state.scene.lit?.[kind];
  const cards = toppingCards(state.shown.table).filter((card) => card.kind === kind);
  // What is taken lies in front, so that nothing covers it.
  let [doubles, singles] = [column.doubles - (lit?.doubles ?? 0), column.singles - (lit?.singles ?? 0)];
  const glows = (/** @type {boolean} */ double) => lit && (double ? doubles-- : singles--) <= 0;
  return html`<li class=${cls({ column: true, [`k-${kind}`]: true, faint: state.scene.lit && !(lit && cardsIn(lit)) })} data-spot="column-${kind}" aria-label="${say("ui-on-table", { count: valueOf(column), kind: kindName(kind, valueOf(column)) })}">
    <div class="head">${kindIcon(kind)}<b>${valueOf(column)}</b></div>
    <div class="stack">
      ${cards.length ? cards.map((card) => html`<div class=${cls({ step: true, lit: glows(card.double) })}>${toppingCard(card)}</div>`) : html`<div class="slot">${kindIcon(kind)}</div>`}
    </div>
  </li>`;
}

/** What is missing, asked for or there, as chips. @param {string} need @param {boolean} [there] */
function needChips(need, there = false) {
  const { any, items } = needed(need);
  if (any) return html`<span class="chip">${any} ${kindIcon("any")}</span>`;
  return items.map(
    ({ count, kind, double }) =>
      html`<span class=${cls({ chip: true, ok: there })}>${count}${double ? html`<i class="x2">×2</i>` : nothing} ${kindIcon(kind)}<span class="away">${kindName(kind, count)}</span></span>`,
  );
}

/** The order that is being judged, with what is known about it. */
function judgedView() {
  const { judged } = state.shown;
  if (!judged) return html`<div class="judged waiting" data-spot="judged"></div>`;
  const kind = state.shown.chairs[judged.seat - 1].kind;
  const mine = judged.seat === state.shown.viewer;
  const orders = judged.series?.length ? judged.series : [{ order: judged.order, number: null }];
  const stamp = (/** @type {string} */ order) => (state.scene.stamp?.order === order ? state.scene.stamp : undefined);
  return html`<div class="judged">
    <div class=${cls({ cards: true, many: orders.length > 1 })} data-spot="judged">
      ${repeat(
        orders,
        (/** @type {any} */ one) => one.order,
        (
          /** @type {any} */ one,
        ) => html`<div class=${cls({ order: true, burnt: stamp(one.order) && !stamp(one.order).good })} role="img" aria-label=${orderLabel(one.order, kind)}>
        ${orderCard(one.order, kind)}
        ${one.number ? html`<span class="number">${one.number}</span>` : nothing}
        ${stamp(one.order) ? html`<span class=${cls({ stamp: true, good: stamp(one.order).good })}>${icon(stamp(one.order).good ? "tick" : "flame", "ic s")}${say(stamp(one.order).good ? "ui-stamp-filled" : "ui-stamp-burnt")}</span>` : nothing}
      </div>`,
      )}
    </div>
    <div class="facts">
      <h2>${judged.reward ? say("ui-reward-of", { name: nameOf(judged.seat) }) : mine ? say("ui-your-order") : say("ui-order-of", { name: nameOf(judged.seat) })}</h2>
      ${judged.kinds?.length ? html`<p class="line"><span>${say("ui-chosen")}</span>${judged.kinds.map((/** @type {Kind} */ one) => html`${kindIcon(one)}<span class="away">${kindName(one)}</span>`)}</p>` : nothing}
      ${judged.lack && !judged.request ? html`<p class="line"><span>${say("ui-missing")}</span>${needChips(judged.lack)}</p>` : nothing}
      ${state.shown.wanted ? html`<p class="line asked"><span>${say("ui-asked-for")}</span>${needChips(state.shown.wanted)}</p>` : nothing}
      ${judged.request ? html`<p class="line asked"><span>${say("ui-asked-for")}</span>${needChips(judged.request)}</p>` : nothing}
      ${state.shown.reserved && state.shown.reserved !== "none" ? html`<p class="line"><span>${say("ui-from-you")}</span>${needChips(state.shown.reserved, true)}</p>` : nothing}
      ${judged.brought ? html`<p class="line"><span>${say("ui-brought")}</span>${needChips(judged.brought, true)}</p>` : nothing}
      ${judged.committed ? html`<p class="line duel"><span><b>${judged.committed}</b> ${say("ui-in-duel")}</span>${judged.shown !== undefined ? html`<span><b>${judged.shown}</b> ${say("ui-against")}</span>` : nothing}</p>` : nothing}
    </div>
  </div>`;
}

function progress() {
  const { shown, scene } = state;
  if (shown.phase !== "oven") return html`<div class="progress"></div>`;
  const total = Math.max(scene.total ?? 0, shown.oven + 1);
  return html`<div class="progress on" role="progressbar" aria-label=${say("ui-oven-emptied")} aria-valuemin="0" aria-valuemax=${total} aria-valuenow=${total - shown.oven}><i ${vars({ "--done": (total - shown.oven) / total })}></i></div>`;
}

/** One card of the hand: a button while it can be picked, else a picture. @param {any} card */
function handCard(
  { face, label, selected, dim, can, tap, key },
  /** @type {number} */ index,
  /** @type {number} */ many,
) {
  const away = index - (many - 1) / 2;
  const look = cls({ held: true, selected, dim, can });
  const place = vars({ "--i": index, "--turn": `${away * 1.7}deg`, "--drop": `${away * away * 0.9}px` });
  const content = html`<span class="face">${face}${selected ? html`<span class="tick">${icon("tick", "ic s")}</span>` : nothing}</span>`;
  if (!can) return html`<span class=${look} role="img" aria-label=${label} data-card=${key} ${place}>${content}</span>`;
  return html`<button type="button" class=${look} aria-pressed=${selected ? "true" : "false"} aria-label=${label} data-card=${key} ${place} @click=${() => (tap(), refresh())}>${content}</button>`;
}

/** Which toppings of the hand a decision of scoring would take, by their place in the hand. */
function takenFromHand() {
  const left = toppings(fromHand());
  return toppingCards(state.shown.hand.toppings).map(
    ({ kind, double }) => left[kind][double ? "doubles" : "singles"]-- > 0,
  );
}

/** What can be done with the cards of the hand: picked in a turn, looked at in scoring. */
function handCards() {
  const { hand, decision } = state.shown;
  const mine = own();
  const ask = myTurn() ? decision?.ask : undefined;
  const scoring = myTurn() && state.shown.phase === "oven" ? takenFromHand() : undefined;
  const picked = new Set(state.plan.cards ?? []);
  const tops = toppingCards(hand.toppings).map((card, index) => ({
    key: `${card.kind}${card.double ? "-double" : ""}-${index}`,
    face: toppingCard(card),
    label: toppingLabel(card),
    selected: scoring ? scoring[index] : ask === "play-toppings" && picked.has(index),
    dim: scoring
      ? scoring.includes(true) && !scoring[index]
      : ask === "play-toppings"
        ? picked.size > 0 && !picked.has(index) && !goesWith(index)
        : ask === "play-order" || ask === "draw",
    can: ask === "play-toppings" && playable(index),
    tap: () => toggleTopping(index),
  }));
  const orders = hand.orders.map((/** @type {string} */ order) => ({
    key: order,
    face: orderCard(order, mine.kind),
    label: orderLabel(order, mine.kind),
    selected: (ask === "play-toppings" || ask === "play-order") && state.plan.order === order,
    dim: ask === "draw" || scoring?.includes(true),
    can: ask === "play-toppings" || ask === "play-order",
    tap: () => toggleOrder(order),
  }));
  return [...tops, ...orders];
}

function handView() {
  const cards = handCards();
  return html`<div class=${cls({ hand: true, crowd: cards.length > 8 })} data-spot="hand" role="group" aria-label=${say("ui-your-hand")} ${vars({ "--n": Math.max(cards.length, 1) })}>
    ${repeat(
      cards,
      (/** @type {any} */ card) => card.key,
      (/** @type {any} */ card, /** @type {number} */ index) => handCard(card, index, cards.length),
    )}
    ${cards.length === 0 ? html`<p class="none">${say("ui-hand-empty")}</p>` : nothing}
  </div>`;
}

function meView() {
  const me = own();
  const now = myTurn();
  const said = state.scene.bubble?.seat === me.seat ? state.scene.bubble.text : "";
  return html`<div class="me k-${me.kind}" data-spot="chair-${me.seat}">
    ${badge(me.kind, me.seat === state.shown.boss)}
    <div class="name"><b>${say("ui-you")}</b>${now ? html`<span class="pill">${say(state.shown.phase === "oven" ? "ui-you-decide" : "ui-your-turn")}</span>` : nothing}</div>
    <span class="count" data-spot="filled">${sign("pizza", "pz")}<b>${me.filled.length}</b> <span class="word">${say("ui-filled")}</span></span>
    ${said ? html`<div class="bubble" aria-hidden="true">${said}</div>` : nothing}
  </div>`;
}

/** My place: who I am, my waiter, my hand, and the steps of a turn. @param {unknown} waiter */
const tray = (waiter) =>
  html`<section class="tray" aria-label=${say("ui-your-place")}>${meView()}<div class="own-waiter">${waiter}</div>${handView()}${steps()}</section>`;

/** The same with a question. It is a tray of its own, so that it comes up as a whole instead of pushing things about. @param {unknown} waiter */
const askedTray = (waiter) =>
  html`<section class="tray asked" aria-label=${say("ui-your-place")}>${meView()}<div class="own-waiter">${waiter}</div>${handView()}${panel()}</section>`;

function scene() {
  const { shown } = state;
  const me = own();
  const playing = shown.phase !== "oven";
  const turn = myTurn() && playing;
  const draws = turn ? drawn() : undefined;
  const tag = (/** @type {string} */ pile) =>
    turn && source() === pile ? (draws?.[/** @type {import("./plan.js").Pile} */ (pile)] ?? 0) : undefined;
  const waiter = me ? pile("waiter", orderBack(me.kind), me.waiter, say("ui-waiter"), tag("waiter")) : nothing;
  const asked = myTurn() && !playing;
  return html`<div class=${cls({ table: true, pizza: true, [`phase-${shown.phase}`]: true, [`n${others().length}`]: true, mine: myTurn(), watching: !me })} data-moves=${state.game?.moves ?? ""}>
    ${progress()}
    <ol class="chairs" aria-label=${say("ui-players")}>${repeat(others(), (/** @type {any} */ chair) => chair.seat, chairView)}</ol>
    <section class="counter" aria-label=${say("ui-oven-and-piles")}>
      ${playing ? html`<div class="piles">${pile("kitchen", toppingBack(), shown.kitchen, say("ui-kitchen"), tag("kitchen"))}${larder(shown.larder)}</div>` : nothing}
      ${ovenView()}
      ${playing ? html`<div class="waiter-spot">${waiter}</div>` : html`${judgedView()}${larder(shown.larder)}`}
    </section>
    <section class="board" aria-label=${say("ui-table")}>
      <header><h2>${say("ui-table")}</h2><span>${playing && shown.table !== "none" ? say("ui-table-left") : ""}</span></header>
      ${playing && shown.table === "none" ? guide() : nothing}
      <ul class="columns">${KINDS.map(columnView)}</ul>
    </section>
    ${!me ? html`<section class="tray watch">${steps()}</section>` : asked ? askedTray(waiter) : tray(waiter)}
    ${state.scene.ribbon ? html`<div class="ribbon" aria-hidden="true"><span>${state.scene.ribbon}</span></div>` : nothing}
  </div>`;
}

/** Filling the oven and emptying it are two scenes: each is set up anew, nothing is pushed from its place. */
export const pizzaTable = () => html`${repeat([state.shown.phase], (/** @type {string} */ phase) => phase, scene)}`;
