// A pizza table being set up: piles to choose, and the cards in them.

/** @import { Pile } from "./position.js" */

import { badge } from "../lib/art.js";
import { cls, html, nothing, repeat } from "../lib/dom.js";
import { KINDS, letterOf } from "../lib/notation.js";
import { asSentence, kindName, say } from "../lib/words.js";
import { face, stack, stackName, stacks } from "./cards.js";
import { nameAt } from "./names.js";
import { cardsAt, isOrdered, kindAt, listOf, moved, ownerAndField, seatCalled, taken, withSeat } from "./position.js";
import { problemAt } from "./problem.js";
import { box, change, pizza, state, update } from "./state.js";

/** @param {Pile} pile */
const choose = (pile) => update({ pile, picked: undefined, shelf: "singles" });

/**
 * A tap on a card takes it away; where cards lie in an order it is picked first.
 * @param {Pile} pile @param {number} index
 */
function tap(pile, index) {
  if (!isOrdered(pile)) {
    update({ pile });
    return change(taken(pizza(), pile, index));
  }
  update({ pile, picked: state.pile === pile && state.picked === index ? undefined : index });
}

/** @param {KeyboardEvent} event @param {Pile} pile @param {number} index @param {number} count */
function keys(event, pile, index, count) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    change(taken(pizza(), pile, index));
  } else if (step && isOrdered(pile) && index + step >= 0 && index + step < count) {
    event.preventDefault();
    change(moved(pizza(), pile, index, index + step));
    update({ pile, picked: index + step });
    requestAnimationFrame(() => requestAnimationFrame(() => laidCard(pile, index + step)?.focus()));
  }
}

/** @param {Pile} pile @param {number} index */
const laidCard = (pile, index) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-card="${pile}-${index}"]`));

/** @param {Pile} pile */
function laid(pile) {
  const cards = cardsAt(pizza(), pile);
  const { seat } = ownerAndField(pile);
  if (!cards.length) return nothing;
  return html`<ol class="laid">
    ${repeat(
      cards,
      (card, index) => `${card}-${index}`,
      (card, index) => {
        const { picture, name } = face(pizza(), card, seat);
        const picked = state.pile === pile && state.picked === index;
        return html`<li>
          <button type="button" class=${cls({ "laid-card": true, picked })} data-card="${pile}-${index}"
            aria-pressed=${isOrdered(pile) ? String(picked) : nothing}
            aria-label=${isOrdered(pile) ? `${index + 1}. ${name}` : say("ui-arbiter-take", { card: name })}
            @click=${() => tap(pile, index)}
            @keydown=${(/** @type {KeyboardEvent} */ event) => keys(event, pile, index, cards.length)}>
            ${picture}
          </button>
        </li>`;
      },
    )}
  </ol>`;
}

/** The table by sorts; a tap takes a card of that sort away. */
function columns() {
  const takeOne = (/** @type {string} */ letter) => {
    update({ pile: "table" });
    change(taken(pizza(), "table", cardsAt(pizza(), "table").lastIndexOf(letter)));
  };
  const sorts = stacks(listOf(cardsAt(pizza(), "table")));
  if (!sorts.length) return nothing;
  return html`<ul class="columns">
    ${sorts.map(
      ([topping, count]) => html`<li>
        <button type="button" class="stack" data-card="table-${letterOf(topping)}"
          aria-label=${say("ui-arbiter-take-one", { cards: stackName(topping, count) })}
          @click=${() => takeOne(letterOf(topping))}>${stack(topping, count)}</button>
      </li>`,
    )}
  </ul>`;
}

/** What a pile is called, for everybody. @param {Pile} pile */
export function pileName(pile) {
  const { seat, field } = ownerAndField(pile);
  const name = say("ui-arbiter-pile", { pile: field });
  return seat === undefined ? name : say("ui-arbiter-pile-of", { name: nameAt(seat), pile: name });
}

/** The button that makes a pile the one to put cards on; whose it is can be seen. @param {Pile} pile */
function pileButton(pile) {
  const { seat, field } = ownerAndField(pile);
  const owner = seat === undefined ? nothing : html`<span class="away">${nameAt(seat)}</span>`;
  return html`<button type="button" class="pile-button" data-pile=${pile} aria-pressed=${String(state.pile === pile)}
    @click=${() => choose(pile)}>
    ${owner} ${say("ui-arbiter-pile", { pile: field })} <b>${cardsAt(pizza(), pile).length}</b>
  </button>`;
}

/** @param {Pile} pile @param {string} [hint] */
function pileBox(pile, hint) {
  const empty = !cardsAt(pizza(), pile).length;
  return html`<section class=${cls({ pile: true, [pile]: true, chosen: state.pile === pile })}>
    <header>${pileButton(pile)}</header>
    ${pile === "table" ? columns() : laid(pile)}
    ${empty && hint ? html`<p class="hint">${hint}</p>` : nothing}${problemAt(pile)}
  </section>`;
}

/** @param {number} seat */
function seatBox(seat) {
  const piles = ["hand", "filled", ...(box().removes ? ["removed"] : []), "waiter"];
  const open = piles.find((field) => state.pile === `${seat}.${field}`);
  const kind = kindAt(pizza(), seat);
  const isBoss = seatCalled(pizza(), pizza().boss) === seat;
  const onTurn = pizza().phase === "playing" && Math.max(0, seatCalled(pizza(), pizza().turn)) === seat;
  const setBoss = () => {
    const { boss: _, ...rest } = pizza();
    change(isBoss ? rest : { ...rest, boss: seat + 1 });
  };
  return html`<section class=${cls({ seat: true, chosen: !!open, turn: onTurn, [`k-${kind}`]: true })}>
    <header>
      ${badge(kind, isBoss)}
      <h2>${nameAt(seat)}</h2>
      ${
        pizza().phase === "playing"
          ? html`<button type="button" class="mark" aria-pressed=${String(onTurn)}
              @click=${() => change({ ...pizza(), turn: seat + 1 })}>${say("ui-arbiter-turn")}</button>`
          : nothing
      }
      <button type="button" class="mark" aria-pressed=${String(isBoss)} @click=${setBoss}>${say("ui-boss")}</button>
    </header>
    <div class="piles">${piles.map((field) => pileButton(`${seat}.${field}`))}</div>
    ${laid(`${seat}.${open ?? "hand"}`)}
    ${
      open === "waiter" && !cardsAt(pizza(), `${seat}.waiter`).length
        ? html`<p class="hint">${say("ui-arbiter-waiter-hint")}</p>`
        : nothing
    }
    ${problemAt("seat", seat)}
  </section>`;
}

const PHASES = /** @type {const} */ (["playing", "oven"]);

const phases = () =>
  html`<div class="choice" role="group" aria-label=${say("ui-arbiter-phase")}>
    ${PHASES.map(
      (phase) =>
        html`<button type="button" aria-pressed=${String((pizza().phase ?? "playing") === phase)}
          @click=${() => change({ ...pizza(), phase })}>${asSentence(say("ui-phase", { phase }))}</button>`,
    )}
  </div>`;

export const rounds = () =>
  html`<div class="choice" role="group" aria-label=${say("ui-arbiter-round")}>
    ${Array.from({ length: box().rounds }, (_, index) => index + 1).map(
      (round) =>
        html`<button type="button" aria-pressed=${String((pizza().round ?? 1) === round)}
          @click=${() => change({ ...pizza(), round })}>${say("ui-round-alone", { round })}</button>`,
    )}
  </div>`;

/** The own kind of a player, for the list of players. @param {number} seat */
export const kindField = (seat) =>
  html`<select aria-label=${say("ui-arbiter-kind", { number: seat + 1 })}
    @change=${(/** @type {Event} */ event) => {
      const kind = /** @type {typeof KINDS[number]} */ (/** @type {HTMLSelectElement} */ (event.target).value);
      change(withSeat(pizza(), seat, { kind }));
    }}>
    ${KINDS.map(
      (kind) => html`<option value=${kind} ?selected=${kindAt(pizza(), seat) === kind}>
      ${asSentence(kindName(kind))}</option>`,
    )}
  </select>`;

export const pizzaSetup = () => html`
  ${phases()}${problemAt("round")}
  ${pileBox("oven", say("ui-arbiter-oven-hint"))}
  ${pileBox("table", say("ui-arbiter-table-hint"))}
  <div class="seats">${pizza().seat.map((_, seat) => seatBox(seat))}</div>
  ${pizza().phase === "oven" ? nothing : pileBox("kitchen", say("ui-arbiter-kitchen-hint"))}
  ${problemAt("other")}
`;
