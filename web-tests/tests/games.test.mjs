// Whole games through the page against bots: each game in each language, on a desktop and on two phones, light and
// dark. Every new kind of screen is checked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_ONCE, DESKTOP, house, PHONE, person, QUICK, SMALL_PHONE } from "../lib/browser.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { play, playNow } from "../lib/play.mjs";

const home = house();

const GAMES = ["mamma-mia", "sole-mio", "grande", "calcory"];
const LANGUAGES = ["en-GB", "fr-FR", "de-DE"];
const DEVICES = [SMALL_PHONE, DESKTOP, PHONE];

async function wholeGame(player, game) {
  await playNow(player, game);
  const seen = await play(player, { atFirstSight: (sight) => assertGoodLooks(player, `${game}: ${sight}`) });
  assert.ok(seen.size > 1, "nothing was decided");
  assert.ok((await player.page.locator(".ranking li").count()) > 1);
}

async function watchReplay(player) {
  await player.press(".ending a.btn");
  await player.page.locator(".deck").waitFor();
  await assertGoodLooks(player, "replay");
  const next = player.page.locator(".deck-row .ibtn").nth(3);
  await player.press(next);
  await player.page.waitForURL(/move=1/);
}

for (const [nth, game] of GAMES.entries()) {
  for (const [turn, language] of LANGUAGES.entries()) {
    const device = DEVICES[(nth + turn) % DEVICES.length];
    const dark = (nth + turn) % 2 === 1;
    // Animations are slow, so only one game of each engine runs with them.
    const motion = turn === 0 && (game === "mamma-mia" || game === "calcory");
    const when = `by ${dark ? "night" : "day"}${motion ? ", cards flying" : ""}`;
    test(`${game} in ${language} at ${device.viewport.width} px ${when}`, { timeout: 600_000 }, async () => {
      const settings = motion ? QUICK : AT_ONCE;
      const player = await person(home.browser, home.server.url, device, { language, dark, motion, settings });
      await wholeGame(player, game);
      await watchReplay(player);
      await player.close();
    });
  }
}
