// Scripts are sent with short names, which are given without knowing what is visible where (http/names.rs). A
// compiler that knows it finds every name declared, and none twice.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { startServer } from "../lib/server.mjs";

const SCRIPTS = ["page", "table", "learn", "replay", "arbiter", "tv", "device"];

const COMPILER = new URL("../node_modules/typescript/bin/tsc", import.meta.url).pathname;

/** A name that is not declared, is declared twice, or is used before it is declared. */
const ABOUT_NAMES = /error TS(1005|2300|2304|2448|2451|2454|2552|18004)\b/;

let server;
let folder;
before(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), "quattro-scripts-"));
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server?.stop();
});

/** What the compiler says about the names of a script. What it says about types is left out: they are in comments. */
async function complaints(name, text) {
  writeFileSync(join(folder, `${name}.js`), text);
  const options = ["--allowJs", "--checkJs", "--noEmit", "--target", "esnext", "--module", "esnext", "--types", ""];
  const libraries = ["--lib", "esnext,dom,dom.iterable", "--skipLibCheck"];
  const said = await new Promise((resolve) =>
    execFile(
      process.execPath,
      [COMPILER, ...options, ...libraries, `${name}.js`],
      { cwd: folder, maxBuffer: 1 << 24 },
      (_, output) => resolve(output),
    ),
  );
  return said.split("\n").filter((line) => line.startsWith(`${name}.js`) && ABOUT_NAMES.test(line));
}

/** The script as the server sends it. */
async function sent(name) {
  const home = await (await fetch(server.url)).text();
  const [, root] = /src="([^"]*)js\/page\.js"/.exec(home) ?? assert.fail("the home page has a script");
  const answer = await fetch(`${server.url}${root}js/${name}.js`);
  assert.equal(answer.status, 200);
  return answer.text();
}

for (const name of SCRIPTS) {
  test(`${name}.js: every name is declared once`, { timeout: 300_000 }, async () => {
    assert.deepEqual(await complaints(name, await sent(name)), []);
  });
}

test("a name that nobody declares, or somebody twice, would be found", { timeout: 300_000 }, async () => {
  const found = await complaints("broken", "export const a = b;\nlet c = 1;\nlet c = 2;\n");
  assert.equal(found.filter((line) => line.includes("TS2304")).length, 1, found.join("\n"));
  assert.ok(
    found.some((line) => line.includes("TS2451")),
    found.join("\n"),
  );
});
