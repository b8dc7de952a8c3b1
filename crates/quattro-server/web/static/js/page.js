// Behaviour of the server-rendered pages: theme, language, a game in one tap, the set-up form.

/** @import { CreateTable, GameId, Kind } from "../../protocol.js" */
/** @import { BotChoice } from "./lib/bot_choice.js" */

import { isOnDevice, to } from "./lib/addresses.js";
import { contribution, Refused } from "./lib/api.js";
import { lookForInvitations } from "./lib/invited.js";
import { keepOffline } from "./lib/offline.js";
import { createTable, haveName, knownName, playBots, playNow } from "./lib/play_now.js";
import { prefer, settings } from "./lib/settings.js";
import { connectCalls } from "./pages/calls.js";
import { connectCodes } from "./pages/code.js";
import { connectDays } from "./pages/daily.js";
import { connectDevices } from "./pages/devices.js";
import { connectEvening } from "./pages/evening.js";
import { connectKeeping } from "./pages/keeping.js";
import { connectKeptGames } from "./pages/kept_games.js";
import { watchNetwork } from "./pages/network.js";
import { watchReview } from "./pages/review.js";

/** @param {string} selector */
const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

for (const button of all("[data-theme-switch]")) {
  button.addEventListener("click", () =>
    prefer({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" }),
  );
}

// In another language a page is still what it was opened for: a game, a screen, the way back.
for (const link of /** @type {HTMLAnchorElement[]} */ (all(".languages a"))) {
  const address = new URL(link.href);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name !== "lang") address.searchParams.append(name, value);
  }
  link.href = address.href;
}

void keepOffline();

lookForInvitations();

/** Only a refusal has words of its own. @param {unknown} error */
function complain(error) {
  const [place] = all("[data-problem]");
  if (place)
    place.textContent = (error instanceof Refused && error.message) || (document.documentElement.dataset.failed ?? "");
}

/** Does it once, however often it is tapped. @param {HTMLButtonElement} button @param {() => Promise<void>} work */
async function once(button, work) {
  button.disabled = true;
  // On a slow network the next page takes a while: the button shows that something is happening.
  button.ariaBusy = "true";
  const again = () => {
    button.disabled = false;
    button.ariaBusy = null;
  };
  await work().catch((error) => {
    complain(error);
    again();
  });
}

/** Somebody who does not know this sort of game learns it first, once. @param {GameId} game @param {number} players */
async function playOrLearn(game, players) {
  const lesson = game === "calcory" ? "calcory" : "pizza";
  if (!settings.guide || settings.learned.includes(lesson)) return playNow(game, players);
  location.href = to(`/learn/${lesson}?then=${game}`);
}

for (const button of /** @type {HTMLButtonElement[]} */ (all("[data-play]"))) {
  button.addEventListener("click", () =>
    once(button, () => playOrLearn(/** @type {GameId} */ (button.dataset.play), Number(button.dataset.players))),
  );
}

// The set-up.

/** What the switches of the chosen game stand for; those of other games are hidden. @param {HTMLFormElement} form */
function gameOptions(form) {
  const on = [...form.querySelectorAll("[data-only]:not([hidden]) [data-option]:checked")];
  return Object.assign({}, ...on.map((input) => JSON.parse(/** @type {HTMLElement} */ (input).dataset.option ?? "{}")));
}

/** What the form says. @param {HTMLFormElement} element @returns {CreateTable["table"]} */
function tableOptions(element) {
  const form = new FormData(element);
  const clock = Number(form.get("clock"));
  const noAfter = Number(form.get("no-after"));
  const first = String(form.get("first"));
  return {
    game: /** @type {GameId} */ (form.get("game")),
    players: Number(form.get("players")),
    options: { ...gameOptions(element), ...(Number(first) ? { first_seat: Number(first) } : {}) },
    ...(first === "hungriest" ? { hungriest_begins: true } : {}),
    aids: /** @type {CreateTable["table"]["aids"]} */ (form.get("aids")),
    public: form.has("public"),
    chat: form.has("chat"),
    ...(clock ? { clock } : {}),
    no_after: noAfter || null,
  };
}

/** Whether others are to play on this device, too. */
const isTogether = new URLSearchParams(location.search).has("together");

/** On a device the game begins at once, unless others are to play on it too. @param {HTMLFormElement} form */
async function makeTable(form) {
  await haveName(String(new FormData(form).get("name")).trim());
  const options = tableOptions(form);
  const chosen = options.game === "calcory" ? null : new FormData(form).get("kind");
  const kind = chosen ? /** @type {Kind} */ (chosen) : undefined;
  const bots = /** @type {BotChoice} */ (new FormData(form).get("level"));
  if (isOnDevice && !isTogether) return playBots({ ...options, chat: false, no_after: null }, bots, kind);
  const sit = { ...(kind ? { kind } : {}), contribution: contribution() };
  const { table } = await createTable({ table: options, sit, screen: form.dataset.screen });
  sessionStorage.setItem("quattro-level", bots);
  location.href = to(`/t/${table.id}`);
}

/** Options of another game and too many chairs are not offered. @param {HTMLFormElement} form */
function adapt(form) {
  const game = /** @type {HTMLInputElement} */ (form.querySelector("input[name=game]:checked"));
  for (const option of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-only]"))) {
    option.hidden = option.dataset.only !== game.value;
  }
  for (const option of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-not]"))) {
    option.hidden = option.dataset.not === game.value;
  }
  /** @type {NodeListOf<HTMLInputElement>} */
  const chairs = form.querySelectorAll("input[name=players]");
  for (const count of chairs) count.disabled = Number(count.value) > Number(game.dataset.most);
  const most = [...chairs].find((count) => count.value === game.dataset.most);
  if (most && [...chairs].some((count) => count.checked && count.disabled)) most.checked = true;
  offerFirst(form);
}

/** Only a chair at this table can begin. @param {HTMLFormElement} form */
function offerFirst(form) {
  const first = /** @type {HTMLSelectElement | null} */ (form.querySelector("select[name=first]"));
  if (!first) return;
  const players = Number(new FormData(form).get("players"));
  for (const seat of first.options) {
    seat.disabled = Number(seat.value) > players;
    seat.hidden = seat.disabled;
  }
  if (first.selectedOptions[0].disabled) first.value = "random";
}

/** The name of whoever has played here before; guests have none. @param {HTMLInputElement} field */
async function fillIn(field) {
  const name = await knownName();
  if (name && name !== field.placeholder) field.value ||= name;
}

/** A document on a device does not know for what it was asked. @param {HTMLFormElement} form */
function setUpAsAsked(form) {
  const name = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
  // Whoever is to be given the phone has a name.
  name.required = isTogether;
  void fillIn(name);
  for (const hint of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-alone], [data-together]")))
    hint.hidden = "alone" in hint.dataset === isTogether;
  const game = new URLSearchParams(location.search).get("game");
  for (const choice of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input[name=game]")))
    if (choice.value === game) choice.checked = true;
}

for (const form of /** @type {HTMLFormElement[]} */ (all("[data-setup], [data-new-evening]"))) {
  if (isOnDevice) setUpAsAsked(form);
  adapt(form);
  form.addEventListener("change", () => adapt(form));
}

for (const form of /** @type {HTMLFormElement[]} */ (all("[data-setup]"))) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void once(/** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]")), () => makeTable(form));
  });
}

connectCodes();
if (isOnDevice) {
  watchNetwork();
  void connectKeptGames(once).catch(complain);
}
connectDevices(once);
connectKeeping(once);
if (!isOnDevice) void connectCalls(once).catch(complain);
connectDays(once);
connectEvening(once);
watchReview(once, complain);

// The rules: a number in the address unfolds its section, and paper shows them all.

function unfold() {
  const [entry] = location.hash ? [document.getElementById(location.hash.slice(1))] : [];
  const section = entry?.closest("details");
  if (!section || section.open) return;
  section.open = true;
  entry?.scrollIntoView();
}
unfold();
addEventListener("hashchange", unfold);
addEventListener("beforeprint", () => {
  for (const section of document.querySelectorAll("details")) section.open = true;
});
