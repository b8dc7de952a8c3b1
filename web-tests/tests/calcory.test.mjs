// Calcory in every layout, and what its guide says.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { topicOf } from "../../crates/quattro-server/web/static/js/table/topics.js";
import { DESKTOP, house, person, QUICK } from "../lib/browser.mjs";
import { calcoryTable, MOMENTS } from "../lib/calcory_states.mjs";
import { play, playNow } from "../lib/play.mjs";

const home = house();

const LAYOUTS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [740, 360],
  [768, 1024],
  [720, 450],
  [640, 360],
  [1440, 900],
];

/** Cards and buttons that are too small, cut off or covered. Runs in the page. */
async function misfits() {
  // A card that is being turned up is narrow for a moment.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const SMALLEST = innerWidth < 390 ? 34 : 44;
  const problems = [];
  for (const element of document.querySelectorAll(
    ".grid .tile, button:not(.tile), .equation .tile, .ask, .guide, .hint",
  )) {
    const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1) continue;
    const name = element.dataset.place ? "card" : `${element.className} ${element.textContent.trim().slice(0, 40)}`;
    const complain = (what) => problems.push(`${name}: ${what} (${Math.round(width)}×${Math.round(height)})`);
    // Half a pixel is lost in rounding.
    const least = element.matches(".grid .tile") ? SMALLEST : element.matches("button") ? 44 : 0;
    if (width < least - 0.5 || height < least - 0.5) complain(`smaller than ${least}`);
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) complain("cut off");
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!element.contains(there)) complain(`covered by ${there?.className}`);
  }
  const size = (/** @type {string} */ selector) => document.querySelector(selector);
  for (const box of [".tray", ".floor", ".chairs"].map(size)) {
    if (box && box.scrollHeight > box.clientHeight + 1) problems.push(`${box.className}: overflows`);
  }
  return [...new Set(problems)];
}

for (const language of ["en", "fr", "de"]) {
  test(`${language}: cards and buttons fit in every layout`, { timeout: 300_000 }, async () => {
    const settings = { ...QUICK, guide: true };
    const player = await calcoryTable(home.browser, home.server.url, DESKTOP, { settings, language });
    const { page } = player;
    /** @type {string[]} */
    const found = [];
    for (const [width, height] of LAYOUTS) {
      await page.setViewportSize({ width, height });
      for (const name of Object.keys(MOMENTS)) {
        await player.show(name);
        const check = async (/** @type {string} */ state) =>
          found.push(...(await page.evaluate(misfits)).map((what) => `${width}×${height} ${state}: ${what}`));
        await check(name);
        const back = page.locator(".equation button").first();
        if (!(await back.count())) continue;
        await back.click();
        await page.locator(".equation .chosen").waitFor();
        await check(`${name}, picked`);
        assert.ok((await page.locator(".grid .tile.target").count()) > 9, "the free places are lit");
      }
      for (const name of ["first", "stop", "give-up", "thirteen"]) {
        await player.show(name, 4, { others: "person" });
        player.say({ type: "present", seats: [1, 2, 3], away: [{ seat: 4, ms: 50_000 }], spectators: 0 });
        await page.locator(".offer").waitFor({ state: "attached" });
        const misfit = await page.evaluate(misfits);
        found.push(...misfit.map((what) => `${width}×${height} ${name}, one away: ${what}`));
        player.say({ type: "present", seats: [1, 2, 3, 4], away: [], spectators: 0 });
      }
    }
    assert.deepEqual(found, []);
    await player.close();
  });
}

test("the floor of an upright phone is the one of a lying phone, turned", { timeout: 120_000 }, async () => {
  const player = await calcoryTable(home.browser, home.server.url, { viewport: { width: 390, height: 844 } });
  const { page } = player;
  await player.show("first");
  const places = () =>
    page
      .locator(".grid .tile")
      .evaluateAll((tiles) => tiles.map((tile) => /** @type {HTMLElement} */ (tile).dataset.place));
  const upright = await places();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.grid .tile[data-place="A1"]:first-child').waitFor();
  const lying = await places();
  const turned = lying.map((_, index) => upright[(index % 10) * 6 + 5 - Math.floor(index / 10)]);
  assert.deepEqual(lying, turned);
  await player.close();
});

test("whoever turns up cards, person or bot, has the lit chair", { timeout: 120_000 }, async () => {
  for (const [width, height] of LAYOUTS) {
    const player = await calcoryTable(home.browser, home.server.url, { viewport: { width, height } });
    await player.show("others");
    const lit = await player.page
      .locator(".chair.now")
      .evaluateAll((chairs) =>
        chairs.map((chair) => [chair.dataset.spot, getComputedStyle(chair).boxShadow !== "none"]),
      );
    assert.deepEqual(lit, [["chair-3", true]], `${width}×${height}`);
    await player.close();
  }
});

/** What the words of the English guide offer, as actions. @type {[RegExp, RegExp][]} */
const OFFERS = [
  [/\bstop: then\b|give up\b/i, /^stop$/],
  [/\bturn up (cards|another)|^go on\b/i, /^turn:/],
  [/\btoppings of one kind\b/i, /^play:/],
  [/\bcomplete the pizza\b|answer with it\b/i, /^add:/],
  [/^draw from one pile only/i, /^draw:waiter$/],
  [/\bhelping costs\b/i, /^give:/],
  [/\byou choose the kind\b/i, /^choose:/],
  [/\bthe more you commit\b/i, /^commit:/],
  [/^challenge somebody\b/i, /^name:/],
  [/^show a kind\b/i, /^show:/],
];
const messages = readFileSync(new URL("../../crates/quattro-words/messages/ui-en.ftl", import.meta.url), "utf8");
const guideWords = (/** @type {string} */ topic) =>
  new RegExp(`^ui-guide-${topic} = (.*)$`, "m").exec(messages)?.[1] ?? assert.fail(`no words for ${topic}`);

/** What is said about a decision, held against what can be done. */
function checkGuide({ view, legal }) {
  const actions = legal.map((one) => one.action);
  const topic = topicOf(view, actions);
  if (!topic) return;
  const words = guideWords(topic);
  for (const [offer, action] of OFFERS) {
    if (offer.test(words))
      assert.ok(
        actions.some((one) => action.test(one)),
        `${topic}: ${words}\n${actions.join(" ")}`,
      );
  }
  if ("grid" in view && !actions.includes("stop")) assert.ok(!/, or stop/.test(words), words);
}

for (const game of ["calcory", "sole-mio"]) {
  test(`${game}: the guide offers only what is legal, through a whole game`, { timeout: 600_000 }, async () => {
    const player = await person(home.browser, home.server.url, DESKTOP);
    const states = [];
    player.page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const { game } = JSON.parse(String(payload));
        if (game?.legal.length) states.push(game);
      }),
    );
    await playNow(player, game);
    await play(player);
    assert.ok(states.length > 1, "a whole game has decisions");
    states.forEach(checkGuide);
    await player.close();
  });
}
