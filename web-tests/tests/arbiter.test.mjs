// The arbiter: an argument of each game is set up by tapping and judged by the module in the browser, rule by rule; a
// link holds it all; a position that cannot be is refused beside what is wrong; without a mouse, without a network.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { DESKTOP, house, person, SMALL_PHONE } from "../lib/browser.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";

const home = house();

const LOW_PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
const SMALLEST = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };
const LANDSCAPE = { viewport: { width: 740, height: 360 }, isMobile: true, hasTouch: true };

/** Somebody with an argument, and what they can do about it. */
async function arguer(device = SMALL_PHONE, options = {}) {
  const player = await person(home.browser, home.server.url, device, options);
  const { page, press } = player;
  const pile = (name) => press(`[data-pile="${name}"]`);
  return Object.assign(player, {
    open: (link = "") => page.goto(`/arbiter${link}`),
    begin: async (game) => {
      await press(`[href="#new-${game}"]`);
      await page.waitForSelector("#desk .ask");
    },
    pile,
    /** Puts cards on a pile, one tap each. */
    put: async (name, ...cards) => {
      await pile(name);
      for (const card of cards) await press(`[data-offer="${card}"]`);
    },
    /** Puts an order of a player (by the index of the seat) into the oven. */
    bake: async (seat, order) => {
      await pile("oven");
      await press(page.locator(".shelves .tab:has(.badge)").nth(seat));
      await press(`[data-offer="${seat + 1}:${order}"]`);
    },
    ask: async () => {
      await press(".ask");
      await page.waitForSelector("#question");
    },
    answer: async (action) => {
      const steps = await page.locator(".step").count();
      await press(`[data-action="${action}"]`);
      await page.waitForFunction((before) => document.querySelectorAll(".step").length > before, steps);
    },
    question: () => page.locator("#question").innerText(),
    /** The rules of the last step, in order. */
    rules: () => page.locator(".step.last .rule-chip").allInnerTexts(),
    actions: () => page.locator("[data-action]").evaluateAll((all) => all.map((one) => one.dataset.action)),
    everything: () => page.locator("#desk .desk").innerText(),
  });
}

/** The link to what is on the desk; it is written a moment after every change. */
async function linkOf({ page }, was = "") {
  await page.waitForFunction((was) => location.hash.startsWith("#1.") && location.hash !== was, was);
  return page.evaluate(() => location.hash);
}

const ARGUMENTS = {
  "mamma-mia": async (player) => {
    await player.bake(0, "classic-pineapple");
    await player.put("table", "p", "p", "p", "s");
    await player.put("0.hand", "p");
    await player.ask();
    assert.match(
      await player.question(),
      /complete the order Classic pineapple\? The table lacks 1 pineapple\.\s*MM-25/,
    );
    assert.deepEqual(await player.actions(), ["add:1p", "no"]);
    await player.answer("add:1p");
    assert.deepEqual((await player.rules()).slice(0, 2), ["MM-25", "MM-24"]);
  },
  "sole-mio": async (player) => {
    await player.bake(0, "four-mushroom");
    await player.put("table", "m", "m");
    await player.put("1.hand", "m", "m");
    await player.ask();
    assert.match(await player.question(), /SM-18/);
    assert.deepEqual(await player.actions(), ["ask", "no"]);
    await player.answer("ask");
    assert.match(await player.question(), /SM-2\d/);
    assert.deepEqual(await player.actions(), ["give:2m", "no"]);
    await player.answer("give:2m");
    assert.ok((await player.rules()).includes("SM-26"));
  },
  grande: async (player) => {
    await player.bake(0, "classic-pineapple");
    await player.put("table", "p", "s");
    await player.ask();
    await player.answer("no");
    assert.ok((await player.rules()).includes("GR-5"));
  },
  calcory: async (player) => {
    const { page, press } = player;
    const tool = (name) => press(page.locator(".shelves").first().getByRole("button", { name }));
    const lay = async (number, place) => {
      await press(page.locator(".digits .tab").nth(number));
      await press(`[data-place="${place}"]`);
    };
    await tool("marked");
    await lay(9, "B1");
    await lay(2, "C2");
    await tool("turned up");
    await lay(4, "A4");
    await lay(7, "E3");
    await press(page.locator(".choice button").nth(1));
    await player.ask();
    assert.match(await player.question(), /11 with 2 cards/);
    await player.answer("stop");
    assert.deepEqual(await player.rules(), ["CA-14"]);
    await press('[data-place="A1"]');
    await page.waitForSelector(".step.last .note");
    assert.equal((await player.rules())[0], "CA-5");
  },
};

for (const [game, argue] of Object.entries(ARGUMENTS)) {
  test(`an argument of ${game}, and the link to it`, { timeout: 300_000 }, async () => {
    const player = await arguer(LOW_PHONE);
    await player.open();
    await player.begin(game);
    await argue(player);

    await player.press(".step.last .rule-chip");
    await player.page.waitForSelector(".rule-dialog[open] .rule-text > div");
    await player.page.keyboard.press("Escape");

    const link = await linkOf(player);
    assert.ok(link.length < 1500, `${link.length} characters`);
    const friend = await arguer(DESKTOP);
    await friend.open(link);
    await friend.page.waitForSelector("#question");
    assert.equal(
      await friend.page.locator(".step.last").innerText(),
      await player.page.locator(".step.last").innerText(),
    );
    assert.equal(await friend.question(), await player.question());
    await friend.press(friend.page.getByRole("button", { name: "Change the position" }));
    await friend.page.locator(".laid-card, .spot.up, .spot.marked").first().waitFor();
    await friend.close();
    await player.close();
  });
}

const SEAT = { kind: "salami", toppings: "2m" };

/** Well packed, but not by the arbiter: what could not be drawn. */
const FOREIGN = [
  null,
  { position: { game: "chess", seat: [SEAT, {}] } },
  { position: { game: "__proto__", seat: [] } },
  { position: { game: "grande", seat: [null, 3] } },
  { position: { game: "sole-mio", seat: [SEAT, {}], oven: 5 } },
  { position: { game: "mamma-mia", seat: [{ toppings: [1] }, {}] } },
  { position: { game: "mamma-mia", seat: [SEAT, {}] }, moves: "no" },
  { position: { game: "calcory", players: 2, turn: 1, grid: [1, 2], won: [0, 0] } },
  { position: { game: "calcory", seat: [SEAT, {}] } },
  { position: { game: "grande", grid: ["??"], won: [0, 0] } },
];

const linkTo = (question) => `#1.${deflateSync(JSON.stringify(question)).toString("base64url")}`;

test("a damaged link, a foreign one and one from a newer version say so", { timeout: 120_000 }, async () => {
  const visitor = await arguer();
  for (const [link, said] of [
    ["#1.eJyrVkpUslIy", /damaged/],
    ["#9.abc", /newer version/],
    ["#nonsense", /damaged/],
    ...FOREIGN.map((question) => [linkTo(question), /damaged/]),
  ]) {
    await visitor.open();
    await visitor.open(link);
    await visitor.page.locator("[data-problem]", { hasText: said }).waitFor();
  }
  await visitor.begin("grande");
  await visitor.close();
});

test("a position that cannot be is refused beside what is wrong", { timeout: 120_000 }, async () => {
  const visitor = await arguer();
  const { page, press } = visitor;
  await visitor.open();
  await visitor.begin("mamma-mia");
  await visitor.put("1.hand", "s", "s", "s", "s", "p", "p", "p", "p");
  await press(".ask");
  const problem = page.locator(".seat").nth(1).locator(".problem");
  await problem.waitFor();
  assert.match(await problem.innerText(), /MM-13.*at most 7 cards/s);
  await press(page.locator(".undo"));
  await problem.waitFor({ state: "detached" });
  await page.locator('[data-pile="1.hand"] b', { hasText: "7" }).waitFor();
  // Tapping a card of a hand takes it away.
  await press(page.locator('[data-card="1.hand-0"]'));
  await page.locator('[data-pile="1.hand"] b', { hasText: "6" }).waitFor();
  await visitor.close();
});

test("the oven has an order, which can be changed", { timeout: 120_000 }, async () => {
  const visitor = await arguer();
  const { page, press } = visitor;
  await visitor.open();
  await visitor.begin("sole-mio");
  await visitor.put("oven", "s", "p", "m");
  await press('[data-card="oven-2"]');
  await press(page.getByRole("button", { name: "Earlier" }));
  await press(page.getByRole("button", { name: "Earlier" }));
  const names = () => page.locator(".pile.oven .laid-card").evaluateAll((all) => all.map((card) => card.ariaLabel));
  await page.locator('[data-card="oven-0"][aria-label*="mushroom"]').waitFor();
  assert.deepEqual(await names(), ["1. 1 mushroom", "2. 1 salami", "3. 1 pineapple"]);
  await press(page.locator(".picked-tools .btn").last());
  await page.waitForFunction(() => document.querySelectorAll(".pile.oven .laid-card").length === 2);
  await visitor.close();
});

/** Presses Tab until the element has the focus. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${selector} cannot be reached`);
}

test("with a keyboard alone", { timeout: 300_000 }, async () => {
  const visitor = await arguer(DESKTOP);
  const { page } = visitor;
  const enter = async (selector) => {
    await tabTo(page, selector);
    await page.keyboard.press("Enter");
  };
  await visitor.open();
  await enter('[href="#example-mamma-mia"]');
  await page.waitForSelector("#desk .ask");
  await tabTo(page, '[data-card="oven-0"]');
  await page.keyboard.press("ArrowRight");
  await page.locator('[data-card="oven-1"]:focus').waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.locator('[data-card="oven-0"]:focus').waitFor();
  await enter(".ask");
  await page.locator("#question:focus").waitFor();
  await enter('[data-action="add:1p"]');
  await page.locator(".step.last", { hasText: "MM-24" }).waitFor();
  await page.locator("#question:focus").waitFor();

  await visitor.open("?again");
  await enter('[href="#example-calcory"]');
  await page.waitForSelector(".spots");
  await tabTo(page, '[data-place="A1"]');
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.locator('[data-place="B2"]:focus').waitFor();
  await page.keyboard.press("Enter");
  await page.locator('[data-place="B2"].up').waitFor();
  await visitor.close();
});

/** The buttons of the tray that something else lies on. Runs in the page. */
function coveredButtons() {
  const buttons = [...document.querySelectorAll(".desk-tray button")];
  return buttons.flatMap((button) => {
    button.scrollIntoView({ block: "nearest" });
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const above = [top + 3, (top + bottom) / 2, bottom - 3].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    );
    return above.every((one) => button.contains(one)) ? [] : [button.textContent.trim()];
  });
}

for (const [language, device, dark] of [
  ["en-GB", LOW_PHONE, true],
  ["fr-FR", SMALLEST, false],
  ["fr-FR", LANDSCAPE, true],
  ["de-DE", LOW_PHONE, false],
  ["de-DE", DESKTOP, true],
]) {
  const { width, height } = device.viewport;
  test(`good looks in ${language} at ${width} × ${height}`, { timeout: 300_000 }, async () => {
    const visitor = await arguer(device, { language, dark });
    await visitor.open();
    await assertGoodLooks(visitor, "start");
    for (const game of ["grande", "calcory"]) {
      await visitor.open(`?example=${game}`);
      await visitor.press(`[href="#example-${game}"]`);
      await visitor.page.waitForSelector("#desk .ask");
      await assertGoodLooks(visitor, `${game}: set-up`);
      assert.deepEqual(await visitor.page.evaluate(coveredButtons), [], `${game}: set-up`);
      await visitor.ask();
      await assertGoodLooks(visitor, `${game}: ruling`);
      assert.ok(!/\{/.test(await visitor.everything()), "every message is there");
    }
    await visitor.close();
  });
}

test("without a network", { timeout: 300_000 }, async () => {
  const visitor = await arguer(SMALL_PHONE, { worker: true });
  const { page } = visitor;
  await visitor.open();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visitor.press('[href="#example-sole-mio"]');
  await visitor.ask();
  const link = await linkOf(visitor);
  await page.goto("/about");
  await visitor.context.setOffline(true);
  await visitor.open(link);
  await page.waitForSelector("#question");
  assert.match(await visitor.question(), /SM-18/);
  await visitor.answer("add:1M");
  await visitor.context.setOffline(false);
  visitor.forgiveCutLine();
  await visitor.close();
});
