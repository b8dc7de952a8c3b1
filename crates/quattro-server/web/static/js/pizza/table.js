// The pizza table: the other players' chairs, the counter, the toppings on the table, and the viewer's tray.

/** @import { Phase } from "../../../protocol.js" */

import { cls, html, nothing, repeat } from "../lib/dom.js";
import { isHandOnly, lookUp } from "../table/beside_tv.js";
import { refresh } from "../table/redraw.js";
import { myTurn, pizza, state } from "../table/store.js";
import { bill } from "./bill.js";
import { board } from "./board.js";
import { chairs } from "./chairs.js";
import { counter, progress } from "./counter.js";
import { otherChairs, ownChair } from "./seats.js";
import { tray } from "./tray.js";

/** @param {Phase} phase */
function phaseView(phase) {
  const { ribbon } = state.effects;
  const look = cls({
    table: true,
    pizza: true,
    [`phase-${phase}`]: true,
    [`n${otherChairs().length}`]: true,
    mine: myTurn(),
    watching: !ownChair(),
    laid: state.picks.laid,
    [state.drag]: state.drag,
  });
  return html`<div class=${look} data-moves=${state.game?.moves ?? ""} ?inert=${!!state.effects.bill}>
    ${progress()} ${chairs()} ${counter()} ${board()} ${tray()}
    ${ribbon ? html`<div class="ribbon" aria-hidden="true"><span>${ribbon}</span></div>` : nothing}
  </div>`;
}

/** Where there is so little room that whoever decides sees the judged order in another place; as in counter.css. */
const cramped = matchMedia("(max-width: 559px) and (max-height: 790px), (max-height: 560px) and (min-width: 560px)");
cramped.addEventListener("change", refresh);

/**
 * Filling and emptying the oven are drawn as two separate tables, so that no element is moved between them; and where
 * there is little room, a question too.
 * @param {Phase} phase
 */
const sceneOf = (phase) => (phase === "oven" && cramped.matches && myTurn() ? "asked" : phase);

/** The own place alone, beside a TV: but who decides about an order sees it, and the toppings on the table. */
const handView = () =>
  html`<div class=${cls({ table: true, pizza: true, "hand-only": true, mine: myTurn(), laid: state.picks.laid })}
    data-moves=${state.game?.moves ?? ""} ?inert=${!!state.effects.bill}>
    ${lookUp()} ${tray()}
  </div>`;

const isAsked = () => pizza().phase === "oven" && myTurn();

export function pizzaTable() {
  const key = isHandOnly() && !isAsked() ? "hand" : sceneOf(pizza().phase);
  return html`${repeat([key], String, () => (key === "hand" ? handView() : phaseView(pizza().phase)))}${bill()}`;
}
