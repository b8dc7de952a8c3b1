// Which events are told together, in one breath. Pure: every event that somebody has to hear of is told exactly once,
// whether it is acted out or passed over.

/** @import { Line, Seat } from "../../../protocol.js" */

/** The name of an event. @param {Line | undefined} line */
const nameOf = (line) => line?.event;

/** Toppings that come out of the oven in a row, from this one on. @param {Line[]} events @param {number} index */
function outOfOven(events, index) {
  const end = events.findIndex((event, at) => at > index && nameOf(event) !== "revealed-topping");
  return events.slice(index, end < 0 ? events.length : end);
}

/** Whether a player's own cards follow, which say more than their number. @param {Line | undefined} next */
const isReceived = (next) => nameOf(next) === "received-toppings" || nameOf(next) === "received-orders";

/**
 * The events that are told when the one at `index` begins; none if it has been told with another, or says nothing that
 * somebody at the table does not know.
 * @param {Line[]} events of one message
 * @param {number} index
 * @param {Seat | null} viewer
 * @returns {Line[]}
 */
export function heardAt(events, index, viewer) {
  const [before, event, next] = [events[index - 1], events[index], events[index + 1]];
  switch (event.event) {
    // Everybody is dealt the same number of cards.
    case "dealt":
      return "seat" in event ? [] : [event];
    case "drew":
      return event.seat === viewer && isReceived(next) ? [] : [event];
    // The cards that make no difference to each other: no order comes out between them.
    case "revealed-topping":
      return nameOf(before) === "revealed-topping" ? [] : outOfOven(events, index);
    // What the owner held explains why the order burns, so it comes after.
    case "fell-short":
      return nameOf(next) === "burnt" ? [] : [event];
    case "burnt":
      return nameOf(before) === "fell-short" ? [event, before] : [event];
    default:
      return [event];
  }
}

/**
 * Whether this event is the first after a round: the table is gathered (SM-22), or the kitchen is filled (MM-35).
 * @param {Line[]} events @param {number} index
 */
export function endsRound(events, index) {
  const isEnd = (/** @type {Line} */ event) => event.event === "gathered" || event.event === "new-kitchen";
  const round = events.map(({ event }) => event).lastIndexOf("round-began", index - 1);
  return isEnd(events[index]) && !events.slice(round + 1, index).some(isEnd);
}
