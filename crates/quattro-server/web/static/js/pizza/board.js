// The toppings on the table, a column for each kind.

/** @import { Kind } from "../../../protocol.js" */
/** @import { Column } from "../lib/notation.js" */

import { kindIcon, toppingCard } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { cardsIn, columnValue, KINDS, needed, toppingCards, toppings } from "../lib/notation.js";
import { kindName, say } from "../lib/words.js";
import { guide } from "../table/guide.js";
import { pizza, state } from "../table/store.js";
import { paidPill, weighed } from "./verdict.js";

/**
 * Whether an order takes this card of a column: the front ones, so that nothing covers them.
 * @param {Column} column @param {Column | undefined} lit
 */
function litCards(column, lit) {
  if (!lit) return () => false;
  let [doubles, singles] = [column.doubles - lit.doubles, column.singles - lit.singles];
  return (/** @type {boolean} */ double) => {
    if (double) doubles -= 1;
    else singles -= 1;
    return (double ? doubles : singles) < 0;
  };
}

/** @param {Kind} kind */
function columnView(kind) {
  const column = toppings(pizza().table)[kind];
  const lit = state.effects.lit?.[kind];
  const isLit = litCards(column, lit);
  const cards = toppingCards(pizza().table).filter((card) => card.kind === kind);
  const value = columnValue(column);
  const stack = cards.map(
    (card) => html`<div class=${cls({ step: true, lit: isLit(card.double) })}>${toppingCard(card)}</div>`,
  );
  const pill = pizza().phase === "oven" ? paidPill(kind) : nothing;
  const faint = lit ? !cardsIn(lit) : pill === nothing && !!state.effects.weighed && !needed(weighed()?.need ?? "").any;
  const look = cls({ column: true, [`k-${kind}`]: true, faint });
  const label = say("ui-on-table", { count: value, kind: kindName(kind, value) });
  return html`<li class=${look} data-spot="column-${kind}" aria-label=${label}>
    <div class="head">${kindIcon(kind)}<b>${value}</b></div>
    ${pill}
    <div class="stack">${cards.length ? stack : html`<div class="slot">${kindIcon(kind)}</div>`}</div>
  </li>`;
}

export function board() {
  const { phase, table } = pizza();
  const playing = phase !== "oven";
  const empty = table === "none";
  return html`<section class="board" aria-label=${say("ui-table")}>
    <header><h2>${say("ui-table")}</h2><span>${playing && !empty ? say("ui-table-left") : ""}</span></header>
    ${playing && empty ? guide() : nothing}
    <ul class="columns">${KINDS.map(columnView)}</ul>
  </section>`;
}
