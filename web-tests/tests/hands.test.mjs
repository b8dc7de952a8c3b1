// Hands and senses: cards dragged to the oven, piles that are tapped, faces, vibration, a screen that stays on, volume,
// and the rule behind a number.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, PHONE, person, QUICK } from "../lib/browser.mjs";
import { calcoryTable } from "../lib/calcory_states.mjs";
import { askedStates, shownTable } from "../lib/fixtures.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { beginTogether } from "../lib/play.mjs";

const home = house();

/** The recorded decision of a game, with orders in hand or without. */
function asked(game, ask, orders) {
  const found = askedStates("pizza").find(
    ({ view, ...state }) =>
      state.game === game && view.decision?.ask === ask && view.hand.orders.length > 0 === orders > 0,
  );
  assert.ok(found, `no recorded ${ask} of ${game}`);
  return found;
}
/** Toppings only, and both piles to draw from. */
const TOPPINGS = asked("mamma-mia", "play-toppings", 0);
/** One topping that must be played, orders, and both piles. */
const BOTH = asked("sole-mio", "play-toppings", 1);
/** Orders only, and one pile. */
const ORDERS = asked("mamma-mia", "play-order", 1);
const DRAW = asked("mamma-mia", "draw", 0);

const shown = (device, options) => shownTable(home.browser, home.server.url, device, options);
const plays = ({ sent }) => sent.filter(({ type }) => type === "play").map(({ actions }) => actions);

/** Waits until the page has sent a move. */
async function played(table) {
  await table.played();
  return plays(table);
}

/** The middle of what can be touched of something. */
async function middle(page, selector) {
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return { x: x + Math.min(width, 32) / 2, y: y + Math.min(height, 80) / 2 };
}

/** Moves a mouse with its button down; the test lets go of it. */
async function dragByMouse(page, from, to) {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y - 20);
  await page.mouse.move(end.x, end.y, { steps: 4 });
}

/** Moves a finger, sideways by so much first. */
async function dragByFinger({ page, context }, from, to, sideways = 0) {
  const touch = await context.newCDPSession(page);
  const [start, end] = [await middle(page, from), await middle(page, to)];
  const send = (type, points) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [start]);
  await send("touchMove", [{ x: start.x + sideways, y: start.y - (sideways ? 0 : 24) }]);
  for (const part of [0.3, 0.6, 1]) {
    await send("touchMove", [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
  }
  await send("touchEnd", []);
}

const OVEN = ".oven-spot";
const held = (card) => `.held[data-card="${card}"]`;

test("cards that are dropped on the oven wait there for a pile", async () => {
  const table = await shown(DESKTOP);
  const { page } = table;
  await table.show(TOPPINGS);
  await table.press(held("mushroom-2"));
  await dragByMouse(page, held("mushroom-3"), OVEN);
  await page.locator(".table.over-oven").waitFor();
  assert.equal(await page.locator(".drag-fan .card").count(), 2, "what is picked comes along");
  await page.mouse.up();
  await page.locator(".laid-cards").waitFor();
  assert.equal(await page.locator(".laid-cards .card").count(), 2);
  assert.equal(await page.locator(".steps .btn.go").isEnabled(), false);
  assert.match(await page.locator(".steps .btn.go").textContent(), /tap a pile/);
  await assertGoodLooks(table, "cards in the oven");
  assert.deepEqual(plays(table), []);
  await table.press("[data-spot=waiter] .draw:visible");
  assert.deepEqual(await played(table), [["play:2m", "skip", "draw:waiter"]]);
  await table.close();
});

test("with the pile chosen, a drop plays", async () => {
  const table = await shown(DESKTOP);
  await table.show(TOPPINGS);
  await table.press("[data-spot=waiter] .draw:visible");
  await table.page.locator(".pile.chosen[data-spot=waiter]:visible").waitFor();
  assert.deepEqual(plays(table), [], "a pile is chosen, not drawn from, while cards can be played");
  await dragByMouse(table.page, held("mushroom-2"), OVEN);
  await table.page.mouse.up();
  assert.deepEqual(await played(table), [["play:1m", "skip", "draw:waiter"]]);
  await table.close();
});

test("an order can be dragged, and what may not be played alone stays picked", async () => {
  const table = await shown(DESKTOP);
  const { page } = table;
  await table.show(BOTH);
  const [order] = BOTH.view.hand.orders;
  await dragByMouse(page, held(order), OVEN);
  await page.mouse.up();
  await page.locator(`${held(order)}[aria-pressed=true]`).waitFor();
  assert.equal(await page.locator(".laid-cards").count(), 0);
  assert.equal(await page.locator(".steps .btn.go").isEnabled(), false);
  await dragByMouse(page, held("mushroom-double-0"), OVEN);
  await page.mouse.up();
  await page.locator(".laid-cards .card").nth(1).waitFor();
  await table.press("[data-draw=kitchen]");
  assert.deepEqual(await played(table), [["play:1M", `order:${order}`, "draw:kitchen"]]);
  await table.close();
});

test("the tick of a picked order leaves its needs readable", async () => {
  // The needs are printed below this part of an order card; the tick has an edge.
  const [NEEDS, EDGE] = [0.08, 3];
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [768, 1024],
    [1440, 900],
  ]) {
    const table = await shown({ viewport: { width, height } });
    await table.show(ORDERS);
    await table.press(".held.can");
    const below = await table.page
      .locator(".held.selected .tick")
      .evaluate((tick) => (tick.offsetTop + tick.offsetHeight) / tick.offsetParent.offsetHeight);
    const edge = await table.page.locator(".held.selected .face").evaluate((face) => 1 / face.offsetHeight);
    assert.ok(below + EDGE * edge <= NEEDS, `${width}×${height}`);
    await table.close();
  }
});

test("where there is one pile, a drop plays at once", async () => {
  const table = await shown(DESKTOP);
  await table.show(ORDERS);
  const [order] = ORDERS.view.hand.orders;
  await dragByMouse(table.page, held(order), OVEN);
  await table.page.mouse.up();
  assert.deepEqual(await played(table), [[`order:${order}`, "draw:kitchen"]]);
  await table.close();
});

test("a drag that ends elsewhere or by Escape changes nothing, and a click stays a click", async () => {
  const table = await shown(DESKTOP);
  const { page } = table;
  await table.show(TOPPINGS);
  const pressed = () => page.locator(".held[aria-pressed=true]").count();
  await dragByMouse(page, held("mushroom-2"), ".bar");
  await page.locator(".table.carried").waitFor();
  assert.equal(await pressed(), 1);
  await page.mouse.up();
  await page.locator(".table:not(.carried)").waitFor();
  assert.equal(await pressed(), 0);
  await dragByMouse(page, held("mushroom-2"), OVEN);
  await page.locator(".table.over-oven").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".table:not(.over-oven)").waitFor();
  assert.deepEqual([await pressed(), await page.locator(".drag-fan").count()], [0, 0]);
  await page.mouse.up();
  await table.press(held("mushroom-2"));
  await page.locator(`${held("mushroom-2")}[aria-pressed=true]`).waitFor();
  await dragByMouse(page, held("mushroom-2"), OVEN);
  await page.mouse.up();
  await table.press(".laid-cards");
  await page.locator(".laid-cards").waitFor({ state: "detached" });
  assert.equal(await pressed(), 1, "taken back, still picked");
  assert.deepEqual(plays(table), []);
  await table.close();
});

test("a finger drags upwards, and scrolls sideways", async () => {
  const table = await shown(PHONE);
  const { page } = table;
  await table.show(TOPPINGS);
  await dragByFinger(table, held("mushroom-2"), OVEN, 40);
  assert.equal(await page.locator(".drag-fan, .laid-cards, .held[aria-pressed=true]").count(), 0);
  await dragByFinger(table, held("mushroom-2"), OVEN);
  await page.locator(".laid-cards").waitFor();
  await table.press("[data-spot=kitchen] .draw");
  assert.deepEqual(await played(table), [["play:1m", "skip", "draw:kitchen"]]);
  await table.close();
});

test("whoever can only draw taps a pile and draws", async () => {
  const table = await shown(PHONE);
  await table.show(DRAW);
  await table.press("[data-spot=waiter] .draw");
  assert.deepEqual(await played(table), [["draw:waiter"]]);
  await table.close();
});

test("nothing can be dragged or drawn when it is not one's turn", async () => {
  const table = await shown(DESKTOP);
  const { page } = table;
  const welcome = await table.show(TOPPINGS);
  const game = { ...welcome.game, moves: welcome.game.moves + 1, legal: [], to_act: 1 };
  table.say({ type: "update", number: welcome.number + 1, events: [], game });
  await page.locator(".table:not(.mine)").waitFor();
  assert.equal(await page.locator(".draw").count(), 0);
  await dragByMouse(page, ".held", OVEN);
  assert.equal(await page.locator(".drag-fan").count(), 0);
  await page.mouse.up();
  await table.close();
});

/** Records the faces that are made at chairs, and what screen readers are told. Runs in the page. */
function watchFaces() {
  window.seen = { faces: [], told: [] };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(".made-face")) window.seen.faces.push(node.closest("[data-spot]").dataset.spot);
      if (node.matches("#live p")) window.seen.told.push(node.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
}

const seen = ({ page }) => page.evaluate(() => window.seen);
const reactions = ({ sent }) => sent.filter(({ type }) => type === "react").map(({ reaction }) => reaction);

test("one tap makes a face, and then there is a rest", async () => {
  const table = await shown(PHONE);
  const { page } = table;
  await table.show(TOPPINGS);
  await assertGoodLooks(table, "faces");
  // Two taps in one go: however slow the machine is, the second comes too early.
  await page.evaluate(() => {
    for (const name of ["bravo", "laugh"]) document.querySelector(`[data-reaction=${name}]`).click();
  });
  await page.locator(".moods [aria-disabled=true]").first().waitFor();
  await page.locator(".moods [aria-disabled=false]").first().waitFor();
  await table.press("[data-reaction=surprise]");
  while (reactions(table).length < 2) await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.deepEqual(reactions(table), ["bravo", "surprise"]);
  assert.equal(await page.locator(".table.mine").count(), 1, "the decision stays where it is");
  await table.close();
});

test("a face is shown at its chair and told once", async () => {
  const table = await shown(PHONE);
  const { page } = table;
  const { number } = await table.show(TOPPINGS);
  await page.evaluate(watchFaces);
  const line = { at: 0, room: "players", name: "Enzo", seat: 4, reaction: "bravo" };
  table.say({ type: "chat", number: number + 1, line });
  await page.waitForFunction(() => window.seen.faces.length > 0);
  await page.locator(".made-face").waitFor({ state: "detached" });
  assert.deepEqual(await seen(table), { faces: ["chair-4"], told: ["Enzo applauds"] });
  await table.close();
});

test("one's own face is told as well, once it is seen", async () => {
  const table = await shown(PHONE);
  const { page } = table;
  const { number, you } = await table.show(TOPPINGS);
  await page.evaluate(watchFaces);
  const own = { at: 0, room: "players", name: "Ada", seat: you.seat };
  table.say({ type: "chat", number: number + 1, line: { ...own, text: "Ciao" } });
  table.say({ type: "chat", number: number + 2, line: { ...own, reaction: "laugh" } });
  await page.waitForFunction(() => window.seen.faces.length > 0);
  await page.locator(".made-face").waitFor({ state: "detached" });
  assert.deepEqual((await seen(table)).told, ["You laugh"]);
  await table.close();
});

test("faces go with the chat", async () => {
  const table = await shown(PHONE);
  const options = { game: TOPPINGS.game, players: TOPPINGS.names.length, chat: false };
  await table.show(TOPPINGS, { options });
  assert.equal(await table.page.locator(".moods").count(), 0);
  await table.close();
});

test("players and spectators see a player's face", async () => {
  const [host, guest, spectator] = await Promise.all(
    [DESKTOP, PHONE, DESKTOP].map((device) => person(home.browser, home.server.url, device)),
  );
  await beginTogether(host, guest, "mamma-mia", { players: 2 });
  await spectator.page.goto(host.page.url());
  await spectator.page.locator(".table.watching").waitFor();
  await Promise.all([host, spectator].map(({ page }) => page.evaluate(watchFaces)));
  await guest.press("[data-reaction=laugh]");
  for (const { page } of [host, spectator]) await page.waitForFunction(() => window.seen.faces.length > 0);
  for (const player of [host, spectator]) {
    const { faces, told } = await seen(player);
    assert.deepEqual(faces, ["chair-2"]);
    assert.equal(told.filter((text) => text === "Ada laughs").length, 1);
  }
  await Promise.all([host, guest, spectator].map((player) => player.close()));
});

/** Records vibration. Runs in the page. */
function feel() {
  window.felt = [];
  navigator.vibrate = (pattern) => window.felt.push(pattern);
  // As after a touch.
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
}

/** What was felt when an own order, and then somebody else's, was filled or burnt. */
async function feltInTheOven(haptics) {
  const table = await shown(PHONE, { settings: { ...QUICK, haptics }, before: feel });
  const { page } = table;
  const { number, game } = await table.show(TOPPINGS);
  const turn = await page.evaluate(() => window.felt.splice(0));
  let at = number;
  const judge = async (seat, event) => {
    at += 1;
    const judged = { seat, order: "mixed", free: false, need: "1s1p1m1c1o" };
    const view = { ...game.view, phase: "oven", table: "1s1p1m1c1o", to_act: null, decision: null, judged };
    const then = { ...game, moves: game.moves + 2 * at, view, legal: [], question: null };
    // A number of its own, so that waiting for it waits for the scene.
    const kept = { ...then, moves: then.moves + 1, view: { ...view, judged: null } };
    table.say({ type: "update", number: at, events: [], game: then });
    table.say({ type: "update", number: at, events: [{ seat, order: "mixed", rule: "MM-24", ...event }], game: kept });
    const moves = String(kept.moves);
    await page.waitForFunction((moves) => document.querySelector(".table")?.dataset.moves === moves, moves);
    await page.locator(".judged .stamp").waitFor({ state: "detached" });
    return page.evaluate(() => window.felt.splice(0));
  };
  const filled = { event: "filled", used: "1s1p1m1c1o" };
  const burnt = { event: "burnt", why: "not-completed", shortfall: { need: "1s", lack: "1s", at_best: false } };
  const felt = {
    turn,
    filled: await judge(TOPPINGS.seat, filled),
    burnt: await judge(TOPPINGS.seat, burnt),
    others: [...(await judge(TOPPINGS.seat === 1 ? 2 : 1, filled))],
  };
  await table.close();
  return felt;
}

test("one's turn and the fate of one's own orders can be felt, if that is wanted", async () => {
  assert.deepEqual(await feltInTheOven(true), {
    turn: [[40]],
    filled: [[25, 60, 25]],
    burnt: [[120]],
    others: [],
  });
  assert.deepEqual(await feltInTheOven(false), { turn: [], filled: [], burnt: [], others: [] });
});

test("thirteen can be felt", async () => {
  const settings = { ...QUICK, haptics: true };
  const table = await calcoryTable(home.browser, home.server.url, PHONE, { settings, before: feel });
  const { page } = table;
  const { number, game } = await table.show("stop");
  await page.evaluate(() => window.felt.splice(0));
  for (const [index, seat] of [2, 1].entries()) {
    const then = { ...game, legal: [], moves: game.moves + 1 + index };
    table.say({ type: "update", number: number + 1 + index, events: [{ event: "thirteen", seat }], game: then });
  }
  await page.waitForFunction(() => window.felt.length > 0);
  await page.waitForFunction((moves) => document.querySelector(".table").dataset.moves === moves, `${game.moves + 2}`);
  assert.deepEqual(await page.evaluate(() => window.felt), [[20, 50, 20, 50, 80]], "one's own, and no one else's");
  await table.close();
});

/** A screen whose lock is recorded. Runs in the page. */
function guardScreen() {
  window.locks = [];
  const request = async () => {
    const lock = new EventTarget();
    lock.released = false;
    lock.release = async () => {
      lock.released = true;
      lock.dispatchEvent(new Event("release"));
    };
    window.locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}

/** Shows or hides the page; a browser takes the lock of a hidden one. Runs in the page. */
function turnPage(hidden) {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  if (hidden) for (const lock of window.locks) void lock.release();
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the screen stays on during a game, and not after it", async () => {
  const table = await shown(PHONE, { before: guardScreen });
  const { page } = table;
  const locks = () => page.evaluate(() => window.locks.map(({ released }) => released));
  await table.show(TOPPINGS);
  await page.waitForFunction(() => window.locks.length === 1);
  await page.evaluate(turnPage, true);
  assert.deepEqual(await locks(), [true]);
  await page.evaluate(turnPage, false);
  await page.waitForFunction(() => window.locks.length === 2);
  assert.deepEqual(await locks(), [true, false]);
  await table.show(DRAW, { stage: "over" });
  await page.waitForFunction(() => window.locks.every(({ released }) => released));
  assert.equal((await locks()).length, 2);
  await table.close();
});

/** Records the volume of sounds and speech. Runs in the page. */
function hear() {
  window.heard = [];
  speechSynthesis.speak = ({ volume }) => window.heard.push(volume);
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (target) {
    if (target instanceof AudioDestinationNode) window.output = this;
    return connect.call(this, target);
  };
}

test("sounds and speech are as loud as wanted", async () => {
  const settings = { ...QUICK, sound: true, speech: true };
  const table = await shown(DESKTOP, { settings, before: hear });
  const { page } = table;
  const { number, game } = await table.show(TOPPINGS);
  await table.press(page.getByRole("button", { name: "Menu" }));
  await table.press(page.getByRole("button", { name: "Settings" }));
  const slider = page.getByRole("slider", { name: "Volume" });
  assert.equal(await slider.inputValue(), "100");
  await slider.fill("35");
  await assertGoodLooks(table, "volume");
  const played = { event: "played", seat: 1, kind: "chili", singles: 1, doubles: 0, rule: "MM-19" };
  const then = { ...game, moves: game.moves + 1, legal: [] };
  table.say({ type: "update", number: number + 1, events: [played], game: then });
  await page.waitForFunction(() => window.heard.length > 0);
  const [spoken, sounds] = await page.evaluate(() => [window.heard[0], window.output.gain.value]);
  assert.deepEqual(
    [spoken, sounds].map((volume) => volume.toFixed(2)),
    ["0.35", "0.35"],
  );
  const kept = await page.evaluate(() => JSON.parse(localStorage["quattro-settings"]).volume);
  assert.equal(kept, 0.35);
  await table.close();
});

test("the last announcement is an announcement", async () => {
  const table = await shown(PHONE);
  const { page } = table;
  const options = { game: TOPPINGS.game, players: TOPPINGS.names.length, aids: "last-move" };
  const { number, game } = await table.show(TOPPINGS, { options });
  const played = { event: "played", seat: 1, kind: "chili", singles: 1, doubles: 0, text: "One chili.", rule: "MM-19" };
  const drew = { event: "drew", seat: 1, source: "waiter", cards: 3, text: "Three orders.", rule: "MM-13" };
  const passed = { event: "passed", seat: 3, text: "No, grazie.", rule: "MM-16" };
  const then = { ...game, moves: game.moves + 1 };
  table.say({ type: "update", number: number + 1, events: [played, drew], game: then });
  await page.locator(".last-move", { hasText: "One chili." }).waitFor();
  table.say({ type: "update", number: number + 2, events: [passed], game: { ...then, moves: then.moves + 1 } });
  await page.waitForFunction((moves) => document.querySelector(".table").dataset.moves === moves, `${then.moves + 1}`);
  assert.equal(await page.locator(".last-move").textContent(), "One chili.");
  await table.close();
});

/** Records how wide cards are that move. Runs in the page. */
function watchFlights() {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.className === "ghost") window.flights.push(node);
    }
  }).observe(document.body, { childList: true });
}

test("somebody who draws from the waiter keeps a visible chair", async () => {
  const table = await shown(PHONE, { motion: true });
  const { page } = table;
  const { number, game } = await table.show(TOPPINGS);
  await page.evaluate(watchFlights);
  const drew = { event: "drew", seat: 1, source: "waiter", cards: 2, rule: "MM-13" };
  table.say({ type: "update", number: number + 1, events: [drew], game: { ...game, moves: game.moves + 1 } });
  await page.waitForFunction(() => window.flights.length === 2);
  const widths = await page.evaluate(() => window.flights.map(({ style }) => parseFloat(style.width)));
  const chair = await page.locator("[data-spot=chair-1]").boundingBox();
  for (const width of widths) assert.ok(width < chair.width / 3, `${width} of ${chair.width}`);
  await table.close();
});

test("the number of a rule opens its text beside the table", async () => {
  const table = await shown(PHONE);
  const { page } = table;
  await table.show(asked("grande", "play-toppings", 0));
  const link = page.locator(".steps .rule");
  const number = await link.textContent();
  assert.match(await link.getAttribute("href"), new RegExp(`^/rules/[a-z-]+\\?lang=en#${number}$`));
  await table.press(link);
  await page.locator(".rule-text p").first().waitFor();
  assert.equal(await page.locator(".side h2").textContent(), `Rule ${number}`);
  assert.match(await page.locator(".rule-text").textContent(), /topping/);
  await assertGoodLooks(table, "a rule");
  assert.equal(table.context.pages().length, 1);
  await table.close();
});

test("a rule that cannot be loaded is still a link", async () => {
  const table = await shown(PHONE);
  const { page } = table;
  await page.route(/\/rules\//, (route) => route.fulfill({ status: 200, contentType: "text/html", body: "" }));
  await table.show(asked("grande", "play-toppings", 0));
  await table.press(".steps .rule");
  await page.getByText("The rule could not be loaded.").waitFor();
  assert.match(await page.getByRole("link", { name: "All rules" }).getAttribute("href"), /#SM-8$/);
  await table.close();
});

test("another device takes over by a QR code", async () => {
  const table = await shown(DESKTOP);
  const { page } = table;
  await table.show(TOPPINGS);
  await table.press(page.getByRole("button", { name: "Menu" }));
  await table.press("[data-device]");
  const code = page.locator(".device-shown img");
  await code.waitFor();
  await page.waitForFunction(() => document.querySelector(".device-shown img").naturalWidth > 0);
  assert.match(await code.getAttribute("src"), /^\/link\/[\w-]+\/qr\.svg\?to=\/t\//);
  assert.match(await page.locator("[data-device-link]").textContent(), /\/link\/[\w-]+\?to=\/t\//);
  await assertGoodLooks(table, "another device");
  await table.close();
});
