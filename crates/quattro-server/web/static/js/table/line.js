// Where the table is: the place that dials.

import { language } from "../lib/words.js";

/** A connection to a table. @param {string} table */
export function lineTo(table) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket?lang=${language}`);
}
