// What screen readers are told of whole games: every event once, alone or together with others.

import assert from "node:assert/strict";
import { test } from "node:test";
import { endsRound, heardAt } from "../../crates/quattro-server/web/static/js/table/heard.js";
import { games, read } from "./told_games.mjs";

/** @typedef {import("../../crates/quattro-server/web/protocol.js").Line} Line */

/** Whether nobody misses this event: cards that everybody is dealt, and one's own draw, which names the cards. */
function isKnown(/** @type {Line[]} */ events, /** @type {number} */ index, /** @type {number | null} */ viewer) {
  const event = events[index];
  if (event.event === "dealt") return "seat" in event;
  return event.event === "drew" && event.seat === viewer && /^received-/.test(events[index + 1]?.event ?? "");
}

test("every event of whole games is told exactly once", () => {
  for (const file of games(/./)) {
    for (const { viewer, steps } of read(file)) {
      // Once as it happens, and once as somebody is told of it who was away all the time.
      const all = steps.flatMap((/** @type {{ events: Line[] }} */ { events }) => events);
      for (const events of [...steps.map((/** @type {{ events: Line[] }} */ { events }) => events), all]) {
        const told = events.flatMap((/** @type {Line} */ _, /** @type {number} */ index) =>
          heardAt(events, index, viewer),
        );
        const wanted = events.filter(
          (/** @type {Line} */ _, /** @type {number} */ index) => !isKnown(events, index, viewer),
        );
        assert.equal(new Set(told).size, told.length, file);
        assert.deepEqual(new Set(told), new Set(wanted), file);
      }
    }
  }
});

test("every round but the last ends once", () => {
  for (const file of games(/mamma-mia|sole-mio|grande/)) {
    const [{ steps }] = read(file);
    /** @type {Line[]} */
    const events = steps.flatMap((/** @type {{ events: Line[] }} */ step) => step.events);
    const ends = events.filter((_, index) => endsRound(events, index)).length;
    const rounds = events.filter(({ event }) => event === "round-began").length;
    assert.equal(ends, rounds - 1, file);
  }
});
