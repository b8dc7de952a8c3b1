// Checks of our JavaScript and CSS that the formatter and the linter do not have. Prints all violations and fails if
// there are any.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const ROOT = new URL("..", import.meta.url).pathname;
const LONGEST = 120;

/** Files that may break a rule, with the reason. */
const EXCEPTIONS = {
  "long line": { "crates/quattro-server/web/art/make.mjs": "drawings: a path is a word that cannot be broken" },
  any: {},
  unmerged: {},
  "raw colour": { "crates/quattro-server/web/static/css/tokens.css": "this is where colours are named" },
};

const listed = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.js", "*.mjs", "*.css"],
  { cwd: ROOT, encoding: "utf8" },
);
const files = listed.split("\n").filter((file) => file && !file.includes("/vendor/"));

/** `any` as a type: neither text nor the name of a property. */
const ANY = /\bany\b(?!["?:])/;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(\s*[\d.]/i;

/** What stands in braces in a comment, braces within braces too. @param {string} comment */
function inBraces(comment) {
  let [depth, types] = [0, ""];
  for (const character of comment) {
    if (character === "}") depth -= 1;
    if (depth > 0) types += character;
    if (character === "{") depth += 1;
  }
  return types.replaceAll(/"[^"]*"/g, "");
}

/** @param {string} file @param {string} line */
function* faults(file, line) {
  if ([...line].length > LONGEST) yield "long line";
  // In a template literal it would be text on the page.
  if (/^(<{7}|>{7}) /.test(line)) yield "unmerged";
  const comment = /\/\*\*.*|^\s*\*.*/.exec(line)?.[0] ?? "";
  if (!file.endsWith(".css") && /@(type|param|returns|typedef|property|template|satisfies)\b/.test(comment)) {
    if (ANY.test(inBraces(comment))) yield "any";
  }
  if (file.endsWith(".css") && COLOUR.test(line)) yield "raw colour";
}

let found = 0;
for (const file of files) {
  const lines = readFileSync(`${ROOT}/${file}`, "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    for (const fault of faults(file, line)) {
      if (EXCEPTIONS[fault][file]) continue;
      found += 1;
      console.error(`${file}:${index + 1}: ${fault}: ${line.trim().slice(0, 80)}`);
    }
  }
}
if (found) process.exitCode = 1;
