// The final scores, the player's own line, and what the game is remembered for.

/** @import { Fact, GameSummary, Outcome, Seat } from "../../../protocol.js" */
/** @import { EndLine, Ranked, SecondLine } from "./lines.js" */

import { badge, orderCard, sign, toppingBack, toppingCard } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { orderTitle, say } from "../lib/words.js";
import { listBadge } from "../table/badges.js";
import { nameOf, state } from "../table/store.js";
import { endLine, ranking } from "./lines.js";
import { kindAt } from "./players.js";

/** @param {Seat} seat */
const called = (seat) => (seat === state.you.seat ? say("ui-you") : nameOf(seat));

const game = () => state.table?.options.game ?? "";

/** @param {EndLine} line */
const firstSentence = ({ other = 0, ...line }) => say("ui-my-end", { ...line, name: nameOf(other), game: game() });

/** @param {SecondLine | undefined} line */
function secondSentence(line) {
  if (!line) return "";
  if ("fact" in line) return say("ui-my-fact", { fact: line.fact });
  return say("ui-my-gap", { how: line.gap, lead: line.lead, name: nameOf(line.other), game: game() });
}

/** @param {Outcome} outcome @param {GameSummary | undefined} summary */
export function ownLine(outcome, summary) {
  const { seat } = state.you;
  const line = seat == null ? undefined : endLine(outcome, seat, summary?.facts ?? []);
  if (!line || seat == null) return nothing;
  return html`<p class="own-line">
    ${badge(kindAt(seat))}<span><b>${firstSentence(line.first)}</b> ${secondSentence(line.second)}</span>
  </p>`;
}

/** @param {Ranked} row @param {Ranked[]} rows */
function standing({ seat, place, score, tie_break }, rows) {
  const mine = seat === state.you.seat;
  const pizza = game() !== "calcory";
  // What breaks a tie is told only where there was one.
  const level = pizza && rows.some((row) => row.seat !== seat && row.score === score);
  return html`<li class=${cls({ mine })}>
    <span class="place">${place}</span>${listBadge(seat, kindAt(seat))}<b>${called(seat)}</b>
    <span class="score"><strong>${score}</strong>${sign(pizza ? "pizza" : "tileback", "pz")}</span>
    ${level ? html`<small>${say("ui-tie-break", { count: tie_break })}</small>` : nothing}
  </li>`;
}

/** @param {Outcome} outcome */
export function standings(outcome) {
  const rows = ranking(outcome);
  return html`<ol class="ranking" aria-label=${say("ui-final-scores")}>${rows.map((row) => standing(row, rows))}</ol>`;
}

/** @param {Fact} fact */
function picture(fact) {
  const kind = kindAt(fact.seat);
  if (fact.fact === "best-pizza") return html`<span class="fact-card tilted">${orderCard(fact.order, kind)}</span>`;
  if ("order" in fact) {
    return html`<span class="fact-card fanned">
      ${toppingBack()}${toppingBack()}${orderCard(fact.order, kind)}
    </span>`;
  }
  if ("kind" in fact) {
    const card = toppingCard({ kind: fact.kind, double: false });
    return html`<span class="fact-card fanned">${card}${card}${card}</span>`;
  }
  return badge(kind);
}

/** @param {Fact} fact */
const numberIn = (fact) => ("toppings" in fact ? fact.toppings : "times" in fact ? fact.times : fact.cards);

/** @param {Fact} fact */
function factCard(fact) {
  const number = numberIn(fact);
  const order = "order" in fact ? orderTitle(fact.order) : "";
  const numbers = { number, count: number, toppings: number, cards: number };
  const kind = "kind" in fact ? fact.kind : "salami";
  const words = { fact: fact.fact, order, kind, name: called(fact.seat), ...numbers };
  return html`<li>
    <span class="fact-picture" aria-hidden="true">${picture(fact)}</span>
    <small>${say("ui-fact", { fact: fact.fact })}</small>
    <b>${fact.fact === "best-pizza" ? order : called(fact.seat)}</b>
    <span>${say("ui-fact-text", words)}</span>
  </li>`;
}

/** @param {GameSummary | undefined} summary */
export function facts(summary) {
  if (!summary?.facts.length) return nothing;
  return html`<ul class="facts" aria-label=${say("ui-in-numbers")}>${summary.facts.map(factCard)}</ul>`;
}
