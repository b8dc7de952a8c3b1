// What opens over the table at its side: menu, settings, chat, log. Never over the cards one has to see.

import { ask } from "../lib/api.js";
import { badge, doneOrder, icon, sign } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { askToNotify } from "../lib/notify.js";
import { prefer, settings } from "../lib/settings.js";
import { language, say } from "../lib/words.js";
import { chat, react } from "./feed.js";
import { ruleLink } from "./rules.js";
import { nameOf, refresh, set, state } from "./state.js";

/** @param {string} name */
export const toggle = (name) => () =>
  set({ sheet: state.sheet === name ? "" : name, unread: name === "chat" ? 0 : state.unread });

/** @param {string} title @param {unknown} content */
const sheet = (
  title,
  content,
) => html`<div class="side" role="dialog" aria-label=${title} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && set({ sheet: "" })}>
  <div class="side-head"><h2>${title}</h2><button type="button" class="ibtn" aria-label=${say("ui-close")} @click=${() => set({ sheet: "" })}>${icon("cross")}</button></div>
  <div class="side-body" tabindex="0">${content}</div></div>`;

/** @param {keyof import("../lib/settings.js").Settings} name @param {string} label */
const toggleRow = (name, label) =>
  html`<label class="row"><span>${label}</span><input type="checkbox" role="switch" .checked=${!!settings[name]} @change=${(/** @type {any} */ event) => change(name, event.target.checked)} /></label>`;

/** @param {string} name @param {unknown} value */
function change(name, value) {
  prefer({ [name]: value });
  if (name === "notify" && value) void askToNotify();
  refresh();
}

/** @param {string} label @param {string} name @param {[unknown, string][]} options */
const choiceRow = (label, name, options) =>
  html`<fieldset class="row"><legend>${label}</legend><div class="seg small">${options.map(([value, text]) => html`<button type="button" aria-pressed=${settings[/** @type {"pace"} */ (name)] === value ? "true" : "false"} class=${cls({ choice: true, on: settings[/** @type {"pace"} */ (name)] === value })} @click=${() => change(name, value)}>${text}</button>`)}</div></fieldset>`;

function settingsSheet() {
  return sheet(
    say("ui-settings"),
    html`
    ${choiceRow(say("ui-pace"), "pace", [
      [1.7, say("ui-slow")],
      [1, say("ui-normal")],
      [0.45, say("ui-fast")],
    ])}
    ${choiceRow(say("ui-theme"), "theme", [
      ["auto", say("ui-auto")],
      ["light", say("ui-light")],
      ["dark", say("ui-dark")],
    ])}
    ${toggleRow("sound", say("ui-sound"))}
    ${toggleRow("speech", say("ui-speech"))}
    ${toggleRow("notify", say("ui-notify"))}
    ${toggleRow("guide", say("ui-guide"))}`,
  );
}

/** @param {string} path @param {unknown} [body] */
const tableAction =
  (path, body = {}) =>
  async () => {
    try {
      await ask(`/api/tables/${state.table?.id}/${path}`, body);
      set({ sheet: "" });
    } catch (error) {
      set({ problem: String(/** @type {Error} */ (error).message), sheet: "" });
    }
  };

function menuSheet() {
  const game = state.table?.options.game ?? "mamma-mia";
  const playing = state.table?.stage === "playing" && state.you.seat != null;
  return sheet(
    say("ui-menu"),
    html`<nav class="menu">
    <a href="/rules/${game}?lang=${language}" target="_blank">${icon("book")}${say("ui-rules")}</a>
    <button type="button" @click=${toggle("settings")}>${icon("gear")}${say("ui-settings")}</button>
    <button type="button" @click=${share}>${icon("share")}${say("ui-share")}</button>
    ${state.you.seat == null ? nothing : html`<button type="button" data-device @click=${toAnotherDevice}>${icon("link")}${say("ui-device-link")}</button>`}
    ${deviceLink ? html`<output class="device-link" data-device-link>${deviceLink}</output>` : nothing}
    ${playing && !state.you.handed_over ? html`<button type="button" @click=${tableAction("hand-over")}>${icon("robot")}${say("ui-hand-over")}</button>` : nothing}
    ${playing && state.you.handed_over ? html`<button type="button" @click=${tableAction("take-back")}>${icon("again")}${say("ui-take-back")}</button>` : nothing}
    <a href="/">${icon("back")}${say("ui-home")}</a>
  </nav>
  <p class="hint">${say("ui-commitment")}<br /><code>${state.table?.commitment?.slice(0, 16)}…</code></p>`,
  );
}

/** The link for others: not always the address of this page, which may be `localhost`. */
export const invitation = document.getElementById("app")?.dataset.invitation ?? location.href;

let deviceLink = "";

/** Makes a link with which another device goes on here, once. */
async function toAnotherDevice() {
  try {
    const { path } = await ask("/api/me/link", {});
    deviceLink = `${new URL(invitation).origin}${path}?to=${location.pathname}`;
  } catch (error) {
    set({ problem: String(/** @type {Error} */ (error).message), sheet: "" });
  }
  refresh();
}

export async function share() {
  if (navigator.share) await navigator.share({ title: "Quattro", url: invitation }).catch(() => undefined);
  // Browsers let a page write to the clipboard over https only; elsewhere the link is there to be read.
  const copied = await navigator.clipboard?.writeText(invitation).then(
    () => true,
    () => false,
  );
  set({ scene: { ...state.scene, copied } });
}

const REACTIONS = ["bravo", "oh-no", "laugh", "think", "hurry", "sorry", "thanks", "good-game"];

function chatSheet() {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem("text")
    );
    if (field.value.trim()) chat(field.value.trim());
    field.value = "";
  };
  return sheet(
    say("ui-chat"),
    html`<div class="lines" role="log">${state.chat.map((line) => html`<p><b>${line.name}</b> ${line.text ?? say("ui-reaction", { reaction: line.reaction ?? "" })}</p>`)}</div>
    <div class="reactions">${REACTIONS.map((reaction) => html`<button type="button" class="btn small" @click=${() => react(reaction)}>${say("ui-reaction", { reaction })}</button>`)}</div>
    <form class="say" @submit=${submit}><input name="text" maxlength="200" autocomplete="off" aria-label=${say("ui-say")} placeholder=${say("ui-say")} /><button class="btn small pri">${say("ui-send")}</button></form>`,
  );
}

function logSheet() {
  const aids = state.table?.options.aids ?? "none";
  return sheet(
    say("ui-log"),
    aids === "none"
      ? html`<p>${say("ui-log-off")}</p>`
      : html`<div class="lines" role="log">${state.log.map(({ text, rule }) => html`<p>${text} ${ruleLink(rule)}</p>`)}</div>`,
  );
}

/** Everybody's orders that lie face up: filled, and in Grande those that burnt. */
function filledSheet() {
  return sheet(
    say("ui-your-filled"),
    state.shown.chairs.map(
      (/** @type {any} */ chair) => html`<section class="done k-${chair.kind}">
    <h3>${badge(chair.kind)}${nameOf(chair.seat)}<span>${sign("pizza", "pz")}${chair.filled.length}</span></h3>
    <div>${chair.filled.map((/** @type {string} */ order) => doneOrder(order, chair.kind))}${(chair.removed ?? []).map((/** @type {string} */ order) => doneOrder(order, chair.kind, true))}${chair.filled.length ? nothing : html`<p class="hint">${say("ui-none-filled")}</p>`}</div>
  </section>`,
    ),
  );
}

const SHEETS = /** @type {Record<string, () => unknown>} */ ({
  menu: menuSheet,
  settings: settingsSheet,
  chat: chatSheet,
  log: logSheet,
  filled: filledSheet,
});

export const openSheet = () => (state.sheet ? SHEETS[state.sheet]() : nothing);

export function topBar() {
  const { shown, table } = state;
  const game = say("game", { game: table?.options.game ?? "mamma-mia" });
  const aids = (table?.options.aids ?? "none") !== "none";
  // Before and after the game the page has a heading of its own.
  const playing = table?.stage === "playing" || (state.busy && !!shown);
  return html`<header class="bar">
    <button type="button" class="ibtn" aria-label=${say("ui-menu")} aria-expanded=${state.sheet === "menu" ? "true" : "false"} @click=${toggle("menu")}>${icon("menu")}</button>
    <div class="title">${playing ? html`<h1>${game}</h1>` : html`<b>${game}</b>`}<span>${subtitle(shown)}</span></div>
    <div class="tools">
      ${aids ? html`<button type="button" class="ibtn" aria-label=${say("ui-log")} @click=${toggle("log")}>${icon("book")}</button>` : nothing}
      <button type="button" class="ibtn wide-only" aria-label=${say("ui-sound")} aria-pressed=${settings.sound ? "true" : "false"} @click=${() => change("sound", !settings.sound)}>${icon(settings.sound ? "sound" : "mute")}</button>
      ${table?.options.chat === false ? nothing : html`<button type="button" class="ibtn" aria-label=${say("ui-chat")} @click=${toggle("chat")}>${icon("chat")}${state.unread ? html`<i class="dot">${state.unread}</i>` : nothing}</button>`}
    </div>
  </header>`;
}

/** @param {any} view */
function subtitle(view) {
  if (!view) return "";
  if ("grid" in view)
    return view.to_beat && view.to_beat.owner !== state.you.seat
      ? say("ui-beat-title", { name: nameOf(view.to_beat.owner), sum: view.to_beat.sum })
      : "";
  const phase = say("ui-phase", { phase: view.phase });
  return say("ui-round", { round: view.round, rounds: view.rounds, phase });
}
