// A refusal by whoever has the table.

/** @import { Problem } from "../../../protocol.js" */

/** A refusal, in the language of the page. */
export class Refused extends Error {
  /** @param {Problem} problem */
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}
