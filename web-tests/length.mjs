// How long a whole game takes at the normal pace without thinking: node length.mjs [GAME…]
//
// The page's clock is driven by hand, so that the figures depend on the scenes alone and not on this machine; what the
// server and its bots take is waited for and added as it comes. Prints a table in Markdown.

import { inHouse, PHONE, person } from "./lib/browser.mjs";
import { answer, look, playNow } from "./lib/play.mjs";

const GAMES = process.argv.slice(2).length ? process.argv.slice(2) : ["mamma-mia", "sole-mio", "grande", "calcory"];
const NORMAL = { pace: 1, sound: false, guide: false };
/** How far the clock is moved at a time, in milliseconds. */
const STEP = 100;

/** Whether events are being acted out: they can be skipped. Runs in the page. */
const isBusy = () => document.querySelector(".skip") !== null;

/** Plays a game and gives its length in milliseconds, and how many decisions were asked of the player. */
async function lengthOf(browser, url, game) {
  const player = await person(browser, url, PHONE, { motion: true, settings: NORMAL });
  const { page } = player;
  await playNow(player, game);
  await page.waitForFunction(look);
  await page.clock.install();
  const spent = { scenes: 0, server: 0 };
  let decisions = 0;
  for (let answered; ; ) {
    const now = await page.evaluate(look, answered);
    if (now?.sight === "end") break;
    if (now) {
      await answer(player, now);
      answered = now.moves;
      decisions += 1;
    }
    if (await page.evaluate(isBusy)) {
      await page.clock.runFor(STEP);
      spent.scenes += STEP;
    } else {
      const start = performance.now();
      await page.clock.runFor(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      spent.server += performance.now() - start;
    }
  }
  await player.context.close();
  return { ...spent, decisions };
}

const minutes = (ms) => (ms / 60_000).toFixed(1);

console.log("| game, 4 players | minutes | of these for the server and its bots | decisions |");
console.log("|---|--:|--:|--:|");
await inHouse(async (browser, url) => {
  for (const game of GAMES) {
    const { scenes, server, decisions } = await lengthOf(browser, url, game);
    console.log(`| ${game} | ${minutes(scenes + server)} | ${minutes(server)} | ${decisions} |`);
  }
});
