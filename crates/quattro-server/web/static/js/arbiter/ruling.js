// The ruling: what happened rule by rule, who decides, and what is legal.

/** @import { CalcoryView, JudgedStep, Legal, PizzaView, Ruling, Spot } from "../../../protocol.js" */
/** @import { Tile } from "./tiles.js" */

import { spotOf } from "../calcory/reduce.js";
import { kindOfSeat } from "../calcory/seats.js";
import { badge, icon, orderCard, orderLabel, toppingCard, toppingLabel } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { ovenFace, toppingCards } from "../lib/notation.js";
import { say } from "../lib/words.js";
import { askAbout } from "./asking.js";
import { stack, stackName, stacks } from "./cards.js";
import { floor } from "./floor.js";
import { ruleChip } from "./rule.js";
import { state, update } from "./state.js";

/** @param {Ruling} ruling @param {number} seat from 1 */
const signOf = (ruling, seat) =>
  ruling.game === "calcory" ? kindOfSeat(seat) : /** @type {PizzaView} */ (ruling.table.view).chairs[seat - 1].kind;

/** @param {Ruling} ruling @param {JudgedStep} step @param {boolean} isLast */
function told(ruling, { seat, text, lines, notes }, isLast) {
  if (!seat && !lines.length) return nothing;
  return html`<li class=${cls({ step: true, last: isLast })}>
    ${
      seat
        ? html`<h2>${badge(signOf(ruling, seat))}<span>${ruling.names[seat - 1]}</span></h2><p class="did">${text}</p>`
        : html`<h2>${say("ui-arbiter-before")}</h2>`
    }
    <ul class="ruled">
      ${lines.map((line) => html`<li>${ruleChip(line.rule)}<span>${line.text}</span></li>`)}
    </ul>
    ${notes.map((note) => html`<p class="note">${note}</p>`)}
  </li>`;
}

/** What one taps on the floor instead of a list. @param {Legal} legal */
const isPlace = ({ action }) => /^(turn|put|back):/.test(action);

/** @param {Legal} legal */
const choice = ({ action, words }) =>
  html`<li><button type="button" class="answer" data-action=${action} ?disabled=${state.asking}
    @click=${() => askAbout([...state.moves, action])}>
    <b>${words?.what ?? action}</b>${words?.consequence ? html`<span>${words.consequence}</span>` : nothing}
    <code>${action}</code>
  </button></li>`;

/** @param {Ruling} ruling */
function choices(ruling) {
  if (!ruling.legal.length)
    return html`<ol class="ranking">${ruling.ranking.map((line) => html`<li>${line}</li>`)}</ol>`;
  const listed = ruling.legal.filter((legal) => !isPlace(legal));
  return html`
    ${ruling.legal.some(isPlace) ? html`<p class="hint">${say("ui-arbiter-tap-card")}</p>` : nothing}
    <ul class="answers">${listed.map(choice)}</ul>
  `;
}

/** @param {Spot} spot @returns {Tile} */
function tileOf(spot) {
  if (typeof spot !== "object") return { is: spot === "empty" ? "taken" : "down" };
  const { card, marker } = spot["face-up"];
  return marker ? { is: "marked", card, seat: marker - 1 } : { is: "up", card };
}

/** @param {Ruling} ruling */
function calcoryNow(ruling) {
  const { grid, chairs } = /** @type {CalcoryView} */ (ruling.table.view);
  const tile = (/** @type {string} */ place) => {
    const [row, column] = spotOf(place);
    return tileOf(grid[row][column]);
  };
  const tap = (/** @type {string} */ place) => {
    const legal = ruling.legal.find((one) => isPlace(one) && one.action.endsWith(`:${place}`));
    return legal && (() => void askAbout([...state.moves, legal.action]));
  };
  return html`
    <ul class="won">
      ${chairs.map(
        ({ pile }, index) => html`<li>${badge(kindOfSeat(index + 1))}
        <span>${ruling.names[index]}</span> <b>${say("n-cards", { cards: pile })}</b></li>`,
      )}
    </ul>
    ${floor(tile, (seat) => ruling.names[seat], tap)}
  `;
}

/** @param {unknown} picture @param {string} name */
const shown = (picture, name) => html`<li><span role="img" aria-label=${name}>${picture}</span></li>`;

/** @param {string} text such as 3s1P */
const shownToppings = (text) => toppingCards(text).map((topping) => shown(toppingCard(topping), toppingLabel(topping)));

/** @param {string} title @param {unknown[]} cards @param {string} [look] */
const row = (title, cards, look = "") =>
  cards.length
    ? html`<section class="now-row ${look}"><h3>${title}</h3><ul class="shown">${cards}</ul></section>`
    : nothing;

/** @param {Ruling} ruling */
function pizzaNow({ table, names }) {
  const view = /** @type {PizzaView} */ (table.view);
  const order = (/** @type {string} */ name, /** @type {number} */ seat) => {
    const { kind } = view.chairs[seat - 1];
    return shown(orderCard(name, kind), orderLabel(name, kind));
  };
  const oven = (table.oven ?? []).map((text) => {
    const card = ovenFace(text);
    return "order" in card
      ? order(card.order, card.seat)
      : shown(toppingCard(card.topping), toppingLabel(card.topping));
  });
  return html`
    ${view.judged ? row(say("ui-arbiter-judged"), [order(view.judged.order, view.judged.seat)], "judged-now") : nothing}
    ${row(
      say("ui-arbiter-pile", { pile: "table" }),
      stacks(view.table).map(([topping, count]) =>
        shown(html`<span class="stack">${stack(topping, count)}</span>`, stackName(topping, count)),
      ),
      "on-table",
    )}
    ${row(say("ui-arbiter-pile", { pile: "oven" }), oven)}
    ${view.chairs.map(
      (chair) => html`<section class="now-seat k-${chair.kind}">
        <h3>${badge(chair.kind, view.boss === chair.seat)}${names[chair.seat - 1]}</h3>
        ${row(say("ui-arbiter-pile", { pile: "hand" }), [
          ...shownToppings(chair.hand?.toppings ?? ""),
          ...(chair.hand?.orders ?? []).map((name) => order(name, chair.seat)),
        ])}
        ${row(
          say("ui-arbiter-pile", { pile: "filled" }),
          chair.filled.map((name) => order(name, chair.seat)),
        )}
        ${row(
          say("ui-arbiter-pile", { pile: "removed" }),
          (chair.removed ?? []).map((name) => order(name, chair.seat)),
        )}
      </section>`,
    )}
    <p class="counts">${say("ui-kitchen")} <b>${view.kitchen}</b> · ${say("ui-larder")} <b>${view.larder}</b></p>
  `;
}

const changePosition = () => update({ screen: "setup", ruling: undefined, moves: [] });

/** Back to before the last choice, or to the set-up. */
const back = () => (state.moves.length ? askAbout(state.moves.slice(0, -1)) : changePosition());

/** @param {Ruling} ruling */
export function rulingView(ruling) {
  const { steps, refused, question, rule, game } = ruling;
  return html`
    <section class="ruling">
      <ol class="steps">${steps.map((step, index) => told(ruling, step, index === steps.length - 1))}</ol>
      ${
        refused
          ? html`<p class="problem" role="alert">
              ${ruleChip(refused.rule)} <code>${refused.action}</code> ${refused.message}
            </p>`
          : nothing
      }
      <div class="question" id="question" tabindex="-1">
        <h2>${ruling.to_act ? badge(signOf(ruling, ruling.to_act)) : nothing}<span>${question.text}</span></h2>
        ${ruleChip(rule)}
      </div>
      ${choices(ruling)}
      <div class="row">
        <button type="button" class="btn" @click=${back}>
          ${icon("back")}${say(state.moves.length ? "ui-arbiter-back" : "ui-arbiter-change")}
        </button>
        ${
          state.moves.length
            ? html`<button type="button" class="btn" @click=${changePosition}>
                ${icon("gear")}${say("ui-arbiter-change")}
              </button>`
            : nothing
        }
      </div>
    </section>
    <aside class="now" aria-label=${say("ui-arbiter-now")}>
      <h2>${say("ui-arbiter-now")}</h2>
      ${game === "calcory" ? calcoryNow(ruling) : pizzaNow(ruling)}
    </aside>
  `;
}
