// What can be seen and read at the chairs of a pizza table, for every player and on every screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house, QUICK } from "../lib/browser.mjs";
import { askedStates, shownTable } from "../lib/fixtures.mjs";

const home = house();

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [740, 360],
  [768, 1024],
  [1440, 900],
];

/** Five players, who look on. @param {string} sort of the recorded decision */
function fiveAt(sort) {
  const state = askedStates("pizza").find((one) => one.sort === sort);
  assert.equal(state.names.length, 5, sort);
  const words = Object.fromEntries(Object.entries(state.words).map(([language]) => [language, { legal: [] }]));
  return { ...state, words, view: { ...state.view, decision: null, to_act: null } };
}

const others = ({ seat, names }) => names.map((_, index) => index + 1).filter((one) => one !== seat);

const atSize = ([width, height]) => ({ viewport: { width, height } });

/** What is wrong with the bubble on the screen. Runs in the page. */
function cutOff() {
  const bubble = document.querySelector(".bubble");
  const ghost = document.querySelector(".ghost");
  for (const animation of bubble.getAnimations()) animation.finish();
  const { left, top, right, bottom, width, height } = bubble.getBoundingClientRect();
  const found = [];
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push("outside the screen");
  if (bubble.scrollWidth > bubble.clientWidth || bubble.scrollHeight > bubble.clientHeight) found.push("cut");
  // A card passes just here. Neither stops the finger; both do so now, so that it can be felt which lies above.
  for (const animation of ghost.getAnimations()) animation.cancel();
  ghost.style.transform = `translate(${left + width / 2 - 20}px, ${top - 20}px)`;
  ghost.style.pointerEvents = bubble.style.pointerEvents = "auto";
  const parts = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width * part, top + height / 2));
  const above = parts.find((part) => part !== bubble);
  if (above !== undefined) found.push(`covered by ${above?.outerHTML.slice(0, 80)}`);
  return found.map((what) => `${what}: ${bubble.textContent}`);
}

/** What cannot be read of the announcement of a player. */
async function unread(size, state, seat) {
  // So slow that the words stay, and that cards are in the air with them.
  const options = { language: "fr", motion: true, settings: { ...QUICK, pace: 500 } };
  const table = await shownTable(home.browser, home.server.url, atSize(size), options);
  const { game, number } = await table.show(state);
  const played = { event: "played", seat, kind: "mushroom", singles: 3, doubles: 2, text: "…", rule: "SM-8" };
  const then = { ...game, moves: game.moves + 1 };
  table.say({ type: "update", number: number + 1, events: [played], game: then });
  await table.page.locator(`[data-spot="chair-${seat}"] .bubble`).waitFor();
  await table.page.locator(".ghost").first().waitFor();
  const found = await table.page.evaluate(cutOff);
  await table.close();
  return found.map((what) => `${size.join("×")}, seat ${seat}: ${what}`);
}

test("every announcement can be read, whoever makes it", { timeout: 300_000 }, async () => {
  const state = fiveAt("sole-mio-play-toppings");
  const wrong = [];
  for (const size of SIZES) for (const seat of others(state)) wrong.push(...(await unread(size, state, seat)));
  assert.deepEqual(wrong, []);
});

test("each of five players can be told by their badge while the oven is emptied", { timeout: 120_000 }, async () => {
  const state = fiveAt("sole-mio-help");
  for (const size of SIZES) {
    const table = await shownTable(home.browser, home.server.url, atSize(size));
    await table.show(state);
    const widths = await table.page
      .locator(".chair .badge")
      .evaluateAll((badges) => badges.map((badge) => badge.getBoundingClientRect().width));
    assert.equal(widths.length, 4);
    for (const width of widths) assert.ok(width >= 16, `${size.join("×")}: ${width} px wide`);
    await table.close();
  }
});

test("a bot that takes over and a player who comes back are seen at the chair", { timeout: 120_000 }, async () => {
  const state = fiveAt("sole-mio-play-toppings");
  const [seat] = others(state);
  const table = await shownTable(home.browser, home.server.url, atSize([360, 640]), {
    settings: { ...QUICK, pace: 1 },
  });
  const { page } = table;
  const { table: before } = await table.show(state);
  const chairs = (occupant, stand_in) =>
    before.chairs.map((chair) => (chair.seat === seat ? { ...chair, occupant, stand_in } : chair));
  const said = (text) => page.locator(`[data-spot="chair-${seat}"] .bubble`, { hasText: text }).waitFor();
  const name = state.names[seat - 1];
  const change = (number, occupant, stand_in) =>
    table.say({ type: "update", number, events: [], table: { ...before, chairs: chairs(occupant, stand_in) } });
  change(2, "person");
  change(3, "bot-for-person", { why: "own-wish", by: seat });
  await said(`${name} lets a bot play.`);
  change(4, "person");
  await said(`${name} plays again.`);
  await table.close();
});

/** Notes, from the bill on, which round the bar names and whose chair is lit. Runs in the page. */
function watchRounds() {
  window.rounds = [];
  let billed = false;
  const note = () => {
    const bill = document.querySelector(".bill-scene");
    billed ||= bill !== null;
    if (!billed || bill) return;
    const round = /\d+/.exec(document.querySelector(".bar .title span").textContent)?.[0];
    const lit = [...document.querySelectorAll(".chair.now")].map((chair) => chair.dataset.spot);
    window.rounds.push(`round ${round}, ${lit}`);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}

test("after the bill, the new round and whoever begins it are shown at once", { timeout: 120_000 }, async () => {
  const state = askedStates("pizza").find(({ sort }) => sort === "mamma-mia-settle");
  const [seat] = others(state);
  const table = await shownTable(home.browser, home.server.url, atSize([390, 844]));
  const { page } = table;
  const { game, number } = await table.show(state);
  await page.evaluate(watchRounds);
  const round = game.view.round + 1;
  const view = { ...game.view, round, turn: seat, to_act: seat, decision: null, judged: null, phase: "playing" };
  const events = [
    { event: "new-kitchen", cards: 64, text: "A new kitchen." },
    { event: "round-began", round, seat, text: "A new round begins." },
  ];
  const then = { ...game, moves: game.moves + 1, legal: [], question: null, view: { ...view, table: "none" } };
  table.say({ type: "update", number: number + 1, events, game: then });
  await page.waitForFunction((moves) => document.querySelector(".table").dataset.moves === moves, `${then.moves}`);
  const rounds = new Set(await page.evaluate(() => window.rounds));
  // Nobody plays while the kitchen is filled; a slow machine may not draw that.
  rounds.delete(`round ${round}, `);
  assert.deepEqual([...rounds], [`round ${round}, chair-${seat}`]);
  await table.close();
});
