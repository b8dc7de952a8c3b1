// The screen goes on by itself: to the table that is made for it, and to the rematch.

import { ask } from "../lib/api.js";
import { isOver, state } from "../table/store.js";
import { screenKey, tableId } from "./place.js";

/** How often to look; after some minutes less often, for a screen that is left on. */
const [SOON, LATER, PATIENCE] = [1500, 10_000, 10 * 60_000];

let looking = false;
let isGoing = false;
const since = Date.now();

/** @param {string} table */
function go(table) {
  if (isGoing) return;
  isGoing = true;
  location.replace(`/tv/${table}`);
}

/** A rematch that has not begun is still being asked for: who wants it is seen beside the result. */
async function rematch() {
  const { next } = state.table ?? {};
  const found = next ? await ask(`/api/tables/${next}`) : undefined;
  return found && found.table.stage !== "open" ? next : undefined;
}

const found = async () => (await rematch()) ?? (await ask(`/api/screens/${screenKey}`)).table;

async function look() {
  // The server may not be reached for a while.
  const table = await found().catch(() => undefined);
  if (table) return go(table);
  setTimeout(look, Date.now() - since < PATIENCE ? SOON : LATER);
}

/** Called at every drawing. */
export function followNext() {
  const isFree = !tableId || state.table?.stage === "closed" || isOver();
  if (looking || !isFree) return;
  looking = true;
  void look();
}
