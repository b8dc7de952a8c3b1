// Every page: layout on a small phone in the light theme and on a desktop in the dark theme, working links, languages,
// set-up, the table before the game, and the requirements for installation.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, person, SMALL_PHONE } from "../lib/browser.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { setUp } from "../lib/play.mjs";

const home = house();

const PAGES = [
  "/",
  "/lobby",
  "/new",
  "/replays",
  "/rules",
  "/rules/mamma-mia",
  "/rules/sole-mio",
  "/rules/grande",
  "/rules/calcory",
  "/about",
  "/link/used-up",
];

for (const [device, dark] of [
  [SMALL_PHONE, false],
  [DESKTOP, true],
]) {
  test(`every page at ${device.viewport.width} px by ${dark ? "night" : "day"}`, { timeout: 300_000 }, async () => {
    const visitor = await person(home.browser, home.server.url, device, { dark });
    for (const path of PAGES) {
      await visitor.page.goto(path);
      await assertGoodLooks(visitor);
    }
    await visitor.close();
  });
}

test("every link leads somewhere, and what is named in it is there", { timeout: 300_000 }, async () => {
  const visitor = await person(home.browser, home.server.url);
  const links = new Set();
  for (const path of PAGES) {
    await visitor.page.goto(path);
    for (const link of await visitor.page.locator("a[href]").evaluateAll((all) => all.map((one) => one.href)))
      links.add(link);
  }
  assert.ok(links.size > PAGES.length);
  const texts = new Map();
  for (const link of links) {
    const { href, hash } = new URL(link);
    const page = href.replace(hash, "");
    if (!texts.has(page)) {
      const answer = await visitor.context.request.get(page);
      assert.ok(answer.ok(), `${answer.status()} ${page}`);
      texts.set(page, await answer.text());
    }
    if (hash) assert.ok(texts.get(page).includes(`id="${hash.slice(1)}"`), link);
  }
  await visitor.close();
});

test("the language is the browser's, until another is chosen", async () => {
  const visitor = await person(home.browser, home.server.url, DESKTOP, { language: "fr-FR" });
  const { page } = visitor;
  await page.goto("/");
  assert.equal(await page.getAttribute("html", "lang"), "fr");
  await visitor.press("a[hreflang=de]");
  await page.locator("html[lang=de]").waitFor();
  await page.goto("/about");
  assert.equal(await page.getAttribute("html", "lang"), "de");
  await visitor.close();
});

test("day and night can be switched, and stay so", async () => {
  const visitor = await person(home.browser, home.server.url);
  const { page } = visitor;
  await page.goto("/");
  await visitor.press("[data-theme-switch]");
  await page.locator("html[data-theme=dark]").waitFor();
  await page.goto("/rules");
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  await visitor.close();
});

test("the set-up offers what the game has", async () => {
  const visitor = await person(home.browser, home.server.url, SMALL_PHONE);
  const { page } = visitor;
  await page.goto("/new");
  assert.ok(await page.isVisible("input[name=rounds]"));
  await visitor.press("label:has(input[name=players][value='5'])");
  await page.selectOption("select[name=first]", "5");
  await visitor.press("label:has(input[value=calcory])");
  assert.equal(await page.inputValue("select[name=first]"), "random", "there is no fifth chair any more");
  await page.selectOption("select[name=first]", "4");
  assert.ok(!(await page.isVisible("input[name=rounds]")));
  assert.ok(await page.locator("input[name=players][value='5']").isDisabled());
  const asked = page.waitForRequest("**/api/tables?*");
  await visitor.press("button[type=submit]");
  assert.deepEqual((await asked).postDataJSON().table.options, { first_seat: 4 });
  await page.locator(".lobby").waitFor();
  await visitor.close();
});

test("a stranger sees the open table without a complaint, and a host can fill and empty chairs", async () => {
  const host = await person(home.browser, home.server.url, DESKTOP);
  await setUp(host, "grande", { players: 4 });
  await assertGoodLooks(host, "lobby of the host");
  await host.press(host.page.getByRole("button", { name: "Bot" }).first());
  const remove = host.page.getByRole("button", { name: /Remove/ });
  await remove.waitFor();
  await host.press(remove);
  await remove.waitFor({ state: "detached" });

  const stranger = await person(home.browser, home.server.url, SMALL_PHONE, { dark: true });
  await stranger.page.goto(host.page.url());
  await stranger.page.locator(".join-form").waitFor();
  await assertGoodLooks(stranger, "join page");
  await Promise.all([host.close(), stranger.close()]);
});

test("the host chooses a topping at set-up, and whoever taps first is the hungriest and begins", async () => {
  const host = await person(home.browser, home.server.url, SMALL_PHONE);
  const { page } = host;
  await page.goto("/new");
  await host.press("label:has(input[value=calcory])");
  assert.ok(!(await page.isVisible("label:has(input[name=kind][value=chili])")), "Calcory has no toppings");
  await host.press("label:has(input[value=mamma-mia])");
  await host.press("label:has(input[name=players][value='2'])");
  await host.press("label:has(input[name=kind][value=chili])");
  await page.selectOption("select[name=first]", "hungriest");
  await assertGoodLooks(host, "set-up with an own topping");
  await host.press("button[type=submit]");
  await page.locator(".chair-row.mine.k-chili").waitFor();

  const friend = await person(home.browser, home.server.url, SMALL_PHONE);
  await friend.page.goto(page.url());
  await friend.page.fill(".join-form input[name=name]", "Pia");
  await friend.press(friend.page.getByRole("button", { name: "Sit down" }));
  await friend.press(friend.page.getByRole("button", { name: "I am the hungriest!" }));
  await page.getByText("Pia is the hungriest and begins").waitFor();
  assert.equal(await page.getByRole("button", { name: "I am the hungriest!" }).count(), 0);
  await host.press(page.getByRole("button", { name: "Start" }));
  await friend.page.locator(".table.mine").waitFor();
  await Promise.all([host.close(), friend.close()]);
});

test("it can be installed", async () => {
  const visitor = await person(home.browser, home.server.url);
  await visitor.page.goto("/");
  const path = await visitor.page.getAttribute("link[rel=manifest]", "href");
  const manifest = await (await visitor.context.request.get(path)).json();
  assert.ok(manifest.name && manifest.start_url && manifest.display);
  for (const { src } of manifest.icons) {
    const icon = await visitor.context.request.get(new URL(src, new URL(path, home.server.url)).href);
    assert.match(icon.headers()["content-type"], /^image\//);
  }
  await visitor.close();
});
