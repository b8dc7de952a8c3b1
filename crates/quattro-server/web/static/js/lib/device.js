// A one-time link to another device of the same person, and the device that asks for it.

/** @import { AskingDevice } from "../../../protocol.js" */

import { ask } from "./api.js";

/** Milliseconds between two questions whether a device has asked. */
const INTERVAL = 2000;

/**
 * Makes a link and watches it.
 * @param {(asking: AskingDevice | undefined) => void} changed called when a device asks, and without one when the link
 *   is used, refused or too old
 */
export async function offerDevice(changed) {
  const { path, code } = await ask("/api/me/link", {});
  const watch = async () => {
    // Without a network it is asked again.
    const state = await ask(`/api/me/link/${code}`).catch(() => ({ open: true, asking: undefined }));
    if (!state.open) return changed(undefined);
    if (state.asking) changed(state.asking);
    setTimeout(watch, INTERVAL);
  };
  setTimeout(watch, INTERVAL);
  return { path, refuse: () => ask(`/api/me/link/${code}/refuse`, {}) };
}
