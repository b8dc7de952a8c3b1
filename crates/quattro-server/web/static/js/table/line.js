// The line to a table: a socket to its server, or the worker of this device. Whoever uses it need not know which.

import { lineToDevice } from "../device/device.js";
import { isOnDevice } from "../lib/addresses.js";
import { language } from "../lib/words.js";

/**
 * What both have in common.
 * @typedef {object} Line
 * @property {number} readyState as of a socket
 * @property {(() => void) | null} onopen
 * @property {((event: { data: string }) => void) | null} onmessage
 * @property {((event: { code: number }) => void) | null} onclose
 * @property {(text: string) => void} send
 * @property {() => void} close
 */

/** @param {string} table @returns {Line} */
export function lineTo(table) {
  if (isOnDevice) return lineToDevice(table);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return /** @type {Line} */ (
    /** @type {unknown} */ (new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket?lang=${language}`))
  );
}
