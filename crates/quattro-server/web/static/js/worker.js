// Keeps what a device needs without a network, shows calls, and the table when a notification is tapped.
//
// The program puts a line before this one, which sets KEPT: the version, and the names of all that is kept with their
// hashes. Kept files are found by their hash, so that a new version fetches only what has changed.

/**
 * The part of a service worker's globals used here; the type checker knows only those of a page.
 * @typedef {object} WorkerScope
 * @property {() => Promise<void>} skipWaiting
 * @property {ServiceWorkerRegistration} registration
 * @property {Pages & { claim: () => Promise<void> }} clients
 * @property {{ get: (name: string) => Promise<{ value: string } | null> }} [cookieStore]
 * @property {(type: string, listener: (event: WorkerEvent) => void) => void} addEventListener
 */
/**
 * @typedef {object} WorkerEvent
 * @property {Notification} notification of a tap on it
 * @property {string} action of a tap on one of its buttons
 * @property {{ json: () => Call }} data of a call
 * @property {Request} request of a fetch
 * @property {(answer: Promise<Response>) => void} respondWith
 * @property {(work: Promise<unknown>) => void} waitUntil
 */
/**
 * A declarative push message, as the server sends it.
 * @typedef {object} Call
 * @property {{ title: string, body: string, lang: string, tag: string, navigate: string,
 *   actions: { action: string, title: string }[] }} notification
 */
/** @typedef {{ url: string, visibilityState: string, focus: () => Promise<unknown> }} Page */
/**
 * @typedef {object} Pages
 * @property {(wanted: { type: "window", includeUncontrolled: boolean }) => Promise<Page[]>} matchAll
 * @property {(address: string) => Promise<unknown>} openWindow
 */

const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));

/** @type {{ version: string, files: Record<string, string> }} */
const KEPT = Reflect.get(self, "KEPT");

const STORE = "quattro-offline";
/** The folder of this script, with everything below it. */
const ROOT = new URL("./", location.href);

/** All documents of this device and the messages by their names, in one file. */
const TEXTS = new URL("device/texts.json", ROOT);

/** Where a kept file is fetched from. @param {string} name */
const source = (name) => new URL(name.replace(/^static\//, `static/${KEPT.version}/`), ROOT);

/** Under which address a file with this hash is kept. @param {string} hash */
const place = (hash) => new URL(`kept/${hash}`, ROOT).href;

/** As the program writes hashes: the first nine bytes. @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 9);
  return btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/**
 * Keeps what has come, if it is what was promised: a hotel's network answers everything with its own page.
 * @param {string} name @param {ArrayBuffer} bytes @param {Headers} sent the headers that it came with
 */
async function keep(name, bytes, sent) {
  const hash = KEPT.files[name];
  if ((await hashOf(bytes)) !== hash) throw new Error(`${name} is not what it should be`);
  // It is not compressed any more, and a page opens nothing that came by another address.
  const headers = new Headers(sent);
  headers.delete("content-encoding");
  headers.delete("content-length");
  await (await caches.open(STORE)).put(place(hash), new Response(bytes, { headers }));
}

/** @param {string} name */
async function keepFile(name) {
  const answer = await fetch(source(name));
  await keep(name, await answer.arrayBuffer(), answer.headers);
}

/** Documents and messages come together, because they have much in common. @param {string[]} names */
async function keepTexts(names) {
  if (!names.length) return;
  // A file host may not say how long a document is good for, so that the browser guesses.
  const answer = await fetch(TEXTS, { cache: "no-cache" });
  const texts = await answer.json();
  const keepText = (/** @type {string} */ name) => {
    const headers = new Headers(answer.headers);
    headers.set("content-type", `text/${name.endsWith(".html") ? "html" : "plain"}; charset=utf-8`);
    return keep(name, new TextEncoder().encode(texts[name]).buffer, headers);
  };
  await Promise.all(names.map(keepText));
}

/** @param {string} name */
const isText = (name) => !name.startsWith("static/");

async function keepAll() {
  const known = new Set((await (await caches.open(STORE)).keys()).map(({ url }) => url));
  const names = Object.keys(KEPT.files).filter((name) => !known.has(place(KEPT.files[name])));
  const files = names.filter((name) => !isText(name));
  await Promise.all([keepTexts(names.filter(isText)), ...files.map(keepFile)]);
}

/** What no document of this version needs. */
async function dropOthers() {
  const store = await caches.open(STORE);
  const wanted = new Set(Object.values(KEPT.files).map(place));
  const others = (await store.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((request) => store.delete(request)));
}

/** Pages on which a game is played, or learnt, wherever the host has them. @param {{ url: string }} page */
const isGame = ({ url }) => /^(device\/\w+\/)?(t|tv|learn)(\/|\.html|-)/.test(url.slice(ROOT.href.length));

/** A page has been opened while this version waits: it takes over, unless that would be in the middle of a game. */
async function takeOver() {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!pages.some(isGame)) await scope.skipWaiting();
}

scope.addEventListener("install", (event) => event.waitUntil(keepAll()));
scope.addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => scope.clients.claim())));
scope.addEventListener("message", (event) => event.waitUntil(takeOver()));

/** The name of a file without its version, and whether it is asked for in this version. @param {URL} address */
function named({ pathname, searchParams }) {
  const [, top, version, rest] = pathname.slice(ROOT.pathname.length).match(/^(static\/)([^/]+)\/(.+)$/) ?? [];
  if (top) return { name: top + rest, isCurrent: version === KEPT.version };
  const name = pathname.slice(ROOT.pathname.length).replace(/^(device\/\w+\/)$/, "$1index.html");
  return { name, isCurrent: !searchParams.has("v") || searchParams.get("v") === KEPT.version };
}

/** @param {string} hash */
const kept = async (hash) => (await caches.open(STORE)).match(place(hash));

/** The browser may have dropped what was kept. @param {Request} request @param {string} hash */
const keptOrFetched = async (request, hash) => (await kept(hash)) ?? fetch(request);

/** @param {Request} request @param {string} hash */
async function fetchedOrKept(request, hash) {
  return fetch(request).catch(async () => (await kept(hash)) ?? Response.error());
}

const LANGUAGES = ["en", "fr", "de"];

/** The language in the address, else the one chosen before, else the browser's. @param {URL} address */
async function languageFor({ searchParams }) {
  const chosen = await scope.cookieStore?.get("lang");
  const wanted = [searchParams.get("lang"), chosen?.value, ...navigator.languages.map((one) => one.slice(0, 2))];
  return wanted.find((one) => one && LANGUAGES.includes(one)) ?? "en";
}

/** The same page on the device, or its home, which knows the way back. @param {URL} address */
async function onDevice(address) {
  const folder = `device/${await languageFor(address)}/`;
  const page = `${folder}${address.pathname.slice(ROOT.pathname.length).replaceAll("/", "-")}.html`;
  const from = encodeURIComponent(address.pathname + address.search);
  return Response.redirect(new URL(KEPT.files[page] ? page : `${folder}index.html?from=${from}`, ROOT).href);
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || !address.href.startsWith(ROOT.href)) return;
  const { name, isCurrent } = named(address);
  const hash = KEPT.files[name];
  if (hash) event.respondWith((isCurrent ? keptOrFetched : fetchedOrKept)(request, hash));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => onDevice(address)));
});

/** @param {string} address of the table */
async function showTable(address) {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : scope.clients.openWindow(address);
}

/** A page that shows the table and is looked at says the same. @param {Call} call */
async function showCall({ notification: { title, body, lang, tag, navigate, actions } }) {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isThere = (/** @type {Page} */ { url, visibilityState }) =>
    visibilityState === "visible" && new URL(url).pathname === new URL(navigate).pathname;
  if (pages.some(isThere)) return;
  const buttons = actions.map(({ action, title }) => ({ action, title }));
  const options = { body, lang, tag, icon: "/favicon.ico", data: navigate, actions: buttons };
  await scope.registration.showNotification(title, options);
}

/** @param {string} path @param {unknown} body */
const post = (path, body) =>
  fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** One tap, and this device calls no more. */
async function stopCalls() {
  const subscribed = await scope.registration.pushManager.getSubscription();
  if (!subscribed) return;
  await post("/api/me/calls/end", { endpoint: subscribed.endpoint });
  await subscribed.unsubscribe();
}

/** The browser has changed its address for calls. */
async function subscribeAgain() {
  const { key } = await (await fetch("/api/me/calls")).json();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscribed = await scope.registration.pushManager.subscribe(options);
  await post("/api/me/calls", subscribed.toJSON());
}

scope.addEventListener("push", (event) => event.waitUntil(showCall(event.data.json())));
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain()));

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "off" ? stopCalls() : showTable(event.notification.data));
});
