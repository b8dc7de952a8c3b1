// An evening: given by a form, joined by its link, and everybody is led to a table when a round begins.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, PHONE, person } from "../lib/browser.mjs";

const home = house();

test("an evening is given, joined and begun, and shown on a television without buttons", async () => {
  const ann = await person(home.browser, home.server.url, DESKTOP);
  const bob = await person(home.browser, home.server.url, PHONE);
  await ann.page.goto(`${home.server.url}/evening`);
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.page.getByText("Calcory", { exact: true }).click();
  await ann.page.getByRole("button", { name: "Invite people" }).click();
  await ann.page.waitForURL("**/e/*");
  assert.equal(await ann.page.getByRole("button", { name: "Begin round 1" }).count(), 0, "nobody plays alone");
  const { pathname } = new URL(ann.page.url());
  await bob.page.goto(`${home.server.url}${pathname}`);
  await bob.page.getByRole("button", { name: "Take part" }).click();
  await bob.page.locator("tbody tr").nth(1).waitFor();
  // Ann's page notices by itself that somebody has come.
  await ann.page.getByRole("button", { name: "Begin round 1" }).click();
  await Promise.all([ann, bob].map(({ page }) => page.waitForURL("**/t/*")));
  await bob.page.goto(`${home.server.url}${pathname}?tv`);
  assert.match((await bob.page.getByRole("status").first().textContent()) ?? "", /Round 1 of 3/);
  assert.equal(await bob.page.locator(".evening .actions, .evening .link").count(), 0);
  await Promise.all([ann.close(), bob.close()]);
});
