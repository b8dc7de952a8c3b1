// Requests to the server, or to this device where its tables are here.

/** @import { DeviceRow } from "../device/messages.js" */
/** @import { Calls, DeviceLink, DeviceLinkState, EveningInfo, Fellows, GameSummary } from "../../../protocol.js" */
/** @import { Invitations, LinkedPerson, Me, RematchReply, ReplaySteps } from "../../../protocol.js" */
/** @import { PasskeyInfo, RecoverySheet, ReviewState, ScreenReply, Sessions, TableCode } from "../../../protocol.js" */
/** @import { TableReply, TryReply } from "../../../protocol.js" */

import { askDevice } from "../device/device.js";
import { isOnDevice } from "./addresses.js";
import { Refused } from "./refused.js";

export { Refused };

/**
 * What the server answers, by path (docs/protocol.md).
 * @template {string} Path
 * @typedef {Path extends "/api/me/link" ? DeviceLink
 *   : Path extends "/api/me/games" ? TableReply
 *   : Path extends "/api/device/tables" ? { tables: DeviceRow[] }
 *   : Path extends "/api/device/forget" ? object
 *   : Path extends `/api/tables/${string}/record` ? object
 *   : Path extends `/api/me/calls${string}` ? Calls
 *   : Path extends "/api/me/invitations" ? Invitations
 *   : Path extends `/api/me/link/${string}` ? DeviceLinkState
 *   : Path extends `/api/me/sessions${string}` ? Sessions
 *   : Path extends "/api/link" ? LinkedPerson
 *   : Path extends "/api/me/sheet" ? RecoverySheet
 *   : Path extends "/api/me/passkeys/ask" ? PublicKeyCredentialCreationOptionsJSON
 *   : Path extends "/api/passkey/ask" ? PublicKeyCredentialRequestOptionsJSON
 *   : Path extends `/api/me/passkeys${string}` ? PasskeyInfo[]
 *   : Path extends "/api/me" | "/api/me/switch" | "/api/link/confirm" | "/api/recover" | "/api/passkey" ? Me
 *   : Path extends `/api/screens/${string}` ? ScreenReply
 *   : Path extends `/api/codes/${string}` ? TableReply
 *   : Path extends `/api/tables/${string}/code` ? TableCode
 *   : Path extends `/api/tables/${string}/fellows` ? Fellows
 *   : Path extends `/api/daily/${string}` ? TryReply
 *   : Path extends `/api/tables/${string}/rematch` ? RematchReply
 *   : Path extends `/api/tables/${string}/review${string}` ? ReviewState
 *   : Path extends `/api/tables/${string}/summary` ? GameSummary
 *   : Path extends `/api/tables${string}` ? TableReply
 *   : Path extends `/api/evenings${string}` ? EveningInfo
 *   : Path extends `/replay/${string}/steps${string}` ? ReplaySteps
 *   : never} Answer
 */

/** Sentences come in the language of the page, whatever the browser or another tab prefers. @param {string} path */
function inPageLanguage(path) {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", document.documentElement.lang || "en");
  return address;
}

/**
 * Throws `Refused` where the server refuses, and another error where it cannot be reached.
 * @template {string} Path
 * @param {Path} path
 * @param {unknown} [body] sent as JSON by POST; without it the request is a GET
 * @returns {Promise<Answer<Path>>}
 */
export const ask = (path, body) => (isOnDevice ? askDevice(path, body) : askServer(path, body));

/**
 * The same, of the server, wherever this page plays.
 * @template {string} Path
 * @param {Path} path
 * @param {unknown} [body]
 * @returns {Promise<Answer<Path>>}
 */
export async function askServer(path, body) {
  const headers = { "content-type": "application/json" };
  const request = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(inPageLanguage(path), request);
  const text = await answer.text();
  const read = text ? JSON.parse(text) : {};
  if (!answer.ok) throw new Refused(read);
  return read;
}

/** 16 random bytes, so that nobody else decides the shuffles alone. */
export function contribution() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
