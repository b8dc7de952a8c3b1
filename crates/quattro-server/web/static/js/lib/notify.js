// "Your turn" as an optional notification. Phones only show notifications from a service worker.

import { register } from "./offline.js";
import { settings } from "./settings.js";

/** The worker, as soon as it is ready to show something. */
export async function worker() {
  const registered = await register();
  const coming = registered?.installing ?? registered?.waiting;
  if (coming && !registered?.active)
    await new Promise((resolve) =>
      coming.addEventListener("statechange", () => coming.state === "activated" && resolve(undefined)),
    );
  return registered;
}

/** Asks for the permission. */
export async function askToNotify() {
  if ("Notification" in window) await Notification.requestPermission();
}

/**
 * A call about the same thing has the same tag, so that the browser shows one of them.
 * @param {"turn" | "rematch"} reason @param {string} title @param {string} body
 */
export async function notify(reason, title, body) {
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const registered = await worker();
  const icon = new URL("../../icons/192.png", import.meta.url).pathname;
  const tag = `${reason} ${location.pathname}`;
  await registered?.showNotification(title, { body, icon, tag, data: location.href });
}
