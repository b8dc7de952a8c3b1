// The connection: a reload, a broken and restored connection, a lost answer, a second device.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, PHONE, person } from "../lib/browser.mjs";
import { cardsDrawn, silence } from "../lib/memory.mjs";
import { answer, decision, play, playInto, playNow, setUp } from "../lib/play.mjs";
import { startLine } from "../lib/server.mjs";

const home = house();

/** A player whose connection to the server can be cut. */
async function playerOnALine(device) {
  const line = await startLine(home.server.url);
  const player = await person(home.browser, line.url, device);
  const close = async () => {
    await player.close();
    line.stop();
  };
  return { line, player: { ...player, close } };
}

const saysOffline = ({ page }) => page.locator(".offline").waitFor();
const saysOnline = ({ page }) => page.locator(".offline").waitFor({ state: "detached" });

/** What was done before is not done twice, and nothing was refused. */
async function assertGoesOn(player, answered) {
  await play(player, { decisions: 4, answered });
  assert.equal(await player.page.locator(".problem").count(), 0);
}

async function everythingInSight(player) {
  const { page } = player;
  const now = await decision(player);
  await silence(page);
  const texts = await Promise.all([".bar", ".chairs", ".tray"].map((part) => page.locator(part).innerText()));
  return { ...now, texts, cards: await cardsDrawn(page) };
}

for (const game of ["grande", "calcory"]) {
  test(`a reload in the middle of ${game} changes nothing`, { timeout: 300_000 }, async () => {
    const player = await person(home.browser, home.server.url, PHONE);
    const { page } = player;
    await playInto(player, game, 6);
    const before = await everythingInSight(player);
    await page.reload();
    assert.deepEqual(await everythingInSight(player), before);
    await play(player, { decisions: 4 });
    await player.close();
  });

  test(`a line that is cut in the middle of ${game} comes back by itself`, { timeout: 300_000 }, async () => {
    const { player, line } = await playerOnALine(PHONE);
    await playInto(player, game, 3);
    await player.context.setOffline(true);
    await line.cut();
    await saysOffline(player);
    const now = await decision(player);
    // Played while offline; it is sent once the connection is back.
    await answer(player, now);
    await line.mend();
    await player.context.setOffline(false);
    await saysOnline(player);
    player.forgiveCutLine();
    await assertGoesOn(player, now.moves);
    await player.close();
  });
}

test("a move whose answer gets lost is played once", { timeout: 300_000 }, async () => {
  const { player, line } = await playerOnALine(DESKTOP);
  await playNow(player, "mamma-mia");
  const now = await decision(player);
  line.deafen();
  await answer(player, now);
  await line.cut();
  await saysOffline(player);
  await line.mend();
  await saysOnline(player);
  player.forgiveCutLine();
  await assertGoesOn(player, now.moves);
  await player.close();
});

test("after a cut line the log of a table with aids has every line once", { timeout: 300_000 }, async () => {
  const { player, line } = await playerOnALine(DESKTOP);
  await setUp(player, "mamma-mia", { aids: "whole-log" });
  await player.press(".lobby .btn.go");
  await play(player, { decisions: 1 });
  await player.press(player.page.getByRole("button", { name: "Log" }));
  const lines = player.page.locator(".side .lines p");
  await lines.first().waitFor();
  const before = await lines.allTextContents();
  await line.cut();
  await saysOffline(player);
  await line.mend();
  await saysOnline(player);
  player.forgiveCutLine();
  assert.deepEqual(await lines.allTextContents(), before);
  await player.close();
});

test("a move that cannot be saved is sent again until it is", { timeout: 300_000 }, async () => {
  const player = await person(home.browser, home.server.url, PHONE);
  await playNow(player, "calcory");
  const now = await decision(player);
  home.server.loseDatabase();
  await answer(player, now);
  await saysOffline(player);
  assert.match(await player.page.locator(".offline").innerText(), /not lost/);
  home.server.findDatabase();
  await saysOnline(player);
  await assertGoesOn(player, now.moves);
  await player.close();
});

test("the server stops and another takes over", { timeout: 300_000 }, async () => {
  const { player, line } = await playerOnALine(DESKTOP);
  await playNow(player, "sole-mio");
  const now = await decision(player);
  await line.cut();
  await saysOffline(player);
  await home.server.restart();
  await line.mend();
  await saysOnline(player);
  player.forgiveCutLine();
  assert.equal((await decision(player)).moves, now.moves);
  await assertGoesOn(player);
  await player.close();
});

test("a server sends everybody to another one, and nobody notices", { timeout: 300_000 }, async () => {
  const player = await person(home.browser, home.server.url, PHONE);
  const { page } = player;
  const lines = [];
  await page.routeWebSocket(/\/socket/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  await playNow(player, "calcory");
  await decision(player);
  await page.evaluate(() => {
    const look = () => document.querySelector(".offline") && document.body.classList.add("was-offline");
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await lines[0].close({ code: 1001, reason: "server stopping" });
  await assertGoesOn(player);
  assert.deepEqual([lines.length, await page.locator(".was-offline").count()], [2, 0]);
  await player.close();
});

test("a second device goes on with the game, by a link that works once", { timeout: 300_000 }, async () => {
  const first = await person(home.browser, home.server.url, DESKTOP);
  await playNow(first, "mamma-mia");
  await play(first, { decisions: 3 });
  await first.press(first.page.getByRole("button", { name: "Menu" }));
  await first.press(".side [data-device]");
  const link = await first.page.locator(".side [data-device-link]").textContent();

  const second = await person(home.browser, home.server.url, PHONE);
  await second.page.goto(link);
  await second.press("[data-ask-link]");
  const number = await first.page.locator(".side [data-device-number]").textContent();
  await second.page.fill("input[name=number]", number);
  await second.press("[data-confirm-link] button");
  await second.page.waitForURL(`**${new URL(first.page.url()).pathname}`);
  assert.deepEqual(await decision(second), await decision(first));
  assert.deepEqual((await cardsDrawn(second.page)).hand, (await cardsDrawn(first.page)).hand);
  const { moves } = await decision(second);
  await play(second, { decisions: 2 });
  await decision(first, moves);

  const third = await person(home.browser, home.server.url, PHONE);
  const answer = await third.page.goto(link);
  assert.equal(answer.status(), 410);
  third.troubles.splice(0);
  await Promise.all([first, second, third].map((player) => player.close()));
});
