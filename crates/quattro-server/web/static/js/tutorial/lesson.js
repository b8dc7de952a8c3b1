// What a lesson is: a fixed position of a real table, and what happens at it step by step.

/** @import { GameId, GameState, Line, TableInfo } from "../../../protocol.js" */
/** @import { State } from "../table/store.js" */

/** @typedef {"pizza" | "calcory"} LessonName */

/**
 * One card of Mamma's, and what follows it.
 * @typedef {object} LessonStep
 * @property {string} name as in the messages: `ui-learn-NAME` and `ui-learn-NAME-text`
 * @property {string} lit the selector of what is lit
 * @property {"next" | "move" | "pick"} ends by the button, by a move at the table, or by picking a card of it
 * @property {unknown} [demo] a picture below the text
 * @property {State["picks"]} [picks] what Mamma picks for the learner
 * @property {{ events: Line[], game: GameState }} [leadsTo] what happens afterwards
 */

/**
 * @typedef {object} Lesson
 * @property {GameId} game which is played when the lesson is over
 * @property {string[]} names of the players; the learner's is the first
 * @property {GameState} start
 * @property {LessonStep[]} steps
 */

/**
 * The table of a lesson; it exists on this screen only, and no game runs that the guide would explain.
 * @param {Lesson} lesson @returns {TableInfo}
 */
export function lessonTable({ game, names }) {
  const chairs = names.map((name, index) => ({
    seat: index + 1,
    occupant: /** @type {const} */ ("person"),
    name,
    contributed: false,
  }));
  const options = { game, players: names.length, chat: false };
  return { id: "", stage: "open", host: names[0], chairs, options, commitment: "", created: 0 };
}
