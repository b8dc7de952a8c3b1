// Writes pictures of the main states into a folder: node screenshots.mjs [FOLDER]
//
// Plays games against bots and keeps the first sight of every state: each decision, bubbles, filled and burnt
// orders, Calcory with markers, the end, the replay; on phone and desktop, light and dark.

import { mkdirSync } from "node:fs";
import { DESKTOP, PHONE, SMALL_PHONE, openBrowser, person } from "./lib/browser.mjs";
import { step } from "./lib/play.mjs";
import { startServer } from "./lib/server.mjs";

const folder = process.argv[2] ?? "screenshots";
mkdirSync(folder, { recursive: true });

const LOOKS = [
  ["phone-light", PHONE, false],
  ["small-phone-dark", SMALL_PHONE, true],
  ["desktop-light", DESKTOP, false],
  ["desktop-dark", DESKTOP, true],
];
const PAGES = { home: "/", "set-up": "/new", lobby: "/lobby", rules: "/rules/sole-mio", replays: "/replays", about: "/about" };
const GAMES = ["mamma-mia", "sole-mio", "grande", "calcory"];
/** So long one game may take; what was not seen by then is seen in another look. */
const PATIENCE = 60_000;

/** What can be seen now and deserves a picture. */
const sights = (page) =>
  page.evaluate(() => {
    const has = (selector) => document.querySelector(selector) !== null;
    const ask = document.querySelector(".panel")?.dataset.ask;
    return [
      ask && `ask-${ask}`,
      has(".stamp.good") && "filled",
      has(".stamp:not(.good)") && "burnt",
      has(".chair .bubble") && "bubble",
      has(".ribbon") && "ribbon",
      has(".phase-playing.mine") && "my-turn",
      has(".phase-oven:not(.mine) .judged:not(.waiting)") && "judged",
      has(".tile.marked") && "markers",
      has(".tray.won .pick") && "thirteen",
    ].filter(Boolean);
  });

async function watch(page, name, seen) {
  for (const sight of await sights(page)) {
    if (seen.has(sight)) continue;
    seen.add(sight);
    await page.screenshot({ path: `${folder}/${name}-${sight}.png` });
  }
}

async function game(browser, url, id, [look, device, dark]) {
  const player = await person(browser, url, device, { dark, fast: false });
  await player.context.addInitScript(() => localStorage.setItem("quattro-settings", JSON.stringify({ pace: 0.3, sound: false, guide: true })));
  const { page } = player;
  await page.goto("/");
  await page.click(`.game [data-play="${id}"]`);
  await page.waitForSelector(".table");
  const name = `${id}-${look}`;
  const seen = new Set();
  const until = Date.now() + PATIENCE;
  for (let steps = 0; Date.now() < until; steps++) {
    await watch(page, name, seen);
    // Without hurry at first, so that the show is seen too.
    const busy = await page.evaluate(() => document.querySelector(".skip:not([disabled])") !== null);
    if (busy && steps < 600) await page.waitForTimeout(60);
    else if (!(await step(page))) break;
  }
  await page.screenshot({ path: `${folder}/${name}-end.png` });
  if (await page.isVisible(".ending a.btn")) {
    await page.click(".ending a.btn");
    await page.waitForSelector(".deck");
    await page.screenshot({ path: `${folder}/${name}-replay.png` });
  }
  await player.context.close();
}

const server = await startServer();
const browser = await openBrowser();
for (const look of LOOKS) {
  const visitor = await person(browser, server.url, look[1], { dark: look[2] });
  for (const [name, path] of Object.entries(PAGES)) {
    await visitor.page.goto(path);
    await visitor.page.screenshot({ path: `${folder}/${name}-${look[0]}.png` });
  }
  await visitor.context.close();
  for (const id of GAMES) await game(browser, server.url, id, look);
}
await browser.close();
server.stop();
