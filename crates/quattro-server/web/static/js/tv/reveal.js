// The oven is being emptied: the order that is judged with its stamp, why, and the columns that pay for it.

/** @import { Judged, Kind, SeriesOrder } from "../../../protocol.js" */

import { icon, kindIcon, orderCard, sign, toppingCard } from "../lib/art.js";
import { cls, html, nothing, repeat, vars } from "../lib/dom.js";
import { cardsIn, columnValue, KINDS, toppingCards, toppings } from "../lib/notation.js";
import { orderTitle, say, whose } from "../lib/words.js";
import { litCards } from "../pizza/board.js";
import { ovenView } from "../pizza/counter.js";
import { chips } from "../pizza/needs.js";
import { chairAt } from "../pizza/seats.js";
import { nameOf, pizza, state } from "../table/store.js";
import { chairRow } from "./chairs.js";
import { bar } from "./frame.js";
import { ribbon, said } from "./said.js";

/** Cards of a column stand this far apart, and closer where there are many; the last is seen as a whole. In pixels. */
const [APART, ROOM, CARD] = [70, 620, 213];

/** @param {Kind} kind */
function column(kind) {
  const cards = toppingCards(pizza().table).filter((card) => card.kind === kind);
  const held = toppings(pizza().table)[kind];
  const lit = state.effects.lit?.[kind];
  const isLit = litCards(held, lit);
  const apart = Math.min(APART, (ROOM - CARD) / Math.max(1, cards.length - 1));
  const stack = cards.map((card, index) => {
    const look = cls({ lit: isLit(card.double) });
    return html`<div class=${look} ${vars({ "--down": `${index * apart}px` })}>${toppingCard(card)}</div>`;
  });
  const empty = html`<div class="none">${kindIcon(kind)}</div>`;
  return html`<li class=${cls({ faint: lit && !cardsIn(lit) })} data-spot="column-${kind}">
    <p>${kindIcon(kind)}<b>${columnValue(held)}</b></p>
    <div class="tv-stack">${stack.length ? stack : empty}</div>
  </li>`;
}

function stamp() {
  const { stamp } = state.effects;
  if (!stamp) return nothing;
  const words = say(stamp.good ? "ui-stamp-filled" : "ui-stamp-burnt");
  return html`<span class=${cls({ stamp: true, good: stamp.good })}>
    ${icon(stamp.good ? "tick" : "flame")}${words}
  </span>`;
}

/** @param {SeriesOrder} one @param {Kind} kind */
function orderView({ order, number }, kind) {
  const burnt = state.effects.stamp?.order === order && !state.effects.stamp.good;
  return html`<div class=${cls({ order: true, burnt })}>
    <div class="paper">${orderCard(order, kind)}${burnt ? sign("char", "char") : nothing}</div>
    ${number ? html`<span class="number">${number}</span>` : nothing}
  </div>`;
}

/** The order on the table; while none is, its place. @param {Judged | undefined} judged */
function orders(judged) {
  if (!judged) return html`<div class="tv-order" data-spot="judged"></div>`;
  const all = judged.series?.length ? judged.series : [{ order: judged.order, number: null }];
  const { kind } = chairAt(judged.seat);
  return html`<div class=${cls({ "tv-order": true, many: all.length > 1, crowd: all.length > 4 })} data-spot="judged">
    ${repeat(
      all,
      ({ order }) => order,
      (one) => orderView(one, kind),
    )}
    ${stamp()}
  </div>`;
}

/** Why it was filled or burnt; before, who decides, and never what they could do. */
function why() {
  const { why } = state.effects;
  if (why) return html`<p>${[why.strong, why.rest || why.fate].filter(Boolean).join(" ")}</p>`;
  const seat = state.busy ? null : state.game?.to_act;
  return seat == null ? nothing : html`<p>${say("ui-tv-decides", { name: nameOf(seat) })}</p>`;
}

/** @param {Judged | undefined} judged */
function what(judged) {
  const { reward } = state.effects;
  const title = judged && say("ui-tv-order", { whose: whose(nameOf(judged.seat)), order: orderTitle(judged.order) });
  const asked = judged && !reward ? (judged.request ?? pizza().wanted) : undefined;
  return html`<div class="tv-what">
    <h2>${judged && reward ? say("ui-reward-of", { name: nameOf(judged.seat) }) : title}</h2>
    ${why()}
    ${asked ? html`<p class="asked">${say("ui-asked-for")} ${chips(asked)}</p>` : nothing}
  </div>`;
}

export function revealScreen() {
  const { reward, ovenTotal = 0 } = state.effects;
  const judged = reward ? { ...reward, free: false } : (pizza().judged ?? undefined);
  const left = pizza().oven;
  const cards = Math.max(ovenTotal, left + 1);
  return html`<div class="tv-reveal" data-moves=${state.game?.moves ?? ""}>
    <div class="tv-progress" ${vars({ "--done": (cards - left) / cards })}></div>
    ${bar(say("ui-tv-out-of-oven"), say("ui-tv-card", { card: cards - left, cards }), true)}
    ${chairRow()} ${what(judged)}
    <div class="tv-oven small">${ovenView()}</div>
    <i class="tv-larder" data-spot="larder"></i>
    ${orders(judged)}
    <ul class="tv-columns" aria-label=${say("ui-table")}>${KINDS.map(column)}</ul>
    ${said()}${ribbon()}
  </div>`;
}
