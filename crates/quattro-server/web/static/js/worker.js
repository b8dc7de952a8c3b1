// Shows calls, the table when its notification is tapped, and a page that says so when there is no network. That page
// is all it stores, and all it ever answers with.

/**
 * The part of a service worker's globals used here; the type checker knows only those of a page.
 * @typedef {object} WorkerScope
 * @property {() => Promise<void>} skipWaiting
 * @property {ServiceWorkerRegistration} registration
 * @property {Pages & { claim: () => Promise<void> }} clients
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

/** The name of the store, and the folder under which the page without a network finds its files. */
const STORE = "quattro-offline";
const FOLDER = "/offline/";
const FILES = [
  "css/base.css",
  "css/pages.css",
  "js/lib/theme.js",
  "js/page.js",
  "fonts/fraunces.woff2",
  "fonts/figtree.woff2",
  "art/awning.svg",
  "art/awning-dark.svg",
  "art/terrazzo.svg",
  "art/terrazzo-dark.svg",
  "art/icon.svg",
];

/** Stores the page and its files under addresses of their own, so that no other request is ever answered from here. */
async function prepare() {
  const answer = await fetch("/offline");
  const page = await answer.text();
  const version = page.match(/\/static\/[\w-]+\//)?.[0] ?? "";
  const store = await caches.open(STORE);
  await store.put(FOLDER, new Response(page.replaceAll(version, FOLDER), { headers: answer.headers }));
  await Promise.all(FILES.map(async (file) => store.put(FOLDER + file, await fetch(version + file))));
}

/** @param {string} address */
const stored = async (address) => (await (await caches.open(STORE)).match(address)) ?? Response.error();

scope.addEventListener("install", (event) => {
  event.waitUntil(prepare());
  void scope.skipWaiting();
});
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => stored(FOLDER)));
  else if (pathname.startsWith(FOLDER)) event.respondWith(stored(pathname));
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
