// Calcory's sixty places as buttons: 10 × 6 where there is room, 6 × 10 on an upright phone.

import { kindOfCard } from "../calcory/cards.js";
import { placeName } from "../calcory/reduce.js";
import { kindOfSeat } from "../calcory/seats.js";
import { badge, sign } from "../lib/art.js";
import { cls, html, nothing, vars } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { refresh } from "../table/redraw.js";

/** @import { Tile } from "./tiles.js" */

const ROWS = 6;
const COLUMNS = 10;

const across = matchMedia("(min-width: 640px) and (min-height: 501px)");
across.addEventListener("change", refresh);

/** The tile that the Tab key reaches; the arrow keys move from there. */
let focus = "A1";

/** Upright, the floor is rotated like a phone that is turned, as at the table. @returns {string[][]} */
function lines() {
  const [lines, length] = across.matches ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length }, (_, at) => (across.matches ? placeName(line, at) : placeName(ROWS - 1 - at, line))),
  );
}

/** @type {Record<string, [right: number, down: number] | undefined>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @param {KeyboardEvent} event @param {string} place */
function walk(event, place) {
  const arrow = ARROWS[event.key];
  if (!arrow) return;
  event.preventDefault();
  const all = lines();
  const line = all.findIndex((places) => places.includes(place));
  const next = all[line + arrow[1]]?.[all[line].indexOf(place) + arrow[0]];
  /** @type {HTMLElement | null} */ (document.querySelector(`.spot[data-place="${next}"]`))?.focus();
}

/** @param {Tile} tile @param {(seat: number) => string} nameAt */
function label(tile, nameAt) {
  if (tile.is === "taken") return say("ui-tile-gone");
  if (tile.is === "down") return say("ui-tile-down");
  const number = say("ui-tile-up", { number: tile.card.slice(1) });
  if (tile.is === "up") return number;
  return `${number}, ${say("ui-tile-marked", { who: "other", name: nameAt(tile.seat) })}`;
}

/** @param {Tile} tile */
function picture(tile) {
  if (tile.is === "taken") return nothing;
  if (tile.is === "down") return sign("tileback", "back");
  const marker = tile.is === "marked" ? html`<span class="marker">${badge(kindOfSeat(tile.seat + 1))}</span>` : nothing;
  return html`<b>${tile.card.slice(1)}</b>${marker}`;
}

/** @param {Tile} tile */
const kindOf = (tile) => (tile.is === "up" || tile.is === "marked" ? kindOfCard(tile.card) : undefined);

/**
 * @param {(place: string) => Tile} tileAt
 * @param {(seat: number) => string} nameAt by the index of the seat
 * @param {(place: string) => (() => void) | undefined} tap what a tap does, if anything
 */
export function floor(tileAt, nameAt, tap) {
  const spot = (/** @type {string} */ place) => {
    const tile = tileAt(place);
    const act = tap(place);
    const kind = kindOf(tile);
    const look = cls({ spot: true, [tile.is]: true, can: !!act, [`k-${kind}`]: !!kind });
    return html`<button type="button" role="gridcell" class=${look} data-place=${place}
      aria-label="${place}: ${label(tile, nameAt)}" aria-disabled=${act ? "false" : "true"}
      tabindex=${place === focus ? 0 : -1} @click=${() => act?.()}
      @focus=${() => {
        focus = place;
        refresh();
      }}
      @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, place)}>${picture(tile)}</button>`;
  };
  return html`<div class="spots" role="grid" aria-label=${say("ui-grid")} ${vars({ "--columns": lines()[0].length })}>
    ${lines().map((places) => html`<div role="row">${places.map(spot)}</div>`)}
  </div>`;
}
