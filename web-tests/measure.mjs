// Measures the browser client: bytes of a first visit, time until it can be used on a mid-range phone, frames during
// a show, layout shifts during play, and how soon others see a move. Prints a table in Markdown.

import { DESKTOP, inHouse, PHONE, person } from "./lib/browser.mjs";
import { answer, beginTogether, decision, play, playNow, setUp } from "./lib/play.mjs";
import { certificate, startProxy, trust } from "./lib/server.mjs";

const NORMAL = { pace: 1, sound: false, guide: false };
/** The speed while frames and shifts are counted: the fastest is the hardest case. */
const FAST = { ...NORMAL, pace: 0.45 };
/** "Fast 4G" of Chromium's developer tools. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (8.1 * 1e6) / 8,
  uploadThroughput: (1.35 * 1e6) / 8,
};
/** The "3G Slow" of WebPageTest: 400 kbit a second, 400 ms there and back. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** The CPU as it is, and slowed down twice; `processor` puts this in perspective. */
const SLOWER = [1, 2];
const VISITS = 5;
const MOVES = 100;

const kib = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`;
const ms = (time) => `${time.toFixed(0)} ms`;
const quantile = (values, part) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);

/** Bytes over the network, compressed, with headers, fonts separately; and how many requests. */
async function bytes(browser, url) {
  const player = await person(browser, url, PHONE);
  const line = await player.context.newCDPSession(player.page);
  await line.send("Network.enable");
  const names = new Map();
  const sizes = { fonts: 0, rest: 0 };
  let requests = 0;
  line.on("Network.requestWillBeSent", () => (requests += 1));
  line.on("Network.responseReceived", ({ requestId, response }) => names.set(requestId, response.url));
  line.on(
    "Network.loadingFinished",
    ({ requestId, encodedDataLength }) =>
      (sizes[/woff2/.test(names.get(requestId) ?? "") ? "fonts" : "rest"] += encodedDataLength),
  );
  await player.page.goto("/", { waitUntil: "networkidle" });
  row("first visit: home", kib(sizes.rest), "150 KiB");
  row("fonts", kib(sizes.fonts), "apart");
  row("requests for it", requests, "");
  requests = 0;
  await player.press('.game [data-play="mamma-mia"]');
  await decision(player);
  row("home and a game of Mamma Mia! until the first turn", kib(sizes.rest), "150 KiB");
  row("requests of the game", requests, "61 before");
  await player.context.close();
}

/** A tap on "Play" on the slowest network: a sign of life on the button, something to look at, and the hand. */
async function slowNetwork(browser, url) {
  const visitor = await person(browser, url, PHONE, { settings: NORMAL });
  const { page } = visitor;
  const line = await visitor.context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", SLOW_3G);
  await page.goto("/", { waitUntil: "load" });
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  row("slow 3G: home, first paint", ms(paint), "2500 ms");
  const tapped = performance.now();
  await visitor.press('.game [data-play="mamma-mia"]');
  await page.locator('[data-play][aria-busy="true"]').waitFor();
  row("slow 3G: from a tap to a sign of life", ms(performance.now() - tapped), "1000 ms");
  await page.locator(".laying").waitFor();
  row("slow 3G: from a tap to a table being laid", ms(performance.now() - tapped), "");
  await page.locator(".hand .held").first().waitFor();
  row("slow 3G: from a tap to a hand", ms(performance.now() - tapped), "6000 ms");
  await visitor.context.close();
}

/**
 * How fast the processor is, by the measure that Lighthouse calls BenchmarkIndex: strings and
 * arrays, half a second each.
 * Chromium's tools take 1000 for a mid-range phone and 264 for a slow one. Runs in the page.
 */
function processor() {
  const perSecond = (work) => {
    const start = performance.now();
    let count = 0;
    for (; performance.now() - start < 500; count++) work(count);
    return count / 10 / ((performance.now() - start) / 1000);
  };
  const strings = perSecond(() => {
    let text = "";
    for (let letter = 0; letter < 10_000; letter++) text += "a";
    return text;
  });
  const lists = [
    Array.from({ length: 100_000 }, (_, number) => number),
    Array.from({ length: 100_000 }, (_, number) => number),
  ];
  const arrays = perSecond((count) => {
    const [from, to] = count % 2 ? lists : [lists[1], lists[0]];
    to.length = 0;
    for (const number of from) to.push(number);
  });
  return Math.round((strings + arrays) / 2);
}

/** When the page stopped being busy after what is waited for has appeared. Runs in the page. */
function watchReady(selector) {
  window.longest = 0;
  new PerformanceObserver((list) => {
    const ends = list.getEntries().map((task) => task.startTime + task.duration);
    window.longest = Math.max(window.longest, ...ends);
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    if (!document.querySelector(selector) || document.readyState === "loading") requestAnimationFrame(look);
    else window.ready = performance.now();
  };
  look();
}

/** A visit with an empty cache on a slow phone: first contentful paint, and when it can be used. */
async function visit(browser, url, path, selector, rate) {
  const visitor = await person(browser, url, PHONE, { settings: NORMAL });
  const line = await visitor.context.newCDPSession(visitor.page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", FAST_4G);
  await line.send("Emulation.setCPUThrottlingRate", { rate });
  await visitor.context.addInitScript(watchReady, selector);
  await visitor.page.goto(path, { waitUntil: "load" });
  await visitor.page.waitForFunction(() => window.ready);
  const times = await visitor.page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return {
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      // Modules have run when this is over.
      ready: Math.max(window.ready, navigation.domContentLoadedEventEnd, window.longest),
    };
  });
  await visitor.context.close();
  return times;
}

async function readiness(browser, url, what, path, selector) {
  for (const rate of SLOWER) {
    const visits = [];
    for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, url, path, selector, rate));
    const [paint, ready] = ["paint", "ready"].map((time) =>
      ms(
        quantile(
          visits.map((times) => times[time]),
          0.5,
        ),
      ),
    );
    row(
      `${what}, processor ${rate} × slower: first paint, and interactive (medians of ${VISITS})`,
      `${paint}, ${ready}`,
      "1000 ms",
    );
  }
}

/** A table that waits for a player, the usual page for a first visit. */
async function openTable(browser, url) {
  const host = await person(browser, url, DESKTOP);
  await setUp(host, "mamma-mia");
  const path = new URL(host.page.url()).pathname;
  await host.context.close();
  return path;
}

/** Frames while an oven is emptied at normal pace. Runs in the page. */
function countFrames() {
  window.frames = [];
  let last = 0;
  const tick = (now) => {
    if (document.querySelector(".phase-oven:not(.mine)")) window.frames.push(last ? now - last : 0);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Layout shifts that no tap caused. Runs in the page. */
function countShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const nodes = shift.sources.map(({ node }) => node?.className || node?.nodeName || "gone");
      if (!shift.hadRecentInput) window.shifts.push({ value: shift.value, nodes: nodes.join(", ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function smoothness(browser, url, device, name) {
  const player = await person(browser, url, device, { motion: true, settings: FAST });
  await player.context.addInitScript(countFrames);
  await player.context.addInitScript(countShifts);
  await playNow(player, "mamma-mia");
  // To the first decision in the oven and the end of the show after it.
  await play(player, { decisions: 14 });
  const frames = (await player.page.evaluate(() => window.frames)).filter((frame) => frame > 0);
  const late = frames.filter((frame) => frame > 20).length;
  const rate = 1000 / quantile(frames, 0.5);
  row(
    `frames during a reveal, ${name}: median, and later than 20 ms`,
    `${rate.toFixed(0)}/s, ${((100 * late) / frames.length).toFixed(1)} % of ${frames.length}`,
    "60/s",
  );
  const shifts = await player.page.evaluate(() => window.shifts);
  row(`layout shift in 14 decisions, ${name}`, shifts.reduce((sum, { value }) => sum + value, 0).toFixed(4), "0");
  for (const { value, nodes } of shifts.sort((a, b) => b.value - a.value).slice(0, 5))
    console.error(`shift ${value.toFixed(4)}: ${nodes}`);
  await player.context.close();
}

/** Notes when a tile is tapped here, by the number of the move, and when tiles come up. Runs in the page. */
function watchTiles() {
  const now = () => performance.timeOrigin + performance.now();
  window.tapped = {};
  window.appeared = [];
  let up = new Set();
  addEventListener(
    "pointerdown",
    ({ target }) => {
      // Where a card is put back, none comes up.
      const place = target.closest(".tile:not(.target)")?.dataset.place;
      if (place) window.tapped[document.querySelector(".table").dataset.moves] = { place, at: now() };
    },
    true,
  );
  new MutationObserver(() => {
    const shown = new Set([...document.querySelectorAll(".grid .tile.up")].map((tile) => tile.dataset.place));
    for (const place of shown) if (!up.has(place)) window.appeared.push({ place, at: now() });
    up = shown;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

async function calcoryForTwo(browser, url) {
  const host = await person(browser, url, DESKTOP);
  const guest = await person(browser, url, PHONE);
  await beginTogether(host, guest, "calcory", { players: 2 });
  for (const { page } of [host, guest]) await page.evaluate(watchTiles);
  return [host, guest];
}

/** Turns tiles in one browser and waits for them in the other, for a whole game. */
async function timesOfOneGame(browser, url) {
  const both = await calcoryForTwo(browser, url);
  const times = [];
  const answered = new Map();
  for (;;) {
    const [player, now] = await Promise.any(
      both.map(async (player) => [player, await decision(player, answered.get(player))]),
    );
    if (now.sight === "end") break;
    await answer(player, now);
    answered.set(player, now.moves);
    const tapped = await player.page.evaluate((moves) => window.tapped[moves], now.moves);
    if (now.sight !== "calcory" || !tapped) continue;
    const other = both.find((one) => one !== player);
    const seen = await other.page.waitForFunction(
      ({ place, at }) => window.appeared.find((one) => one.place === place && one.at > at),
      tapped,
    );
    times.push((await seen.jsonValue()).at - tapped.at);
  }
  await Promise.all(both.map(({ context }) => context.close()));
  return times;
}

async function latency(browser, url) {
  const times = [];
  while (times.length < MOVES) times.push(...(await timesOfOneGame(browser, url)));
  row(
    `from a tap to the other's page, p50, p99 and worst of ${times.length} moves`,
    [0.5, 0.99, 1].map((part) => ms(quantile(times, part))).join(", "),
    "100 ms",
  );
}

row("what", "figure", "asked for");
row("---", "--:", "--:");
const pair = certificate();
await inHouse(async (browser, url) => {
  const anybody = await browser.newPage();
  row("this machine's BenchmarkIndex", await anybody.evaluate(processor), "");
  await anybody.close();
  await bytes(browser, url);
  await slowNetwork(browser, url);
  const path = await openTable(browser, url);
  // Remote players connect through a proxy with TLS and HTTP/2, so all files are requested at once.
  const proxy = await startProxy(url, pair);
  await readiness(browser, proxy.url, "home", "/", "[data-play]");
  await readiness(browser, proxy.url, "table, by a friend's link", path, ".join-form");
  proxy.stop();
  await latency(browser, url);
  await smoothness(browser, url, PHONE, "phone");
  await smoothness(browser, url, DESKTOP, "desktop");
}, trust(pair));
