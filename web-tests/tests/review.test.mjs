// Looking back: after a game its review is computed and shown, fits every screen in every language, leads from moment
// to moment without a script of its own, and on to a table that begins there; nobody else may see it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_ONCE, DESKTOP, house, person, SMALL_PHONE } from "../lib/browser.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { play, playNow } from "../lib/play.mjs";

const home = house();

/** Shows one moment after another. */
async function lookAtMoments(player) {
  const tabs = player.page.locator(".moment-tabs label");
  for (let index = 0; index < (await tabs.count()); index++) {
    await player.press(tabs.nth(index));
    assert.equal(await player.page.locator(".decisive:visible").count(), 1);
    assert.ok(await player.page.isVisible(`.decisive.of-${index + 1}`));
    await assertGoodLooks(player);
  }
}

for (const [game, device, dark] of [
  ["mamma-mia", SMALL_PHONE, false],
  ["calcory", DESKTOP, true],
]) {
  test(`looking back at ${game}`, { timeout: 600_000 }, async () => {
    const player = await person(home.browser, home.server.url, device, { dark, settings: AT_ONCE });
    const { page } = player;
    await playNow(player, game);
    await play(player);
    await player.press(".ending a[href*='/review']");
    await page.locator(".review .split").waitFor();
    const address = new URL(page.url()).pathname;
    for (const language of ["fr", "de", "en"]) {
      await page.goto(`${address}?lang=${language}`);
      await assertGoodLooks(player);
    }
    await lookAtMoments(player);
    const stranger = await player.context.browser().newContext({ baseURL: home.server.url });
    assert.equal((await stranger.request.get(address)).status(), 403);
    await stranger.close();
    if (await page.locator(".decisive:visible [data-play-on]").count()) {
      await player.press(page.locator(".decisive:visible [data-play-on]"));
      await page.locator(".table.mine").waitFor();
    }
    await player.close();
  });
}
