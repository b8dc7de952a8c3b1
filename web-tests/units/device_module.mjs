// The compiled module, and the scripts that the Rust test `device` of quattro-web has written for it.

import { readdirSync, readFileSync } from "node:fs";
import { Module } from "../../crates/quattro-server/web/static/js/device/module.js";

const MODULE = new URL("../../crates/quattro-server/web/static/device/quattro.wasm", import.meta.url).pathname;
const FOLDER = process.env.QUATTRO_DEVICE_SCRIPTS ?? new URL("../../target/tmp/device/", import.meta.url).pathname;

/**
 * One call, and the hash of the answer that the native build gives.
 * @typedef {{ now: number, input: unknown, hash: string }} Step
 */

const compiled = await WebAssembly.compile(readFileSync(MODULE));

const MESSAGES = new URL("../../crates/quattro-words/messages/", import.meta.url).pathname;
const LANGUAGES = ["en", "fr", "de"];

/** A module of its own, whose clock stands still: so a bot decides in one slice, as in the scripts. */
export async function fresh() {
  const module = await Module.start(compiled, () => 0);
  for (const lang of LANGUAGES) {
    const files = ["", "refusals-", "problems-"].map((file) => readFileSync(`${MESSAGES}${file}${lang}.ftl`, "utf8"));
    module.give({ type: "words", lang, text: files.join("\n") }, 0);
  }
  return module;
}

/** The scripts with these names. @param {RegExp} wanted */
export function scripts(wanted) {
  let files;
  try {
    files = readdirSync(FOLDER);
  } catch {
    throw new Error(`no scripts in ${FOLDER}; write them with: cargo test -p quattro-web --test device`);
  }
  return files.filter((file) => wanted.test(file)).sort();
}

/** @param {string} file */
export const readScript = (file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8"));
