// One TV and five phones play a whole game of each kind. The TV is never touched: it finds every table by itself, shows
// nothing of a hand, and forgets what was said.

import assert from "node:assert/strict";
import { test } from "node:test";
import { autoplay } from "../lib/autoplay.mjs";
import { AT_ONCE, house, PHONE, person } from "../lib/browser.mjs";
import { endMotion } from "../lib/fixtures.mjs";
import { makeOld } from "../lib/old_browser.mjs";
import { setUp, sitDown } from "../lib/play.mjs";
import { startLine } from "../lib/server.mjs";

const home = house();

const TV = { viewport: { width: 1920, height: 1080 } };
const NAMES = ["Luca", "Enzo", "Nina", "Ann"];
const GAMES = { "mamma-mia": 5, "sole-mio": 5, grande: 5, calcory: 4 };

/** Notes all that is drawn, and what should not be. Runs in the TV's page. */
function watchScreen() {
  const seen = { screens: new Set(), said: new Set(), faults: new Set() };
  const fault = (what) => seen.faults.add(what);
  const SCREENS = ["waiting", "play", "reveal", "bill", "calcory", "ending"];

  /** Cards whose faces can be seen lie in the oven, on the table, or are judged. */
  function lookAtCards() {
    for (const card of document.querySelectorAll(".tv-play use, .tv-reveal use")) {
      const name = card.getAttribute("href").split("#")[1];
      const isPublic = card.closest(".tv-oven, .tv-stack, .tv-order, .tv-shown, .ghost");
      if (/^(card|order)-/.test(name) && !isPublic) fault(`${name} is shown`);
    }
    if (document.querySelector(".hand, .held, .tray, .chat, .log")) fault("something of a person's place");
  }

  function look() {
    const shown = SCREENS.find((screen) => document.querySelector(`.tv-${screen}`));
    const said = document.querySelector(".tv-say")?.textContent.trim();
    if (said) seen.said.add(said);
    if (shown) seen.screens.add(shown);
    lookAtCards();
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  window.seen = () => ({ screens: [...seen.screens], said: [...seen.said], faults: [...seen.faults] });
}

/** Everything that the TV was sent. */
function listenIn(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(JSON.parse(payload))));
  return heard;
}

/** Whoever is sent this sits nowhere and sees no hand while the game runs. */
function assertStranger(message) {
  const { you, game } = message;
  if (you) assert.deepEqual(you, { seat: null, host: false, handed_over: false });
  if (!game) return;
  assert.deepEqual(game.legal, []);
  assert.equal(game.view.hand ?? null, null);
  // At the end all hands are shown to everybody, where they decide between equals.
  if (!game.outcome) for (const chair of game.view.chairs) assert.equal(chair.hand ?? null, null);
}

/** The first phone scans what the TV shows and makes the table; the others come by the code on the TV. */
async function gather(tv, [host, ...guests], game, players) {
  const qr = await tv.page.locator(".tv-slip img, .tv-again img").first().getAttribute("src");
  const key = new URL(qr, "http://tv").searchParams.get("key");
  await host.page.goto(`/new?screen=${key}&game=${game}`);
  await host.page.fill("input[name=name]", "Sofia");
  await host.press(`label:has(input[name=players][value="${players}"])`);
  await host.press("button[type=submit]");
  await host.page.locator(".lobby").waitFor();
  await tv.page.locator(".tv-seats").waitFor();
  await tv.page.locator(".tv-code b").nth(3).waitFor();
  const code = (await tv.page.locator(".tv-code").textContent()).trim();
  // One after another: each takes the first chair that is free.
  for (const [index, guest] of guests.entries()) await sitDown(guest, `/j/${code}`, NAMES[index]);
  await tv.page.locator(".tv-seats .free").waitFor({ state: "detached" });
}

/** Whether the phone shows the hand alone while others play, and nothing of the table. */
async function assertLooksUp({ page }) {
  await page.locator(".hand-only .look-up, .calcory .look-up, .table.mine").first().waitFor();
  assert.equal(await page.locator(".pizza:not(.phase-oven) .counter").count(), 0);
}

test("a TV and five phones play all four games", { timeout: 600_000 }, async () => {
  const line = await startLine(home.server.url);
  const settings = AT_ONCE;
  const tv = await person(home.browser, line.url, TV, { settings });
  // TVs are seldom renewed: what works in their browser works in a new one.
  await makeOld(tv.context);
  const heard = listenIn(tv.page);
  await tv.page.addInitScript(watchScreen);
  const phones = await Promise.all(
    ["Sofia", ...NAMES].map(() => person(home.browser, home.server.url, PHONE, { settings })),
  );
  await Promise.all(phones.map(({ page }) => page.addInitScript(autoplay)));
  await tv.page.goto("/tv");
  for (const [game, players] of Object.entries(GAMES)) {
    const playing = phones.slice(0, players);
    await gather(tv, playing, game, players);
    await playing[0].press(".lobby .btn.go");
    await Promise.all(playing.map(assertLooksUp));
    if (game === "mamma-mia") await sleepAndWake(tv, line);
    await Promise.all(playing.map(({ page }) => page.locator(".ending").waitFor()));
    await tv.page.locator(".tv-ending").waitFor();
    assert.equal(await tv.page.locator(".ranking li").count(), players);
    await assertForgotten(tv.page, game);
  }
  for (const message of heard) assertStranger(message);
  assert.ok(heard.some(({ type }) => type === "update"));
  await Promise.all(phones.map((phone) => phone.close()));
  await tv.close();
  line.stop();
});

/** A TV without its network says so, and shows the present again by itself. */
async function sleepAndWake(tv, line) {
  await tv.page.locator(".tv-play").waitFor();
  await line.cut();
  await tv.page.locator(".tv-offline").waitFor();
  await line.mend();
  await tv.page.locator(".tv-offline").waitFor({ state: "detached" });
  tv.forgiveCutLine();
}

/** What was announced stands nowhere on the page any more. */
async function assertForgotten(page, game) {
  const { screens, said, faults } = await page.evaluate(() => window.seen());
  assert.deepEqual(faults, [], game);
  assert.ok(said.length > 0, `${game}: nothing was said`);
  const expected = game === "calcory" ? ["calcory", "ending"] : ["reveal", "ending"];
  for (const screen of expected) assert.ok(screens.includes(screen), `${game}: ${screen} was not seen`);
  await page.locator(".tv-say").waitFor({ state: "detached" });
  const text = await page.locator("body").textContent();
  for (const words of said) assert.ok(!text.includes(words), `${game}: “${words}” is still there`);
}

const HELD = [
  [390, 844],
  [360, 640],
  [740, 360],
  [667, 375],
  [560, 320],
];

/** What cannot be read or taken on a phone beside a TV. Runs in the page. */
function outOfSight() {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const fits = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= width && bottom <= height;
  const isRead = (text) => {
    const box = text.getBoundingClientRect();
    const above = [box.top + 3, box.bottom - 3].map((y) => document.elementFromPoint((box.left + box.right) / 2, y));
    return fits(box) && above.every((one) => text.contains(one));
  };
  const unread = [...document.querySelectorAll(".look-up b, .look-up span")].filter((text) => !isRead(text));
  const lefts = [...document.querySelectorAll(".hand-only .held")].map((card) => card.getBoundingClientRect().left);
  const narrow = lefts.filter((left, index) => index > 0 && left - lefts[index - 1] < 32);
  return [...unread.map(({ textContent }) => textContent), ...narrow.map((left) => `a card at ${left}`)];
}

test("beside a TV a phone can be held in any way", { timeout: 300_000 }, async () => {
  const people = () => person(home.browser, home.server.url, PHONE, { settings: AT_ONCE });
  const [host, guest] = [await people(), await people()];
  const tv = await person(home.browser, home.server.url, TV, { settings: AT_ONCE });
  for (const game of ["sole-mio", "calcory"]) {
    await setUp(host, game, { players: 2 });
    await tv.page.goto(host.page.url().replace("/t/", "/tv/"));
    await tv.page.locator(".tv-seats").waitFor();
    await sitDown(guest, host.page.url(), "Enzo");
    await host.press(".lobby .btn.go");
    const waits = await Promise.any(
      [host, guest].map(({ page }) =>
        page
          .locator(".table:not(.mine) .look-up")
          .waitFor()
          .then(() => page),
      ),
    );
    for (const [width, height] of HELD) {
      await waits.setViewportSize({ width, height });
      await waits.evaluate(endMotion);
      assert.deepEqual(await waits.evaluate(outOfSight), [], `${game} at ${width} × ${height}`);
    }
    await waits.setViewportSize(PHONE.viewport);
  }
  await Promise.all([host, guest, tv].map((one) => one.close()));
});

test("unknown letters lead to the way to a table, in the same words as a table that is hidden", async () => {
  const tv = await person(home.browser, home.server.url, TV);
  const texts = [];
  for (const where of ["/tv/AAAA", "/tv/AAAAAAAAAAAAAAAAAAAAAA"]) {
    await tv.page.goto(where);
    await tv.page.locator(".tv-slip").waitFor();
    texts.push(await tv.page.locator(".tv-phones").textContent());
  }
  assert.equal(texts[0], texts[1]);
  await tv.context.close();
});
