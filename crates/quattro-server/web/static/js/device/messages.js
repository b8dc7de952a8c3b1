// What passes between page, worker and module, as types (crates/quattro-web/src/message.rs).

/** @import { Listing, Turn } from "../../../protocol.js" */

/** @typedef {{ id: string, name: string }} Person */
/** @typedef {Listing & { turn: Turn | null }} DeviceRow */
/** @typedef {{ table: string, number: number, body: string }} DeviceEntry */
/** @typedef {{ entries: DeviceEntry[], rows: DeviceRow[], person?: Person }} DeviceStore */

/**
 * What a page asks of its worker, and one worker of another.
 * @typedef {{ type: "ask", ask: number, path: string, body?: string, lang: string }
 *   | { type: "dial", line: number, table: string, lang: string }
 *   | { type: "hear", line: number, text: string }
 *   | { type: "hang-up", line: number }} PageMessage
 */
/**
 * A tab that is looked at wants to have the tables. The messages are the file that the page reads in its language.
 * @typedef {{ type: "claim", messages: string }} Claim
 */
/**
 * What a worker tells its page. After `lost` no line is open any more, and no answer comes to what was asked.
 * @typedef {{ type: "answer", ask: number, ok: boolean, body: string }
 *   | { type: "tell", line: number, text: string }
 *   | { type: "hang-up", line: number, code: number }
 *   | { type: "lost" }} WorkerMessage
 */
/**
 * @typedef {PageMessage
 *   | { type: "words", lang: string, text: string }
 *   | { type: "start", seed: string, person?: Person, pace?: number, playouts?: number }
 *   | { type: "loaded", entries: string[] }
 *   | { type: "not-loaded" | "stored" | "not-stored" | "tick" }} DeviceInput
 */
/** @typedef {WorkerMessage | { type: "load", table: string } | { type: "store" } & DeviceStore} DeviceOutput */
/** @typedef {{ out: DeviceOutput[], next?: number }} DeviceOutputs */

export {};
