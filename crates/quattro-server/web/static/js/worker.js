// Shows the table when its notification is tapped. It handles no requests and stores nothing.

/**
 * The part of a service worker's globals used here; the type checker knows only those of a page.
 * @typedef {object} WorkerScope
 * @property {() => Promise<void>} skipWaiting
 * @property {Pages} clients
 * @property {(type: "install" | "notificationclick", listener: (event: TapEvent) => void) => void} addEventListener
 */
/** @typedef {{ notification: Notification, waitUntil: (work: Promise<unknown>) => void }} TapEvent */
/** @typedef {{ url: string, focus: () => Promise<unknown> }} Page */
/**
 * @typedef {object} Pages
 * @property {(wanted: { type: "window", includeUncontrolled: boolean }) => Promise<Page[]>} matchAll
 * @property {(address: string) => Promise<unknown>} openWindow
 */

const scope = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));

scope.addEventListener("install", () => scope.skipWaiting());

/** @param {string} address of the table */
async function showTable(address) {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : scope.clients.openWindow(address);
}

scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data));
});
