// Nothing jumps: what lies on the table stays where it is while orders are judged and questions come.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house, PHONE, person, QUICK } from "../lib/browser.mjs";
import { calcoryTable, MOMENTS } from "../lib/calcory_states.mjs";
import { askedStates, shownTable } from "../lib/fixtures.mjs";
import { pizzaMoment } from "../lib/moments.mjs";
import { decision, play, playNow } from "../lib/play.mjs";

const home = house();

const SIZES = ["390x844", "360x640", "740x360", "1440x900"];

function device(size) {
  const [width, height] = size.split("x").map(Number);
  const phone = Math.min(width, height) < 768;
  return { viewport: { width, height }, isMobile: phone, hasTouch: phone };
}

/**
 * Begins to note layout shifts, also those right after a tap. Runs in the page, also before its own scripts.
 *
 * A text is no shift where it is longer or shorter in its place: then its beginning, its middle or its end stays. A box
 * around such a text grows about its middle.
 */
function watchShifts() {
  window.shifts = [];
  const stays = (from, to) => Math.abs(from - to) < 1;
  const within = (from, to, isText) => {
    const middle = stays(from.start + from.end, to.start + to.end);
    return middle || (isText && (stays(from.start, to.start) || stays(from.end, to.end)));
  };
  const moved = ({ node, previousRect: from, currentRect: to }) => {
    const isText = !(node instanceof Element);
    const across = within({ start: from.left, end: from.right }, { start: to.left, end: to.right }, isText);
    return !across || !within({ start: from.top, end: from.bottom }, { start: to.top, end: to.bottom }, isText);
  };
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.className} in ${element.parentElement?.className}` : "something that is gone";
  };
  window.note = (entries) => {
    for (const { sources, value } of entries) {
      for (const source of sources.filter(moved)) {
        const { node, previousRect: from, currentRect: to } = source;
        const places = `${from.x},${from.y} to ${to.x},${to.y}`;
        window.shifts.push({ what: `${nameOf(node)}: ${places}`, value });
      }
    }
  };
  window.observer = new PerformanceObserver((list) => window.note(list.getEntries()));
  window.observer.observe({ type: "layout-shift" });
}

/** Waits until what is drawn has been painted, after which all shifts are known. Runs in the page. */
async function painted() {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

/** What has shifted since, by at least so much. */
async function shifts(page, least = 0) {
  const all = await page.evaluate(() => {
    window.note(window.observer.takeRecords());
    return window.shifts.splice(0);
  });
  return all.filter(({ value }) => value >= least).map(({ what }) => what);
}

/** Shows one after another, and tells between which of them something shifts. */
async function shiftsBetween(page, names, show) {
  const found = {};
  let before = "";
  for (const name of names) {
    await show(name);
    await page.evaluate(painted);
    const moved = await shifts(page);
    if (before && moved.length) found[`${before} to ${name}`] = moved;
    before = name;
  }
  return found;
}

for (const name of ["10-burnt", "10b-delivered", "10d-many"]) {
  test(`nothing shifts when an order is judged: ${name}`, { timeout: 120_000 }, async () => {
    const before = (page) => page.evaluate(watchShifts);
    const table = await pizzaMoment(home.browser, home.server.url, PHONE, name, { before });
    // The page's frames stand still with its clock; a picture takes one.
    await table.page.screenshot();
    assert.deepEqual(await shifts(table.page), []);
    await table.close();
  });
}

/** The same table a moment before the question. */
function unasked(state) {
  const words = Object.fromEntries(Object.keys(state.words).map((language) => [language, { legal: [] }]));
  return { ...state, words, view: { ...state.view, decision: null, to_act: null } };
}

for (const size of SIZES) {
  test(`nothing shifts when a question comes and goes at ${size}`, { timeout: 300_000 }, async () => {
    const table = await shownTable(home.browser, home.server.url, device(size), { before: watchShifts });
    const found = {};
    for (const state of askedStates("pizza").filter(({ sort }) => !sort.endsWith("-only"))) {
      const moments = { before: unasked(state), asked: state, after: unasked(state) };
      const show = (moment) => table.show(moments[moment]);
      const moved = await shiftsBetween(table.page, Object.keys(moments), show);
      if (Object.keys(moved).length) found[state.sort] = moved;
    }
    assert.deepEqual(found, {});
    await table.close();
  });

  // Explanations take room of their own: half of the sizes are tried with them.
  const guide = size === "390x844" || size === "740x360";
  test(`nothing shifts from one moment of Calcory to the next at ${size}`, { timeout: 300_000 }, async () => {
    const options = { settings: { ...QUICK, guide }, before: watchShifts };
    const table = await calcoryTable(home.browser, home.server.url, device(size), options);
    const names = Object.keys(MOMENTS);
    const pairs = names.flatMap((from) => names.flatMap((to) => [from, to]));
    assert.deepEqual(await shiftsBetween(table.page, pairs, (name) => table.show(name)), {});
    await table.close();
  });
}

/** Digits that make room for one more shift others by less than this; nobody sees it. */
const UNSEEN = 0.001;

for (const [game, size, guide] of [
  ["mamma-mia", "390x844", true],
  ["sole-mio", "360x640", false],
  ["grande", "740x360", false],
  ["calcory", "390x844", true],
  ["calcory", "1440x900", false],
]) {
  test(`nothing shifts in a whole game of ${game} at ${size}`, { timeout: 600_000 }, async () => {
    const options = { settings: { ...QUICK, guide, finished: [] }, before: watchShifts };
    const player = await person(home.browser, home.server.url, device(size), options);
    await playNow(player, game);
    await play(player);
    await player.page.evaluate(painted);
    assert.deepEqual(await shifts(player.page, UNSEEN), []);
    await player.close();
  });
}

/** The time after which the end is shown without what it tells never comes. Runs in the page. */
function waitForEver() {
  const { setTimeout } = window;
  window.setTimeout = (work, time, ...rest) => (time === 2500 ? 0 : setTimeout(work, time, ...rest));
}

test("the end comes as a whole, however late what it tells", { timeout: 120_000 }, async () => {
  const player = await person(home.browser, home.server.url, PHONE, { before: watchShifts });
  const { page } = player;
  await player.context.addInitScript(waitForEver);
  let tell;
  const asked = new Promise((resolve) => {
    const answer = (route) => resolve(new Promise((told) => (tell = told)).then(() => route.continue()));
    void page.route(/\/summary\b/, answer);
  });
  await playNow(player, "calcory");
  const ended = play(player);
  await page.waitForRequest(/\/summary\b/);
  await page.locator(".table:not(.mine) .tray:not(:has(.skip))").waitFor();
  assert.equal(await page.locator(".ending").count(), 0);
  tell();
  await asked;
  await ended;
  assert.ok(await page.locator(".facts").count());
  await page.evaluate(painted);
  assert.deepEqual(await shifts(page, UNSEEN), []);
  await player.close();
});

/** How often the page has been laid out. */
async function layouts(line) {
  const { metrics } = await line.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "LayoutCount").value;
}

/** Lets the page's clock run on, and some real frames too, for what moves without a clock. */
async function wait(page) {
  await page.clock.runFor(20_000);
  for (let frames = 0; frames < 3; frames++) await page.screenshot({ animations: "allow", caret: "initial" });
}

for (const game of ["mamma-mia", "calcory"]) {
  test(`a table of ${game} at which nothing happens is not laid out again`, { timeout: 120_000 }, async () => {
    const player = await person(home.browser, home.server.url, PHONE, { motion: true });
    const { page } = player;
    await playNow(player, game);
    await decision(player);
    await page.clock.install();
    const line = await player.context.newCDPSession(page);
    await line.send("Performance.enable");
    // Sentences for screen readers leave the page after a while.
    await wait(page);
    const before = await layouts(line);
    await wait(page);
    assert.equal((await layouts(line)) - before, 0);
    await player.close();
  });
}
