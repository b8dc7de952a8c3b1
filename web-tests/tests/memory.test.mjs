// Remembering is the game: what the page receives, shows or stores, during play and after a reload, is only what may be
// seen at that moment. Only a table with memory aids shows more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, PHONE, person } from "../lib/browser.mjs";
import {
  assertNothingStored,
  cardsDrawn,
  cardsToBeSeen,
  everythingWritten,
  listenTo,
  silence,
} from "../lib/memory.mjs";
import { answer, decision, playNow, setUp } from "../lib/play.mjs";

const home = house();

/**
 * Calls `check` at each decision until `isEnough`, and leaves the last one open. A game that is over before is followed
 * by another.
 */
async function playChecking(player, game, check, isEnough) {
  await playNow(player, game);
  for (let answered; ; ) {
    const now = await decision(player, answered);
    if (now.sight === "end") return playChecking(player, game, check, isEnough);
    await check({ ...now, first: answered === undefined });
    if (isEnough()) return;
    await answer(player, now);
    answered = now.moves;
  }
}

async function assertForgotten(page, received) {
  await silence(page);
  const written = await everythingWritten(page);
  assert.ok(received.sentences().length > 0, "nothing was told");
  assert.deepEqual(
    received.sentences().filter((sentence) => written.includes(sentence)),
    [],
  );
  await assertNothingStored(page);
}

/**
 * Other players' cards and face-down cards are only numbers; filled and burnt orders are face up. Once the
 * game is over, and not before, all hands are shown (MM-40).
 */
function assertOnlyCounts(view, viewer) {
  assert.equal(view.viewer, viewer);
  for (const pile of [view.oven, view.kitchen, view.larder]) assert.equal(typeof pile, "number");
  for (const { seat, kind, filled, removed = [], ...counts } of view.chairs) {
    assert.ok(seat && kind && Array.isArray(filled) && Array.isArray(removed));
    const { hand, ...numbers } = counts;
    assert.equal(hand !== undefined, view.phase === "over");
    assert.deepEqual(Object.keys(numbers).sort(), ["orders", "toppings", "waiter"]);
    for (const count of Object.values(numbers)) assert.equal(typeof count, "number");
  }
}

async function assertShowsTheView(page, received) {
  const { asked, elsewhere, ...drawn } = await cardsDrawn(page);
  assert.deepEqual(drawn, cardsToBeSeen(received.lastView()));
  assert.deepEqual(elsewhere, []);
  const mine = new Set(drawn.hand);
  // A question may show own cards, and the series it is about.
  assert.deepEqual(
    asked.filter((face) => !mine.has(face) && !drawn.judged.includes(face)),
    [],
  );
}

/** The page comes back as it was, and is told nothing of what was. */
async function assertReloadTellsNothing(player, received) {
  const { page } = player;
  const before = { view: received.lastView(), cards: await cardsDrawn(page) };
  const messagesBefore = received.messages.length;
  await page.reload();
  await decision(player);
  const after = received.messages.slice(messagesBefore);
  assert.deepEqual(after.find((message) => message.type === "welcome").missed, []);
  assert.deepEqual(
    after.flatMap((message) => message.events ?? []),
    [],
  );
  assert.deepEqual(received.lastView(), before.view);
  assert.deepEqual(await cardsDrawn(page), before.cards);
}

for (const game of ["mamma-mia", "sole-mio", "grande"]) {
  test(`${game}: nothing but the moment, before and after a reload`, { timeout: 600_000 }, async () => {
    const player = await person(home.browser, home.server.url, DESKTOP);
    const received = listenTo(player.page);
    // Until the first oven has been emptied.
    const isEmptied = () => received.lastView().round > 1;
    await playChecking(player, game, () => assertShowsTheView(player.page, received), isEmptied);
    await assertForgotten(player.page, received);
    await assertReloadTellsNothing(player, received);
    for (const view of received.views()) assertOnlyCounts(view, 1);
    await player.close();
  });
}

/** The tiles of the page by what they are: face up with a number, face down without anything that tells them apart. */
const tiles = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".grid .tile")].map((tile) => {
      const place = tile.dataset.place;
      // The version in the address of a picture may look like a place.
      const plain = tile.outerHTML
        .replace(/\/static\/[^/]+/, "")
        .replaceAll(place, "")
        .replace(/tabindex="-?\d"/, "")
        .replace(/<!--.*?-->/g, "");
      return {
        place,
        number: tile.classList.contains("up") ? tile.querySelector("b").textContent : null,
        down: tile.classList.contains("down") ? plain : null,
      };
    }),
  );

/** How many tiles that were seen and lie face down again are checked. */
const FORGOTTEN_TILES = 10;

test("calcory: tiles turned back are like tiles never turned", { timeout: 600_000 }, async () => {
  const player = await person(home.browser, home.server.url, PHONE);
  const { page } = player;
  const received = listenTo(page);
  const known = new Set();
  let forgotten = 0;
  const check = async ({ sight, first }) => {
    if (first) known.clear();
    if (sight !== "calcory") return;
    const seen = await tiles(page);
    for (const { place, number } of seen) if (number !== null) known.add(place);
    forgotten += seen.filter(({ place, down }) => down && known.has(place)).length;
    const looks = [...new Set(seen.flatMap(({ down }) => down ?? []))];
    assert.equal(looks.length, 1, looks.join("\n"));
    const { grid } = received.lastView();
    const faceUp = grid.flat().flatMap((spot) => (typeof spot === "object" ? [spot["face-up"].card.slice(1)] : []));
    assert.deepEqual(seen.flatMap(({ number }) => number ?? []).sort(), faceUp.sort());
  };
  await playChecking(player, "calcory", check, () => forgotten > FORGOTTEN_TILES);
  await assertForgotten(page, received);
  const before = await tiles(page);
  await page.reload();
  await decision(player);
  assert.deepEqual(await tiles(page), before);
  assert.deepEqual(received.welcomes().at(-1).missed, []);
  await player.close();
});

async function tableWithAids(aids) {
  const player = await person(home.browser, home.server.url, PHONE);
  const received = listenTo(player.page);
  await setUp(player, "mamma-mia", { aids });
  await player.press(".lobby .btn.go");
  const first = await decision(player);
  await answer(player, first);
  await decision(player, first.moves);
  return { player, received, log: player.page.getByRole("button", { name: "Log" }) };
}

test("the whole log can be read where the table allows it, after a reload too", async () => {
  const { player, received, log } = await tableWithAids("whole-log");
  for (const reload of [false, true]) {
    if (reload) await player.page.reload();
    await decision(player);
    await player.press(log);
    await player.page.locator(".side .lines p").first().waitFor();
    const lines = (await player.page.locator(".side .lines p").allTextContents()).join("\n");
    for (const sentence of received.sentences()) assert.ok(lines.includes(sentence), `"${sentence}" is not in the log`);
    await player.press(".side-head .ibtn");
  }
  await player.close();
});

test("the last move is shown where the table allows it", async () => {
  const { player, received } = await tableWithAids("last-move");
  const shown = await player.page.locator(".last-move").textContent();
  assert.ok(received.sentences().includes(shown.trim()), shown);
  await player.close();
});

test("without aids there is no log", async () => {
  const { player, log } = await tableWithAids("none");
  assert.equal(await log.count(), 0);
  assert.equal(await player.page.locator(".last-move").count(), 0);
  await player.close();
});
