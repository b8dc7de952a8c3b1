// After one visit everything works without a network: whole games, rules, lessons, replays, three languages. Games
// survive a tab that is closed, a full storage, a second tab; and a server can keep them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_ONCE, house, PHONE, person } from "../lib/browser.mjs";
import { BUDGET, described, keptFiles, sum } from "../lib/kept.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { beginOnDevice, cutNetwork, visit } from "../lib/offline.mjs";
import { answer, decision, play } from "../lib/play.mjs";

const home = house();
const here = (options) => visit(home.browser, home.server.url, options);

test("all that is kept beyond a first visit stays within its budget", async () => {
  const files = await keptFiles(home.browser, home.server.url);
  assert.ok(sum(files) <= BUDGET, described(files));
});

for (const [game, language] of [
  ["mamma-mia", "fr"],
  ["sole-mio", "de"],
  ["grande", "en"],
  ["calcory", "fr"],
]) {
  test(`a whole game of ${game} without a network, and its replay`, { timeout: 300_000 }, async () => {
    const player = await here();
    const { page } = player;
    await cutNetwork(player);
    const id = await beginOnDevice(player, game, { language });
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    await play(player);
    await player.press(`a[href="replay.html?id=${id}"]`);
    await page.locator(".deck .move").waitFor();
    await page.goto(`/device/${language}/index.html`);
    await page.locator("[data-kept-games] li [data-replay]").waitFor();
    await player.close();
  });
}

test("rules, lessons and friends' tables say what there is without a network", async () => {
  const player = await here({ language: "de-DE" });
  const { page, context } = player;
  await cutNetwork(player);
  await page.goto("/rules/grande#GR-5");
  await page.waitForURL("**/device/de/rules-grande.html#GR-5");
  assert.ok(await page.locator("#GR-5").isVisible());
  await page.goto("/learn/calcory");
  await page.locator(".coach").waitFor();
  await page.goto("/t/AAAAAAAAAAAAAAAAAAAAAA");
  assert.equal(await page.locator("h1:visible").textContent(), "Der Ofen brennt auch ohne Netz");
  await page.locator("[data-friends]").waitFor();
  await assertGoodLooks(player, "without a network");
  await player.press("a.btn.pri");
  await page.locator("[data-setup]").waitFor();
  await assertGoodLooks(player, "set-up on a device");
  await page.goBack();
  player.forgiveCutLine();
  await context.setOffline(false);
  await player.press("[data-way-back]");
  await page.getByText("Diesen Tisch gibt es nicht").waitFor();
  player.troubles.length = 0;
  await player.close();
});

test("several people play on one device without a network", async () => {
  const player = await here();
  const { page, context } = player;
  await cutNetwork(player);
  await page.goto("/device/en/index.html");
  await player.press('a[href="new.html?together"]');
  // In another language it is still for several people, and the first of them has a name.
  await player.press(".menu-button");
  await player.press("#site-menu a[hreflang=fr]");
  await page.waitForURL(/\/device\/fr\/new\.html\?together/);
  await player.press("button[type=submit]");
  assert.ok(await page.locator("input[name=name]:invalid").isVisible());
  await page.fill("input[name=name]", "Rosa");
  await player.press("button[type=submit]");
  await page.fill("input[name=companion]", "Enzo");
  await player.press(".companions .btn");
  await page.locator(".chair-row", { hasText: "Enzo" }).waitFor();
  assert.equal(await page.locator(".invite").count(), 0, "nobody else can come");
  await assertGoodLooks(player, "waiting room of a device");
  await player.press(".lobby .btn.go");
  await page.locator(".table, .curtain").first().waitFor();
  await context.close();
});

test("a tab that is closed in the middle of a move finds its game again", async () => {
  const player = await here();
  const { page, context } = player;
  await cutNetwork(player);
  const id = await beginOnDevice(player, "mamma-mia", { players: 3 });
  await play(player, { decisions: 2 });
  const before = await decision(player);
  // The move is on its way, and nobody waits for what becomes of it.
  await answer(player, before);
  await page.close({ runBeforeUnload: false });
  player.page = await context.newPage();
  await player.page.goto("/device/en/index.html");
  const again = player.page.locator(`[data-kept-games] a[href="t.html?id=${id}"]`);
  await again.tap();
  await player.page.locator(".table").waitFor();
  const after = await decision(player);
  assert.ok(Number(after.moves ?? Infinity) >= Number(before.moves));
  await context.close();
});

test("two tabs show one game, and either can play it", async () => {
  const player = await here();
  const { page, context } = player;
  await cutNetwork(player);
  await beginOnDevice(player, "calcory", { players: 2 });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator(".table").waitFor();
  const second = { ...player, page: other, press: (target) => tapIn(other, target) };
  await play(second, { decisions: 2 });
  const moves = await other.locator(".table").getAttribute("data-moves");
  await page.bringToFront();
  await page.waitForFunction(
    (moves) => Number(document.querySelector(".table")?.dataset.moves) >= moves,
    Number(moves),
  );
  await play(player, { decisions: 1 });
  await context.close();
});

const tapIn = (page, target) => (typeof target === "string" ? page.locator(target).first() : target).tap();

const MEGABYTE = 1 << 20;

/** Tries to store more than there is room for. Runs in the page. */
function storeTooMuch(bytes) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("too-much", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("bytes");
    request.onsuccess = () => {
      const transaction = request.result.transaction("bytes", "readwrite");
      transaction.objectStore("bytes").put(new Uint8Array(bytes), 1);
      transaction.onabort = () => resolve(transaction.error?.name);
      transaction.oncomplete = () => reject(new Error("there was room"));
    };
    request.onerror = () => resolve(request.error?.name);
  });
}

test("a full storage is said, nothing is lost, and the game goes on when there is room", async () => {
  const player = await here();
  const { page, context } = player;
  const devtools = await context.newCDPSession(page);
  const leave = (quotaSize) =>
    devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(home.server.url).origin, quotaSize });
  // Chromium remembers for a while how much room there was, so there is never much; it looks again when more is asked.
  await leave(24 * MEGABYTE);
  await cutNetwork(player);
  await beginOnDevice(player, "mamma-mia");
  const before = await decision(player);
  await leave(1);
  assert.equal(await page.evaluate(storeTooMuch, 32 * MEGABYTE), "QuotaExceededError");
  await answer(player, before);
  await page.locator(".offline").waitFor();
  await assertGoodLooks(player, "storage full");
  assert.equal(await page.locator(".table").getAttribute("data-moves"), before.moves);
  await leave(undefined);
  await play(player, { decisions: 1, answered: before.moves });
  await context.close();
});

test("a game that is not on this device says so, and is not asked for again and again", async () => {
  const player = await here({ language: "de-DE" });
  const { page, context } = player;
  await cutNetwork(player);
  await beginOnDevice(player, "calcory", { language: "de" });
  for (const address of [
    "t.html",
    "t.html?id=AAAAAAAAAAAAAAAAAAAAAA",
    "t.html?id=<b>",
    "replay.html",
    "replay.html?id=x",
  ]) {
    await page.goto(`/device/de/${address}`);
    await page.getByRole("alert").getByText("Diesen Tisch gibt es nicht").waitFor();
    assert.equal(await page.locator(".offline").count(), 0, address);
    await assertGoodLooks(player, address);
    await player.press("#content a.btn");
    await page.waitForURL("**/device/de/index.html");
  }
  await context.close();
});

test("a replay on a device is found again, at the same move", { timeout: 300_000 }, async () => {
  const player = await here();
  const { page, context } = player;
  const id = await beginOnDevice(player, "calcory");
  await play(player);
  for (const wrong of ["", "&move=x", "&move=1.5&seat=-1", "&seat=99", "&move=99999"]) {
    await page.goto(`/device/en/replay.html?id=${id}${wrong}`);
    await page.locator(".deck .move, .laying a").first().waitFor();
  }
  await page.goto(`/device/en/replay.html?id=${id}&move=3`);
  const at = page.locator(".deck .move");
  const said = await at.textContent();
  await page.getByRole("button", { name: "Next move" }).tap();
  await page.waitForFunction((said) => document.querySelector(".deck .move").textContent !== said, said);
  const then = await at.textContent();
  await page.reload();
  await at.waitFor();
  assert.equal(await at.textContent(), then);
  await context.close();
});

/** Deletes what this browser keeps of games, as its settings do. */
async function clearGames({ context, page }) {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "indexeddb" });
  await devtools.detach();
}

test("games that are deleted under an open page are gone, and others can be begun", async () => {
  const player = await here();
  const { page, context } = player;
  await cutNetwork(player);
  await beginOnDevice(player, "mamma-mia", { players: 3 });
  await decision(player);
  await clearGames(player);
  await page.locator(".laying [role=alert]").waitFor();
  await beginOnDevice(player, "mamma-mia", { players: 3 });
  await play(player, { decisions: 1 });
  await page.goto("/device/en/index.html");
  assert.equal(await page.locator("[data-kept-games] li").count(), 1);
  await context.close();
});

/** The next message to the module makes it stop with an error. Runs in the worker. */
function breakOnce() {
  const { encode } = TextEncoder.prototype;
  TextEncoder.prototype.encode = () => {
    TextEncoder.prototype.encode = encode;
    throw new Error("broken on purpose");
  };
}

test("a module that stops is started again, and the game goes on", async () => {
  const player = await here();
  const { page, context } = player;
  await beginOnDevice(player, "mamma-mia", { players: 3 });
  const before = await decision(player);
  const [worker] = page.workers();
  await worker.evaluate(breakOnce);
  await answer(player, before);
  await play(player, { decisions: 2, answered: before.moves });
  await context.close();
});

for (const file of ["quattro.wasm", "device/worker.js"]) {
  test(`${file} did not come, and is fetched again`, async () => {
    const player = await person(home.browser, home.server.url, PHONE, { settings: AT_ONCE });
    const { page, context } = player;
    let isThere = false;
    await context.route(`**/${file}`, (route) => (isThere ? route.continue() : route.abort()));
    await page.goto("/device/en/new.html?game=calcory");
    await player.press('label:has(input[name=players][value="2"])');
    await player.press("button[type=submit]");
    await page.locator("[data-problem]", { hasText: "did not work" }).waitFor();
    isThere = true;
    // Until it has come, the button can be pressed again.
    await page.waitForFunction(begin);
    await page.waitForURL("**/t.html?id=*");
    await page.locator(".table").waitFor();
    await context.close();
  });
}

/** Runs in the page. */
function begin() {
  const button = document.querySelector("button[type=submit]");
  if (!button) return true;
  if (!button.disabled) button.click();
  return false;
}

test("a server keeps a game as an unranked one, once", { timeout: 300_000 }, async () => {
  const player = await here();
  const { page } = player;
  await beginOnDevice(player, "calcory");
  await play(player);
  await page.goto("/device/en/index.html");
  await player.press("[data-keep]");
  await page.waitForFunction(() => document.querySelector("[data-keep]").textContent.includes("Kept"));
  // The server was asked whether it knows this person, and did not.
  assert.ok(player.troubles.every((trouble) => trouble.includes("401")));
  player.troubles.length = 0;
  await page.goto("/games");
  assert.equal(await page.locator(".own-game", { hasText: "played on a device" }).count(), 1);
  await player.press(".own-game .btn:not([href$=review])");
  await page.locator(".deck .move").waitFor();
  await page.goto("/device/en/index.html");
  await player.press("[data-delete]");
  await player.press("[data-delete]");
  await page.waitForFunction(() => document.querySelector("[data-kept-games]").hidden);
  await player.close();
});
