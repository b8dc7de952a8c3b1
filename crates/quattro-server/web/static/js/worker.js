// Shows the table again when its notification is tapped. It answers no request and keeps nothing.

const scope = /** @type {any} */ (self);

scope.addEventListener("install", () => scope.skipWaiting());

scope.addEventListener("notificationclick", (/** @type {any} */ event) => {
  const table = event.notification.data;
  event.notification.close();
  event.waitUntil(
    scope.clients.matchAll({ type: "window", includeUncontrolled: true }).then((/** @type {any[]} */ pages) => {
      const page = pages.find(({ url }) => url === table);
      return page ? page.focus() : scope.clients.openWindow(table);
    }),
  );
});
