// Whole games with the keyboard alone, from the home page to the rematch; wherever the focus goes, it can be seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_ONCE, DESKTOP, house, person } from "../lib/browser.mjs";
import { withKeyboardOnly } from "../lib/keyboard.mjs";
import { play, playNow } from "../lib/play.mjs";

const home = house();

for (const game of ["mamma-mia", "sole-mio", "calcory"]) {
  test(`${game} with the keyboard alone`, { timeout: 600_000 }, async () => {
    const player = withKeyboardOnly(await person(home.browser, home.server.url, DESKTOP, { settings: AT_ONCE }));
    await playNow(player, game);
    const first = player.page.url();
    const seen = await play(player);
    assert.ok(seen.size > 1, "nothing was decided");
    await player.press(".ending .btn.go");
    await player.page.locator(".lobby, .table").first().waitFor();
    assert.notEqual(player.page.url(), first);
    await player.close();
  });
}

test("menu, settings and back with the keyboard alone", async () => {
  const player = withKeyboardOnly(await person(home.browser, home.server.url, DESKTOP));
  const { page } = player;
  await playNow(player, "mamma-mia");
  await player.press(".bar .ibtn");
  await player.press(page.getByRole("button", { name: "Settings" }));
  await player.press(page.getByRole("button", { name: "dark" }));
  await page.locator("html[data-theme=dark]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".side").waitFor({ state: "detached" });
  await player.close();
});
