// Sheets that open at the side of the table, never over cards that must be visible.

/** @import { SheetName } from "../store.js" */

import { nothing } from "../../lib/dom.js";
import { state } from "../store.js";
import { chatSheet } from "./chat.js";
import { filledSheet } from "./filled.js";
import { logSheet } from "./log.js";
import { menuSheet } from "./menu.js";
import { ruleSheet } from "./rule.js";
import { settingsSheet } from "./settings.js";

/** @type {Record<SheetName, () => unknown>} */
const SHEETS = {
  "": () => nothing,
  menu: menuSheet,
  settings: settingsSheet,
  chat: chatSheet,
  log: logSheet,
  filled: filledSheet,
  rule: ruleSheet,
};

export const openSheet = () => SHEETS[state.sheet]();
