// Keeping a profile: passkeys and recovery sheets, a new name, and the way out.

/** @import { Once } from "./devices.js" */

import { ask } from "../lib/api.js";

/** @param {string} selector */
const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

/** Passkeys work at one address, in browsers that know them. @param {string | undefined} origin */
const hasPasskeys = (origin) =>
  isSecureContext &&
  location.origin === origin &&
  "PublicKeyCredential" in window &&
  "toJSON" in PublicKeyCredential.prototype;

/** Offers passkeys where they work; elsewhere the page says what to do instead. */
function offerPasskeys() {
  for (const place of all("[data-passkeys]").filter(({ dataset }) => hasPasskeys(dataset.passkeys))) {
    for (const button of place.querySelectorAll("button")) button.hidden = false;
    for (const hint of place.querySelectorAll("[data-no-passkeys]")) hint.remove();
  }
}

/** Whoever closes the browser's own window has changed their mind. @param {unknown} error */
const isChangeOfMind = (error) => error instanceof DOMException && error.name === "NotAllowedError";

/** @param {() => Promise<Credential | null>} work */
async function credential(work) {
  const found = await work().catch((error) => {
    if (!isChangeOfMind(error)) throw error;
    return null;
  });
  return /** @type {PublicKeyCredential | null} */ (found);
}

/** @param {HTMLButtonElement} button */
async function addPasskey(button) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("/api/me/passkeys/ask", {}));
  const made = await credential(() => navigator.credentials.create({ publicKey }));
  if (!made) return free(button);
  await ask("/api/me/passkeys", made.toJSON());
  location.reload();
}

/** @param {HTMLButtonElement} button */
async function usePasskey(button) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask("/api/passkey/ask", {}));
  const shown = await credential(() => navigator.credentials.get({ publicKey }));
  if (!shown) return free(button);
  await ask("/api/passkey", shown.toJSON());
  location.href = "/me";
}

/** The button can be tapped again. @param {HTMLButtonElement} button */
function free(button) {
  button.disabled = false;
  button.ariaBusy = null;
}

/** Makes a sheet and shows it in place of the button, ready to be printed. */
async function makeSheet() {
  const { words, qr } = await ask("/api/me/sheet", {});
  const [before] = all("[data-sheet-before]");
  const [sheet] = all("[data-sheet]");
  sheet.querySelector("img")?.setAttribute("src", `data:image/svg+xml,${encodeURIComponent(qr)}`);
  const items = words.map((word) => Object.assign(document.createElement("li"), { textContent: word }));
  sheet.querySelector("ol")?.replaceChildren(...items);
  before.hidden = true;
  sheet.hidden = false;
}

/** @param {HTMLFormElement} form */
async function recover(form) {
  await ask("/api/recover", { words: String(new FormData(form).get("words")) });
  location.href = "/me";
}

/** @param {HTMLFormElement} form */
async function rename(form) {
  await ask("/api/me", { name: String(new FormData(form).get("name")) });
  location.reload();
}

async function deleteMe() {
  await ask("/api/me/delete", { everything: true });
  location.href = "/";
}

/** Asks once more, in words. */
function connectFarewell() {
  const [dialog] = /** @type {HTMLDialogElement[]} */ (all("[data-delete]"));
  for (const button of all("[data-ask-delete]")) button.addEventListener("click", () => dialog.showModal());
  for (const button of all("[data-keep-all]")) button.addEventListener("click", () => dialog.close());
}

/** The words of a scanned sheet come after the `#`, which browsers do not send to servers. */
function fillWords() {
  const [field] = /** @type {HTMLTextAreaElement[]} */ (all("[data-recover] textarea"));
  if (!field || !location.hash) return;
  field.value = decodeURIComponent(location.hash.slice(1)).replaceAll("-", " ");
  history.replaceState(null, "", location.pathname);
}

/** @param {Once} once */
export function connectKeeping(once) {
  offerPasskeys();
  fillWords();
  connectFarewell();
  const wire = (/** @type {string} */ selector, /** @type {(button: HTMLButtonElement) => Promise<void>} */ work) => {
    for (const button of /** @type {HTMLButtonElement[]} */ (all(selector))) {
      button.addEventListener("click", () => void once(button, () => work(button)));
    }
  };
  wire("[data-add-passkey]", addPasskey);
  wire("[data-use-passkey]", usePasskey);
  wire("[data-remove-passkey]", async (button) => {
    await ask("/api/me/passkeys/remove", { id: button.dataset.removePasskey });
    location.reload();
  });
  wire("[data-make-sheet]", makeSheet);
  wire("[data-delete-me]", deleteMe);
  for (const button of all("[data-print]")) button.addEventListener("click", () => print());
  const submit = (/** @type {string} */ selector, /** @type {(form: HTMLFormElement) => Promise<void>} */ work) => {
    for (const form of /** @type {HTMLFormElement[]} */ (all(selector))) {
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const button = /** @type {HTMLButtonElement} */ (form.querySelector("button[type=submit]"));
        void once(button, () => work(form));
      });
    }
  };
  submit("[data-recover]", recover);
  submit("[data-rename]", rename);
}
