// Nobody is stuck: clocks that can be seen, people who are away, and moves made without a connection.

import assert from "node:assert/strict";
import { test } from "node:test";
import { house, PHONE, person } from "../lib/browser.mjs";
import { calcoryTable } from "../lib/calcory_states.mjs";
import { answer, decision, playNow, sitDown } from "../lib/play.mjs";
import { startLine } from "../lib/server.mjs";

const home = house();

const ATTACHED = { state: "attached" };

/** Makes a table that no form offers. @param {object} table */
async function makeTable({ page }, name, table) {
  await page.goto("/");
  return page.evaluate(
    async ({ name, table }) => {
      const post = async (path, body) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        return answer.json();
      };
      await post("/api/me", { name });
      const made = await post("/api/tables", { table, sit: {} });
      return `/t/${made.table.id}`;
    },
    { name, table },
  );
}

/** Ada on the first chair and Bob on the second, bots on the others, in a game that has begun. */
async function atATable(table) {
  const ada = await person(home.browser, home.server.url, PHONE);
  const bob = await person(home.browser, home.server.url, PHONE);
  const link = await makeTable(ada, "Ada", table);
  await sitDown(bob, link, "Bob");
  await ada.page.goto(link);
  await ada.press(".lobby .btn.go");
  await Promise.all([ada, bob].map(({ page }) => page.locator(".table").waitFor()));
  return [ada, bob];
}

const atATableWithAClock = (clock) => atATable({ game: "calcory", players: 2, clock, bot_pace: 60_000 });

test("a clock is seen by everybody", { timeout: 300_000 }, async () => {
  const people = await atATableWithAClock(300);
  for (const { page } of people) {
    await page.locator(".chair.now .badge .ring").waitFor();
    assert.match(await page.locator(".chair.now .left").innerText(), /^\d+ s$/);
  }
  await Promise.all(people.map((one) => one.close()));
});

test("a clock that runs out says so, and one tap takes over again", { timeout: 300_000 }, async () => {
  const people = await atATableWithAClock(8);
  const told = people.map(({ page }) => page.locator("#live p", { hasText: "a bot plays for" }).waitFor(ATTACHED));
  const reason = people.map(({ page }) => page.locator(".offline.bot", { hasText: "Your time ran out" }).waitFor());
  const late = await Promise.race(reason.map((shown, index) => shown.then(() => index)));
  await told[1 - late];
  const { page } = people[late];
  assert.equal(await page.locator(".ring").count(), 0, "a bot has no clock");
  const back = people[1 - late].page.locator("#live p", { hasText: "plays again" }).waitFor(ATTACHED);
  await people[late].press(page.getByRole("button", { name: "Take my seat back" }));
  await back;
  await page.locator(".chair .ring").first().waitFor();
  await Promise.all(
    [...told, ...reason].map((waiting) => waiting.catch(() => undefined)).concat(people.map((one) => one.close())),
  );
});

/** Lets the page believe that this much time has passed. */
const letTimePass = ({ page }, ms) =>
  page.evaluate((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, ms);

/** Waits, once called, until the server says that somebody is gone: from then on the page counts. */
function toldOfAbsence(page) {
  let hear = (_) => undefined;
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => hear(JSON.parse(payload))));
  return () =>
    new Promise((resolve) => {
      hear = ({ type, away }) => type === "present" && away.length && resolve();
    });
}

for (const [whose, first_seat] of [
  ["another's", 1],
  ["their own", 2],
]) {
  test(`who is away on ${whose} turn: grey, then a bot is offered; the server has the last word`, {
    timeout: 300_000,
  }, async () => {
    const [ada, bob] = await atATable({ game: "mamma-mia", players: 3, options: { first_seat } });
    const { page } = ada;
    const isToldOfAbsence = toldOfAbsence(page);
    await page.reload();
    await page.locator(".table").waitFor();
    assert.equal(await page.locator(".chair.gone, .offer, .absent").count(), 0);
    const isGone = isToldOfAbsence();
    await bob.close();
    await isGone;
    await letTimePass(ada, 20_000);
    await page.locator(".chair.gone .note", { hasText: "away" }).waitFor();
    assert.equal(await page.locator(".offer, .absent").count(), 0);
    await letTimePass(ada, 25_000);
    const replace = page.locator(whose === "their own" ? ".absent .btn.pri" : ".offer");
    await replace.waitFor();
    assert.ok((await replace.boundingBox()).height >= 44);
    await ada.press(replace);
    await page.locator(".problem", { hasText: "45 seconds" }).waitFor();
    assert.deepEqual(
      ada.troubles.splice(0).map((trouble) => /\b403\b/.test(trouble)),
      [true, true],
    );
    await ada.close();
  });
}

test("a move made without a connection says so, and is sent once there is one", { timeout: 300_000 }, async () => {
  const line = await startLine(home.server.url);
  const player = await person(home.browser, line.url, PHONE);
  await playNow(player, "mamma-mia");
  const now = await decision(player);
  await line.cut();
  await player.page.locator(".offline").waitFor();
  await answer(player, now);
  await player.page.locator(".tray .hint", { hasText: "Not sent yet" }).waitFor();
  await line.mend();
  await player.page.locator(".offline").waitFor({ state: "detached" });
  player.forgiveCutLine();
  const next = await decision(player, now.moves);
  assert.notEqual(next.moves, now.moves);
  await player.close();
  line.stop();
});

/** A table at which a bot plays for the first player. @param {{ why: string, by: number | null }} stand_in */
const replaced = (stand_in) => (message) => {
  const [own, ...others] = message.table.chairs;
  const chairs = [{ ...own, occupant: "bot-for-person", level: "cook", stand_in }, ...others];
  const game = { ...message.game, legal: [] };
  return { ...message, you: { ...message.you, handed_over: true }, table: { ...message.table, chairs }, game };
};

test("who was replaced while away comes back by itself, is told so and plays on", { timeout: 300_000 }, async () => {
  const player = await calcoryTable(home.browser, home.server.url, PHONE);
  const { page } = player;
  let requests = 0;
  await page.route(/\/take-back/, (route) => {
    requests += 1;
    return route.fulfill({ json: {} });
  });
  // Whoever wants a bot to play keeps it.
  await player.show("first", 2, { change: replaced({ why: "own-wish", by: 1 }) });
  await page.getByRole("button", { name: "Take my seat back" }).waitFor();
  await player.show("first", 2, { change: replaced({ why: "away", by: 2 }) });
  const told = page.getByRole("status").filter({ hasText: "Rosa let a bot play while you were away." });
  await told.waitFor();
  assert.equal(requests, 1);
  // What the server says when the seat is taken back.
  await player.show("first", 2);
  await page.getByRole("button", { name: "Take my seat back" }).waitFor({ state: "detached" });
  await told.waitFor();
  await player.press(page.getByRole("gridcell", { name: /^A1:/ }));
  assert.deepEqual((await player.played()).actions, ["turn:A1"]);
  await player.press(page.getByRole("button", { name: "Close" }));
  await told.waitFor({ state: "detached" });
  await player.close();
});
