// All face-up orders: filled ones, and in Grande also burnt ones.

/** @import { PizzaChair } from "../../../../protocol.js" */

import { badge, doneOrder, sign } from "../../lib/art.js";
import { html, nothing } from "../../lib/dom.js";
import { say } from "../../lib/words.js";
import { nameOf, pizza } from "../store.js";
import { sheet } from "./frame.js";

/** @param {PizzaChair} chair */
const ordersOf = ({ seat, kind, filled, removed = [] }) =>
  html`<section class="done k-${kind}">
    <h3>${badge(kind)}${nameOf(seat)}<span>${sign("pizza", "pz")}${filled.length}</span></h3>
    <div>
      ${filled.map((order) => doneOrder(order, kind))}${removed.map((order) => doneOrder(order, kind, true))}
      ${filled.length ? nothing : html`<p class="hint">${say("ui-none-filled")}</p>`}
    </div>
  </section>`;

export const filledSheet = () => sheet(say("ui-your-filled"), pizza().chairs.map(ordersOf));
