// The oven is being filled: chairs at the sides, the oven in the middle, the piles, and what still counts.

/** @import { Kind } from "../../../protocol.js" */

import { kindIcon, toppingBack } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { columnValue, KINDS, toppings } from "../lib/notation.js";
import { spoken } from "../lib/spoken.js";
import { kindName, say } from "../lib/words.js";
import { ovenView } from "../pizza/counter.js";
import { pizza, state } from "../table/store.js";
import { atLeft, sideChairs } from "./chairs.js";
import { bar } from "./frame.js";
import { ribbon, said } from "./said.js";

/** @param {"kitchen" | "larder"} name @param {number} cards */
function pile(name, cards) {
  const heap = html`${cards > 2 ? html`<span class="under two">${toppingBack()}</span>` : nothing}
    ${cards > 1 ? html`<span class="under one">${toppingBack()}</span>` : nothing}
    <span class="top">${toppingBack()}</span><span class="number">${cards}</span>`;
  return html`<div class="tv-pile" data-spot=${name}>
    <div class=${cls({ heap: true, none: !cards })}>${cards ? heap : say("ui-tv-empty")}</div>
    <p>${say(`ui-${name}`)}</p>
  </div>`;
}

/** @param {Kind} kind */
function value(kind) {
  const count = columnValue(toppings(pizza().table)[kind]);
  const label = spoken(say("ui-on-table", { count, kind: kindName(kind, count) }));
  return html`<li class=${cls({ none: !count })} data-spot="column-${kind}">
    ${kindIcon(kind)}<b aria-hidden="true">${count}</b>${label}
  </li>`;
}

export function playScreen() {
  const { round, rounds, kitchen, larder, table, chairs } = pizza();
  const left = atLeft(chairs.length);
  const note = say(table === "none" ? "ui-tv-gathers" : "ui-tv-still-counts");
  return html`<div class="tv-play" data-moves=${state.game?.moves ?? ""}>
    ${bar(say("game", { game: pizza().game }), say("ui-tv-round", { round, rounds }), true)}
    <div class="tv-oven">${ovenView()}</div>
    ${sideChairs()}
    <div class="tv-piles">${pile("kitchen", kitchen)}${pile("larder", larder)}</div>
    <section class="tv-table">
      <h2>${say("ui-table")}<small>${note}</small></h2>
      <ul>${KINDS.map(value)}</ul>
    </section>
    ${said(left)}${ribbon()}
  </div>`;
}
