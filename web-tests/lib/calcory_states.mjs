// Calcory tables as a player sees them at certain moments, sent over a socket of our own: what takes luck to reach in a
// game can be looked at in every layout.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { tableOfOurs } from "./fixtures.mjs";

const COLUMNS = "ABCDEFGHIJ";
const ROWS = 6;

/** A floor with these cards face up: by place, the card and perhaps who has marked it; `null` for an empty place. */
function floor(cards) {
  const spotAt = (place) => {
    if (!(place in cards)) return "face-down";
    if (cards[place] === null) return "empty";
    const [card, marker = null] = cards[place];
    return { "face-up": { card, marker } };
  };
  return Array.from({ length: ROWS }, (_, row) => [...COLUMNS].map((column) => spotAt(`${column}${row + 1}`)));
}

const places = [...COLUMNS].flatMap((column) => Array.from({ length: ROWS }, (_, row) => `${column}${row + 1}`));

/** Cards taken from the floor long ago. */
const EMPTY = Object.fromEntries(["A5", "B2", "C6", "D4", "E1", "F3", "G5", "H2", "I4", "J1"].map((at) => [at, null]));

const QUESTIONS = {
  turn: "calcory-question-turn",
  "choose-back": "calcory-question-back",
  "put-back": "calcory-question-put",
};

/** @param {{ cards: object, turned?: object, toBeat?: object, stop?: string, step?: object, seat?: number }} moment */
function moment({
  cards,
  turned = { sum: 0, cards: 0 },
  toBeat = null,
  stop = null,
  step = { step: "turn" },
  seat = 1,
}) {
  const on = { ...EMPTY, ...cards };
  const chairs = [4, 9, 11, 6].map((pile) => ({ pile, markers: 6 }));
  const view = {
    grid: floor(on),
    chairs,
    turn: seat,
    to_act: seat,
    turned,
    to_beat: toBeat,
    stop,
    quiet_turns: 0,
    ...step,
  };
  const mine = (place) => on[place] && (on[place][1] ?? null) === (step.set === "marked" ? seat : null);
  const verbs = {
    turn: () => [
      ...places.filter((place) => !(place in on)).map((place) => `turn:${place}`),
      ...(stop ? ["stop"] : []),
    ],
    "choose-back": () => places.filter(mine).map((place) => `back:${place}`),
    "put-back": () =>
      places.filter((place) => on[place] === null || place === step.from).map((place) => `put:${place}`),
  };
  return { view, legal: seat === 1 ? verbs[step.step]() : [] };
}

const TO_BEAT = { A3: ["v9", 2], F5: ["r2", 2] };
const BEATEN = { owner: 2, sum: 11, cards: 2 };
const THIRTEEN = { C3: ["r8"], E2: ["g3"], I5: ["b1"], D1: ["y1"] };

/** The moments, by name. */
export const MOMENTS = {
  first: moment({ cards: {} }),
  one: moment({ cards: { D2: ["g5"] }, turned: { sum: 5, cards: 1 } }),
  stop: moment({ cards: { D2: ["g5"], H4: ["b3"] }, turned: { sum: 8, cards: 2 }, stop: "mark" }),
  "give-up": moment({
    cards: { ...TO_BEAT, D2: ["g5"], H4: ["b3"] },
    turned: { sum: 8, cards: 2 },
    toBeat: BEATEN,
    stop: "give-up",
  }),
  thirteen: moment({
    cards: { ...TO_BEAT, ...THIRTEEN },
    turned: { sum: 13, cards: 4 },
    toBeat: BEATEN,
    step: { step: "choose-back", set: "thirteen" },
  }),
  "thirteen-of-six": moment({
    cards: { ...THIRTEEN, C3: ["r6"], J6: ["v2"], G2: ["y0"] },
    turned: { sum: 13, cards: 6 },
    step: { step: "choose-back", set: "thirteen" },
  }),
  unbeaten: moment({
    cards: { A3: ["v9", 1], F5: ["r2", 1] },
    toBeat: { ...BEATEN, owner: 1 },
    step: { step: "choose-back", set: "marked" },
  }),
  "put-back": moment({ cards: { C3: ["r8"] }, step: { step: "put-back", set: "thirteen", from: "C3" } }),
  others: moment({ cards: { ...TO_BEAT, D2: ["g5"] }, turned: { sum: 5, cards: 1 }, toBeat: BEATEN, seat: 3 }),
};

/** The messages of a language, as the server says them, and their attributes. */
function wordsOf(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const file = new URL(`../../crates/quattro-words/messages/${language}.ftl`, import.meta.url);
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return (id, args, attribute) => {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message.attributes[attribute] : message.value;
    return pattern ? bundle.formatPattern(pattern, args) : undefined;
  };
}

/** What the server would send to the first of these players. */
function welcome({ view, legal: actions }, names, others, say, moves) {
  const { step, turned, stop } = view;
  const chairs = names.map((name, index) => {
    return { seat: index + 1, occupant: index ? others : "person", name, contributed: true };
  });
  const args = { name: names[0], whose: `${names[0]}’s`, ...turned, turned: turned.cards, stop: stop ?? "no" };
  const question = {
    text: say(QUESTIONS[step], args),
    title: say(QUESTIONS[step], args, "title"),
    hint: say(QUESTIONS[step], args, "hint"),
  };
  const what = (action) => (action === "stop" ? say("calcory-action-stop", { stop, sum: turned.sum }) : action);
  const legal = actions.map((action) => ({ action, words: { what: what(action) } }));
  const options = { game: "calcory", players: names.length };
  return {
    type: "welcome",
    number: moves,
    you: { seat: 1, host: true, handed_over: false },
    table: { id: "", stage: "playing", host: names[0], options, chairs, created: 0, commitment: "" },
    game: { moves, view, to_act: view.to_act, legal, question, numbers: { target: 13 } },
    missed: [],
    chat: [],
  };
}

/**
 * A person who is shown moments: `show(name, players)` puts one on the screen. The others are bots or people; `change`
 * may alter what is sent.
 */
export async function calcoryTable(browser, url, device, options = {}) {
  const say = wordsOf(options.language ?? "en");
  const table = await tableOfOurs(browser, url, device, options);
  /** @param {keyof typeof MOMENTS} name */
  const show = (name, players = 4, { others = "bot", change = (message) => message } = {}) => {
    const { view, legal } = MOMENTS[name];
    const names = ["Ann", "Rosa", "Enzo", "Massimiliana"].slice(0, players);
    const shown = { view: { ...view, chairs: view.chairs.slice(0, players) }, legal };
    return table.show((moves) => change(welcome(shown, names, others, say, moves)));
  };
  return { ...table, show };
}
