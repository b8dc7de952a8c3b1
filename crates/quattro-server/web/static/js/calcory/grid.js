// The floor of sixty cards: 10 × 6 where the screen is wider than high, 6 × 10 on an upright phone.

/** @import { Kind, Place, Spot } from "../../../protocol.js" */

import { badge, sign } from "../lib/art.js";
import { cls, html, nothing, repeat, vars } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { send } from "../table/feed.js";
import { refresh } from "../table/redraw.js";
import { calcory, focusOn, nameOf, state } from "../table/store.js";
import { faceOf, isTaken, kindOfCard, takenPlaces } from "./cards.js";
import { placeName } from "./reduce.js";
import { kindOfSeat } from "./seats.js";
import { isTaking, legalNow, tapWhileTaking } from "./taking.js";

/** Whether the floor lies across; calcory.css has the same condition. */
const across = matchMedia("(min-width: 900px), (min-aspect-ratio: 1 / 1)");
across.addEventListener("change", refresh);

const size = () => ({ rows: calcory().grid.length, columns: calcory().grid[0].length });

/**
 * The places in reading order of the screen. Upright, the floor is rotated like a phone that is turned, so that what
 * one remembers keeps its neighbours and its side.
 * @returns {[row: number, column: number][]}
 */
function places() {
  const { rows, columns } = size();
  const all = Array.from({ length: rows * columns }, (_, index) => index);
  return across.matches
    ? all.map((index) => [Math.floor(index / columns), index % columns])
    : all.map((index) => [rows - 1 - (index % rows), Math.floor(index / rows)]);
}

/** The same, line by line. */
function lines() {
  const all = places();
  const { rows, columns } = size();
  const length = across.matches ? columns : rows;
  return Array.from({ length: all.length / length }, (_, line) => all.slice(line * length, (line + 1) * length));
}

/** What the places of a line have in common: a number across, a letter upright. @param {[number, number]} first */
const lineName = ([row, column]) => (across.matches ? placeName(row, column).slice(1) : placeName(row, column)[0]);

/** What a tap on a place would do. @param {Place} place @param {Spot} spot */
function tapAt(place, spot) {
  if (calcory().step === "choose-back") return tapWhileTaking(place, spot);
  const allowed = legalNow();
  const action = [`turn:${place}`, `put:${place}`].find((one) => allowed.includes(one));
  return action ? { act: () => send([action]), isTarget: action.startsWith("put:") } : undefined;
}

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
  const who = up.marker === state.you.seat ? "you" : "other";
  const owned = up.marker ? say("ui-tile-marked", { who, name: nameOf(up.marker) }) : "";
  return [`${place} ${say("ui-tile-up", { number: up.number })}`, owned].filter(Boolean).join(", ");
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
  const known = card ? html`<i class="known k-${kindOfCard(card)}">${card.slice(1)}</i>` : nothing;
  return html`${sign("tileback", "back")}${known}`;
}

/** @param {Spot} spot @param {ReturnType<typeof tapAt>} tap */
function tileLook(spot, tap) {
  const { effects } = state;
  const up = faceOf(spot);
  const mine = up?.marker === null;
  const win = isTaken(calcory(), spot) && (effects.thirteen || isTaking());
  return cls({
    tile: true,
    up: !!up,
    down: spot === "face-down",
    gone: spot === "empty",
    marked: !!up?.marker,
    mine,
    win,
    can: !!tap,
    target: tap?.isTarget,
    shake: mine && effects.shake,
    [`k-${up?.kind}`]: !!up,
  });
}

/** @param {[row: number, column: number]} place @param {Place[]} taken the set that is being taken */
function tile([row, column], taken) {
  const spot = calcory().grid[row][column];
  const place = placeName(row, column);
  const tap = tapAt(place, spot);
  return html`<button type="button" role="gridcell" class=${tileLook(spot, tap)} data-place=${place}
    data-spot="tile-${place}" aria-label=${tileLabel(spot, row, column)} aria-disabled=${tap ? "false" : "true"}
    tabindex=${place === state.focus ? 0 : -1} ${vars({ "--nth": Math.max(0, taken.indexOf(place)) })}
    @click=${() => tap?.act()} @focus=${() => focusOn(place)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, row, column)}>
    ${tileFace(spot, row, column)}
  </button>`;
}

/** Steps to the right and down. @type {Record<string, [right: number, down: number] | undefined>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * One tile is the tab stop; the arrow keys move from there.
 * @param {KeyboardEvent} event @param {number} row @param {number} column
 */
function walk(event, row, column) {
  const arrow = ARROWS[event.key];
  if (!arrow) return;
  event.preventDefault();
  // Upright, the columns run down the screen and the rows from right to left.
  const [right, down] = across.matches ? arrow : [arrow[1], -arrow[0]];
  const { rows, columns } = size();
  const within = (/** @type {number} */ at, /** @type {number} */ many) => Math.min(many - 1, Math.max(0, at));
  const place = placeName(within(row + down, rows), within(column + right, columns));
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-place="${place}"]`))?.focus();
}

/** Three flat bands of light that sweep across the floor at thirteen. */
const sweep = () =>
  html`<svg class="sweep" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path class="broad" d="M22 100L62 0H82L42 100Z"></path>
    <path d="M46 100L86 0H90L50 100Z"></path>
    <path d="M15 100L55 0H57L17 100Z"></path>
  </svg>`;

export function grid() {
  const { rows, columns } = size();
  const shape = across.matches ? { "--columns": columns, "--rows": rows } : { "--columns": rows, "--rows": columns };
  const taken = takenPlaces(calcory());
  return html`<div class="floor" ${vars(shape)}>
    <div class="grid" role="grid" aria-label=${say("ui-grid")}>
      ${lines().map(
        (line) =>
          html`<div role="row" aria-label=${lineName(line[0])}>
            ${repeat(
              line,
              ([row, column]) => row * columns + column,
              (place) => tile(place, taken),
            )}
          </div>`,
      )}
    </div>
    ${state.effects.thirteen ? sweep() : nothing}
  </div>`;
}
