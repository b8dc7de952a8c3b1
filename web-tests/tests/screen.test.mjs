// What a TV shows can be read from four metres: moments of all games in every language, with long names. Nothing is too
// small, cut, covered or at the edge; also in an older browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house, person } from "../lib/browser.mjs";
import { makeOld } from "../lib/old_browser.mjs";
import { FULL_HD, SCREENS, screenOfOurs } from "../lib/screens.mjs";

const home = house();

/** A TV of 40 inches has pixels of this size, and people sit this far away; in millimetres. */
const [PIXEL, AWAY] = [(40 * 25.4 * Math.cos(Math.atan(9 / 16))) / 1920, 4000];
/** Somebody with normal sight tells letters whose capitals are 5 minutes of arc high; this is the least of ours. */
const LEAST = 7.5;
/** What the game is played by: what is said, the names, the numbers. */
const LEAST_OF = { ".tv-say": 16, ".tv-table b": 24, ".tv-columns p b": 16, ".count b": 9.5, ".tv-code b": 24 };

/** What cannot be read. Runs in the page. */
function unread({ pixel, away, least, leastOf }) {
  const pencil = document.createElement("canvas").getContext("2d");
  const found = [];
  const shown = (element) => element.getClientRects().length > 0 && !element.closest(".away, svg, .ghost, [hidden]");
  /** How high the capitals are, in minutes of arc. */
  function minutes(style) {
    pencil.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const height = pencil.measureText("H").actualBoundingBoxAscent;
    return (Math.atan((height * pixel) / away) * 60 * 180) / Math.PI;
  }
  const isCut = (element) => {
    for (let box = element; box && !box.matches("#content, .winner"); box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1) return true;
      if (overflowY !== "visible" && box.scrollHeight > box.clientHeight + 1) return true;
    }
    return false;
  };
  const texts = [...document.querySelectorAll("#content *")].filter(
    (element) => shown(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()),
  );
  for (const element of texts) {
    const style = getComputedStyle(element);
    const what = `“${element.textContent.trim().slice(0, 30)}” (${element.className || element.tagName})`;
    const [, needed = least] = Object.entries(leastOf).find(([selector]) => element.closest(selector)) ?? [];
    const high = minutes(style);
    if (high < needed) found.push(`${what}: ${high.toFixed(1)} minutes of arc`);
    if (isCut(element)) found.push(`${what} is cut`);
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    if (left < 47 || right > 1873 || top < 30 || bottom > 1040) found.push(`${what} is at the edge`);
    const above = [0.02, 0.5, 0.98].map((part) =>
      document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2),
    );
    const cover = above.find((one) => one && !one.contains(element) && !element.contains(one));
    if (cover && !cover.closest("svg")) found.push(`${what} is covered by ${cover.className}`);
  }
  return found;
}

const limits = { pixel: PIXEL, away: AWAY, least: LEAST, leastOf: LEAST_OF };

for (const [language, isOld] of [
  ["en", false],
  ["fr", false],
  ["de", true],
]) {
  test(`a TV can be read in ${language}${isOld ? ", also an older one" : ""}`, { timeout: 300_000 }, async () => {
    const tv = await screenOfOurs(home.browser, home.server.url, { language, prepare: isOld ? makeOld : undefined });
    const wrong = {};
    for (const name of Object.keys(SCREENS)) {
      await tv.show(name);
      const found = await tv.page.evaluate(unread, limits);
      if (found.length) wrong[name] = found;
    }
    assert.deepEqual(wrong, {});
    await tv.close();
  });
}

/** Whether the heading stands over the oven. Runs in the page. */
function isOverOven() {
  const [heading, oven] = [".tv-come", ".oven"].map((one) =>
    document.querySelector(`#content ${one}`).getBoundingClientRect(),
  );
  return heading.bottom > oven.top;
}

test("the start on a TV can be read, in every language", async () => {
  const tv = await person(home.browser, home.server.url, { viewport: FULL_HD });
  for (const language of ["en", "fr", "de"]) {
    await tv.page.goto(`/tv?lang=${language}`);
    await tv.page.locator(".tv-slip img").waitFor();
    assert.deepEqual(await tv.page.evaluate(unread, limits), [], language);
    assert.equal(await tv.page.evaluate(isOverOven), false, language);
  }
  await tv.close();
});

/** At which chair the tail of an announcement ends. Runs in the page. */
function endOfTail() {
  const tail = document.querySelector(".tail .outer");
  const matrix = tail.getScreenCTM();
  const points = Array.from({ length: 101 }, (_, part) =>
    tail.getPointAtLength((tail.getTotalLength() * part) / 100).matrixTransform(matrix),
  );
  const away = (chair) => {
    const { left, top, right, bottom } = chair.getBoundingClientRect();
    const far = (value, least, most) => Math.max(least - value, 0, value - most);
    return Math.min(...points.map(({ x, y }) => Math.hypot(far(x, left, right), far(y, top, bottom))));
  };
  const chairs = [...document.querySelectorAll(".tv-chair")].map((chair) => [away(chair), chair.dataset.spot]);
  return chairs.sort(([one], [other]) => one - other)[0][1];
}

test("an announcement has its tail at the chair of who makes it", async () => {
  const tv = await screenOfOurs(home.browser, home.server.url);
  for (const seat of [1, 2, 3, 4, 5]) {
    await tv.show(`said-by-${seat}`);
    assert.equal(await tv.page.evaluate(endOfTail), `chair-${seat}`);
  }
  await tv.close();
});

/** Whether the page holds these words in any way. Runs in the page. */
const holds = (words) =>
  [document.documentElement, ...document.querySelectorAll("*")].some(
    (node) => [...node.attributes].some(({ value }) => value.includes(words)) || node.textContent.includes(words),
  );

test("an announcement is gone after a few seconds, and nowhere on the page", async () => {
  const tv = await screenOfOurs(home.browser, home.server.url);
  await tv.show("play-said");
  const said = await tv.page.locator(".tv-say").textContent();
  assert.ok(await tv.page.evaluate(holds, said.trim()));
  await tv.page.clock.runFor(10_000);
  assert.equal(await tv.page.locator(".tv-say").count(), 0);
  assert.ok(!(await tv.page.evaluate(holds, said.trim())), said);
  await tv.close();
});
