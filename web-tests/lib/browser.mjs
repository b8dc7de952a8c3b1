// A real Chromium, and simulated people who use it. Any console error or failed request fails the test.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { startServer } from "./server.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const SMALL_PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** The tests look at no pixels: without memory for them, none are drawn, which would take up to half of their time. */
export const UNPAINTED = "--force-gpu-mem-available-mb=1";

/** @param {string[]} flags besides those that every browser here is started with */
export const openBrowser = (...flags) =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: [...FLAGS, ...flags] });

/** A browser on a phone with a folder of its own, which finds there what it kept before. @param {string} folder */
export const openProfile = (folder) =>
  chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: FLAGS,
    ...PHONE,
  });

/** A server and a browser for a script; both are closed in any case. @param {string[]} flags of the browser */
export async function inHouse(work, ...flags) {
  const server = await startServer();
  try {
    const browser = await openBrowser(...flags);
    await work(browser, server.url).finally(() => browser.close());
  } finally {
    await server.stop();
  }
}

/** A server and a browser for the tests of one file. */
export function house() {
  const house = {};
  before(async () => {
    [house.server, house.browser] = await Promise.all([startServer(), openBrowser(UNPAINTED)]);
  });
  after(async () => {
    await house.browser?.close();
    await house.server?.stop();
  });
  return house;
}

/** Records all errors on a page. */
function listen(page, troubles) {
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(error.stack ?? error.message));
  // Requests aborted because the person left the page do not count as failures.
  page.on(
    "requestfailed",
    (request) =>
      request.failure()?.errorText !== "net::ERR_ABORTED" &&
      troubles.push(`${request.url()}: ${request.failure()?.errorText}`),
  );
  page.on(
    "response",
    (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
  );
}

/** A generous timeout, even for a busy machine. */
const PATIENCE = 120_000;

/** Tests do not wait for animations. */
export const QUICK = { pace: 0.02, sound: false, guide: false };

/** Whole games do not even wait for a hundredth of them: that would be six seconds each. */
export const AT_ONCE = { ...QUICK, pace: 0.001 };

/** Most people in the tests have played before: no lesson comes first, and the goal is known. */
const EXPERIENCED = { learned: ["pizza", "calcory"], finished: ["pizza", "calcory"] };

/**
 * A person with a device, who taps on a phone and clicks on a desktop. Most use reduced motion, because
 * moving cards take their frames even at the quickest pace. Few need the service worker, which would fetch everything
 * that it keeps for every one of them. `before` runs in every page before its own scripts.
 */
export async function person(
  browser,
  url,
  device = DESKTOP,
  { language = "en-GB", dark = false, motion = false, settings = QUICK, worker = false, before } = {},
) {
  const context = await browser.newContext({
    ...device,
    serviceWorkers: worker ? "allow" : "block",
    baseURL: url,
    locale: language,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: motion ? "no-preference" : "reduce",
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((settings) => (localStorage["quattro-settings"] ??= JSON.stringify(settings)), {
    ...EXPERIENCED,
    ...settings,
  });
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  const troubles = [];
  listen(page, troubles);
  return {
    context,
    page,
    /** Where everything begins. */
    root: url,
    troubles,
    phone: device.hasTouch === true,
    /** Playwright waits until the target is visible, stable and not covered. */
    press: (target) => {
      const place = typeof target === "string" ? page.locator(target).first() : target;
      return device.hasTouch ? place.tap() : place.click();
    },
    /** Removes the errors caused by cutting the connection on purpose, and no others. */
    forgiveCutLine() {
      const others = troubles.filter(
        (trouble) =>
          !/ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|EMPTY_RESPONSE)|WebSocket connection to .* failed/.test(trouble),
      );
      assert.deepEqual(others, []);
      troubles.length = 0;
    },
    async close() {
      await context.close();
      assert.deepEqual(troubles, []);
    },
  };
}
