// Our reader of Fluent says what the full implementation says, in every message that the client has, in every language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Messages } from "../../crates/quattro-server/web/static/js/lib/fluent.js";

/** @param {string} language */
const fileOf = (language) =>
  ["", "ui-"]
    .map((part) => new URL(`../../crates/quattro-words/messages/${part}${language}.ftl`, import.meta.url).pathname)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

/** @param {string} file @param {RegExp} form */
const all = (file, form) => new Set([...file.matchAll(form)].map(([, found]) => found));

for (const language of ["en", "fr", "de"])
  test(`every message says in "${language}" what it says in full`, () => {
    const file = fileOf(language);
    const full = new FluentBundle(language, { useIsolating: false });
    assert.deepEqual(full.addResource(new FluentResource(file)), []);
    const ours = new Messages(language, file);
    const numbers = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 21, 100, 2500, 0.5, 2.25];
    const names = [...all(file, /\$([\w-]+)/g)];
    const ids = [...all(file, /^([a-z][\w-]*) *=/gm)];
    assert.ok(ids.length > 500);
    for (const value of [...numbers, ...all(file, /\[([\w-]+)\]/g), undefined]) {
      const args = Object.fromEntries(value === undefined ? [] : names.map((name) => [name, value]));
      for (const id of ids) {
        const pattern = full.getMessage(id)?.value;
        if (pattern) assert.equal(ours.say(id, args), full.formatPattern(pattern, args, []), `${id} with ${value}`);
      }
    }
  });

test("what is missing shows up in braces", () => {
  const ours = new Messages("en", "a = { b } and { $c }\nd =\n    .e = f\n");
  assert.equal(ours.say("a", {}), "{b} and {$c}");
  assert.equal(ours.say("d", {}), "{d}");
  assert.equal(ours.say("g", {}), "{g}");
});

test("lines keep what they are indented by beyond the others", () => {
  const text =
    'a =\n    one { "{" }\n\n      two\n    three { $n ->\n        [1] o\n       *[other] m\n          n\n    }\nb = c';
  const full = new FluentBundle("en", { useIsolating: false });
  full.addResource(new FluentResource(text));
  const pattern = full.getMessage("a")?.value;
  assert.ok(pattern);
  for (const n of [1, 2])
    assert.equal(new Messages("en", text).say("a", { n }), full.formatPattern(pattern, { n }, []));
});
