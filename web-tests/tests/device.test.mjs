// Tables on this device, from a plain file server: whole games without a server of ours, closed tabs, a full storage,
// two tabs of one game.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AT_ONCE, DESKTOP, openBrowser, PHONE, person, UNPAINTED } from "../lib/browser.mjs";
import { askFrom, fillStorage, playOnDevice, servePages } from "../lib/device_page.mjs";
import { answer, decision, play } from "../lib/play.mjs";

const PATIENCE = { timeout: 600_000 };

let browser;
let pages;
before(async () => {
  [browser, pages] = await Promise.all([openBrowser(UNPAINTED), servePages()]);
});
after(async () => {
  await browser?.close();
  pages?.stop();
});

const player = (device = PHONE) => person(browser, pages.url, device, { settings: AT_ONCE });

const GAMES = [
  ["mamma-mia", "en", "cook"],
  ["sole-mio", "fr", "apprentice"],
  ["grande", "de", "random"],
  ["calcory", "en", "chef"],
];

for (const [game, language, level] of GAMES)
  test(`a whole game of ${game} on this device`, PATIENCE, async () => {
    const ada = await player();
    const table = await playOnDevice(ada, game, { language, level });
    await play(ada);
    await ada.page.goto("/blank");
    const { tables } = await askFrom(ada.page, "/api/device/tables");
    assert.deepEqual(
      tables.map(({ id, stage }) => ({ id, stage })),
      [{ id: table, stage: "over" }],
    );
    const { steps } = await askFrom(ada.page, `/replay/${table}/steps?seat=1`);
    assert.ok(steps.length > 20);
    await ada.close();
  });

/** What the log has. */
const stored = (page, table) =>
  page.evaluate(async (table) => {
    const { readEntries } = await import("/static/js/device/log.js");
    return readEntries(table);
  }, table);

test("a game goes on after its tab was closed in the middle of a move", PATIENCE, async () => {
  const ada = await player();
  const table = await playOnDevice(ada, "mamma-mia", { level: "chef" });
  await play(ada, { decisions: 3 });
  const now = await decision(ada);
  const before = await stored(ada.page, table);
  await answer(ada, now);
  const address = ada.page.url();
  // Whether the move was stored or not, no more than that is lost, and nothing is done twice.
  const again = await ada.context.newPage();
  await ada.page.close();
  await again.goto(address);
  ada.page = again;
  const next = await decision({ ...ada, page: again });
  const after = await stored(again, table);
  assert.deepEqual(after.slice(0, before.length), before);
  assert.ok(Number(next.moves) >= Number(now.moves));
  await play(
    {
      ...ada,
      page: again,
      press: (target) => (typeof target === "string" ? again.locator(target).first() : target).tap(),
    },
    { decisions: 3 },
  );
  await ada.context.close();
});

test("a full storage is told, and the game goes on by itself", PATIENCE, async () => {
  const ada = await player(DESKTOP);
  const table = await playOnDevice(ada, "calcory", { players: 2, language: "fr" });
  const now = await decision(ada);
  const before = await stored(ada.page, table);
  await fillStorage(ada.page, true);
  // The move stays open, so nobody waits for what comes of it.
  const moved = answer(ada, now);
  const notice = ada.page.locator(".offline:not(.bot)");
  await notice.waitFor();
  assert.match(await notice.innerText(), /Cet appareil n'arrive pas à enregistrer/);
  assert.deepEqual(await stored(ada.page, table), before);
  await fillStorage(ada.page, false);
  await moved;
  await notice.waitFor({ state: "detached" });
  await play(ada, { decisions: 3, answered: now.moves });
  assert.ok((await stored(ada.page, table)).length > before.length);
  await ada.close();
});

test("two tabs of one game show the same, whichever is closed", PATIENCE, async () => {
  const ada = await player(DESKTOP);
  const table = await playOnDevice(ada, "calcory", { players: 2 });
  const now = await decision(ada);
  const second = await ada.context.newPage();
  await second.goto(ada.page.url());
  const press = (target) => (typeof target === "string" ? second.locator(target).first() : target).click();
  const other = { ...ada, page: second, press };
  assert.equal((await decision(other)).moves, now.moves);
  // A move in the second tab is seen in the first one, and the other way round.
  await answer(other, now);
  const next = await decision(ada, now.moves);
  await answer(ada, next);
  const third = await decision(other, next.moves);
  assert.ok(Number(third.moves) > Number(next.moves));
  await second.close();
  await play(ada, { decisions: 2, answered: next.moves });
  const log = await stored(ada.page, table);
  assert.ok(log.length > 6);
  await ada.close();
});
