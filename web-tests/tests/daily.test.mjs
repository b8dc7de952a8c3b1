// The deal of the day: from the home page to the table and back, where it waits.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house, PHONE, person } from "../lib/browser.mjs";

const home = house();

test("the try of the day begins with one tap and waits", async () => {
  const visitor = await person(home.browser, home.server.url, PHONE);
  const { page } = visitor;
  await page.goto("/");
  await visitor.press(".home-day [data-bake]");
  await page.waitForURL("**/t/*");
  const table = page.url();
  await page.locator(".tray").waitFor();
  await page.goto("/today");
  const waits = page.locator(".own .btn.pri");
  assert.ok(table.endsWith((await waits.getAttribute("href")) ?? "?"));
  // The moment of the next one is in the visitor's own time.
  assert.match((await page.locator("time[data-moment]").textContent()) ?? "", /^\d\d:\d\d$/);
  await page.locator(".proof summary").tap();
  assert.equal(await page.locator(".proof dd").count(), 8, "today's commitment and seven to come");
  await page.goto("/");
  assert.ok(table.endsWith((await page.locator(".home-day .btn").getAttribute("href")) ?? "?"));
  await visitor.close();
});
