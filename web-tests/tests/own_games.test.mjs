// The home page of somebody who comes back leads into their game, and the page of all their games has filters.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house, PHONE, person } from "../lib/browser.mjs";

const home = house();

test("home leads back into my game, and my games can be filtered", async () => {
  const ann = await person(home.browser, home.server.url, PHONE);
  const { page } = ann;
  await page.goto(`${home.server.url}/`);
  assert.equal(await page.locator(".hero").count(), 1, "a first visit");
  const table = await page.evaluate(async () => {
    const post = async (/** @type {string} */ path, /** @type {unknown} */ body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    await post("/api/me", { name: "Ann" });
    const options = { game: "calcory", players: 2, options: { first_seat: 1 } };
    const { table } = await post("/api/tables", { table: options, sit: {} });
    await post(`/api/tables/${table.id}/start`, { fill: "random" });
    return table.id;
  });
  await page.goto(`${home.server.url}/`);
  assert.equal(await page.locator(".hero").count(), 0);
  await page.locator(".turns .btn.pri").click();
  await page.waitForURL(`**/t/${table}`);
  await page.goto(`${home.server.url}/games`);
  assert.equal(await page.locator(`.own-list a[href="/t/${table}"]`).count(), 1);
  await page.getByRole("link", { name: "Mamma Mia!", exact: true }).click();
  await page.waitForURL("**/games?game=mamma-mia");
  assert.equal(await page.locator(".own-list").count(), 0);
  await page.getByRole("link", { name: "Calcory", exact: true }).click();
  await page.waitForURL("**/games?game=calcory");
  assert.equal(await page.locator(`.own-list a[href="/t/${table}"]`).count(), 1);
  await ann.close();
});
