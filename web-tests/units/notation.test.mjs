// Notation as docs/notation.md has it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { needed } from "../../crates/quattro-server/web/static/js/lib/notation.js";

test("needs are read by kind, in doubles, or of any kinds", () => {
  assert.deepEqual(needed("2s1m"), {
    any: 0,
    items: [
      { count: 2, kind: "salami", double: false },
      { count: 1, kind: "mushroom", double: false },
    ],
  });
  assert.deepEqual(needed("1S1O"), {
    any: 0,
    items: [
      { count: 1, kind: "salami", double: true },
      { count: 1, kind: "olive", double: true },
    ],
  });
  assert.deepEqual(needed("3any"), { any: 3, items: [] });
});
