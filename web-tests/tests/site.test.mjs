// The site without a server of ours, below a path of the plainest file host: it is played, kept, and replaced by a
// newer version without disturbing a game.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { house } from "../lib/browser.mjs";
import { beginOnDevice, visit } from "../lib/offline.mjs";
import { play } from "../lib/play.mjs";
import { startSite } from "../lib/site.mjs";

const home = house();
let site;
before(async () => {
  site = await startSite();
});
after(() => site?.stop());

test("every page of a site is there, in the visitor's language", async () => {
  const visitor = await visit(home.browser, site.url, { language: "fr-FR" });
  const { page } = visitor;
  await page.waitForURL("**/t/quattro/device/fr/index.html");
  const seen = new Set();
  const links = [page.url()];
  while (links.length) {
    const address = links.pop();
    if (seen.has(address)) continue;
    seen.add(address);
    await page.goto(address);
    const found = await page.locator("a[href]").evaluateAll((all) => all.map(({ href }) => href.split(/[?#]/)[0]));
    links.push(...found.filter((link) => !seen.has(link)));
  }
  assert.ok(
    [...seen].every((address) => address.startsWith(site.url)),
    [...seen].join(" "),
  );
  assert.equal(seen.size, 3 * 10, "all but the pages of a game");
  assert.equal(await page.locator("[data-keep], [data-way-back]:visible").count(), 0, "there is no server");
  await visitor.close();
});

test("a game is played on a site, and again without the host", { timeout: 300_000 }, async () => {
  const player = await visit(home.browser, site.url);
  const { page, context } = player;
  await context.setOffline(true);
  player.forgiveCutLine();
  const id = await beginOnDevice(player, "calcory");
  await play(player);
  await page.goto(new URL(`device/en/replay.html?id=${id}`, site.url).href);
  await page.locator(".deck .move").waitFor();
  await player.close();
});

/** Which version a page is of. */
const versionOf = (page) => page.evaluate(() => document.documentElement.dataset.messages.split("v=")[1]);

/** A newer worker has come, and waits. Runs in the page. */
const aNewerOneWaits = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const { installing } = registration;
  if (installing) await new Promise((resolve) => installing.addEventListener("statechange", resolve));
  if (!registration.waiting) throw new Error("the newer one could not keep everything");
};

/** Asks as every page does that is opened, until the page with the game is really closed. Runs in the page. */
const takeOver = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  const asking = setInterval(() => registration.waiting?.postMessage("take over"), 50);
  await taken;
  clearInterval(asking);
};

test("a newer version takes over at the next start, and not in the middle of a game", async () => {
  const player = await visit(home.browser, site.url);
  const { page, context } = player;
  const id = await beginOnDevice(player, "mamma-mia");
  const old = await versionOf(page);
  site.takeAsked();
  const newer = site.renew();
  await page.evaluate(aNewerOneWaits);
  const asked = site.takeAsked().filter((path) => /\.(wasm|svg|css|woff2|ftl)$|device\.js$/.test(path));
  assert.deepEqual(asked, [], "only what has changed is fetched");
  // Another page is opened meanwhile, and the game goes on as it was.
  const other = await context.newPage();
  await other.goto(new URL("device/en/index.html", site.url).href);
  await other.locator("[data-kept-games] li").waitFor();
  await page.bringToFront();
  await play(player, { decisions: 2 });
  await page.reload();
  await page.locator(".table").waitFor();
  assert.deepEqual([await versionOf(page), await versionOf(other)], [old, old]);
  await page.close();
  await other.evaluate(takeOver);
  await other.goto(new URL(`device/en/t.html?id=${id}`, site.url).href);
  await other.locator(".table").waitFor();
  assert.equal(await versionOf(other), newer);
  await context.close();
});
