// Everything the client says, from the message files that the server uses too.

import { Messages } from "./fluent.js";
import { recipe } from "./notation.js";

export const language = document.documentElement.lang || "en";

const file = document.documentElement.dataset.messages ?? `/messages/${language}.ftl`;
const messages = new Messages(language, await (await fetch(file)).text());

/**
 * The message `id` with `args` filled in.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export const say = (id, args = {}) => messages.say(id, args);

/** @param {string} kind @param {number} [count] */
export const kindName = (kind, count = 1) => say("kind-after-number", { kind, count });

/** @param {number} count @param {string} kind */
export const counted = (count, kind) => say("counted", { count, kind });

/** The name of an order in full: "Classic salami". @param {string} order */
export function orderName(order) {
  const { recipe: name, kind } = recipe(order);
  return say("order", { recipe: name, kind: kind ?? "salami" });
}

/** The name on the card: "Classic". @param {string} order */
export const orderTitle = (order) => say("ui-order-title", { recipe: recipe(order).recipe });

/** With a capital at its beginning. @param {string} text */
export const asSentence = (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Names one after another: "Ann, Rosa and Enzo". @param {string[]} names */
export const inList = (names) =>
  names.reduce((left, right, index) => say(index < names.length - 1 ? "list-comma" : "list-and", { left, right }));

/** French elides before these: "d'Enzo". */
const VOWEL = /^([aeiouàâäæéèêëîïôöœùûü]|y[^aeiouàâäæéèêëîïôöœùûü])/i;

/** A name as an owner's: "Rosa's". @param {string} name */
export const whose = (name) => say("whose", { name, begins: VOWEL.test(name) ? "vowel" : "other" });
