// A name on the winner's ribbon is cut between signs, never within one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onRibbon, ribbonSize } from "../../crates/quattro-server/web/static/js/ending/ribbon.js";

test("a family of four is one sign, and its name stays whole", () => {
  assert.equal(onRibbon("👩‍👩‍👧‍👦 Zoë"), "👩‍👩‍👧‍👦 Zoë");
  assert.equal(ribbonSize("👩‍👩‍👧‍👦 Zoë"), 36);
});

test("a long name is cut between signs", () => {
  assert.equal(onRibbon("👩‍👩‍👧‍👦".repeat(24)), `${"👩‍👩‍👧‍👦".repeat(14)}…`);
  assert.equal(onRibbon("Maximilian Schnurr"), "Maximilian Sch…");
  assert.equal(onRibbon("Anna Katharina Schmidt"), "Anna Katharina…");
  assert.equal(ribbonSize("Massimiliana"), 22);
});
