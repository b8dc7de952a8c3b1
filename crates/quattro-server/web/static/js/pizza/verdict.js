// What the judged order needs, topping by topping, and why it was filled or burnt.

/** @import { Judged, Kind, Need } from "../../../protocol.js" */
/** @import { NeededTopping } from "./needs.js" */

import { icon, kindIcon } from "../lib/art.js";
import { cls, html, nothing, vars } from "../lib/dom.js";
import { needed, recipe } from "../lib/notation.js";
import { say } from "../lib/words.js";
import { ruleLink } from "../table/rules.js";
import { pizza, state } from "../table/store.js";
import { countOf, oneByOne, partsInWords, totalOf } from "./needs.js";
import { isLadder, rungs } from "./rungs.js";
import { chairAt } from "./seats.js";

/** More toppings than this are shown kind by kind. */
const MAX_CHIPS = 8;

/** A series needs of each kind the number of its order. @param {Judged} judged @returns {Need} */
const seriesNeed = ({ series = [] }) =>
  series.map(({ order, number }) => (number ? `${number}${recipe(order).kind?.[0]}` : "")).join("");

/**
 * What is known of the judged order's needs: of the verdict, or of the question before it.
 * @returns {{ need: Need, lack?: Need, held?: Need, paid?: boolean } | undefined}
 */
export function weighed() {
  const { judged, brought = "none", decision } = pizza();
  if (state.effects.weighed) return state.effects.weighed;
  if (!judged || state.effects.reward) return undefined;
  // SM-47: the shown topping has to be answered.
  if (decision?.ask === "match") return { need: `1${decision.kind[0]}` };
  const need = judged.need ?? seriesNeed(judged);
  return need ? { need, lack: judged.lack, held: brought } : undefined;
}

const tick = html`<em>${icon("tick", "ic")}</em>`;
const cross = html`<em>${icon("cross", "ic")}</em>`;
const MARKS = { open: nothing, there: tick, given: tick, missing: cross };

/** @param {NeededTopping} topping @param {number} index */
const chip = ({ kind, double, standing }, index) =>
  html`<span class="need ${standing}" ${vars({ "--i": index })}
    >${kindIcon(kind)}${double ? html`<i class="x2">×2</i>` : nothing}${MARKS[standing]}</span
  >`;

/** One chip for a kind, with how many of it are there. @param {NeededTopping[]} toppings @param {number} index */
function kindChip(toppings, index) {
  const missing = toppings.filter(({ standing }) => standing === "missing").length;
  const open = toppings[0].standing === "open";
  const standing = open ? "open" : missing ? "missing" : "there";
  const count = missing ? `${toppings.length - missing}/${toppings.length}` : toppings.length;
  return html`<span class="need wide ${standing}" ${vars({ "--i": index })}
    ><b>${count}</b>${kindIcon(toppings[0].kind)}${MARKS[standing]}</span
  >`;
}

/** @param {NeededTopping[]} toppings @param {Kind} own @param {string} label */
function chipRow(toppings, own, label) {
  const kinds = [...new Set(toppings.map(({ kind }) => kind))];
  const many = toppings.length > MAX_CHIPS;
  const ownFrom = kinds.length > 1 ? toppings.findIndex(({ kind }) => kind === own) : -1;
  const chips = many
    ? kinds.map((kind, index) =>
        kindChip(
          toppings.filter((one) => one.kind === kind),
          index,
        ),
      )
    : toppings.map((one, index) => [index === ownFrom ? html`<u></u>` : nothing, chip(one, index)]);
  const look = cls({ needs: true, many });
  const size = vars({ "--n": many ? kinds.length : toppings.length });
  return html`<div class=${look} ${size} role="img" aria-label=${label}>${chips}</div>`;
}

/**
 * So many of any kinds: a bar, with both numbers. What a hand has paid counts.
 * @param {number} need @param {NonNullable<ReturnType<typeof weighed>>} found
 */
function bar(need, found) {
  const { lack, held = "", paid } = found;
  const there = lack === undefined ? 0 : need - totalOf(lack);
  const given = lack === undefined ? 0 : Math.min(need - there, totalOf(held));
  /** @param {number} index */
  const standing = (index) => (index < there ? "there" : index < there + given ? "given" : "missing");
  const portions = Array.from(
    { length: need },
    (_, index) => html`<i class=${lack === undefined ? "" : standing(index)} ${vars({ "--i": index })}></i>`,
  );
  const have = lack === undefined ? "" : paid ? there + given : there;
  return html`<div class="portion" ${vars({ "--n": need })} role="img" aria-label=${needsLabel(found)}>
    <b>${have}</b><span>${portions}</span><b>${need}</b>
  </div>`;
}

function needsView() {
  const found = weighed();
  const { judged } = pizza();
  if (!found) return judged && !state.effects.reward && isLadder(judged) ? rungs(judged) : nothing;
  const own = chairAt(judged?.seat ?? 1).kind;
  const { any } = needed(found.need);
  return any ? bar(any, found) : chipRow(oneByOne(found, own), own, needsLabel(found));
}

/** What the chips say, in words. @param {{ need: Need, lack?: Need }} found */
function needsLabel({ need, lack = "" }) {
  const words = { need: partsInWords(need).join(", "), lack: partsInWords(lack).join(", ") };
  return say(totalOf(lack) ? "ui-needs-lack" : "ui-needs", words);
}

/** Chips, and one sentence: what was missing, or that all is there. */
export function verdictView() {
  const { why, stamp } = state.effects;
  const text = why
    ? html`<p class="why">
        <b class=${stamp?.good ? "good" : "bad"}>${why.strong}</b> ${why.rest} ${ruleLink(why.rule)}
      </p>`
    : nothing;
  return html`<div class="verdict">${needsView()}${text}</div>`;
}

/**
 * How much of a kind the judged order has, for the column of that kind.
 * @param {Kind} kind
 */
export function paidPill(kind) {
  const found = weighed();
  const need = countOf(found?.need, kind);
  if (!need || !found || found.lack === undefined || pizza().decision?.ask === "match") return nothing;
  const have = need - countOf(found.lack, kind);
  // All of it came from a hand.
  if (found.paid && !have) return nothing;
  const look = cls({ pay: true, bad: have < need && !found.paid });
  const words = found.paid ? say("ui-paid", { count: have }) : say("ui-of-needed", { have, need });
  return html`<span class=${look}>${words}</span>`;
}
