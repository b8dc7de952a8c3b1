// Why an order is filled or burnt, and the way past it: chips, words, the rule, and Skip.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house, person, QUICK, SMALL_PHONE } from "../lib/browser.mjs";
import { askedStates, shownTable } from "../lib/fixtures.mjs";
import { passTimeUntil, stopTime } from "../lib/moments.mjs";
import { answer, decision, playNow } from "../lib/play.mjs";

const home = house();

/** Two lack, and the owner held one of them. */
const SHORTFALL = { need: "1s1p1m1c1o", lack: "1m1o", at_best: false };
const FELL_SHORT = {
  event: "fell-short",
  shortfall: SHORTFALL,
  held: "1o",
  short: "1m",
  text: "You had 1 olive, and still lacked 1 mushroom.",
  rule: "MM-26",
};
const BURNT = {
  event: "burnt",
  order: "mixed",
  why: "not-completed",
  shortfall: SHORTFALL,
  text: "It burns.",
  rule: "MM-27",
};

/** The server's welcome reaches the page, and what we add to it; what its bots then do does not. */
function listenTo(page) {
  const line = {};
  return page
    .routeWebSocket(/\/socket/, (socket) => {
      const server = socket.connectToServer();
      line.send = (message) => socket.send(JSON.stringify(message));
      server.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (message.type === "welcome") line.welcome = message;
        if (message.type !== "update") socket.send(text);
      });
    })
    .then(() => line);
}

/** Lets the page act out how the order of the player so many seats ahead of one's own is judged. */
function judge({ welcome, send }, ahead, why) {
  const { you, game, number } = welcome;
  const seat = ((you.seat - 1 + ahead) % 4) + 1;
  const judged = { seat, order: "mixed", free: false, need: "1s1p1m1c1o" };
  const view = { ...game.view, phase: "oven", table: "1s1p3c", to_act: null, decision: null, judged };
  const asked = { ...game, moves: game.moves + 1, view, legal: [], question: null };
  const revealed = { type: "update", events: [], game: asked };
  send({ ...revealed, number: number + 1 });
  send({ ...revealed, number: number + 2, events: why.map((event) => ({ seat, ...event })) });
}

/** What can be read of the verdict. Runs in the page. */
function read() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const why = document.querySelector(".why");
  return {
    why: why.textContent.replace(/\s+/g, " ").trim(),
    rule: why.querySelector(".rule").getAttribute("href"),
    chips: all(".need").map((chip) => chip.className.replace("need ", "")),
    pills: all(".column").map((column) => column.querySelector(".pay")?.textContent ?? ""),
    filter: getComputedStyle(document.querySelector(".judged .burnt .card")).filter,
  };
}

/** What somebody reads when the order of the player so many seats ahead burns. */
async function verdict(ahead, why) {
  const player = await person(home.browser, home.server.url, SMALL_PHONE, { settings: { ...QUICK, pace: 1 } });
  const { page } = player;
  const line = await listenTo(page);
  await playNow(player, "mamma-mia");
  await page.clock.install();
  await stopTime(page);
  judge(line, ahead, why);
  await passTimeUntil(page, ".why");
  const seen = await page.evaluate(read);
  await player.close();
  return seen;
}

test("the owner of a burnt order reads what was missing and what they held of it", async () => {
  const seen = await verdict(0, [FELL_SHORT, BURNT]);
  assert.equal(seen.why, "1 mushroom + 1 olive short. You had 1 olive, and still lacked 1 mushroom. MM-27");
  assert.match(seen.rule, /#MM-27$/);
  assert.deepEqual(seen.chips.toSorted(), ["given", "missing", "there", "there", "there"]);
  assert.deepEqual(seen.pills, ["1 of 1", "1 of 1", "0 of 1", "1 of 1", "0 of 1"]);
  assert.doesNotMatch(seen.filter, /brightness|sepia|saturate/, "a burnt card can be read");
});

test("of somebody else's burnt order one reads what the table lacked, and nothing of their hand", async () => {
  const seen = await verdict(1, [BURNT]);
  assert.equal(seen.why, "1 mushroom + 1 olive short. MM-27");
  assert.deepEqual(seen.chips.toSorted(), ["missing", "missing", "there", "there", "there"]);
});

test("one tap on Skip leads to one's own next decision, past all that bots do", async () => {
  // At this pace anything that is acted out would take longer than the test may.
  const slow = { ...QUICK, pace: 500 };
  const player = await person(home.browser, home.server.url, SMALL_PHONE, { motion: true, settings: slow });
  await playNow(player, "mamma-mia");
  await player.page.locator(".skip:enabled, .table.mine").first().waitFor();
  if (await player.page.locator(".skip").count()) await player.press(".skip");
  const first = await decision(player);
  await answer(player, first);
  await player.press(".skip:enabled");
  const next = await decision(player, first.moves);
  assert.notEqual(next.sight, "end");
  await player.close();
});

test("the topping that was shown for a match stays in sight while it is answered", async () => {
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [768, 1024],
    [1440, 900],
  ]) {
    const table = await shownTable(home.browser, home.server.url, { viewport: { width, height } });
    await table.show(askedStates("pizza").find(({ sort }) => sort === "sole-mio-match"));
    const shown = table.page.locator(".needs");
    const { y, height: high } = await shown.boundingBox();
    assert.match(await shown.getAttribute("aria-label"), /mushroom/);
    assert.match(await table.page.locator("#asked").innerText(), /mushroom/);
    const slip = await table.page.locator(".panel").boundingBox();
    assert.ok(y + high <= Math.max(slip.y, 0) || width > height, `${width}×${height}: under the slip`);
    await table.close();
  }
});

test("a Ladder's rungs show what is chosen, and what the next tap would choose", async () => {
  const table = await shownTable(home.browser, home.server.url, SMALL_PHONE);
  const state = askedStates("pizza").find(({ sort }) => sort === "sole-mio-choose-ladder-only");
  await table.show(state);
  const { kinds } = state.view.judged;
  const rungs = table.page.locator(".needs .rung");
  assert.deepEqual(await rungs.allInnerTexts(), ["4", "3", "2", "1"]);
  assert.equal(await rungs.locator(".kind").count(), kinds.length + 1);
  const label = (await table.page.locator(".needs").getAttribute("aria-label")) ?? "";
  for (const [index, kind] of kinds.entries()) assert.match(label, new RegExp(`${4 - index} ${kind}`));
  await table.close();
});
