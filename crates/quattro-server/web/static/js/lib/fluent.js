// Reads and fills in messages: that part of Fluent (projectfluent.org) that our message files use, as quattro-words
// does.
//
// That is texts with arguments (`{ $name }`), other messages (`{ counted }`) and choices by an argument. What is
// missing is functions, terms, and choices by anything else. units/fluent.test.mjs holds it to the full implementation.

/** @typedef {Record<string, string | number>} Args */
/** @typedef {{ argument: string, variants: [string, Pattern][], otherwise: number }} Choice */
/** @typedef {string | { argument: string } | { message: string } | Choice} Part */
/** @typedef {Part[]} Pattern */

/** The end of a line and the spaces that the next one begins with, where a pattern goes on. */
const LINE_BREAK = /((?: *\n)+)( +)(?=[^.*[}\s])/y;

class Reader {
  #text;
  #at = 0;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  /** What stands here, if it is of this form; reading goes on after it. @param {RegExp} form */
  #take(form) {
    form.lastIndex = this.#at;
    const taken = form.exec(this.#text);
    if (taken) this.#at = form.lastIndex;
    return taken;
  }

  /** All messages by their names. Attributes are for others. */
  messages() {
    /** @type {Map<string, Pattern>} */
    const messages = new Map();
    while (this.#at < this.#text.length) {
      const name = this.#take(/([a-z][\w-]*) *=/iy)?.[1];
      if (name) messages.set(name, this.#pattern());
      else if (this.#take(/ +\.[\w-]+ *=/y)) this.#pattern();
      else this.#take(/[^\n]*\n?/y);
    }
    return messages;
  }

  /** Up to where a message, an attribute or a variant begins, or the choice ends. @returns {Pattern} */
  #pattern() {
    this.#take(/ */y);
    /** @type {(Part | { lines: number, indent: number })[]} */
    const raw = [];
    for (;;) {
      const text = this.#take(/[^{}\n]+/y)?.[0];
      if (text) raw.push(this.#take(/(?=\n|$)/y) ? text.replace(/ +$/, "") : text);
      const lineBreak = this.#take(LINE_BREAK);
      if (lineBreak) raw.push({ lines: lineBreak[1].split("\n").length - 1, indent: lineBreak[2].length });
      else if (this.#take(/\{\s*/y)) raw.push(this.#placeable());
      else if (!text) return joined(raw);
    }
  }

  /** What stands in braces. @returns {Part} */
  #placeable() {
    const [, text, argument, message = ""] = this.#take(/(?:"([^"\n]*)"|\$([\w-]+)|([\w-]+))\s*/y) ?? [];
    /** @type {Part} */
    let part = text ?? { message };
    if (argument) part = this.#take(/->/y) ? this.#choice(argument) : { argument };
    this.#take(/\s*\}/y);
    return part;
  }

  /** @param {string} argument @returns {Choice} */
  #choice(argument) {
    /** @type {Choice} */
    const choice = { argument, variants: [], otherwise: 0 };
    for (;;) {
      const [, isDefault, key] = this.#take(/\s*(\*?)\[\s*([\w-]+)\s*\]/y) ?? [];
      if (!key) return choice;
      if (isDefault) choice.otherwise = choice.variants.length;
      choice.variants.push([key, this.#pattern()]);
    }
  }
}

/**
 * The pattern without the indentation that all its lines have in common.
 * @param {(Part | { lines: number, indent: number })[]} raw
 * @returns {Pattern}
 */
function joined(raw) {
  const common = Math.min(
    ...raw.map((part) => (typeof part === "object" && "indent" in part ? part.indent : Infinity)),
  );
  return raw.map((part, index) => {
    if (typeof part === "string" || !("indent" in part)) return part;
    // A pattern that begins on a line of its own does not begin with the end of a line.
    return "\n".repeat(index ? part.lines : 0) + " ".repeat(part.indent - common);
  });
}

/** The messages of one language. */
export class Messages {
  #language;
  #messages;
  #plurals;

  /** @param {string} language @param {string} file */
  constructor(language, file) {
    this.#language = language;
    this.#messages = new Reader(file).messages();
    this.#plurals = new Intl.PluralRules(language);
  }

  /**
   * The message `id` with `args` filled in. What is missing appears in braces.
   * @param {string} id @param {Args} args @returns {string}
   */
  say(id, args) {
    const pattern = this.#messages.get(id);
    return pattern?.length ? this.#filled(pattern, args) : `{${id}}`;
  }

  /** @param {Pattern} pattern @param {Args} args */
  #filled(pattern, args) {
    return pattern.map((part) => this.#part(part, args)).join("");
  }

  /** @param {Part} part @param {Args} args @returns {string} */
  #part(part, args) {
    if (typeof part === "string") return part;
    if ("message" in part) return this.say(part.message, args);
    const value = args[part.argument];
    if ("variants" in part) {
      const fitting = part.variants.find(([key]) => this.#fits(key, value)) ?? part.variants[part.otherwise];
      return this.#filled(fitting[1], args);
    }
    if (typeof value === "number") return value.toLocaleString(this.#language);
    return typeof value === "string" ? value : `{$${part.argument}}`;
  }

  /**
   * Whether a variant is for this value: a number, its category such as `one`, or a text.
   * @param {string} key @param {unknown} value
   */
  #fits(key, value) {
    if (typeof value !== "number") return key === value && !/^-?\d/.test(key);
    return /^-?\d/.test(key) ? Number(key) === value : key === this.#plurals.select(value);
  }
}
