// One phone for several people: behind the curtain nothing is left of what the last one saw, wherever one looks for it;
// and nobody sees a hand but the person who holds the button.

import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_ONCE, DESKTOP, house, PHONE, person } from "../lib/browser.mjs";
import { endMotion } from "../lib/fixtures.mjs";
import { cutNetwork, visit } from "../lib/offline.mjs";
import { answer, decision, setUp } from "../lib/play.mjs";

const home = house();

/** Waiting is what a phone that goes round does most: time runs quicker here. */
function hurry() {
  const [later, now] = [window.setTimeout, performance.now.bind(performance)];
  window.setTimeout = (work, ms, ...more) => later(work, (ms ?? 0) / 20, ...more);
  performance.now = () => 100 * now();
}

/** A table at which these people share a device that is connected to a server; bots take the chairs that are left. */
async function around(names, game, players, device = PHONE, more = {}) {
  const phone = await person(home.browser, home.server.url, device, { settings: AT_ONCE, before: hurry, ...more });
  await setUp(phone, game, { players });
  await begin(phone, names);
  return phone;
}

/** The same without a network, after one visit. */
async function aroundOffline(names, game, players, { language = "en", ...more } = {}) {
  const phone = await visit(home.browser, home.server.url, { before: hurry, ...more });
  await cutNetwork(phone);
  await phone.page.goto(`/device/${language}/new.html?together&game=${game}`);
  await phone.press(`label:has(input[name=players][value="${players}"])`);
  await phone.page.fill("input[name=name]", "Ann");
  await phone.page.selectOption("select[name=level]", "random");
  await phone.press("button[type=submit]");
  await begin(phone, names);
  return phone;
}

/** The others take their chairs, and the game begins. @param {string[]} names */
async function begin({ page, press }, names) {
  for (const name of names) {
    await page.fill("input[name=companion]", name);
    await press(".companions .btn");
    await page.locator(".chair-row", { hasText: name }).waitFor();
  }
  await press(".lobby .btn.go");
}

/** All that a page says in any way: texts and attributes, also in shadows. Runs in the page. */
function everythingSaid() {
  const said = new Set();
  const add = (root) => {
    for (const node of root.querySelectorAll("*")) {
      for (const { value } of node.attributes) said.add(value.trim());
      for (const child of node.childNodes) if (child.nodeType === 3) said.add(child.textContent.trim());
      if (node.shadowRoot) add(node.shadowRoot);
    }
  };
  add(document);
  said.add(document.title);
  return [...said].filter(Boolean);
}

/** All names, values and descriptions that a screen reader could find. */
async function everythingToHear({ context, page }) {
  const line = await context.newCDPSession(page);
  const { nodes } = await line.send("Accessibility.getFullAXTree");
  await line.detach();
  const values = nodes.flatMap(({ name, value, description, properties = [] }) => [
    name?.value,
    value?.value,
    description?.value,
    ...properties.map((property) => property.value?.value),
  ]);
  return values.filter((value) => typeof value === "string" && value.trim()).map((value) => value.trim());
}

/** All that the scripts of the page can still reach, after what can be thrown away was. */
async function everythingRemembered({ context, page }) {
  const line = await context.newCDPSession(page);
  const chunks = [];
  line.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await line.send("HeapProfiler.collectGarbage");
  await line.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await line.detach();
  return JSON.parse(chunks.join(""));
}

/** How many objects other objects still know as their `name`. */
function countReached({ snapshot: { meta }, nodes, edges, strings }, name) {
  const property = meta.edge_types[0].indexOf("property");
  const object = meta.node_types[0].indexOf("object");
  let count = 0;
  for (let at = 0; at < edges.length; at += meta.edge_fields.length) {
    const [type, called, to] = edges.slice(at, at + 3);
    if (type === property && strings[called] === name && nodes[to] === object) count += 1;
  }
  return count;
}

/** What comes before the name, in English and in German. */
const GIVE = /^(Give the phone to|Das Handy bitte an) /;

/** What only the person who looks sees: their cards, and what is said about them. Runs in the page. */
function secretsSeen() {
  const hand = document.getElementById("hand");
  const cards = [...document.querySelectorAll(".held")];
  return {
    cards: cards.map((card) => card.dataset.card),
    words: [hand?.getAttribute("aria-label"), ...cards.map((card) => card.getAttribute("aria-label"))].filter(Boolean),
  };
}

/** What screen readers have just been told. Runs in the page. */
const everythingTold = () => [...document.querySelectorAll("#live p")].map((line) => line.textContent);

/**
 * A curtain with a name, a question that was not answered yet, or the end. Runs in the page.
 * @param {string | undefined} answered
 */
function next(answered) {
  if (document.querySelector(".ending")) return { sight: "end" };
  const name = document.querySelector(".curtain:not(.lifts) #curtain")?.textContent;
  if (name) return { sight: "curtain", name };
  const moves = document.querySelector(".table.mine")?.dataset.moves;
  return moves && moves !== answered ? { sight: "asked" } : null;
}

/** Holds the button until the hand is there. */
async function look({ page }, name) {
  const button = page.locator("#look");
  await button.waitFor();
  await button.dispatchEvent("pointerdown", { pointerType: "touch", isPrimary: true });
  await page.locator(".table.mine").waitFor();
  assert.ok((await page.locator(".tray .me .name b").first().innerText()) === name);
}

async function assertNothingLeft(phone, { cards, words }, allowed) {
  const { page } = phone;
  const here = await page.evaluate(() => ({
    cards: document.querySelectorAll("[data-card], .card, .hand, .held, .panel, .ghost, canvas").length,
    storage: [...Object.values(localStorage), ...Object.values(sessionStorage)].join(" "),
  }));
  assert.equal(here.cards, 0, "there is a card behind the curtain");
  const said = await page.evaluate(everythingSaid);
  const heard = await everythingToHear(phone);
  // What everybody is told names toppings too; but nobody's whole hand.
  const [label] = words;
  const secrets = [...cards, ...words].filter((secret) => !allowed.has(secret));
  for (const text of [...said, ...heard, here.storage]) {
    assert.ok(!secrets.includes(text) && !text.includes(label), `behind the curtain: ${text}`);
  }
}

/** @param {string} label what somebody held */
async function assertForgotten(phone, label) {
  const remembered = await everythingRemembered(phone);
  const { strings } = remembered;
  assert.ok(!strings.includes(label), `the page remembers: ${label}`);
  assert.ok(!strings.some((text) => text.includes('"hand":{')), "the page remembers a message with a hand");
  assert.equal(countReached(remembered, "hand"), 0, "the page remembers a hand");
}

const SIZES = [PHONE.viewport, { width: 740, height: 360 }, { width: 360, height: 640 }, DESKTOP.viewport];

/** What whoever looks cannot tap: the eye that hides the cards, and the answer. Runs in the page. */
function outOfReach() {
  // A page that is too wide makes the window of a phone wider, too.
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const targets = [...shown(".eye"), ...shown(".panel .btn.go, .panel .buttons .btn, .steps .btn.go")];
  const found = targets.flatMap((target) => {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isWithin = left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
    if (isWithin && target.contains(above)) return [];
    return [`${target.className} “${target.textContent.trim()}” at ${left}, ${top}, below ${above?.className}`];
  });
  return shown(".eye").length === 1 && targets.length > 1 ? found : [...found, `${shown(".eye").length} eyes`];
}

/** However the device is held, whoever looks can answer and hide their cards. */
async function assertInReach({ page }, sight) {
  const now = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(endMotion);
    assert.deepEqual(await page.evaluate(outOfReach), [], `${sight} at ${size.width} × ${size.height}`);
  }
  await page.setViewportSize(now);
}

/** Plays a whole game, and searches the page at every curtain. @returns how often everybody looked */
async function passRound(phone, { remember = 0 } = {}) {
  const { page } = phone;
  const looks = new Map();
  const reached = new Set();
  let [seen, allowed, answered] = [];
  for (;;) {
    const found = await page.waitForFunction(next, answered);
    const { sight, name: words } = await found.jsonValue();
    if (sight === "end") return looks;
    if (sight === "curtain") {
      // The first curtain of all: nobody has seen anything.
      allowed ??= new Set(await page.evaluate(everythingSaid));
      if (seen) await assertNothingLeft(phone, seen, allowed);
      if (seen && remember-- > 0) await assertForgotten(phone, seen.words[0]);
      const name = words.replace(GIVE, "");
      await look(phone, name);
      assert.equal(await page.locator(".bubble").count(), 0, "an announcement is kept");
      looks.set(name, (looks.get(name) ?? 0) + 1);
      seen = await page.evaluate(secretsSeen);
      assert.ok(seen.words.length > 0);
    }
    const now = await decision(phone, sight === "curtain" ? undefined : answered);
    if (!reached.has(now.sight)) await assertInReach(phone, now.sight);
    reached.add(now.sight);
    await answer(phone, now);
    answered = now.moves;
  }
}

test("two people and a bot play a whole game on one phone", { timeout: 600_000 }, async () => {
  const phone = await around(["Enzo"], "mamma-mia", 3);
  const looks = await passRound(phone, { remember: 2 });
  assert.equal(looks.size, 2);
  assert.ok(
    [...looks.values()].every((count) => count > 4),
    JSON.stringify([...looks]),
  );
  // Whoever has the phone answers for all: the next game begins at once.
  await phone.press(".ending .btn.go");
  await phone.page.locator(".curtain #look, .table").first().waitFor();
  assert.equal(await phone.page.locator(".ending").count(), 0);
  await phone.close();
});

test("three people play a whole game on one tablet, in German and in the dark", { timeout: 600_000 }, async () => {
  const device = { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true };
  const phone = await aroundOffline(["Enzo", "Sofia"], "sole-mio", 3, { device, dark: true, language: "de" });
  const looks = await passRound(phone);
  assert.equal(looks.size, 3);
  await phone.close();
});

test("five people play a whole game of Grande on one phone without a network", { timeout: 600_000 }, async () => {
  const phone = await aroundOffline(["Enzo", "Sofia", "Nina", "Luca"], "grande", 5);
  const looks = await passRound(phone, { remember: 1 });
  assert.equal(looks.size, 5);
  await phone.close();
});

test("letting go early, the eye, and looking elsewhere drop the curtain at once", { timeout: 300_000 }, async () => {
  const phone = await around(["Enzo"], "mamma-mia", 2, DESKTOP, { before: undefined });
  const { page } = phone;
  await page.locator("#look").waitFor();
  const name = (await page.locator("#curtain").innerText()).replace(GIVE, "");
  // A tap is no hold.
  await page.locator("#look").click();
  assert.equal(await page.locator(".hold.on, .table").count(), 0);
  const toldBefore = await page.evaluate(everythingTold);
  // A key that is held.
  await page.locator("#look").focus();
  await page.keyboard.down("Enter");
  await page.locator(".table.mine").waitFor();
  await page.keyboard.up("Enter");
  const seen = await page.evaluate(secretsSeen);
  // What only a screen reader says is gone as well.
  await page.locator("#live", { hasText: "Your turn" }).waitFor();
  const told = await page.evaluate(everythingTold);
  seen.words.push(...told.filter((line) => !toldBefore.includes(line)));
  const leave = [
    () => page.locator(".eye").first().click(),
    () => page.evaluate(() => dispatchEvent(new Event("blur"))),
    () => page.evaluate(() => dispatchEvent(new Event("pagehide"))),
  ];
  for (const way of leave) {
    await page.locator(".table.mine").waitFor();
    // At once: nothing may be left when the event has been handled.
    await way();
    assert.equal(await page.evaluate(() => document.querySelectorAll("[data-card], .held, .card").length), 0);
    await page.locator("#look").waitFor();
    await assertNothingLeft(phone, seen, new Set());
    // A screen reader clicks, and cannot hold.
    await page.locator("#look").dispatchEvent("click", { detail: 0 });
  }
  await page.locator(".table.mine").waitFor();
  assert.equal(await page.locator(".tray .me .name b").first().innerText(), name);
  // A page that is loaded again shows a curtain, and nobody's cards.
  const sent = [];
  page.on("websocket", (line) => line.on("framereceived", ({ payload }) => sent.push(String(payload))));
  await page.reload();
  await page.locator("#look").waitFor();
  assert.ok(sent.length > 0 && sent.every((text) => !text.includes('"hand"')), "a hand was sent to the curtain");
  await phone.close();
});

/** The labels of the cards on the floor that can be seen. Runs in the page. */
const cardsUp = () => [...document.querySelectorAll(".grid .tile:has(b)")].map((tile) => tile.ariaLabel);

test("in Calcory nobody hides anything, and no curtain falls", { timeout: 600_000 }, async () => {
  const phone = await aroundOffline(["Enzo"], "calcory", 2);
  const { page } = phone;
  const everSeen = new Set();
  for (let answered; ; ) {
    const now = await decision(phone, answered);
    assert.equal(await page.locator(".curtain").count(), 0);
    if (now.sight === "end") break;
    const up = await page.evaluate(cardsUp);
    const gone = [...everSeen].filter((label) => !up.includes(label));
    const found = [...(await page.evaluate(everythingSaid)), ...(await everythingToHear(phone))];
    assert.deepEqual(
      gone.filter((label) => found.includes(label)),
      [],
      "a card that was turned down again",
    );
    for (const label of up) everSeen.add(label);
    await answer(phone, now);
    answered = now.moves;
  }
  assert.ok(everSeen.size > 5);
  await phone.close();
});
