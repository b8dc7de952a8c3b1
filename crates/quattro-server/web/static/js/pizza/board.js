// The toppings on the table, a column for each kind.

/** @import { Kind } from "../../../protocol.js" */
/** @import { Column } from "../lib/notation.js" */

import { icon, kindIcon, toppingCard } from "../lib/art.js";
import { cls, html, nothing, repeat, vars } from "../lib/dom.js";
import { cardsIn, columnValue, KINDS, needed, toppingCards, toppings } from "../lib/notation.js";
import { spoken } from "../lib/spoken.js";
import { kindName, say } from "../lib/words.js";
import { guide } from "../table/guide.js";
import { myTurn, pizza, state } from "../table/store.js";
import { chosenKinds, isChoosing, tapKind, verdictOn } from "./choices.js";
import { paidPill, weighed } from "./verdict.js";

/**
 * Whether an order takes this card of a column: the front ones, so that nothing covers them.
 * @param {Column} column @param {Column | undefined} lit
 */
export function litCards(column, lit) {
  if (!lit) return () => false;
  let [doubles, singles] = [column.doubles - lit.doubles, column.singles - lit.singles];
  return (/** @type {boolean} */ double) => {
    if (double) doubles -= 1;
    else singles -= 1;
    return (double ? doubles : singles) < 0;
  };
}

/** While kinds are chosen, a column is a button with a verdict. @param {Kind} kind @param {string} label */
function choiceOn(kind, label) {
  const verdict = verdictOn(kind);
  const on = chosenKinds().includes(kind);
  const several = chosenKinds().length > 1;
  return html`<span class="worth" aria-hidden="true">${on ? icon("tick", "ic s") : nothing}${verdict}</span>
    <button type="button" class="pick" role=${several ? "checkbox" : "radio"} aria-checked=${on ? "true" : "false"}
      aria-label="${label}, ${verdict}" @click=${() => tapKind(kind)}></button>`;
}

/** @param {Kind} kind */
function columnView(kind) {
  const column = toppings(pizza().table)[kind];
  const lit = state.effects.lit?.[kind];
  const isLit = litCards(column, lit);
  const cards = toppingCards(pizza().table).filter((card) => card.kind === kind);
  const value = columnValue(column);
  const stack = cards.map((card, index) => {
    const look = cls({ step: true, lit: isLit(card.double) });
    return html`<div class=${look} ${vars({ "--i": index, "--n": cards.length })}>${toppingCard(card)}</div>`;
  });
  const choosing = myTurn() && isChoosing();
  const isButton = choosing && verdictOn(kind) !== undefined;
  const pill = pizza().phase === "oven" && !choosing ? paidPill(kind) : nothing;
  const unneeded = pill === nothing && !!state.effects.weighed && !needed(weighed()?.need ?? "").any;
  const look = cls({
    column: true,
    [`k-${kind}`]: true,
    faint: lit ? !cardsIn(lit) : unneeded,
    on: choosing && chosenKinds().includes(kind),
    no: choosing && !isButton,
  });
  const label = say("ui-on-table", { count: value, kind: kindName(kind, value) });
  return html`<li class=${look} data-spot="column-${kind}" data-kind=${kind}>
    <div class="head">${kindIcon(kind)}<b aria-hidden="true">${value}</b>${isButton ? nothing : spoken(label)}</div>
    ${pill}
    <div class="stack">${cards.length ? stack : html`<div class="slot">${kindIcon(kind)}</div>`}</div>
    ${isButton ? choiceOn(kind, label) : nothing}
  </li>`;
}

/** Columns to choose from are others than those to look at: they stand closer, and none of them has moved. */
const columns = (/** @type {boolean} */ choosing) =>
  html`<ul class=${cls({ columns: true, choosing })}>${KINDS.map(columnView)}</ul>`;

export function board() {
  const { phase, table } = pizza();
  const playing = phase !== "oven";
  const empty = table === "none";
  return html`<section class="board" aria-label=${say("ui-table")}>
    <header><h2>${say("ui-table")}</h2><span>${playing && !empty ? say("ui-table-left") : ""}</span></header>
    ${playing && empty ? guide() : nothing}
    ${repeat([myTurn() && isChoosing()], Boolean, columns)}
  </section>`;
}
