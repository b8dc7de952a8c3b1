// Writes screenshots of the main states into a folder: node screenshots.mjs [FOLDER] [ONLY], where ONLY is
// part of a name, such as "phone", "sole-mio-desktop", "moment" or "tv".
//
// Every page and one game or more of each sort, on a small phone and a desktop. Each state is pictured at
// first sight, by day and by night, with the show halted so that both pictures show the same moment. Pages and
// the moments that take luck to reach are pictured in every size.

import { mkdirSync } from "node:fs";
import { DESKTOP, inHouse, person, QUICK, SMALL_PHONE } from "./lib/browser.mjs";
import { calcoryTable } from "./lib/calcory_states.mjs";
import { askedStates, shownTable } from "./lib/fixtures.mjs";
import { followCard, LESSONS } from "./lib/lessons.mjs";
import { PIZZA_MOMENTS, pizzaMoment } from "./lib/moments.mjs";
import { answer, playNow, setUp, sitDown } from "./lib/play.mjs";
import { SCREENS, screenOfOurs } from "./lib/screens.mjs";

const [, , folder = "screenshots", only = ""] = process.argv;
mkdirSync(folder, { recursive: true });

const DEVICES = { phone: SMALL_PHONE, desktop: DESKTOP };
const SIZES = {
  phone: [390, 844],
  "small-phone": [360, 640],
  landscape: [740, 360],
  tablet: [768, 1024],
  desktop: [1440, 900],
};
const TVS = {
  "720p": [1280, 720],
  "1080p": [1920, 1080],
  "4k": [3840, 2160],
};
const PAGES = {
  home: "/",
  "set-up": "/new",
  lobby: "/lobby",
  "all-rules": "/rules",
  "25-rules": "/rules/sole-mio",
  replays: "/replays",
  about: "/about",
  "26-burnt": "/nowhere",
  "26-no-table": "/t/unknown",
  "26-offline": "/device/en/index.html?from=/",
};
/** Decisions, by the number of their target, and moments of Calcory. */
const ASKED = {
  "11-ladder": "sole-mio-choose-ladder",
  "11b-help": "sole-mio-help",
  "11c-cannot-help": "sole-mio-help-only",
  "15-turn-of-five": "sole-mio-play-toppings",
  "match-name": "sole-mio-name",
  match: "sole-mio-match",
  settle: "mamma-mia-settle",
  series: "grande-series",
  duel: "grande-commit",
};
const OF_CALCORY = ["first", "stop", "give-up", "thirteen", "thirteen-of-six", "others"];
/** What must be seen of a game, and how many games may be played for it. */
const WANTED = {
  "mamma-mia": ["turn", "filled", "burnt", "ask-settle", "end"],
  "sole-mio": ["turn", "filled", "burnt", "ask-help", "ask-commit", "ask-show-against", "end"],
  grande: ["turn", "ask-want", "ask-help", "end"],
  calcory: ["calcory", "markers", "calcory-back", "end"],
};
const GAMES_AT_MOST = 3;

/** The decisions and moments that can be seen now. Runs in the page; gives nothing while there is nothing new. */
function newSights({ seen, answered }) {
  const has = (selector) => document.querySelector(selector) !== null;
  const table = document.querySelector(".table.mine");
  const moves = table?.dataset.moves;
  const asked = table && moves !== answered;
  const ask = document.querySelector(".panel")?.dataset.ask;
  const decision = !asked
    ? undefined
    : ask
      ? `ask-${ask}`
      : has(".equation button")
        ? "calcory-back"
        : table.matches(".calcory")
          ? "calcory"
          : "turn";
  const moments = {
    filled: ".stamp.good",
    burnt: ".stamp:not(.good)",
    announced: ".chair .bubble",
    ribbon: ".ribbon",
    judged: ".phase-oven:not(.mine) .judged:not(.waiting)",
    markers: ".tile.marked",
  };
  const sights = Object.keys(moments).filter((name) => has(moments[name]) && !seen.includes(name));
  const over = has(".ending");
  // From here on nothing new begins until the picture is taken.
  window.held = sights.length > 0;
  const show = has(".calcory") ? ["markers", "announced"] : ["filled", "burnt", "judged", "ribbon"];
  const dull = show.every((name) => seen.includes(name)) && has(".skip:enabled");
  return sights.length || decision || over || dull ? { sights, decision, moves, over, dull } : null;
}

/** One screenshot in the light theme and one in the dark theme. */
async function picture(page, name) {
  for (const [light, colorScheme] of [
    ["day", "light"],
    ["night", "dark"],
  ]) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${light}.png` });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Allows pausing timers, so that an animation can be frozen. Runs in the page. */
function makeHoldable() {
  const { setTimeout } = window;
  const waiting = [];
  window.setTimeout = (work, time) => setTimeout(() => (window.held ? waiting.push(work) : work()), time);
  window.release = () => {
    window.held = false;
    for (const work of waiting.splice(0)) work();
  };
}

/** Takes screenshots of transient moments, then continues the animation. */
async function picturesOfMoments(page, names) {
  for (const name of names) await picture(page, name);
  await page.evaluate(() => window.release());
}

/** Skips the rest of an animation, unless it has already ended. */
const skip = ({ page }) => page.evaluate(() => document.querySelector(".skip:enabled")?.click());

/** Plays a game and pictures what has not been seen in another one before. */
async function game(player, id, name, seen) {
  const { page } = player;
  await playNow(player, id);
  for (let answered; ; ) {
    const now = await (await page.waitForFunction(newSights, { seen, answered })).jsonValue();
    const fresh = [...now.sights, now.decision, now.over && "end"].filter((sight) => sight && !seen.includes(sight));
    seen.push(...fresh);
    await picturesOfMoments(
      page,
      fresh.map((sight) => `${name}-${sight}`),
    );
    if (now.over) return;
    if (now.decision) await answer(player, { sight: now.decision });
    else if (now.dull) await skip(player);
    answered = now.decision ? now.moves : answered;
  }
}

/** As many games as it takes to see everything, within reason; then the replay of the last one. */
async function games(browser, url, device, id) {
  const player = await person(browser, url, DEVICES[device], {
    motion: true,
    settings: { pace: 0.6, sound: false, guide: true },
  });
  await player.context.addInitScript(makeHoldable);
  const name = `${id}-${device}`;
  const seen = [];
  const missing = () => WANTED[id].filter((sight) => !seen.includes(sight));
  for (let played = 0; played < GAMES_AT_MOST && missing().length; played++) await game(player, id, name, seen);
  await player.press(".ending a.btn");
  await player.page.locator(".deck").waitFor();
  for (let steps = 0; steps < 12; steps++) await player.press(player.page.locator(".deck-row .ibtn").nth(3));
  await picture(player.page, `${name}-replay`);
  await player.context.close();
  console.log(`${name}: ${seen.length} states${missing().length ? `, not seen: ${missing().join(", ")}` : ""}`);
}

/** Lets the page draw itself in its new size. */
const nextFrame = (page) => page.evaluate(() => new Promise(requestAnimationFrame));

/** Ends what began to move with the new size. Runs in the page. */
function endMotion() {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}

/** Pictures in every size of what is on the screen and stays there. */
async function inEverySize(page, name, draw = nextFrame) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await draw(page);
    await page.evaluate(endMotion);
    await picture(page, `${name}-${size}`);
  }
}

async function pages(browser, url) {
  const visitor = await person(browser, url);
  for (const [name, path] of Object.entries(PAGES)) {
    await visitor.page.goto(path);
    await inEverySize(visitor.page, name);
  }
  await visitor.context.close();
}

async function pizzaMoments(browser, url, name) {
  const table = await pizzaMoment(browser, url, DESKTOP, name);
  // The time stands still there.
  await inEverySize(table.page, name, () => table.page.clock.runFor(20));
  await table.context.close();
}

/** Questions, in German because its words are the longest. */
async function questions(browser, url) {
  const table = await shownTable(browser, url, DESKTOP, { language: "de" });
  for (const [name, sort] of Object.entries(ASKED)) {
    await table.show(askedStates("pizza").find((state) => state.sort === sort));
    await inEverySize(table.page, name);
  }
  await table.context.close();
}

async function calcoryMoments(browser, url) {
  const table = await calcoryTable(browser, url, DESKTOP);
  for (const name of OF_CALCORY) {
    await table.show(name);
    await inEverySize(table.page, `14-calcory-${name}`);
  }
  await table.context.close();
}

/** What a TV shows, which is always dark. */
async function screens(browser, url) {
  for (const language of ["en", "fr", "de"]) {
    for (const [size, [width, height]] of Object.entries(TVS)) {
      const tv = await screenOfOurs(browser, url, { language, viewport: { width, height } });
      for (const name of Object.keys(SCREENS)) {
        await tv.show(name);
        await tv.page.screenshot({ path: `${folder}/22-tv-${name}-${language}-${size}.png` });
      }
      await tv.context.close();
    }
  }
}

/** The cards of a lesson, each after what the one before asks for. */
async function lesson(browser, url, name) {
  const learner = await person(browser, url, DESKTOP, { settings: { ...QUICK, guide: true, learned: [] } });
  const { page } = learner;
  await page.goto(`/learn/${name}`);
  for (let card = 1; card <= LESSONS[name]; card++) {
    await page.locator(`.dots i:nth-child(${card}).on`).waitFor();
    await inEverySize(page, `17-${name}-${card}`);
    if (card < LESSONS[name]) await followCard(learner);
  }
  await learner.context.close();
}

/** Before the game: the host who waits, the guest who comes, the sheets at the side. */
async function lobby(browser, url, device) {
  const host = await person(browser, url, DEVICES[device]);
  const guest = await person(browser, url, DEVICES[device]);
  await setUp(host, "sole-mio", { aids: "whole-log" });
  await guest.page.goto(host.page.url());
  await guest.page.locator(".join-form").waitFor();
  await picture(guest.page, `join-${device}`);
  await sitDown(guest, host.page.url(), "Ada");
  await host.page.getByText("Ada").first().waitFor();
  await picture(host.page, `lobby-host-${device}`);
  await host.press(".lobby .btn.go");
  await host.page.locator(".table").waitFor();
  for (const sheet of ["Menu", "Log", "Chat"]) {
    await host.press(host.page.getByRole("button", { name: sheet }).first());
    await host.page.locator(".side").waitFor();
    await picture(host.page, `${sheet.toLowerCase()}-${device}`);
    await host.press(".side-head .ibtn");
  }
  await Promise.all([host.context.close(), guest.context.close()]);
}

await inHouse(async (browser, url) => {
  if ("pages".includes(only)) await pages(browser, url);
  for (const name of Object.keys(PIZZA_MOMENTS)) {
    if (`moment-${name}`.includes(only)) await pizzaMoments(browser, url, name);
  }
  if ("moment-questions".includes(only)) await questions(browser, url);
  if ("moment-calcory".includes(only)) await calcoryMoments(browser, url);
  if ("tv".includes(only)) await screens(browser, url);
  for (const name of Object.keys(LESSONS)) {
    if (`lesson-${name}`.includes(only)) await lesson(browser, url, name);
  }
  for (const device of Object.keys(DEVICES)) {
    if (`lobby-${device}`.includes(only)) await lobby(browser, url, device);
    for (const id of Object.keys(WANTED)) if (`${id}-${device}`.includes(only)) await games(browser, url, device, id);
  }
});
