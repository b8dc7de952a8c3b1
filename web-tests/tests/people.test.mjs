// Two people in two browsers and a bot: the host at a desktop in English, the guest on a phone in French.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_ONCE, DESKTOP, house, PHONE, person } from "../lib/browser.mjs";
import { beginTogether, play } from "../lib/play.mjs";

const home = house();

/** Mamma Mia! has an option for one round; the others are played in full. */
const GAMES = { "mamma-mia": ["rounds"], "sole-mio": [], grande: [], calcory: [] };

async function hostAndGuest() {
  const host = await person(home.browser, home.server.url, DESKTOP, { settings: AT_ONCE });
  const guest = await person(home.browser, home.server.url, PHONE, { language: "fr-FR", settings: AT_ONCE });
  return { host, guest, both: [host, guest] };
}

const ranking = ({ page }) => page.locator(".ranking strong").allTextContents();

for (const [game, options] of Object.entries(GAMES)) {
  test(`${game} with two people and a bot`, { timeout: 600_000 }, async () => {
    const { host, guest, both } = await hostAndGuest();
    await beginTogether(host, guest, game, { options });
    await Promise.all(both.map((player) => play(player)));
    assert.equal((await ranking(host)).length, 3);
    assert.deepEqual(await ranking(host), await ranking(guest));
    await Promise.all(both.map((player) => player.close()));
  });
}

test("what one says, the other hears", async () => {
  const { host, guest, both } = await hostAndGuest();
  await beginTogether(host, guest, "calcory");
  const chat = ({ page }) => page.getByRole("button", { name: /Chat|Discussion/ });
  await host.press(chat(host));
  await host.page.fill(".say input", "Buona fortuna!");
  await host.press(".say .btn");
  await guest.page.locator(".bar .dot").waitFor();
  await guest.press(chat(guest));
  await guest.page.locator(".lines").getByText("Buona fortuna!").waitFor();
  await guest.press(".reactions .btn");
  await host.page.locator(".lines p").nth(1).waitFor();
  assert.equal(await host.page.locator(".lines p").count(), 2);
  await Promise.all(both.map((player) => player.close()));
});
