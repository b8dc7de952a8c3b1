// How an event changes the view of a Calcory table. Pure: no timing, no drawing, and the given view is not modified.
// The tests compare the result with the server's view throughout whole games.

/** @import { CalcoryEvent, CalcoryChair, CalcoryView, End, Place, Seat, Spot, Taken } from "../../../protocol.js" */

/** What no event carries, because it follows from the rules. @type {(keyof CalcoryView)[]} */
export const FROM_STATE = ["stop"];

/** @param {number} row @param {number} column @returns {Place} */
export const placeName = (row, column) => `${String.fromCharCode(65 + column)}${row + 1}`;

/** @param {Place} place such as B3 @returns {[row: number, column: number]} */
export const spotOf = (place) => [Number(place.slice(1)) - 1, place.charCodeAt(0) - 65];

/**
 * @param {CalcoryView} view
 * @param {(spot: Spot, row: number, column: number) => Spot} change
 * @returns {CalcoryView}
 */
function withGrid(view, change) {
  const grid = view.grid.map((row, at) => row.map((spot, column) => change(spot, at, column)));
  return { ...view, grid: /** @type {CalcoryView["grid"]} */ (grid) };
}

/** @param {CalcoryView} view @param {Place} place @param {Spot} spot */
function withSpot(view, place, spot) {
  const [row, column] = spotOf(place);
  return withGrid(view, (old, at, across) => (at === row && across === column ? spot : old));
}

/** Changes the face-up cards with this marker; with none for those just turned. */
function withMarked(
  /** @type {CalcoryView} */ view,
  /** @type {Seat | null} */ marker,
  /** @type {(spot: Extract<Spot, object>) => Spot} */ change,
) {
  return withGrid(view, (spot) =>
    typeof spot === "object" && spot["face-up"].marker === marker ? change(spot) : spot,
  );
}

/** @param {CalcoryView} view @param {Seat} seat @param {(own: CalcoryChair) => Partial<CalcoryChair>} change */
function withSeat(view, seat, change) {
  const chairs = view.chairs.map((one, index) => (index + 1 === seat ? { ...one, ...change(one) } : one));
  return { ...view, chairs };
}

const NONE = { sum: 0, cards: 0 };

/**
 * What the game waits for.
 * @typedef {{ step: "turn" }
 *   | { step: "choose-back", set: Taken }
 *   | { step: "put-back", set: Taken, from: Place }
 *   | { step: "over", end: End }} Step
 */

const STEP_FIELDS = ["step", "set", "from", "end"];

/** Another step in place of the one before, with what belongs to it. @param {CalcoryView} view @param {Step} next */
function withStep(view, next) {
  const fields = Object.entries(view).filter(([name]) => !STEP_FIELDS.includes(name));
  return /** @type {CalcoryView} */ ({ ...Object.fromEntries(fields), ...next });
}

/** The turn goes on to the next seat. @param {CalcoryView} view */
function nextTurn(view) {
  const seat = (view.turn % view.chairs.length) + 1;
  return withStep({ ...view, turn: seat, to_act: seat }, { step: "turn" });
}

/** Who sat before the seat on turn. @param {CalcoryView} view @returns {Seat} */
const before = ({ turn, chairs }) => (turn === 1 ? chairs.length : turn - 1);

/** A turn ends in which nobody took a card. @param {CalcoryView} view */
const quietTurn = (view) => nextTurn({ ...view, quiet_turns: view.quiet_turns + 1, turned: NONE });

/** The markers go back to their owner. @param {CalcoryView} view */
function unmark(view) {
  const marked = view.to_beat;
  if (!marked) return view;
  return withSeat({ ...view, to_beat: null }, marked.owner, (own) => ({ markers: own.markers + marked.cards }));
}

/** @template E @typedef {(view: CalcoryView, event: E) => CalcoryView} Reducer */

/** @type {{ [K in CalcoryEvent["event"]]: Reducer<Extract<CalcoryEvent, { event: K }>> }} */
export const REDUCERS = {
  dealt: (view, { first }) => ({ ...view, turn: first, to_act: first }),
  turned: (view, { place, card }) => {
    const { sum, cards } = view.turned;
    const turned = { sum: sum + Number(card.slice(1)), cards: cards + 1 };
    return { ...withSpot(view, place, { "face-up": { card, marker: null } }), turned };
  },
  failed: (view) => quietTurn(withMarked(view, null, () => "face-down")),
  beaten: (view, { seat }) => unmark(withMarked(view, seat, () => "face-down")),
  marked: (view, { seat, sum, cards }) => {
    const marked = withMarked(view, null, (spot) => ({ "face-up": { ...spot["face-up"], marker: seat } }));
    const paid = withSeat(marked, seat, (own) => ({ markers: own.markers - cards }));
    return quietTurn({ ...paid, to_beat: { owner: seat, sum, cards } });
  },
  thirteen: (view) => withStep(view, { step: "choose-back", set: "thirteen" }),
  survived: (view) => withStep(view, { step: "choose-back", set: "marked" }),
  took: (view, { seat, cards, back, set }) => {
    const [row, column] = spotOf(back);
    const kept = view.grid[row][column];
    const card = typeof kept === "object" ? kept["face-up"].card : "";
    const taken = withMarked(view, set === "marked" ? seat : null, () => "empty");
    const next = set === "marked" ? unmark(taken) : { ...taken, turned: NONE };
    const won = withSeat(next, seat, (own) => ({ pile: own.pile + cards }));
    const waiting = withSpot({ ...won, quiet_turns: 0 }, back, { "face-up": { card, marker: null } });
    return withStep(waiting, { step: "put-back", set, from: back });
  },
  "put-back": (view, { from, to }) => nextTurn(withSpot(withSpot(view, from, "empty"), to, "face-down")),
  passed: (view) => quietTurn(view),
  "took-last": (view, { seat }) => {
    const taken = unmark(withMarked(view, seat, () => "empty"));
    return { ...withSeat(taken, seat, (own) => ({ pile: own.pile + 1 })), quiet_turns: 0 };
  },
  // A game that ends because nobody took a card (CA-20) ends with this turn; nobody is next.
  "game-over": (view, { end }) =>
    withStep({ ...view, to_act: null, turn: end === "quiet" ? before(view) : view.turn }, { step: "over", end }),
};

/**
 * The view after an event.
 * @param {CalcoryView} view
 * @param {CalcoryEvent} event
 * @returns {CalcoryView}
 */
export function reduce(view, event) {
  const reducer = /** @type {(view: CalcoryView, event: CalcoryEvent) => CalcoryView} */ (REDUCERS[event.event]);
  return reducer(view, event);
}
