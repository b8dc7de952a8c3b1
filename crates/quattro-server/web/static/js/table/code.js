// The four letters by which friends find this table, asked for once while it waits for players.

import { ask } from "../lib/api.js";
import { refresh } from "./redraw.js";
import { state } from "./store.js";

let code = "";
let asked = false;

/** The code; empty until it is known. A table without one is shared by its link. */
export function tableCode() {
  if (!asked && state.table) {
    asked = true;
    void ask(`/api/tables/${state.table.id}/code`, {}).then(
      (found) => {
        code = found.code;
        refresh();
      },
      () => undefined,
    );
  }
  return code;
}
