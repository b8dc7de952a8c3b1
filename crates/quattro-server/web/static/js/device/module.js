// The compiled module: texts in, texts out, through its memory.

/** @import { DeviceInput, DeviceOutputs } from "./messages.js" */

/**
 * What the module exports (crates/quattro-web/src/module.rs).
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} room
 * @property {(now: number) => number} receive
 * @property {() => number} answer
 */

const written = new TextEncoder();
const read = new TextDecoder();

/** A module that has been started, and can be called again and again until it stops with an error. */
export class Module {
  /** @param {Exports} exports */
  constructor(exports) {
    this.exports = exports;
  }

  /**
   * Starts a compiled module.
   * @param {WebAssembly.Module} compiled
   * @param {() => number} [clock] in milliseconds, by which bots see when to stop
   */
  static async start(compiled, clock = () => performance.now()) {
    const instance = await WebAssembly.instantiate(compiled, { quattro: { clock } });
    return new Module(/** @type {Exports} */ (/** @type {unknown} */ (instance.exports)));
  }

  /**
   * @param {DeviceInput} input @param {number} now milliseconds since 1970
   * @returns {DeviceOutputs}
   */
  give(input, now) {
    return JSON.parse(this.giveText(JSON.stringify(input), now));
  }

  /** @param {string} input @param {number} now */
  giveText(input, now) {
    const bytes = written.encode(input);
    const { memory, room, receive, answer } = this.exports;
    const place = room(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const length = receive(now);
    return read.decode(new Uint8Array(memory.buffer, answer(), length));
  }
}
