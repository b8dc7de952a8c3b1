// Nothing jumps: what lies on the table stays where it is while orders are judged and questions come.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house, PHONE } from "../lib/browser.mjs";
import { askedStates, shownTable } from "../lib/fixtures.mjs";
import { pizzaMoment } from "../lib/moments.mjs";

const home = house();

/** Begins to note layout shifts. Runs in the page. */
function watchShifts() {
  window.shifts = [];
  window.note = (entries) => {
    for (const { sources } of entries) {
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const name = node instanceof Element ? node.closest("[class]")?.getAttribute("class") : node?.nodeName;
        window.shifts.push(`${name}: ${from.x},${from.y} to ${to.x},${to.y}`);
      }
    }
  };
  window.observer = new PerformanceObserver((list) => window.note(list.getEntries()));
  window.observer.observe({ type: "layout-shift" });
}

/** What has shifted since. */
async function shifts(page) {
  // A picture takes a frame, after which all shifts are known.
  await page.screenshot();
  return page.evaluate(() => {
    window.note(window.observer.takeRecords());
    return window.shifts;
  });
}

for (const name of ["10-burnt", "10b-delivered", "10d-many"]) {
  test(`nothing shifts when an order is judged: ${name}`, { timeout: 120_000 }, async () => {
    const before = (page) => page.evaluate(watchShifts);
    const table = await pizzaMoment(home.browser, home.server.url, PHONE, name, { before });
    assert.deepEqual(await shifts(table.page), []);
    await table.close();
  });
}

/** The same table a moment before the question. */
function unasked(state) {
  const words = Object.fromEntries(Object.keys(state.words).map((language) => [language, { legal: [] }]));
  return { ...state, words, view: { ...state.view, decision: null, to_act: null } };
}

for (const sort of ["mamma-mia-settle", "sole-mio-help", "sole-mio-commit"]) {
  test(`nothing shifts when a question comes: ${sort}`, { timeout: 120_000 }, async () => {
    const table = await shownTable(home.browser, home.server.url, PHONE);
    const state = askedStates("pizza").find((one) => one.sort === sort);
    await table.show(unasked(state));
    await table.page.evaluate(watchShifts);
    await table.show(state);
    assert.deepEqual(await shifts(table.page), []);
    await table.close();
  });
}
