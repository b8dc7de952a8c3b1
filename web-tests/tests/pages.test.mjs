// Every page: no violation found by axe-core, no sideways scrolling at 360 px, nothing missing, by keyboard too.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, SMALL_PHONE, accessibilityProblems, assertFits, openBrowser, person } from "../lib/browser.mjs";
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

const PAGES = ["/", "/lobby", "/new", "/replays", "/rules", "/rules/mamma-mia", "/rules/sole-mio", "/rules/grande", "/rules/calcory", "/about"];

for (const path of PAGES) {
  for (const [device, dark] of [[SMALL_PHONE, false], [DESKTOP, true]]) {
    test(`${path} at ${device.viewport.width} px${dark ? ", dark" : ""}`, async () => {
      const visitor = await person(browser, server.url, device, { dark });
      await visitor.page.goto(path);
      await assertFits(visitor.page);
      assert.deepEqual(await accessibilityProblems(visitor.page), []);
      await visitor.close();
    });
  }
}

test("the language is the browser's, until another is chosen", async () => {
  const visitor = await person(browser, server.url, DESKTOP, { language: "fr-FR" });
  await visitor.page.goto("/");
  assert.equal(await visitor.page.getAttribute("html", "lang"), "fr");
  await visitor.page.click("a[hreflang=de]");
  await visitor.page.goto("/about");
  assert.equal(await visitor.page.getAttribute("html", "lang"), "de");
  await visitor.close();
});

test("a game is begun and a turn played with the keyboard alone", { timeout: 120_000 }, async () => {
  const player = await person(browser, server.url, DESKTOP);
  const { page } = player;
  await page.goto("/");
  await page.focus('.cta [data-play="mamma-mia"]');
  await page.keyboard.press("Enter");
  await page.waitForSelector(".table.mine", { timeout: 60_000 });
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches(".held.can"))) break;
  }
  await page.keyboard.press("Space");
  await page.waitForSelector(".held.selected");
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches(".btn.go"))) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForSelector(".table:not(.mine)");
  player.forgive();
  await player.close();
});
