// Requirements for every state of every page: accessible, no wider than the screen, with large enough tap
// targets.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds wrong with the page. */
async function accessibilityProblems(page) {
  // Page scripts are restricted by the content security policy; evaluate is not.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

/** What overflows the screen to the right, unless it can be scrolled within its own box. */
const tooWide = (page) =>
  page.evaluate(() => {
    // Not the width of the window: a page that is too wide makes that of a phone wider, too.
    const { clientWidth: width } = document.documentElement;
    const scrolls = (node) =>
      node && (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
    const shown = (node) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // What is said on a slip and has no room is left out.
      !node.closest("[aria-hidden=true], .away, .said");
    const isPageWider = document.documentElement.scrollWidth > width;
    const out = [...document.body.querySelectorAll("*")].filter(
      (node) =>
        node.getBoundingClientRect().right > width + (isPageWider ? 0 : 1) &&
        // Something that nobody sees can make the page wider, too.
        (isPageWider || shown(node)) &&
        !scrolls(node.parentElement),
    );
    const page = isPageWider ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
    return [...page, ...out.map((node) => node.outerHTML.slice(0, 120))];
  });

/** Tap targets that are too small. Links within a sentence may be as high as the line. */
const smallTargets = (page) =>
  page.evaluate(() => {
    const FINGER = 44;
    // Cards of a full hand overlap; this much of each must be visible and tappable.
    const FAN = 32;
    // Sixty cards lie on the floor of a small phone.
    const FLOOR = innerWidth < 390 ? 34 : FINGER;
    const small = [];
    for (const target of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
      const whole = target.closest("label") ?? target;
      const { width, height } = whole.getBoundingClientRect();
      const hidden = width <= 1 || height <= 1 || !target.checkVisibility({ visibilityProperty: true });
      const inSentence = target.matches("p a, li p a, .book a, .hint a");
      if (hidden || inSentence || target.disabled || target.ariaDisabled === "true") continue;
      const [wide, high] = target.matches(".held")
        ? [FAN, FINGER]
        : target.matches(".grid .tile")
          ? [FLOOR, FLOOR]
          : [FINGER, FINGER];
      // Half a pixel is lost in rounding.
      if (width < wide - 0.5 || height < high - 0.5)
        small.push(`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`);
    }
    return small;
  });

/** Waits for fade-ins before checking; the fire's animation never ends. */
const atRest = (page) =>
  page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    return Promise.all(passing.map(({ finished }) => finished.catch(() => undefined))).then(() => undefined);
  });

/** @param {{ page: import("playwright-core").Page, phone: boolean }} player */
export async function assertGoodLooks({ page, phone }, where = page.url()) {
  await atRest(page);
  assert.deepEqual(await tooWide(page), [], where);
  assert.deepEqual(await accessibilityProblems(page), [], where);
  if (phone) assert.deepEqual(await smallTargets(page), [], where);
}
