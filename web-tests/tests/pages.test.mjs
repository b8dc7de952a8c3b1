// Every page: layout on a small phone in the light theme and on a desktop in the dark theme, working links, languages,
// set-up, odd places, paper, browsers without scripts, the table before the game, and what installation requires.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, person, SMALL_PHONE } from "../lib/browser.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";
import { playNow, setUp } from "../lib/play.mjs";

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
  "/arbiter",
  "/about",
  "/device/en/index.html",
  "/device/en/new.html",
  "/device/en/rules.html",
  "/device/en/rules-grande.html",
  "/me",
  "/recover",
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

/** The smallest screen that is promised to work. */
const TINY_PHONE = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };

for (const language of ["en", "fr", "de"]) {
  test(`no page scrolls sideways at 320 px, in ${language}`, { timeout: 300_000 }, async () => {
    const visitor = await person(home.browser, home.server.url, TINY_PHONE, { language });
    for (const path of PAGES) {
      await visitor.page.goto(path);
      const width = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(width, 320, path);
    }
    await visitor.page.goto("/");
    const { y, height } = await visitor.page.locator("main .btn.pri").first().boundingBox();
    assert.ok(y + height <= TINY_PHONE.viewport.height, "one plays without scrolling");
    await visitor.close();
  });
}

/** The request for an odd place is answered by a page, which the browser reports as an error of its own. */
function forgive(visitor, status) {
  const others = visitor.troubles.filter((trouble) => !trouble.includes(String(status)));
  assert.deepEqual(others, []);
  visitor.troubles.length = 0;
}

test("an address without a page, and a table that is not there, have a way out", async () => {
  for (const [path, heading, way] of [
    ["/nowhere", "This page burnt", "/"],
    ["/rules/chess", "This page burnt", "/"],
    ["/t/nonsense", "No such table", "/new"],
    ["/t/AAAAAAAAAAAAAAAAAAAAAA", "No such table", "/new"],
    ["/replay/AAAAAAAAAAAAAAAAAAAAAA", "No such table", "/new"],
  ]) {
    const visitor = await person(home.browser, home.server.url, SMALL_PHONE);
    const answer = await visitor.page.goto(path);
    assert.equal(answer.status(), 404, path);
    assert.equal(await visitor.page.locator("h1").textContent(), heading);
    assert.equal(await visitor.page.locator("main .btn.pri").getAttribute("href"), way);
    forgive(visitor, 404);
    await assertGoodLooks(visitor);
    await visitor.close();
  }
});

test("the menu of a phone leads everywhere, by finger and by keyboard", async () => {
  const visitor = await person(home.browser, home.server.url, SMALL_PHONE);
  const { page } = visitor;
  await page.goto("/");
  const rules = page.locator("#site-menu a[href='/rules']");
  assert.ok(!(await rules.isVisible()));
  await visitor.press(".menu-button");
  await rules.waitFor();
  await assertGoodLooks(visitor, "menu");
  await page.keyboard.press("Escape");
  await rules.waitFor({ state: "hidden" });
  await page.locator(".menu-button").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/rules");
  await visitor.close();
});

test("a number in the rules unfolds and marks its entry", async () => {
  const visitor = await person(home.browser, home.server.url, SMALL_PHONE);
  const { page } = visitor;
  await page.goto("/rules/mamma-mia");
  const entry = page.locator("#MM-25");
  assert.ok(!(await entry.isVisible()));
  await visitor.press(".numbers a[href='#MM-25']");
  await page.locator("#MM-25:target").waitFor();
  assert.ok(await entry.isVisible());
  await assertGoodLooks(visitor, "an unfolded section");
  await page.goto("/rules/sole-mio#SM-28");
  await page.locator("#SM-28:target").waitFor();
  await visitor.close();
});

test("on paper the rules are unfolded and without buttons", async () => {
  const visitor = await person(home.browser, home.server.url);
  const { page } = visitor;
  await page.goto("/rules/calcory");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  for (const shown of [".topic", "#CA-21", "#CA-E5"]) assert.ok(await page.locator(shown).first().isVisible(), shown);
  for (const gone of [".site", ".foot", ".rules-head .btn"])
    assert.equal(await page.locator(gone).filter({ visible: true }).count(), 0, gone);
  await visitor.close();
});

test("without JavaScript a table says what to do", async () => {
  const host = await person(home.browser, home.server.url);
  await setUp(host, "mamma-mia");
  const context = await home.browser.newContext({ javaScriptEnabled: false, locale: "de-DE" });
  const page = await context.newPage();
  await page.goto(host.page.url());
  const advice = page.locator(".unscripted p");
  assert.ok(await advice.isVisible());
  assert.match(await advice.textContent(), /^Dieser Tisch braucht JavaScript\./);
  assert.ok(!(await page.locator(".busy").isVisible()));
  await page.locator("main .btn.pri").click();
  await page.waitForURL("**/rules/mamma-mia");
  await context.close();
  await host.close();
});

test("a table is being laid before any script has come", async () => {
  const host = await person(home.browser, home.server.url, SMALL_PHONE);
  await setUp(host, "mamma-mia");
  const guest = await person(home.browser, home.server.url, SMALL_PHONE);
  const { page } = guest;
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(/\/js\/|\/vendor\/|\/messages\/|table\.css/, async (route) => {
    if (!route.request().url().includes("theme.js")) await held;
    await route.continue();
  });
  await page.goto(host.page.url(), { waitUntil: "commit" });
  await page.getByText("Laying the table").waitFor();
  assert.equal(await page.locator("h1").textContent(), "Mamma Mia!");
  release();
  await page.locator(".join-form").waitFor();
  assert.equal(await page.locator(".laying").count(), 0);
  await Promise.all([host.close(), guest.close()]);
});

test("a link preview names the game and the host, and nothing else", async () => {
  const host = await person(home.browser, home.server.url);
  await host.page.goto("/new");
  await host.page.fill("input[name=name]", "Rosa");
  await host.press("button[type=submit]");
  await host.page.locator(".lobby").waitFor();
  const meta = (name) => host.page.locator(`meta[property="og:${name}"]`).getAttribute("content");
  assert.equal(await meta("title"), "Mamma Mia! · Quattro");
  assert.match(await meta("description"), /^Mamma Mia!: Rosa invites you/);
  const text = await (await host.context.request.get(host.page.url())).text();
  const id = host.page.url().split("/").at(-1);
  assert.ok(!text.split("</title>")[1].split("<link")[0].includes(id), "no id in the preview");
  await host.close();
});

test("a name with a family is accepted, and a trick is refused in the reader's language", async () => {
  const host = await person(home.browser, home.server.url, SMALL_PHONE, { language: "fr-FR" });
  const { page } = host;
  await page.goto("/new");
  await page.fill("input[name=name]", "a\u202Eb");
  await host.press("button[type=submit]");
  await page.getByText("Un nom compte de 1 à 24 caractères visibles.").waitFor();
  forgive(host, 400);
  await page.fill("input[name=name]", "👩‍👩‍👧‍👦 Zoë");
  await host.press("button[type=submit]");
  await page.locator(".chair-row.mine").getByText("👩‍👩‍👧‍👦 Zoë").waitFor();
  await host.close();
});

test("another device gets a link, a code to scan and a number to type", async () => {
  const visitor = await person(home.browser, home.server.url, SMALL_PHONE);
  const { page } = visitor;
  await page.goto("/me");
  await visitor.press("[data-device]");
  await page.locator("img.qr[src$='/qr.svg']").waitFor();
  assert.match(await page.locator("[data-device-link]").textContent(), /^http.*\/link\/[\w-]+$/);
  await assertGoodLooks(visitor, "devices with a link");
  await visitor.press("[data-copy]");
  await page.getByText("Copied").waitFor();
  const other = await person(home.browser, home.server.url, SMALL_PHONE);
  await other.page.goto(new URL(await page.locator("[data-device-link]").textContent()).pathname);
  await assertGoodLooks(other, "a link that was opened");
  await other.press("[data-ask-link]");
  const number = await page.locator("[data-device-number]:not(:empty)").textContent();
  await assertGoodLooks(visitor, "devices with a number");
  await other.page.fill("input[name=number]", number);
  await other.press("[data-confirm-link] button");
  await other.page.locator(".sessions li").nth(1).waitFor();
  await assertGoodLooks(other, "two devices");
  await other.close();
  await visitor.close();
});

test("own tables are found again in the lists", async () => {
  const visitor = await person(home.browser, home.server.url, SMALL_PHONE);
  const { page } = visitor;
  await setUp(visitor, "grande");
  const path = new URL(page.url()).pathname;
  await page.goto("/lobby");
  await page.locator(`.table-row[href="${path}"]`).waitFor();
  await assertGoodLooks(visitor, "lobby with a table");
  const stranger = await person(home.browser, home.server.url);
  await stranger.page.goto("/lobby");
  assert.equal(
    await stranger.page.locator(`.table-row[href="${path}"]`).count(),
    0,
    "a private table is nobody else's",
  );
  await Promise.all([visitor.close(), stranger.close()]);
});

/** How often the page was laid out during some frames in which nobody did anything. */
async function layoutsWhileIdle({ context, page }) {
  const line = await context.newCDPSession(page);
  await line.send("Performance.enable");
  const count = async () => {
    const { metrics } = await line.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount").value;
  };
  const frames = (number) =>
    page.evaluate(async (number) => {
      for (let frame = 0; frame < number; frame++) await new Promise(requestAnimationFrame);
    }, number);
  // Fonts and pictures have come when a few frames pass without a layout, if ever.
  let before = -1;
  for (let tries = 0; tries < 20 && before !== (await count()); tries++) {
    before = await count();
    await frames(20);
  }
  before = await count();
  await frames(200);
  return (await count()) - before;
}

test("an idle fire costs no layout", async () => {
  const visitor = await person(home.browser, home.server.url, SMALL_PHONE, { motion: true });
  const { page } = visitor;
  await page.goto("/");
  const burning = () => document.getAnimations().filter((one) => one.animationName === "burn").length;
  assert.equal(await page.evaluate(burning), 4);
  assert.equal(await layoutsWhileIdle(visitor), 0, "home");
  await playNow(visitor, "mamma-mia");
  await page.locator(".table.mine").waitFor();
  assert.equal(await page.evaluate(burning), 4);
  assert.equal(await layoutsWhileIdle(visitor), 0, "table");
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
  const favicon = await visitor.context.request.get("/favicon.ico");
  assert.equal(favicon.headers()["content-type"], "image/x-icon");
  await visitor.close();
});
