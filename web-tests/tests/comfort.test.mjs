// Conveniences: notifications in a hidden tab, sound and speech, the guide, a bot that takes over, and the sheets at
// the side.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, person, QUICK, SMALL_PHONE } from "../lib/browser.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { answer, beginTogether, decision, play, playNow, setUp } from "../lib/play.mjs";

const home = house();

/** Makes the page appear hidden, without frames. Runs in the page. */
function lookElsewhere() {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  window.requestAnimationFrame = () => 0;
  document.dispatchEvent(new Event("visibilitychange"));
}

/**
 * Notes what is shown. Asking the browser what it shows, while it is about to show something, makes it forget that.
 * Runs in the page.
 */
function noteNotifications() {
  const { showNotification } = ServiceWorkerRegistration.prototype;
  window.notified = new Promise((resolve) => {
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      await showNotification.call(this, title, options);
      resolve({ title, body: options?.body ?? "" });
    };
  });
}

test("who looks elsewhere is told by the title and a notification that it is their turn", async () => {
  const player = await person(home.browser, home.server.url, DESKTOP, {
    settings: { ...QUICK, notify: true },
    worker: true,
  });
  const { page, context } = player;
  await context.grantPermissions(["notifications"], { origin: home.server.url });
  await context.addInitScript(noteNotifications);
  await playNow(player, "mamma-mia");
  const now = await decision(player);
  await page.evaluate(lookElsewhere);
  await page.evaluate(() => (document.title = ""));
  await answer(player, now);
  // Polls by time, because there are no frames.
  await page.waitForFunction(() => /Your turn/.test(document.title), undefined, { polling: 100 });
  const { title, body } = await page.evaluate(() => window.notified);
  assert.equal(title, "Your turn");
  assert.ok(body.length > 0);
  await player.close();
});

/** Records sounds and speech. Runs in the page. */
function listen() {
  window.heard = { words: [], sounds: 0 };
  speechSynthesis.speak = ({ text, lang }) => window.heard.words.push({ text, lang });
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = Source.prototype;
    Source.prototype.start = function (...when) {
      window.heard.sounds += 1;
      return start.apply(this, when);
    };
  }
}

for (const wanted of [true, false]) {
  test(`announcements and sounds that are ${wanted ? "" : "not "}wanted are ${wanted ? "" : "not "}made`, async () => {
    const settings = { ...QUICK, speech: wanted, sound: wanted };
    const player = await person(home.browser, home.server.url, DESKTOP, { language: "de-DE", settings });
    await player.context.addInitScript(listen);
    await playNow(player, "mamma-mia");
    await play(player, { decisions: 4 });
    const { words, sounds } = await player.page.evaluate(() => window.heard);
    assert.equal(words.length > 0, wanted);
    assert.ok(words.every(({ text, lang }) => text && lang === "de"));
    assert.equal(sounds > 0, wanted);
    await player.close();
  });
}

test("the first game is explained, until one has had enough", async () => {
  const player = await person(home.browser, home.server.url, SMALL_PHONE, { settings: { ...QUICK, guide: true } });
  const { page } = player;
  await playNow(player, "sole-mio");
  await decision(player);
  await page.locator(".guide").waitFor();
  await assertGoodLooks(player, "guide");
  await player.press(".guide .ibtn");
  await page.locator(".guide").waitFor({ state: "detached" });
  await page.reload();
  await decision(player);
  assert.equal(await page.locator(".guide").count(), 0);
  await player.close();
});

test("a bot plays on for somebody, who takes the chair back", async () => {
  const host = await person(home.browser, home.server.url, DESKTOP);
  const guest = await person(home.browser, home.server.url, SMALL_PHONE);
  const choose = async (name) => {
    await host.press(host.page.getByRole("button", { name: "Menu" }));
    await host.press(host.page.getByRole("dialog").getByRole("button", { name }));
  };
  await beginTogether(host, guest, "mamma-mia", { players: 2 });
  await choose("Let a bot play for me");
  await host.page.locator(".offline.bot").waitFor();
  // Two may only go on if somebody plays for the host.
  await play(guest, { decisions: 3 });
  await choose("Take my seat back");
  await host.page.locator(".offline.bot").waitFor({ state: "detached" });
  const guestPlays = play(guest).catch(() => undefined);
  await decision(host);
  await Promise.all([host.close(), guest.close()]);
  await guestPlays;
});

test("the sheets at the side, and settings that stay", async () => {
  const player = await person(home.browser, home.server.url, SMALL_PHONE, { dark: true });
  const { page } = player;
  await setUp(player, "sole-mio", { aids: "whole-log" });
  await player.press(".lobby .btn.go");
  await play(player, { decisions: 2 });
  for (const name of ["Menu", "Log", "Chat"]) {
    await player.press(page.getByRole("button", { name, exact: true }));
    await page.locator(".side").waitFor();
    await assertGoodLooks(player, name);
    await player.press(".side-head .ibtn");
  }
  await player.press(".chair");
  await page.locator(".side .done").nth(2).waitFor();
  await assertGoodLooks(player, "filled orders");
  await player.press(".side-head .ibtn");
  await player.press(page.getByRole("button", { name: "Menu" }));
  await player.press(page.getByRole("button", { name: "Settings" }));
  await assertGoodLooks(player, "settings");
  await player.press(page.getByRole("button", { name: "Fast" }));
  await player.press(page.getByRole("switch", { name: "Sound" }));
  await page.reload();
  const kept = await page.evaluate(() => JSON.parse(localStorage["quattro-settings"]));
  assert.deepEqual([kept.pace, kept.sound], [0.45, true]);
  await player.close();
});
