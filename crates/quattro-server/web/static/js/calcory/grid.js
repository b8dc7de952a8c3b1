// The tiles: 10 × 6 on a wide screen and 6 × 10 on a phone.

/** @import { Kind, Place, Spot } from "../../../protocol.js" */

import { badge, sign } from "../lib/art.js";
import { cls, html, nothing, repeat, vars, wide } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { send } from "../table/feed.js";
import { refresh } from "../table/redraw.js";
import { calcory, focusOn, myTurn, nameOf, state } from "../table/store.js";
import { kindOfSeat } from "./seats.js";

/** Numbers wear the colours of the kinds. @type {Record<string, Kind>} */
const COLOURS = { r: "salami", y: "pineapple", g: "chili", b: "olive", v: "mushroom" };

/** The orientation of the grid. */
const size = () => ({ rows: calcory().grid.length, columns: calcory().grid[0].length });
wide.addEventListener("change", refresh);

/** @param {number} row @param {number} column */
const placeName = (row, column) => `${String.fromCharCode(65 + column)}${row + 1}`;

/** The places in reading order of the screen: on a phone the grid is rotated. @returns {[number, number][]} */
function places() {
  const { rows, columns } = size();
  const all = Array.from({ length: rows * columns }, (_, index) => index);
  return wide.matches
    ? all.map((index) => [Math.floor(index / columns), index % columns])
    : all.map((index) => [index % rows, Math.floor(index / rows)]);
}

/** What a tap on a place would do. @param {Place} place */
function actionAt(place) {
  const allowed = myTurn() ? (state.game?.legal.map((one) => one.action) ?? []) : [];
  return ["turn", "back", "put"].map((verb) => `${verb}:${place}`).find((action) => allowed.includes(action));
}

/** The number, colour and marker of a face-up tile. @param {Spot} spot */
export function faceOf(spot) {
  if (typeof spot !== "object") return undefined;
  const { card, marker } = spot["face-up"];
  return { number: card.slice(1), kind: COLOURS[card[0]], marker };
}

/** A set is being taken, and the card that goes back is not chosen yet. */
export const isTaking = () => calcory().step === "choose-back" || calcory().step === "put-back";

/** The face-down card there, in a replay that shows all cards. @param {number} row @param {number} column */
const hiddenCard = (row, column) => calcory().revealed?.grid[row][column] ?? "";

/** In a replay, a screen reader announces the number that is visible. */
function tileLabel(/** @type {Spot} */ spot, /** @type {number} */ row, /** @type {number} */ column) {
  const up = faceOf(spot);
  const place = `${placeName(row, column)}:`;
  if (!up && spot === "face-down") {
    return [place, say("ui-tile-down"), hiddenCard(row, column).slice(1)].filter(Boolean).join(" ");
  }
  if (!up) return `${place} ${say("ui-tile-gone")}`;
  const owned = up.marker ? say("ui-tile-marked", { name: nameOf(up.marker) }) : "";
  return [place, say("ui-tile-up", { number: up.number }), owned].filter(Boolean).join(" ");
}

/** What is drawn on a tile. */
function tileFace(/** @type {Spot} */ spot, /** @type {number} */ row, /** @type {number} */ column) {
  const up = faceOf(spot);
  if (up) {
    const marker = up.marker ? html`<span class="marker">${badge(kindOfSeat(up.marker))}</span>` : nothing;
    return html`<b>${up.number}</b>${marker}`;
  }
  if (spot !== "face-down") return nothing;
  const card = hiddenCard(row, column);
  const known = card ? html`<i class="known k-${COLOURS[card[0]]}">${card.slice(1)}</i>` : nothing;
  return html`${sign("tileback", "back")}${known}`;
}

/** @param {Spot} spot @param {string | undefined} action */
function tileLook(spot, action) {
  const { effects } = state;
  const up = faceOf(spot);
  const mine = up?.marker === null;
  return cls({
    tile: true,
    up: !!up,
    down: spot === "face-down",
    gone: spot === "empty",
    marked: !!up?.marker,
    mine,
    win: mine && (effects.thirteen || isTaking()),
    can: !!action,
    target: action?.startsWith("put:"),
    shake: mine && effects.shake,
    [`k-${up?.kind}`]: !!up,
  });
}

/** @param {[row: number, column: number]} place */
function tile([row, column]) {
  const spot = calcory().grid[row][column];
  const place = placeName(row, column);
  const action = actionAt(place);
  return html`<button type="button" class=${tileLook(spot, action)} data-place=${place}
    aria-label=${tileLabel(spot, row, column)} aria-disabled=${action ? "false" : "true"}
    tabindex=${place === state.focus ? 0 : -1}
    @click=${() => action && send([action])} @focus=${() => focusOn(place)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, row, column)}>
    ${tileFace(spot, row, column)}
  </button>`;
}

/** Steps across and down. @type {Record<string, [across: number, down: number] | undefined>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * One tile is the tab stop; the arrow keys move from there.
 * @param {KeyboardEvent} event @param {number} row @param {number} column
 */
function walk(event, row, column) {
  const arrow = ARROWS[event.key];
  if (!arrow) return;
  event.preventDefault();
  const [across, down] = wide.matches ? arrow : [arrow[1], arrow[0]];
  const { rows, columns } = size();
  const within = (/** @type {number} */ at, /** @type {number} */ many) => Math.min(many - 1, Math.max(0, at));
  const place = placeName(within(row + down, rows), within(column + across, columns));
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-place="${place}"]`))?.focus();
}

export function grid() {
  const { rows, columns } = size();
  const shape = wide.matches ? { "--columns": columns, "--rows": rows } : { "--columns": rows, "--rows": columns };
  return html`<section class="grid" role="group" aria-label=${say("ui-grid")} ${vars(shape)}>
    ${repeat(places(), ([row, column]) => row * columns + column, tile)}
  </section>`;
}
