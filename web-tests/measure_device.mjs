// Measures a table on this device in Chromium: how long until it is there, whether the page is ever blocked, how long
// bots that think take to answer, and how much memory all of it has.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inHouse, openProfile, PHONE, person } from "./lib/browser.mjs";
import { askFrom, playOnDevice, servePages } from "./lib/device_page.mjs";
import { beginOnDevice, isKept, visit } from "./lib/offline.mjs";
import { play } from "./lib/play.mjs";
import { processorTime } from "./lib/processor.mjs";
import { tasksOf } from "./lib/tasks.mjs";

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const rounded = (value) => Math.round(value);

/** Long enough for the browser to finish what the last page has begun. */
const REST = 1000;

/**
 * Milliseconds from the request for the page until the table is drawn, without a network, of what is kept; and of
 * processor time, for all processes and threads of the browser.
 */
async function start(player, game) {
  const { page } = player;
  await beginOnDevice(player, game, { players: 4 });
  const [times, worked] = [[], []];
  for (let run = 0; run < 5; run += 1) {
    await page.waitForTimeout(REST);
    const [began, before] = [performance.now(), processorTime()];
    await page.reload({ waitUntil: "commit" });
    await page.locator(".table").waitFor();
    times.push(performance.now() - began);
    worked.push(processorTime() - before);
  }
  return { times, worked };
}

/**
 * Milliseconds until the table is drawn in a browser that was started anew: everything comes from the disk, nothing is
 * compiled yet.
 */
async function startCold(url, game) {
  const folder = mkdtempSync(join(tmpdir(), "quattro-profile-"));
  const first = await openProfile(folder);
  const page = await first.newPage();
  await page.goto(url);
  await page.waitForFunction(isKept);
  const press = (selector) => page.locator(selector).first().tap();
  const id = await beginOnDevice({ page, press, root: url }, game, { players: 4 });
  await first.close();
  const times = [];
  for (let run = 0; run < 5; run += 1) {
    const profile = await openProfile(folder);
    await profile.setOffline(true);
    const tab = await profile.newPage();
    const began = performance.now();
    await tab.goto(`${url}/device/en/t.html?id=${id}`, { waitUntil: "commit" });
    await tab.locator(".table").waitFor();
    times.push(performance.now() - began);
    await profile.close();
  }
  rmSync(folder, { recursive: true, force: true });
  return times;
}

/** Notes how long storing takes. Runs in the worker. */
function timeStoring() {
  self.stored = [];
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...asked) {
    const began = performance.now();
    const made = transaction.apply(this, asked);
    if (asked[1] === "readwrite") made.addEventListener("complete", () => self.stored.push(performance.now() - began));
    return made;
  };
}

/** How long the page of a table works without a break, from its beginning through some decisions. */
async function busy(browser, player, game) {
  const { page } = player;
  const tasks = await tasksOf(browser, page, async () => {
    await page.reload();
    await page.locator(".table").waitFor();
    await play(player, { decisions: 12 });
  });
  const long = tasks.filter((time) => time > 50).length;
  console.log(
    `${game}: of ${tasks.length} tasks of the page ${long} take more than 50 ms of processor time, ` +
      `the longest ${tasks.slice(0, 3).map(rounded).join(", ")} ms`,
  );
}

/** Lets bots of a level play a game, watched by a page, and notes when each of them answers. Runs in the page. */
async function watch({ table, moves }) {
  const { askDevice, lineToDevice } = await import("/static/js/device/device.js");
  const blocked = [];
  new PerformanceObserver((list) => blocked.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
    buffered: false,
  });
  const answers = [];
  let asked;
  await new Promise((resolve) => {
    const line = lineToDevice(table);
    line.onopen = () => line.send('{"type":"hello"}');
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "welcome") void askDevice(`/api/tables/${table}/hand-over`, { level: "chef" });
      if (message.type !== "update" || !message.game) return;
      const now = performance.now();
      if (asked !== undefined && message.events.length) answers.push(now - asked);
      asked = now;
      if (message.game.outcome || answers.length >= moves) resolve(undefined);
    };
  });
  return { answers, blocked, heap: performance.memory?.usedJSHeapSize };
}

await inHouse(async (browser, url) => {
  const player = await visit(browser, url, { settings: { pace: 0.3, sound: false, guide: false } });
  await player.context.setOffline(true);
  for (const game of ["mamma-mia", "grande", "calcory"]) {
    const { times, worked } = await start(player, game);
    console.log(
      `${game}: a table on this device is drawn after ${times.map(rounded).join(", ")} ms, ` +
        `and takes ${worked.join(", ")} ms of processor time`,
    );
    const cold = await startCold(url, game);
    console.log(`${game}: in a browser that was started anew after ${cold.map(rounded).join(", ")} ms`);
    await busy(browser, player, game);
  }
  await player.context.close();

  const pages = await servePages();
  const ada = await person(browser, pages.url, PHONE, { settings: { sound: false, guide: false } });
  for (const game of ["mamma-mia", "grande"]) {
    const table = await playOnDevice(ada, game, { players: 4, level: "chef" });
    await ada.page.goto("/blank");
    await askFrom(ada.page, "/api/me");
    const [worker] = ada.page.workers();
    await worker.evaluate(timeStoring);
    const { answers, blocked, heap } = await ada.page.evaluate(watch, { table, moves: 80 });
    const stored = await worker.evaluate(() => self.stored);
    const late = answers.filter((time) => time > 150).length;
    console.log(
      `${game}: ${answers.length} answers of chefs after ${rounded(median(answers))} ms (median), ` +
        `${rounded(Math.max(...answers))} ms at most, ${late} after more than 150 ms; ` +
        `the page was blocked ${blocked.length} times for more than 50 ms (${blocked.map(rounded).join(", ")}); ` +
        `${heap >> 10} KiB of JavaScript; ` +
        `storing took ${rounded(median(stored))} ms (median), ${rounded(Math.max(...stored))} ms at most`,
    );
  }
  await askFrom(ada.page, "/api/device/tables");
  await ada.context.close();
  pages.stop();
});
