// A profile without an account: kept with a passkey or on paper, found again without a cookie, and deleted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, house, PHONE, person } from "../lib/browser.mjs";
import { assertGoodLooks } from "../lib/looks.mjs";

const home = house();

/** Somebody with a name, on their own page. */
async function named(url, device, options) {
  const visitor = await person(home.browser, url, device, options);
  await visitor.page.goto("/about");
  await visitor.page.evaluate(() =>
    fetch("/api/me", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Ada" }),
    }),
  );
  await visitor.page.goto("/me");
  return visitor;
}

/** A device that recognises its owner at once. */
async function addAuthenticator({ context, page }) {
  const devTools = await context.newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  await devTools.send("WebAuthn.addVirtualAuthenticator", { options });
}

test("a passkey brings somebody back whose cookie is lost", async () => {
  const ada = await named(home.server.url.replace("127.0.0.1", "localhost"), DESKTOP);
  const { page } = ada;
  await addAuthenticator(ada);
  await assertGoodLooks(ada, "a profile that lives on one device");
  await ada.press("[data-add-passkey]");
  await page.locator("[data-remove-passkey]").waitFor();
  assert.equal(await page.locator(".keep-line, .keep").count(), 0, "it is kept");
  await ada.context.clearCookies();
  await page.goto("/");
  await ada.press(".come-back a");
  await assertGoodLooks(ada, "coming back");
  await ada.press("[data-use-passkey]");
  await page.getByRole("heading", { name: "You are Ada" }).waitFor();
  await ada.close();
});

test("a sheet of paper does, too, and whoever deletes everything is gone", async () => {
  const ada = await named(home.server.url, PHONE, { dark: true });
  const { page } = ada;
  assert.ok(await page.locator("[data-no-passkeys]").isVisible(), "no passkeys at this address");
  await assertGoodLooks(ada, "a profile in the dark");
  await ada.press(".keep-line a");
  await ada.press(".keep [href='/me/sheet']");
  await ada.press("[data-make-sheet]");
  await page.locator(".sheet-words li").first().waitFor();
  await assertGoodLooks(ada, "a recovery sheet");
  const words = await page.locator(".sheet-words li").allTextContents();
  assert.equal(words.length, 12);
  await ada.context.clearCookies();
  await page.goto(`/recover#${words.join("-")}`);
  await ada.press("[data-recover] button");
  await page.getByRole("heading", { name: "You are Ada" }).waitFor();
  await ada.press("[data-ask-delete]");
  await assertGoodLooks(ada, "the last question");
  await ada.press("[data-keep-all]");
  await ada.press("[data-ask-delete]");
  await ada.press("[data-delete-me]");
  await page.waitForURL("/");
  await page.locator(".come-back").waitFor();
  await ada.close();
});
