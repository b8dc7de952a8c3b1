// A game against bots, in one tap.

/** @import { CreateTable, GameId } from "../../../protocol.js" */

import { ask, contribution } from "./api.js";

/** Chairs at a table opened in one tap. @type {Record<GameId, number>} */
export const CHAIRS_AT_FIRST = { "mamma-mia": 4, "sole-mio": 4, grande: 4, calcory: 3 };

/** A visitor who has no name and gives none is a guest. @param {string} [said] */
export async function haveName(said = "") {
  const { name, guest } = document.documentElement.dataset;
  if (said ? said === name : name) return;
  await ask("/api/me", { name: said || guest });
}

/** @param {CreateTable} table */
export const createTable = (table) => ask("/api/tables", table);

/** A table with bots on all other chairs, and off it goes. @param {GameId} game @param {number} players */
export async function playNow(game, players) {
  await haveName();
  const bot = (/** @type {number} */ seat) => ({ seat, level: /** @type {const} */ ("cook") });
  const bots = Array.from({ length: players - 1 }, (_, index) => bot(index + 2));
  const { table } = await createTable({
    table: { game, players },
    bots,
    sit: { seat: 1, contribution: contribution() },
  });
  await ask(`/api/tables/${table.id}/start`, { contribution: contribution() });
  location.href = `/t/${table.id}`;
}
