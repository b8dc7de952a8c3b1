// The first minute: the lessons, the goal above the table, and what things are.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, PHONE, person, QUICK } from "../lib/browser.mjs";
import { followCard, LESSONS } from "../lib/lessons.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { play, playNow } from "../lib/play.mjs";

const home = house();

/** Somebody who has never played. */
const NEWCOMER = { ...QUICK, guide: true, learned: [], finished: [] };

/** What the card shows: its number, how many lines it has, and whether all of it is on the screen. Runs in the page. */
function cardShown() {
  const text = /** @type {HTMLElement} */ (document.getElementById("coach-text"));
  const { left, top, right, bottom } = document.querySelector(".coach")?.getBoundingClientRect() ?? new DOMRect();
  return {
    title: document.getElementById("coach-title")?.textContent,
    lines: Math.round(text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
    inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    size: Number.parseFloat(getComputedStyle(text).fontSize),
    skip: document.querySelector(".skip-lesson") !== null,
  };
}

/** The lesson has a table too; this is the one on the server. */
async function atTable(page) {
  await page.waitForURL(/\/t\//);
  await page.locator(".table").waitFor();
}

/** Plays a lesson to its last card, which is left open. */
async function learn(player, { cards, lines, atCard = async () => undefined }) {
  for (let card = 1; ; card++) {
    await player.page.locator(".dots .on").nth(0).waitFor();
    await player.page.locator(`.dots i:nth-child(${card}).on`).waitFor();
    const seen = await player.page.evaluate(cardShown);
    assert.ok(seen.inside, `${seen.title} is on the screen`);
    assert.ok(seen.lines <= lines, `${seen.title}: ${seen.lines} lines`);
    assert.equal(seen.size, 17);
    assert.equal(seen.skip, card < cards, "until the last card one can skip");
    await atCard(card);
    if (card === cards) return;
    await followCard(player);
  }
}

for (const language of ["en", "fr", "de"]) {
  for (const [name, cards] of Object.entries(LESSONS)) {
    test(`${language}: the lesson ${name}, to the end and into a game`, { timeout: 300_000 }, async () => {
      const device = name === "pizza" || language === "en" ? PHONE : DESKTOP;
      const player = await person(home.browser, home.server.url, device, { settings: NEWCOMER });
      const { page } = player;
      await page.goto(`/learn/${name}?lang=${language}`);
      const atCard = async (/** @type {number} */ card) => {
        if (card === 1 || card === cards) await assertGoodLooks(player, `${name}, card ${card}`);
      };
      await learn(player, { cards, lines: language === "de" ? 3 : 2, atCard });
      await player.press("[data-next]");
      await atTable(page);
      assert.deepEqual((await page.evaluate(() => JSON.parse(localStorage["quattro-settings"]))).learned, [name]);
      await player.close();
    });
  }
}

test("the lesson comes unasked once, and can be skipped", { timeout: 300_000 }, async () => {
  const player = await person(home.browser, home.server.url, DESKTOP, { settings: NEWCOMER });
  const { page } = player;
  await page.goto("/");
  assert.match((await page.locator(".cta [data-play]").textContent()) ?? "", /Mamma Mia!/, "the button names the game");
  await player.press('.game [data-play="sole-mio"]');
  await page.locator(".coach").waitFor();
  assert.match(page.url(), /\/learn\/pizza\?then=sole-mio$/);
  await player.press(".skip-lesson");
  await atTable(page);
  assert.match((await page.locator(".bar h1").textContent()) ?? "", /Sole Mio!/, "skipping leads to the wanted game");
  await playNow(player, "mamma-mia");
  assert.match(page.url(), /\/t\//);
  // Asked for, it comes again.
  await player.press(page.getByRole("button", { name: "Menu" }));
  const link = page.getByRole("link", { name: "Learn by playing" });
  assert.equal(await link.getAttribute("href"), "/learn/pizza?lang=en");
  await page.goto("/rules/calcory");
  assert.equal(await link.getAttribute("href"), "/learn/calcory");
  await player.close();
});

test("the goal is in sight all through the first game", { timeout: 600_000 }, async () => {
  const settings = { ...QUICK, finished: [] };
  const player = await person(home.browser, home.server.url, PHONE, { settings });
  const { page } = player;
  await playNow(player, "calcory");
  await page.locator(".goal").waitFor();
  assert.match((await page.locator(".goal").textContent()) ?? "", /Win the most cards/);
  await play(player);
  await playNow(player, "calcory");
  assert.equal(await page.locator(".goal").count(), 0, "then it is known");
  await playNow(player, "mamma-mia");
  assert.match((await page.locator(".goal").innerText()) ?? "", /Fill the most orders\s+0 of 8/);
  await player.close();
});

/** More things than a table has. */
const MANY = 48;

/** The sentences that the question mark goes through. */
async function explanations(page) {
  const said = new Set();
  for (let count = 0; count < MANY; count++) {
    await page.keyboard.press("?");
    said.add(await page.locator(".explanation").textContent());
  }
  return [...said];
}

/** Where words are on the screen. Runs in the page. */
function wordsOf(selector) {
  const range = document.createRange();
  range.selectNodeContents(/** @type {Element} */ (document.querySelector(selector)));
  const { left, top, right, bottom } = range.getBoundingClientRect();
  return { left, top, right, bottom };
}

test("the goal covers no title, and no strip hangs under the awning", { timeout: 300_000 }, async () => {
  const settings = { ...QUICK, finished: [] };
  const player = await person(home.browser, home.server.url, DESKTOP, { language: "de-DE", settings });
  const { page } = player;
  await playNow(player, "mamma-mia");
  await page.locator(".table.mine.phase-playing").waitFor();
  for (const width of [900, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [title, goal] = [await page.evaluate(wordsOf, ".bar .title span"), await page.evaluate(wordsOf, ".goal")];
    assert.ok(title.right < goal.left, `${width}: ${title.right} over ${goal.left}`);
  }
  await player.context.setOffline(true);
  await page.locator(".offline").waitFor();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    const { top } = await page.evaluate(wordsOf, ".offline");
    const awning = await page.evaluate(() => {
      const bar = /** @type {Element} */ (document.querySelector(".bar"));
      return bar.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(bar, "::after").height);
    });
    assert.ok(top >= awning, `${width}: ${top} under ${awning}`);
  }
  await player.context.setOffline(false);
  player.forgiveCutLine();
  await player.close();
});

test("cards, piles and numbers say what they are", { timeout: 300_000 }, async () => {
  const player = await person(home.browser, home.server.url, DESKTOP, { settings: { ...QUICK, guide: true } });
  const { page } = player;
  await playNow(player, "mamma-mia");
  await page.locator(".table.mine").waitFor();
  const said = (await explanations(page)).join("\n");
  for (const thing of [
    "The kitchen",
    "The larder",
    "Your waiter",
    "The oven",
    "On the table",
    "Toppings in",
    "Orders in",
  ])
    assert.ok(said.includes(thing), `${thing} is explained:\n${said}`);
  assert.match(said, /Classic|Mixed|Bombastica|Monotoni|Minimale/, "an order says what it asks for");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".explanation").count(), 0);
  await page.hover(".oven-spot");
  await page.locator(".explanation", { hasText: "The oven" }).waitFor();
  await player.close();
});

test("a long press explains a card and does not play it", { timeout: 300_000 }, async () => {
  const player = await person(home.browser, home.server.url, PHONE);
  const { page } = player;
  await playNow(player, "calcory");
  await page.locator(".table.mine").waitFor();
  const card = page.locator(".grid .tile.can").first();
  const moves = await page.locator(".table").getAttribute("data-moves");
  await card.dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await page.locator(".explanation", { hasText: "Face down" }).waitFor();
  await card.dispatchEvent("pointerup", { pointerType: "touch", bubbles: true });
  await card.dispatchEvent("click", { bubbles: true });
  assert.equal(await page.locator(".grid .tile.mine").count(), 0);
  assert.equal(await page.locator(".table").getAttribute("data-moves"), moves);
  // The next tap plays.
  await player.press(card);
  await page.locator(".grid .tile.mine, .table:not(.mine)").first().waitFor();
  await player.close();
});

test("on a phone on its side, the lesson leaves in sight what it talks about", async () => {
  const lying = { viewport: { width: 740, height: 360 } };
  for (const language of ["en", "fr", "de"]) {
    const learner = await person(home.browser, home.server.url, lying, {
      language,
      settings: { ...QUICK, learned: [] },
    });
    await learner.page.goto("/learn/pizza");
    await learner.page.locator(".coach[data-side]").waitFor();
    const seen = await learner.page.evaluate(() => {
      const style = document.querySelector(".spot").style;
      const [left, right] = ["left", "right"].map((edge) => Number.parseFloat(style.getPropertyValue(`--${edge}`)));
      // Not as it pops up, but as it will be.
      const coach = document.querySelector(".coach");
      const free = Math.max(coach.offsetLeft - left, right - (coach.offsetLeft + coach.offsetWidth));
      return Math.min(1, free / (right - left));
    });
    assert.ok(seen > 0.8, `${language}: ${seen}`);
    await learner.close();
  }
});
