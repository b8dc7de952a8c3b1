// Every sort of decision fits the screen, in every language and size: all choices and buttons can be seen and tapped
// without scrolling.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../lib/browser.mjs";
import { whatDoesNotFit } from "../lib/fits.mjs";
import { askedStates, shownTable } from "../lib/fixtures.mjs";

const home = house();

/**
 * Low screens have lower buttons; the smallest phone may cut a text. The smallest wide one is a desktop at 200 %: what
 * is free of a card of a large hand is for a mouse, and twice as wide on its screen.
 */
const PHONES = {
  "320x568": { edge: true },
  "360x640": {},
  "390x844": {},
  "740x360": { primary: 48 },
  "720x450": { primary: 48 },
  "640x360": { primary: 48, fan: 20 },
};
const DESKTOPS = { "768x1024": {}, "1440x900": {} };
const LANGUAGES = ["en", "fr", "de"];

function viewport(size) {
  const [width, height] = size.split("x").map(Number);
  return { width, height };
}

/** What does not fit a size, by the sort of decision. */
async function misfits(table, size, language, limits) {
  await table.page.setViewportSize(viewport(size));
  const wrong = {};
  for (const state of askedStates("pizza")) {
    await table.show(state);
    const actions = state.words[language].legal.map(({ action }) => action);
    const found = await whatDoesNotFit(table, { actions, ...limits });
    if (found.length) wrong[state.sort] = found;
  }
  return wrong;
}

for (const [what, sizes, touch] of [
  ["phones", PHONES, true],
  ["desktops", DESKTOPS, false],
]) {
  for (const language of LANGUAGES) {
    test(`every decision at a pizza table fits ${what} in ${language}`, { timeout: 600_000 }, async (t) => {
      const device = { viewport: viewport(Object.keys(sizes)[0]), isMobile: touch, hasTouch: touch };
      const table = await shownTable(home.browser, home.server.url, device, { language });
      for (const [size, limits] of Object.entries(sizes)) {
        await t.test(size, async () => assert.deepEqual(await misfits(table, size, language, limits), {}));
      }
      await table.close();
    });
  }
}
