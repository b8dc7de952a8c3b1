// A position as part of an address: a version, and the question as JSON, compressed, in letters that addresses allow.
// It stands behind the #, so no server ever sees it.

/** @import { Question } from "./types.js" */

const VERSION = 1;

/** No position is longer; a link that unpacks to more was not made here. */
const LONGEST = 20_000;

/** @param {Uint8Array} bytes */
const letters = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** @param {string} text */
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} through */
async function sent(bytes, through) {
  const writer = through.writable.getWriter();
  // What is wrong with the bytes is found by whoever reads them.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const parts = [];
  let length = 0;
  for (const reader = through.readable.getReader(); ; ) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST) throw new Error("too long");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** What stands behind the # of a link to this question. @param {Question} question */
export async function written(question) {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  return `${VERSION}.${letters(await sent(bytes, new CompressionStream("deflate")))}`;
}

const PIZZA = ["mamma-mia", "sole-mio", "grande"];

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === "string";

/** @param {unknown} value */
const isTextOrNothing = (value) => value === undefined || isText(value);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {(value: unknown) => boolean} is @param {unknown} list */
const isListOf = (is, list) => Array.isArray(list) && list.every(is);

/** @param {unknown} seat */
const isSeat = (seat) => isRecord(seat) && Object.values(seat).every(isTextOrNothing);

/** @param {Record<string, unknown>} position */
const isTable = ({ game, seat, table, oven, kitchen }) =>
  isText(game) && PIZZA.includes(game) && isListOf(isSeat, seat) && [table, oven, kitchen].every(isTextOrNothing);

/** @param {Record<string, unknown>} position */
const isFloor = ({ game, grid, won, names = [], marked = { places: "" }, turned }) =>
  game === "calcory" &&
  isListOf(isText, grid) &&
  isListOf(Number.isInteger, won) &&
  isListOf(isText, names) &&
  isRecord(marked) &&
  isText(marked.places) &&
  isTextOrNothing(turned);

/**
 * Whether the page can draw it; whether it is possible, the arbiter says.
 * @param {unknown} read @returns {read is Question}
 */
function isQuestion(read) {
  const { position, moves = [] } = isRecord(read) ? read : {};
  return isRecord(position) && isListOf(isText, moves) && (isTable(position) || isFloor(position));
}

/**
 * The question of a link; or that it was made by a newer version, or is damaged.
 * @param {string} text what stands behind the #
 * @returns {Promise<Question | "newer" | "damaged">}
 */
export async function read(text) {
  const [version, packed] = text.split(".");
  if (/^\d+$/.test(version) && Number(version) > VERSION) return "newer";
  if (Number(version) !== VERSION || !packed) return "damaged";
  try {
    // The compressed form has a checksum, so a lost or changed letter is noticed.
    const bytes = await sent(bytesOf(packed), new DecompressionStream("deflate"));
    const question = JSON.parse(new TextDecoder().decode(bytes));
    return isQuestion(question) ? question : "damaged";
  } catch {
    return "damaged";
  }
}
