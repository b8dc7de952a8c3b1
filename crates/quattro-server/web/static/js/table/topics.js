// Which explanation fits a decision. Pure: what is asked and what is legal decide, so that the guide never offers what
// cannot be done.

/** @import { CalcoryView, PizzaView, View } from "../../../protocol.js" */

/** An explanation is given only if one of the legal actions begins like this. @type {Record<string, RegExp>} */
const OFFERED = {
  "play-order": /^order:/,
  series: /^join:/,
  number: /^number:/,
  choose: /^choose:/,
  settle: /^add:/,
  reserve: /^reserve:(?!none)/,
  want: /^want:/,
  help: /^give:/,
  commit: /^commit:/,
  "show-against": /^show$/,
  name: /^name:/,
  "show-one": /^show:/,
  match: /^add:/,
};

/** @param {PizzaView} view @param {string[]} legal */
function pizzaTopic({ decision, hand }, legal) {
  const ask = decision?.ask ?? "";
  const can = (/** @type {RegExp} */ sort) => legal.some((action) => sort.test(action));
  if (ask === "play-toppings") {
    const orders = (hand?.orders.length ?? 0) > 0;
    if (can(/^play:/)) return orders ? ask : "play-only-toppings";
    return orders ? "play-only-order" : "";
  }
  // With one pile left there is nothing to choose.
  if (ask === "draw") return legal.length > 1 ? ask : "";
  return OFFERED[ask] && can(OFFERED[ask]) ? ask : "";
}

/** @param {CalcoryView} view @param {string[]} legal */
function calcoryTopic({ step, turned, stop }, legal) {
  // Taking a set explains itself.
  if (step !== "turn" || !legal.some((action) => action.startsWith("turn:"))) return "";
  if (!turned.cards) return "calcory-turn";
  if (!legal.includes("stop")) return "calcory-on";
  return stop === "give-up" ? "calcory-give-up" : "calcory-more";
}

/**
 * What to explain to somebody who has to choose one of these actions; empty if there is nothing to explain.
 * @param {View} view @param {string[]} legal
 */
export const topicOf = (view, legal) => ("grid" in view ? calcoryTopic(view, legal) : pizzaTopic(view, legal));

/** What to explain to somebody who watches. @param {View} view */
export function watchTopic(view) {
  if ("grid" in view) return "calcory-watch";
  return view.phase === "oven" ? "reveal" : "watch";
}
