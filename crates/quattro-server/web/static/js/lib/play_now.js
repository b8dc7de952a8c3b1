// A game against bots, in one tap.

/** @import { CreateTable, GameId, Kind } from "../../../protocol.js" */
/** @import { BotChoice } from "./bot_choice.js" */

import { isOnDevice, to } from "./addresses.js";
import { ask, contribution } from "./api.js";
import { botAt } from "./bot_choice.js";

/** Chairs at a table opened in one tap. @type {Record<GameId, number>} */
export const CHAIRS_AT_FIRST = { "mamma-mia": 4, "sole-mio": 4, grande: 4, calcory: 3 };

/** Documents on a device are the same for everybody: the device knows who plays on it. */
export const knownName = async () =>
  isOnDevice ? (await ask("/api/me").catch(() => undefined))?.name : document.documentElement.dataset.name;

/** A visitor who has no name and gives none is a guest. @param {string} [said] */
export async function haveName(said = "") {
  const { guest } = document.documentElement.dataset;
  const name = await knownName();
  if (said ? said === name : name) return;
  await ask("/api/me", { name: said || guest });
}

/** @param {CreateTable} table */
export const createTable = (table) => ask("/api/tables", table);

/**
 * A table with bots on all other chairs, and off it goes.
 * @param {CreateTable["table"]} table @param {BotChoice} choice @param {Kind} [kind] one's own
 */
export async function playBots({ players, ...options }, choice, kind) {
  const seats = Array.from({ length: players - 1 }, (_, index) => index + 2);
  const bots = seats.map((seat) => ({ seat, level: botAt(choice, seat) }));
  const { table } = await createTable({
    table: { players, ...options },
    bots,
    sit: { seat: 1, contribution: contribution(), ...(kind ? { kind } : {}) },
  });
  await ask(`/api/tables/${table.id}/start`, { contribution: contribution() });
  location.href = to(`/t/${table.id}`);
}

/** One tap, and a game begins. @param {GameId} game @param {number} players */
export async function playNow(game, players) {
  await haveName();
  await playBots({ game, players }, "cook");
}
