// The pages of a person: their figures, their devices, who they were before, a link to another device.

import { ask } from "../lib/api.js";
import { offerDevice } from "../lib/device.js";
import { haveName } from "../lib/play_now.js";

/** @param {string} selector */
const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

/**
 * @typedef {(button: HTMLButtonElement, work: () => Promise<void>) => Promise<void>} Once does it once, however often
 *   the button is tapped
 */

/** Shows a one-time link with its QR code, in place of the button that made it. @param {HTMLButtonElement} button */
async function showDeviceLink(button) {
  await haveName();
  const [shown] = all("[data-device-shown]");
  const [asks] = all("[data-device-asks]");
  const { path, refuse } = await offerDevice((asking) => {
    if (!asking) return location.reload();
    shown.hidden = true;
    asks.hidden = false;
    all("[data-device-name]")[0].textContent = asking.device;
    all("[data-device-number]")[0].textContent = String(asking.number);
  });
  all("[data-refuse-device]")[0].addEventListener("click", () => void refuse().then(() => location.reload()));
  const [place] = all("[data-device-link]");
  place.textContent = `${shown.dataset.deviceShown}${path}`;
  shown.querySelector("img")?.setAttribute("src", `${path}/qr.svg`);
  shown.hidden = false;
  button.hidden = true;
}

async function copyLink(/** @type {HTMLElement} */ button) {
  const [place] = all("[data-device-link]");
  await navigator.clipboard?.writeText(place.textContent ?? "").catch(() => undefined);
  const [label] = button.getElementsByTagName("span");
  label.textContent = button.dataset.copied ?? "";
}

/** The other device now shows a number. @param {HTMLButtonElement} button */
async function askForLink(button) {
  await ask("/api/link", { code: button.dataset.askLink });
  const [form] = all("[data-confirm-link]");
  form.hidden = false;
  button.hidden = true;
  form.querySelector("input")?.focus();
}

/** @param {HTMLFormElement} form */
async function confirmLink(form) {
  const number = Number(new FormData(form).get("number"));
  await ask("/api/link/confirm", { code: form.dataset.confirmLink, number });
  const to = new URLSearchParams(location.search).get("to") ?? "";
  location.href = /^\/t\/[\w-]+$/.test(to) ? to : "/me";
}

/** @param {string} path @param {unknown} body */
async function change(path, body) {
  await ask(path, body);
  location.reload();
}

/** @param {Once} once */
export function connectDevices(once) {
  const wire = (/** @type {string} */ selector, /** @type {(button: HTMLButtonElement) => Promise<void>} */ work) => {
    for (const button of /** @type {HTMLButtonElement[]} */ (all(selector))) {
      button.addEventListener("click", () => void once(button, () => work(button)));
    }
  };
  wire("[data-device]", showDeviceLink);
  for (const button of all("[data-copy]")) button.addEventListener("click", () => void copyLink(button));
  wire("[data-ask-link]", askForLink);
  wire("[data-log-out]", () => change("/api/me/log-out", {}));
  wire("[data-end-session]", (button) => change("/api/me/sessions/end", { session: button.dataset.endSession }));
  wire("[data-end-sessions]", () => change("/api/me/sessions/end", {}));
  wire("[data-switch]", (button) => change("/api/me/switch", { session: button.dataset.switch }));
  for (const form of /** @type {HTMLFormElement[]} */ (all("[data-confirm-link]"))) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const button = /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]"));
      void once(button, () => confirmLink(form));
    });
  }
  for (const button of /** @type {HTMLButtonElement[]} */ (all("[data-hide-figures]"))) {
    button.addEventListener("click", () =>
      once(button, async () => {
        await ask("/api/me/figures", { hidden: button.dataset.hideFigures === "true" });
        location.reload();
      }),
    );
  }
  for (const time of all("[data-time]")) {
    const when = new Date(Number(time.dataset.time));
    const day = { dateStyle: /** @type {const} */ ("medium") };
    time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, day).format(when);
  }
}
