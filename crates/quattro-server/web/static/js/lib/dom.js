// lit-html, and a directive for custom properties: the content security policy forbids style attributes but allows
// setting properties.

/** @import { ElementPart, PartInfo } from "../../vendor/lit-html/directive.js" */

import { Directive, directive, PartType } from "../../vendor/lit-html/directive.js";
import { noChange } from "../../vendor/lit-html/lit-html.js";

export { repeat } from "../../vendor/lit-html/directives/repeat.js";
export { html, nothing, render, svg } from "../../vendor/lit-html/lit-html.js";

class Vars extends Directive {
  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("vars() belongs to an element");
  }

  /** @param {Record<string, string | number>} _values */
  render(_values) {
    return noChange;
  }

  /** @param {ElementPart} part @param {[Record<string, string | number>]} values */
  update(part, [values]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(values)) style.setProperty(name, String(value));
    return noChange;
  }
}

/** `<div ${vars({ "--x": 3 })}>` */
export const vars = directive(Vars);

/** Whether the screen has room for a table beside the oven. */
export const wide = matchMedia("(min-width: 900px)");

/** Class names that apply. @param {Record<string, unknown>} names */
export const cls = (names) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(" ");
