// Being called while Quattro is closed, by Web Push. Asked for by a tap only.

import { ask } from "./api.js";
import { worker } from "./notify.js";
import { prefer } from "./settings.js";

/**
 * Why this device cannot call anybody.
 * @typedef {"insecure" | "home-screen" | "unknown" | "denied"} Obstacle
 */

/** An iPad says that it is a Mac; Macs have no touch screen. */
const isApplePhone = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** What stands in the way of calls on this device. @returns {Obstacle | undefined} */
export function obstacle() {
  if (!isSecureContext) return "insecure";
  if (!("PushManager" in window)) return isApplePhone() ? "home-screen" : "unknown";
  return Notification.permission === "denied" ? "denied" : undefined;
}

/** The browser's subscription, if it has one. */
async function subscription() {
  if (!isSecureContext || !("PushManager" in window)) return null;
  const registered = await navigator.serviceWorker.getRegistration("/");
  return (await registered?.pushManager.getSubscription()) ?? null;
}

/** Whether this device calls. */
export const areCallsOn = async () => (await subscription()) !== null;

/** Asks for the permission, and subscribes. Throws what went wrong; nothing if the person said no. */
export async function startCalls() {
  if (obstacle() || (await Notification.requestPermission()) !== "granted") return false;
  const { key } = await ask("/api/me/calls");
  const registered = await worker();
  if (!key || !registered) return false;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscribed = await registered.pushManager.subscribe(options);
  await ask("/api/me/calls", subscribed.toJSON());
  prefer({ notify: true });
  return true;
}

export async function stopCalls() {
  const subscribed = await subscription();
  if (!subscribed) return;
  await ask("/api/me/calls/end", { endpoint: subscribed.endpoint });
  await subscribed.unsubscribe();
}
