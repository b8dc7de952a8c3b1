// How long it takes from scanning what a TV shows to the first move: node first_move.mjs [TIMES]
//
// The phone does what a person does, with new people each time: opens the address, says a name, sits down, begins and
// plays. The machine's time is measured; a person's is added by rule, so much for a tap and a letter. Prints a table in
// Markdown.

import { inHouse, PHONE, person } from "./lib/browser.mjs";
import { answer, decision } from "./lib/play.mjs";
import { FULL_HD } from "./lib/screens.mjs";

const TIMES = Number(process.argv[2] ?? 3);
/** What a person takes to find and tap a button, and to type a letter, in milliseconds. */
const [TAP, LETTER] = [1500, 300];
const NAME = "Sofia";
const NORMAL = { pace: 1, sound: false, guide: true };

/** A phone that counts what its owner does. */
async function countingPhone(browser, url) {
  const phone = await person(browser, url, PHONE, { motion: true, settings: NORMAL });
  const did = { taps: 0, letters: 0 };
  const press = (target) => {
    did.taps += 1;
    return phone.press(target);
  };
  const type = async (selector, text) => {
    did.taps += 1;
    did.letters += text.length;
    await phone.page.fill(selector, text);
  };
  return { ...phone, press, type, did };
}

/** Runs in the page of the TV. */
const hasMoved = () => Number(document.querySelector("[data-moves]")?.dataset.moves ?? 0) > 0;

/** Plays if it is this phone's turn, until something has been played at the table. */
async function firstMove(tv, phone) {
  const moved = tv.page.waitForFunction(hasMoved);
  // Whoever is not asked waits until the page is closed.
  const question = decision(phone).catch(() => undefined);
  const asked = await Promise.race([moved.then(() => undefined), question]);
  if (asked) await answer(phone, asked);
  await moved;
}

const PATHS = {
  "the first phone: makes the table, with bots": async (tv, phone) => {
    const qr = await tv.page.locator(".tv-slip img").getAttribute("src");
    const scanned = performance.now();
    await phone.page.goto(`/new?screen=${new URL(qr, "http://tv").searchParams.get("key")}`);
    await phone.type("input[name=name]", NAME);
    await phone.press("button[type=submit]");
    await phone.press(".lobby .btn.go");
    await firstMove(tv, phone);
    return scanned;
  },
  "a guest: sits down, and the host begins": async (tv, phone, host) => {
    await host.page.goto("/new?game=sole-mio");
    await host.press("button[type=submit]");
    await host.page.locator(".lobby").waitFor();
    await tv.page.goto(`/tv/${host.page.url().split("/t/")[1]}`);
    await tv.page.locator(".tv-code b").nth(3).waitFor();
    const code = (await tv.page.locator(".tv-code").textContent()).trim();
    const scanned = performance.now();
    await phone.page.goto(`/j/${code}`);
    await phone.type("input[name=name]", NAME);
    await phone.press(".join-form .btn.pri");
    await phone.page.locator(".chair-row.mine").waitFor();
    phone.did.taps += 1;
    await host.press(".lobby .btn.go");
    await Promise.race([firstMove(tv, phone), firstMove(tv, host)]);
    return scanned;
  },
};

async function once(browser, url, path) {
  const tv = await person(browser, url, { viewport: FULL_HD }, { motion: true, settings: NORMAL });
  const [phone, host] = [await countingPhone(browser, url), await countingPhone(browser, url)];
  await host.page.request.post("/api/me", { data: { name: "Ann" } });
  await tv.page.goto("/tv");
  const scanned = await PATHS[path](tv, phone, host);
  const machine = performance.now() - scanned;
  const people = phone.did.taps * TAP + phone.did.letters * LETTER;
  await Promise.all([tv, phone, host].map(({ context }) => context.close()));
  return { ...phone.did, machine, all: machine + people };
}

const seconds = (ms) => (ms / 1000).toFixed(1);

await inHouse(async (browser, url) => {
  console.log("| way | taps | letters | machine, s | with the person, s |\n|---|---:|---:|---:|---:|");
  for (const path of Object.keys(PATHS)) {
    for (let time = 0; time < TIMES; time++) {
      const { taps, letters, machine, all } = await once(browser, url, path);
      console.log(`| ${path} | ${taps} | ${letters} | ${seconds(machine)} | ${seconds(all)} |`);
    }
  }
});
