// What comes between two rounds and after the last: the bill, the winner, the shared picture, the rematch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, PHONE, person } from "../lib/browser.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { answer, beginTogether, playNow } from "../lib/play.mjs";

const home = house();

/** Lets a bot play for this person, so that the game runs to its end. */
async function handOver({ page }) {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.request.post(`/api/tables/${id}/hand-over`, {
    data: { level: "apprentice" },
    headers: { origin: home.server.url },
  });
  assert.ok(answer.ok(), await answer.text());
  return id;
}

/** Timers as long as the bill's never end. Runs in the page, in which everything else is quicker. */
function waitForEver() {
  const { setTimeout } = window;
  window.setTimeout = (work, time, ...rest) => (time === 600 ? 0 : setTimeout(work, time, ...rest));
}

/** Taps on through the bills to the end of the game; the answer is how many there were. */
async function throughTheBills(player, atBill = () => undefined) {
  for (let bills = 0; ; bills++) {
    const next = player.page.locator(".bill-scene #next-round, .ending");
    await next.first().waitFor();
    if (await player.page.locator(".ending").count()) return bills;
    if (!bills) await atBill();
    await player.press("#next-round");
    await player.page.locator(".bill-scene").waitFor({ state: "detached" });
  }
}

/** Plays until the first bill is shown. */
async function toTheBill(player) {
  for (let answered; ; ) {
    const found = await player.page.waitForFunction(billOrDecision, answered);
    const now = await found.jsonValue();
    if (now.sight === "bill") return;
    await answer(player, now);
    answered = now.moves;
  }
}

/** Runs in the page. */
function billOrDecision(answered) {
  if (document.querySelector(".bill-scene")) return { sight: "bill" };
  const table = document.querySelector(".table.mine");
  const moves = table?.dataset.moves;
  if (!table || moves === answered) return null;
  const panel = document.querySelector(".panel");
  return { sight: panel ? `ask-${panel.dataset.ask}` : "turn", moves };
}

for (const [game, device, rounds] of [
  ["mamma-mia", PHONE, 3],
  ["sole-mio", DESKTOP, 2],
]) {
  test(`${game}: a bill after each round but the last, and it waits for a tap`, { timeout: 300_000 }, async () => {
    const player = await person(home.browser, home.server.url, device);
    await player.context.addInitScript(waitForEver);
    await playNow(player, game);
    await handOver(player);
    const bills = await throughTheBills(player, async () => {
      await assertGoodLooks(player, `${game}: bill`);
      assert.equal(await player.page.locator(".standing .mine").count(), 1);
      assert.equal(await player.page.locator("#next-round:focus").count(), 1);
      const pizzas = await player.page.locator(".standing strong").allTextContents();
      const fresh = await player.page.locator(".standing .plus > [aria-hidden]").allTextContents();
      assert.deepEqual(
        fresh,
        pizzas.map((count) => `+${count}`),
        "in the first round all pizzas are new",
      );
    });
    assert.equal(bills, rounds - 1);
    await player.page.locator(".facts li").nth(2).waitFor();
    await assertGoodLooks(player, `${game}: end`);
    await player.close();
  });
}

test("a bill waits for people who have not read it, and says who has", { timeout: 300_000 }, async () => {
  const [host, guest] = [
    await person(home.browser, home.server.url, PHONE),
    await person(home.browser, home.server.url, DESKTOP),
  ];
  for (const { context } of [host, guest]) await context.addInitScript(waitForEver);
  await beginTogether(host, guest, "mamma-mia", { players: 3 });
  // Two people play on, so that each waits for the other.
  const playing = [host, guest].map((player) => toTheBill(player));
  await Promise.all(playing);
  for (const { page } of [host, guest]) {
    assert.equal(await page.locator(".readiness .yes").count(), 1, "the bot is ready");
    assert.equal(await page.locator(".readiness .not-yet").count(), 1, "the other person is not");
  }
  await host.press("#next-round");
  await host.page.locator("#next-round.waits", { hasText: "Ada" }).waitFor();
  await assertGoodLooks(host, "waiting for the other");
  await guest.page.locator(".readiness .yes").nth(1).waitFor();
  assert.equal(await host.page.locator(".bill-scene").count(), 1);
  await guest.press("#next-round");
  for (const { page } of [host, guest]) await page.locator(".bill-scene").waitFor({ state: "detached" });
  await Promise.all([host, guest].map((player) => player.close()));
});

test("nobody waits at the bill for somebody who has gone", { timeout: 300_000 }, async () => {
  const host = await person(home.browser, home.server.url, PHONE);
  const guest = await person(home.browser, home.server.url, DESKTOP);
  for (const { context } of [host, guest]) await context.addInitScript(waitForEver);
  await beginTogether(host, guest, "mamma-mia", { players: 3 });
  await Promise.all([host, guest].map((player) => toTheBill(player)));
  await host.press("#next-round");
  await host.page.locator("#next-round.waits").waitFor();
  await guest.close();
  await host.page.locator(".bill-scene").waitFor({ state: "detached" });
  await host.close();
});

test("the link to a finished game has a picture", async () => {
  const player = await person(home.browser, home.server.url);
  await playNow(player, "calcory");
  const id = await handOver(player);
  await player.page.locator(".ending").waitFor();
  await player.press(".ending a.btn");
  const image = await player.page.locator("meta[property='og:image']").getAttribute("content");
  assert.ok(image?.endsWith(`/replay/${id}/share.png?lang=en`), String(image));
  const { pathname, search } = new URL(image);
  const picture = await player.page.request.get(pathname + search);
  assert.equal(picture.headers()["content-type"], "image/png");
  assert.match(picture.headers()["cache-control"], /max-age/);
  await player.close();
});

/** Two people at the end of a game that bots have played for them. */
async function atTheEnd() {
  const host = await person(home.browser, home.server.url, DESKTOP);
  const guest = await person(home.browser, home.server.url, PHONE);
  await beginTogether(host, guest, "calcory");
  await Promise.all([host, guest].map(handOver));
  await Promise.all([host, guest].map(({ page }) => page.locator(".ending").waitFor()));
  return [host, guest];
}

test("one asks for a rematch, the other says yes, and it begins", { timeout: 300_000 }, async () => {
  const [host, guest] = await atTheEnd();
  const old = host.page.url();
  await guest.press(".choices-after .btn.go");
  await guest.page.locator(".rematch.waits").waitFor();
  await host.page.locator(".rematch.asks").getByText("Ada").waitFor();
  await assertGoodLooks(host, "asked for a rematch");
  await host.press(".rematch.asks .btn.go");
  await Promise.all([host, guest].map(({ page }) => page.waitForURL((url) => url.href !== old)));
  assert.equal(host.page.url(), guest.page.url());
  await Promise.all([host, guest].map(({ page }) => page.locator(".table").waitFor()));
  await Promise.all([host, guest].map((player) => player.close()));
});

test("who does not want a rematch is asked once", async () => {
  const [host, guest] = await atTheEnd();
  await host.press(".choices-after .btn.go");
  await guest.press(".rematch.asks .no");
  await guest.page.locator(".rematch").waitFor({ state: "detached" });
  // The host need not wait: the waiting room of the new table fills the free chair with a bot.
  await host.press(".rematch.waits a");
  await host.press(".lobby .btn.go");
  await host.page.locator(".table").waitFor();
  await Promise.all([host, guest].map((player) => player.close()));
});

test("whoever has left the table is asked for a rematch on another page", { timeout: 300_000 }, async () => {
  const [host, guest] = await atTheEnd();
  await host.press(".choices-after .btn.go");
  await host.page.locator(".rematch.waits").waitFor();
  await guest.page.goto("/rules");
  const banner = guest.page.locator(".invited");
  await banner.getByText("wants a rematch").waitFor();
  await assertGoodLooks(guest, "invited");
  await guest.press(banner.getByRole("button", { name: "Not now" }));
  await banner.waitFor({ state: "detached" });
  const isAsked = guest.page.waitForResponse((answer) => answer.url().includes("/api/me/invitations"));
  await guest.page.goto("/");
  await isAsked;
  assert.equal(await banner.count(), 0, "once is enough");
  await guest.page.evaluate(() => localStorage.removeItem("quattro-declined"));
  await guest.page.goto("/about");
  await guest.press(banner.getByRole("button", { name: "Sit down" }));
  await Promise.all([host, guest].map(({ page }) => page.locator(".table").waitFor()));
  assert.equal(host.page.url(), guest.page.url());
  await Promise.all([host, guest].map((player) => player.close()));
});
