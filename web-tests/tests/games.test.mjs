// Whole games through the page, against bots and with two people, on desktop and phone, in each language.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, PHONE, SMALL_PHONE, accessibilityProblems, assertFits, openBrowser, person } from "../lib/browser.mjs";
import { playToEnd, step } from "../lib/play.mjs";
import { startServer } from "../lib/server.mjs";

let server, browser;
before(async () => {
  server = await startServer();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  server?.stop();
});

const GAMES = [
  ["mamma-mia", PHONE, "en-GB"],
  ["sole-mio", DESKTOP, "fr-FR"],
  ["grande", SMALL_PHONE, "de-DE"],
  ["calcory", PHONE, "de-DE"],
];

for (const [game, device, language] of GAMES) {
  test(`a whole game of ${game} against bots, ${device.viewport.width} px, ${language}`, { timeout: 600_000 }, async () => {
    const player = await person(browser, server.url, device, { language });
    await player.page.goto("/");
    await player.page.click(`.game [data-play="${game}"]`);
    await player.page.waitForURL("**/t/*");
    await player.page.waitForSelector(".table");
    await assertFits(player.page);
    await player.page.waitForSelector(".table.mine, .ending", { timeout: 60_000 });
    assert.deepEqual(await accessibilityProblems(player.page), []);
    await playToEnd(player.page);
    await assertFits(player.page);
    assert.deepEqual(await accessibilityProblems(player.page), []);
    assert.ok(await player.page.isVisible(".ranking"));
    await player.page.click(".ending a.btn");
    await player.page.waitForSelector(".deck");
    assert.deepEqual(await accessibilityProblems(player.page), []);
    await player.close();
  });
}

test("two people in two browsers and a bot", { timeout: 600_000 }, async () => {
  const host = await person(browser, server.url, DESKTOP);
  await host.page.goto("/new?game=mamma-mia");
  await host.page.check("input[name=players][value='3']", { force: true });
  await host.page.check("input[name=rounds]");
  await host.page.click("button[type=submit]");
  await host.page.waitForSelector(".lobby");
  const guest = await person(browser, server.url, PHONE, { language: "fr-FR" });
  await guest.page.goto(host.page.url());
  await guest.page.fill("input[name=name]", "Ada");
  await guest.page.click(".join-form .btn.pri");
  await host.page.waitForSelector("text=Ada");
  await host.page.click(".lobby .btn.go");
  await Promise.all([host.page.waitForSelector(".table"), guest.page.waitForSelector(".table")]);
  await Promise.all([playToEnd(host.page), playToEnd(guest.page)]);
  const scores = (page) => page.locator(".ranking strong").allTextContents();
  assert.deepEqual(await scores(host.page), await scores(guest.page));
  guest.forgive(); // Before sitting down nobody is known here: /api/me says so.
  await guest.close();
  await host.close();
});

test("reload in the middle, offline and back, a second device", { timeout: 300_000 }, async () => {
  const player = await person(browser, server.url, PHONE);
  await player.page.goto("/");
  await player.page.click('.game [data-play="mamma-mia"]');
  await player.page.waitForSelector(".table");
  for (let steps = 0; steps < 30; steps++) await step(player.page);
  await player.page.reload();
  await player.page.waitForSelector(".table");
  await player.context.setOffline(true);
  await player.page.waitForTimeout(300);
  await player.context.setOffline(false);
  player.forgive();
  const second = await player.context.newPage();
  await second.goto(player.page.url());
  await second.waitForSelector(".table");
  for (let steps = 0; steps < 60; steps++) await step(second);
  assert.ok(await player.page.isVisible(".table, .ending"));
  player.forgive();
  await player.close();
});
