// Joining by four letters, and calls to somebody whose page is closed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, PHONE, person } from "../lib/browser.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { setUp } from "../lib/play.mjs";

const home = house();

const problemOf = (page) => page.locator("[data-code-problem]");

test("the fourth letter joins, and a wrong one leaves the others where they are", async () => {
  const host = await person(home.browser, home.server.url, DESKTOP);
  await setUp(host, "calcory", { players: 2 });
  await host.page.waitForFunction(() => document.querySelector(".invite .letters")?.textContent?.trim().length === 4);
  const code = (await host.page.locator(".invite .letters").textContent()).trim();
  await assertGoodLooks(host, "waiting room");

  const guest = await person(home.browser, home.server.url, PHONE);
  const { page } = guest;
  await page.goto("/");
  await guest.press("input.letter");
  const wrong = code.endsWith("X") ? "Y" : "X";
  await page.keyboard.type(code.slice(0, 3).toLowerCase() + wrong);
  await problemOf(page).filter({ hasText: "another letter" }).waitFor();
  const values = await page.locator("input.letter").evaluateAll((boxes) => boxes.map(({ value }) => value).join(""));
  assert.equal(values, code.slice(0, 3) + wrong);
  assert.ok(
    await page
      .locator("input.letter")
      .last()
      .evaluate((box) => box === document.activeElement),
  );
  await assertGoodLooks(guest, "unknown code");
  const unknown = guest.troubles.splice(0);
  assert.ok(
    unknown.every((trouble) => trouble.includes("404")),
    unknown.join("\n"),
  );
  await page.keyboard.type(code.at(-1));
  await page.waitForURL(/\/t\//);
  assert.equal(page.url(), host.page.url());
  await page.locator(".join-form").waitFor();
  await guest.close();
  await host.close();
});

/** Delivers a message to the worker as a push service would. */
async function deliver(devtools, registrationId, path) {
  const navigate = `${home.server.url}${path}`;
  const notification = { title: `Your turn ${path}`, body: "Ann waits for you.", lang: "en", tag: path, navigate };
  const actions = [{ action: "off", title: "Do not call me any more", navigate }];
  const data = JSON.stringify({ web_push: 8030, notification: { ...notification, actions } });
  await devtools.send("ServiceWorker.deliverPushMessage", { origin: home.server.url, registrationId, data });
}

/**
 * Notes what is shown. Asking the browser what it shows, while it is about to show something, makes it forget that.
 * Runs in the worker.
 */
function noteNotifications() {
  const { registration } = self;
  const { showNotification } = registration;
  self.notified = new Promise((resolve) => {
    registration.showNotification = async (title, options) => {
      await showNotification.call(registration, title, options);
      resolve([title, options.actions.length]);
    };
  });
}

test("a call is shown by the worker, but not to somebody who looks at the table", async () => {
  const player = await person(home.browser, home.server.url, DESKTOP, { worker: true });
  const { page, context } = player;
  await context.grantPermissions(["notifications"], { origin: home.server.url });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations.length) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  await page.goto("/rules");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const id = await registered;
  const [worker] = context.serviceWorkers();
  await worker.evaluate(noteNotifications);
  await deliver(devtools, id, "/rules");
  await deliver(devtools, id, "/t/elsewhere");
  assert.deepEqual(await worker.evaluate(() => self.notified), ["Your turn /t/elsewhere", 1]);
  await player.close();
});

test("one's own page offers calls, and remembers when to be quiet", async () => {
  const player = await person(home.browser, home.server.url, PHONE);
  const { page } = player;
  await page.goto("/");
  await page.evaluate(() =>
    fetch("/api/me", { method: "POST", headers: { "content-type": "application/json" }, body: '{"name":"Ann"}' }),
  );
  await page.goto("/me");
  await page.locator("[data-calls-on]").waitFor();
  await assertGoodLooks(player, "one's own page");
  const stored = page.waitForResponse((answer) => answer.url().includes("/api/me/calls/quiet"));
  await player.press(page.locator(".quiet-hours input[type=checkbox]"));
  await stored;
  await page.reload();
  await page.waitForFunction(() => document.querySelector(".quiet-hours input")?.checked);
  await player.close();
});
