// A person whose device keeps everything, and can do without a network.

import { AT_ONCE, PHONE, person } from "./browser.mjs";

/** Whether everything is kept, and a worker answers for it. Runs in the page. */
export const isKept = () => navigator.serviceWorker.controller !== null;

/** One visit, until everything is kept. */
export async function visit(browser, url, options = {}) {
  const { device = PHONE, ...others } = options;
  const player = await person(browser, url, device, { settings: AT_ONCE, worker: true, ...others });
  await player.page.goto(url);
  await player.page.waitForFunction(isKept);
  return player;
}

/** Nothing may be asked of the network; what was is forgotten, so that it does not count as trouble. */
export async function cutNetwork(player) {
  await player.context.setOffline(true);
  player.forgiveCutLine();
}

/** A game against bots that play anything, which takes them no time. @returns its id */
export async function beginOnDevice(player, game, { players = 2, language = "en" } = {}) {
  const { page } = player;
  await page.goto(new URL(`device/${language}/new.html?game=${game}`, player.root).href);
  await player.press(`label:has(input[name=players][value="${players}"])`);
  await page.selectOption("select[name=level]", "random");
  await player.press("button[type=submit]");
  await page.locator(".table").waitFor();
  return new URL(page.url()).searchParams.get("id");
}
