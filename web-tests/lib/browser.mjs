// A real Chromium, and people who look at pages with it. Any console error or failed request fails the test.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const SMALL_PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

export const openBrowser = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

/** A person with a device. `expectOffline` forgives what a cut line brings with it. */
export async function person(browser, url, device = DESKTOP, { language = "en-GB", dark = false, fast = true } = {}) {
  const context = await browser.newContext({ ...device, baseURL: url, locale: language, colorScheme: dark ? "dark" : "light" });
  const page = await context.newPage();
  const troubles = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(error.stack ?? error.message));
  page.on("requestfailed", (request) => troubles.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on("response", (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`));
  // Tests do not wait for cards to fly.
  if (fast) await context.addInitScript(() => localStorage.setItem("quattro-settings", JSON.stringify({ pace: 0.02, sound: false, guide: false })));
  return {
    context,
    page,
    troubles,
    forgive: () => (troubles.length = 0),
    async close() {
      await context.close();
      assert.deepEqual(troubles, []);
    },
  };
}

/** What axe-core finds wrong with the page. */
export async function accessibilityProblems(page) {
  // Page scripts are restricted by the content security policy; evaluate is not.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

/** Nothing may be wider than the screen. */
export async function assertFits(page) {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= screen, `${content} px wide on a screen of ${screen}`);
}
