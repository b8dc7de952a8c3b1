// What screen readers hear of the game, each thing once: what happened, how a round ended, whose turn it is, who won.

/** @import { Line, Seat } from "../../../protocol.js" */
/** @import { PizzaTable } from "../pizza/reduce.js" */
/** @import { ShownView } from "./store.js" */

import { headline } from "../ending/headline.js";
import { topping } from "../lib/notation.js";
import { inList, say } from "../lib/words.js";
import { occupantOf } from "./absence.js";
import { endsRound, heardAt } from "./heard.js";
import { announce } from "./live.js";
import { isCalcory, nameOf, state } from "./store.js";

/** Cards in the order in which they come, those alike together: "3 salami, 1 olive". @param {string[]} letters */
function inARow(letters) {
  /** @type {{ letter: string, count: number }[]} */
  const rows = [];
  for (const letter of letters) {
    const last = rows.at(-1);
    if (last?.letter === letter) last.count += 1;
    else rows.push({ letter, count: 1 });
  }
  return inList(
    rows.map(({ letter, count }) => {
      const { kind, double } = topping(letter);
      return say(double ? "counted-double" : "counted", { count, kind });
    }),
  );
}

/** @param {Line[]} events what is told together */
function inWords(events) {
  const letters = events.flatMap((event) => (event.event === "revealed-topping" ? [event.topping] : []));
  if (letters.length > 1) return say("ui-out-of-oven", { what: inARow(letters) });
  return events.flatMap(({ text }) => text || []).join(" ");
}

/** Who has filled how many orders; the listener comes first. @param {PizzaTable} view */
function standings({ round, chairs, viewer }) {
  const isMine = (/** @type {{ seat: Seat }} */ { seat }) => seat === viewer;
  const rows = [...chairs.filter(isMine), ...chairs.filter((chair) => !isMine(chair))].map(({ seat, filled }) =>
    say("ui-standing", { who: seat === viewer ? "you" : "other", name: nameOf(seat), orders: filled.length }),
  );
  return say("ui-after-round", { round, standings: inList(rows) });
}

/**
 * Tells of the event at `index`, as it begins or is passed over.
 * @param {Line[]} events of one message
 * @param {number} index
 * @param {ShownView | undefined} before the table before it, if it is known
 */
export function tellEvent(events, index, before) {
  if (before && !isCalcory(before) && endsRound(events, index)) announce(standings(before));
  announce(inWords(heardAt(events, index, state.you.seat)));
}

/**
 * The question to this person. Where it has a heading, the focus goes there, so the heading is not repeated.
 * @param {boolean} hasHeading
 */
export function tellQuestion(hasHeading) {
  const { title, missing, hint } = state.game?.question ?? {};
  announce([whoseTurn(), hasHeading ? "" : title, missing, hint].filter(Boolean).join(" "));
}

/** That it is this person's turn, unless the question says so itself. */
function whoseTurn() {
  const { shown } = state;
  if (!shown || ("decision" in shown && shown.decision?.ask === "play-toppings")) return "";
  const isTurn = isCalcory(shown) ? !shown.turned.cards : shown.phase !== "oven";
  return say(isTurn ? "ui-your-turn-now" : "ui-you-decide-now");
}

/** Whom everybody waited for when it was last told. @type {Seat | null | undefined} */
let awaited;

/** Tells that another person is to decide. Bots decide at once, and what they do says who they are. */
function tellWaiting() {
  const { busy, game, you } = state;
  if (busy || !game || awaited === game.to_act) return;
  awaited = game.to_act;
  if (awaited != null && awaited !== you.seat && occupantOf(awaited) === "person") announce(game.question?.title);
}

let isOver = false;

function tellEnd() {
  const { busy, game } = state;
  if (isOver || busy || !game?.outcome) return;
  isOver = true;
  announce(headline(game.outcome));
}

/** Tells what the screen shows by now, if it is news. */
export function tellNews() {
  tellWaiting();
  tellEnd();
}
