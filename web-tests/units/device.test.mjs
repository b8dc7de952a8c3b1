// The compiled module does what the native build does, byte for byte; it keeps secrets; its records can be verified.

/** @import { Step } from "./device_module.mjs" */
/** @import { DeviceOutput } from "../../crates/quattro-server/web/static/js/device/messages.js" */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { fresh, readScript, scripts } from "./device_module.mjs";

/** @param {string} text */
const hash = (text) => createHash("sha256").update(text).digest("hex");

const GAMES = scripts(/^game-/);

/** Five levels and four characters. */
const BOTS = 9;

test("games of all kinds, sizes, levels and characters are written", () => {
  for (const [game, sizes] of Object.entries({ "mamma-mia": 4, "sole-mio": 4, grande: 4, calcory: 3 }))
    assert.equal(GAMES.filter((file) => file.startsWith(`game-${game}-`)).length, sizes * BOTS, game);
});

/** The records that the module has made. @type {Map<string, string>} */
const records = new Map();

for (const file of GAMES)
  test(`${file}: the module answers as the native build does`, async () => {
    /** @type {{ steps: Step[] }} */
    const { steps } = readScript(file);
    const module = await fresh();
    for (const [index, { now, input, hash: expected }] of steps.entries()) {
      const answer = module.giveText(JSON.stringify(input), now);
      assert.equal(hash(answer), expected, `call ${index}: ${JSON.stringify(input)}\n${answer.slice(0, 2000)}`);
      for (const output of JSON.parse(answer).out)
        if (output.type === "answer" && JSON.stringify(input).includes('/record"')) records.set(file, output.body);
    }
  });

test("records that the module makes are verified by the program", () => {
  assert.equal(records.size, GAMES.length);
  const program = process.env.QUATTRO ?? new URL("../../target/debug/quattro", import.meta.url).pathname;
  const folder = mkdtempSync(`${tmpdir()}/quattro-records-`);
  for (const [file, record] of records) {
    writeFileSync(`${folder}/${file}`, record);
    execFileSync(program, ["verify", `${folder}/${file}`], { stdio: "pipe" });
  }
  rmSync(folder, { recursive: true });
});

const WORLDS = scripts(/^worlds-/);

test("there are worlds that look the same", () => assert.ok(WORLDS.length > 20));

/** What these lines of a world are told. @param {Step[]} steps @param {number[]} lines */
async function told(steps, lines) {
  const module = await fresh();
  const outputs = steps.flatMap(({ now, input }) => {
    /** @type {DeviceOutput[]} */
    const out = JSON.parse(module.giveText(JSON.stringify(input), now)).out;
    return out;
  });
  return outputs.flatMap((output) => (output.type === "tell" && lines.includes(output.line) ? [output.text] : []));
}

for (const file of WORLDS)
  test(`${file}: a line tells nothing that its seat may not know`, async () => {
    /** @type {{ lines: number[], secret: string, worlds: [Step[], Step[]] }} */
    const { lines, secret, worlds } = readScript(file);
    const one = await told(worlds[0], lines);
    assert.ok(one.length > 10);
    assert.deepEqual(one, await told(worlds[1], lines));
    assert.ok(!one.some((text) => text.includes(secret)));
  });
