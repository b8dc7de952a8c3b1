// Calcory's lesson: Rosa turns up an 8 and loses it again, and the learner remembers it for a thirteen.

/** @import { CalcoryEvent, CalcoryView, GameState, Line, Spot } from "../../../protocol.js" */
/** @import { Lesson } from "./lesson.js" */

import { reduce } from "../calcory/reduce.js";
import { html } from "../lib/dom.js";
import { say, whose } from "../lib/words.js";

const NAMES = [say("ui-you"), "Enzo", "Rosa"];
const [EIGHT, SEVEN, FIVE] = ["D3", "G5", "H2"];

/** @returns {Spot[]} */
const row = () => Array.from({ length: 10 }, () => /** @type {const} */ ("face-down"));

/** Rosa begins; all cards lie face down. @type {CalcoryView} */
const START = {
  grid: /** @type {CalcoryView["grid"]} */ (Array.from({ length: 6 }, row)),
  chairs: NAMES.map(() => ({ pile: 0, markers: 6 })),
  turn: 3,
  to_act: 3,
  turned: { sum: 0, cards: 0 },
  to_beat: null,
  stop: null,
  quiet_turns: 0,
  step: "turn",
};

/** @param {CalcoryEvent} event @param {string} text @returns {Line} */
const told = (event, text) => ({ ...event, rule: "CA-5", text });

/** @param {number} seat @param {string} place @param {string} card @param {string} colour */
const turned = (seat, place, card, colour) =>
  told(
    { event: "turned", seat, place, card },
    say("calcory-event-turned", {
      who: seat === 1 ? "you" : "other",
      name: NAMES[seat - 1],
      at: place,
      card: say("calcory-card", { colour, number: card.slice(1) }),
    }),
  );

const ROSA = [
  turned(3, EIGHT, "g8", "green"),
  turned(3, SEVEN, "r7", "red"),
  told(
    { event: "failed", seat: 3, why: "over13" },
    say("calcory-event-failed", { why: "over-13", whose: whose("Rosa"), name: "Rosa" }),
  ),
];
const FIRST = [turned(1, FIVE, "b5", "blue")];
const SECOND = [
  turned(1, EIGHT, "g8", "green"),
  told({ event: "thirteen", seat: 1 }, say("calcory-event-thirteen", { who: "you" })),
];

/** What events lead to. @param {CalcoryView} view @param {Line[]} events */
function after(view, events) {
  // The events of this lesson are Calcory's.
  return events.reduce((now, event) => reduce(now, /** @type {CalcoryEvent} */ (event)), view);
}

const MY_TURN = after(START, ROSA);
const FIVE_UP = after(MY_TURN, FIRST);
const THIRTEEN = after(FIVE_UP, SECOND);

/**
 * @param {CalcoryView} view @param {number} moves @param {string[]} [legal] @param {string} [title]
 * @returns {GameState}
 */
const at = (view, moves, legal = [], title = "") => ({
  moves,
  view,
  to_act: view.to_act,
  legal: legal.map((action) => ({ action })),
  question: { title, text: title },
  numbers: { target: 13 },
});

/** The card goes back to this place, and the other one is won. @param {string} place */
export function putBack(place) {
  const events = [
    told(
      { event: "took", seat: 1, cards: 1, back: FIVE, set: "thirteen" },
      say("calcory-event-took", { who: "you", cards: 1 }),
    ),
    told(
      { event: "put-back", seat: 1, from: FIVE, to: place, set: "thirteen" },
      say("calcory-event-put-back", { who: "you", at: FIVE, to: place, moved: place === FIVE ? "no" : "yes" }),
    ),
  ];
  return { events, game: at(after(THIRTEEN, events), 4) };
}

const term = (/** @type {number} */ number, /** @type {string} */ kind) =>
  html`<span class="tile up k-${kind}"><b>${number}</b></span>`;
const SUM = html`${term(6, "pineapple")}<i>+</i>${term(4, "salami")}<i>+</i>${term(3, "chili")}<i>=</i><em>13!</em>`;

/** @type {Lesson} */
export const CALCORY = {
  game: "calcory",
  names: NAMES,
  start: at(START, 0),
  steps: [
    { name: "calcory-goal", lit: ".grid", ends: "next", demo: SUM, leadsTo: { events: ROSA, game: at(MY_TURN, 1) } },
    {
      name: "calcory-remember",
      lit: ".grid",
      ends: "next",
      leadsTo: { events: [], game: at(MY_TURN, 2, [`turn:${FIVE}`], say("ui-learn-calcory-turn-text")) },
    },
    {
      name: "calcory-turn",
      lit: `[data-place=${FIVE}]`,
      ends: "move",
      leadsTo: { events: FIRST, game: at(FIVE_UP, 3, [`turn:${EIGHT}`], say("ui-learn-calcory-thirteen-text")) },
    },
    {
      name: "calcory-thirteen",
      lit: `[data-place=${EIGHT}]`,
      ends: "move",
      leadsTo: { events: SECOND, game: at(THIRTEEN, 4, [`back:${FIVE}`], say("ui-learn-calcory-back-text")) },
    },
    { name: "calcory-back", lit: ".equation button", ends: "pick" },
    { name: "calcory-put", lit: ".grid .target", ends: "move" },
    { name: "calcory-won", lit: `[data-spot=chair-1]`, ends: "next" },
  ],
};
