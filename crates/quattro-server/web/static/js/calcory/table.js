// Calcory: sixty tiles, 10 × 6 on a wide screen and 6 × 10 on a phone, the running sum and the set to beat.

import { badge, icon, sign } from "../lib/art.js";
import { cls, html, nothing, repeat, vars, wide } from "../lib/dom.js";
import { KINDS } from "../lib/notation.js";
import { say } from "../lib/words.js";
import { send } from "../table/feed.js";
import { hintOrGuide } from "../table/guide.js";
import { ruleLink } from "../table/rules.js";
import { hurried, skip } from "../table/stage.js";
import { myTurn, nameOf, refresh, state } from "../table/state.js";

/** Numbers wear the colours of the kinds. @type {Record<string, string>} */
const COLOURS = { r: "salami", y: "pineapple", g: "chili", b: "olive", v: "mushroom" };

/** A player's sign: the kinds in their order. @param {number} seat */
export const kindOfSeat = (seat) => KINDS[[0, 1, 4, 3][(seat - 1) % 4]];

/** How the grid lies on the table. */
const size = () => ({ rows: state.shown.grid.length, columns: state.shown.grid[0].length });
wide.addEventListener("change", refresh);

/** @param {number} row @param {number} column */
const placeName = (row, column) => `${String.fromCharCode(65 + column)}${row + 1}`;

/** The places in reading order of the screen: on a phone the grid lies on its side. @returns {[number, number][]} */
function places() {
  const { rows, columns } = size();
  const all = Array.from({ length: rows * columns }, (_, index) => index);
  return wide.matches
    ? all.map((index) => [Math.floor(index / columns), index % columns])
    : all.map((index) => [index % rows, Math.floor(index / rows)]);
}

/** @param {string} place */
function actionAt(place) {
  const allowed = myTurn() ? (state.game?.legal.map((one) => one.action) ?? []) : [];
  return ["turn", "back", "put"].map((verb) => `${verb}:${place}`).find((action) => allowed.includes(action));
}

/** @param {any} spot */
function faceOf(spot) {
  const { card, marker } = spot["face-up"];
  return { number: card.slice(1), kind: COLOURS[card[0]], marker };
}

/** @param {[number, number]} place */
function tile([row, column]) {
  const { shown, scene } = state;
  const spot = shown.grid[row][column];
  const place = placeName(row, column);
  const action = actionAt(place);
  const up = typeof spot === "object" ? faceOf(spot) : undefined;
  const word = up
    ? say("ui-tile-up", { number: up.number })
    : spot === "face-down"
      ? say("ui-tile-down")
      : say("ui-tile-gone");
  // In a replay whoever listens hears the number that whoever looks can see.
  const hidden = spot === "face-down" ? (state.shown.revealed?.grid[row][column]?.slice(1) ?? "") : "";
  const owned = up?.marker ? say("ui-tile-marked", { name: nameOf(up.marker) }) : "";
  const win = up && up.marker === null && (scene.thirteen || shown.step === "choose-back" || shown.step === "put-back");
  return html`<button type="button" class=${cls({ tile: true, up: !!up, down: spot === "face-down", gone: spot === "empty", marked: !!up?.marker, mine: up && up.marker === null, win, can: !!action, target: action?.startsWith("put:"), shake: scene.shake && up?.marker === null, [`k-${up?.kind}`]: !!up })}
    data-place=${place} aria-label=${[`${place}:`, word, hidden, owned].filter(Boolean).join(" ")} aria-disabled=${action ? "false" : "true"} tabindex=${place === focusPlace() ? 0 : -1}
    @click=${() => action && send([action])} @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, row, column)} @focus=${() => {
      state.scene.focus = place;
    }}>
    ${up ? html`<b>${up.number}</b>` : spot === "face-down" ? html`${sign("tileback", "back")}${known(row, column)}` : nothing}
    ${up?.marker ? html`<span class="marker">${badge(kindOfSeat(up.marker))}</span>` : nothing}
  </button>`;
}

/** What lies there, in a replay that shows everything. @param {number} row @param {number} column */
function known(row, column) {
  const card = state.shown.revealed?.grid[row][column];
  return card ? html`<i class="known k-${COLOURS[card[0]]}">${card.slice(1)}</i>` : nothing;
}

/** One tile takes the tab stop; arrows walk from there. */
function focusPlace() {
  return state.scene.focus ?? "A1";
}

/** @param {KeyboardEvent} event @param {number} row @param {number} column */
function walk(event, row, column) {
  const arrows = /** @type {Record<string, [number, number]>} */ ({
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  });
  const step = arrows[event.key];
  if (!step) return;
  event.preventDefault();
  const [dx, dy] = wide.matches ? step : [step[1], step[0]];
  const { rows, columns } = size();
  const place = placeName(Math.min(rows - 1, Math.max(0, row + dy)), Math.min(columns - 1, Math.max(0, column + dx)));
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-place="${place}"]`))?.focus();
}

/** @param {any} seat @param {number} index */
function chairView(seat, index) {
  const number = index + 1;
  const now = !state.busy && state.shown.to_act === number;
  const said = state.scene.bubble?.seat === number ? state.scene.bubble.text : "";
  const me = number === state.you.seat;
  return html`<li class=${cls({ chair: true, slim: true, now, self: me, [`k-${kindOfSeat(number)}`]: true })} data-spot="chair-${number}" aria-current=${now ? "true" : "false"}>
    ${badge(kindOfSeat(number))}
    <div class="who"><b>${me ? say("ui-you") : nameOf(number)}</b>
    <span class="count">${sign("tileback", "pz tilepic")}<b>${seat.pile}</b><span class="away">${say("ui-n-won", { count: seat.pile })}</span></span></div>
    ${said ? html`<div class="bubble" aria-hidden="true">${said}</div>` : nothing}
  </li>`;
}

/** The cards just turned, as a sum. */
function turnedCards() {
  return state.shown.grid
    .flat()
    .filter((/** @type {any} */ spot) => typeof spot === "object" && spot["face-up"].marker === null)
    .map(faceOf);
}

function sumView() {
  const { turned, to_beat } = state.shown;
  const cards = turnedCards();
  const target = state.game?.numbers.target ?? 0;
  const toBeat = to_beat && to_beat.owner !== state.you.seat ? to_beat.sum : undefined;
  return html`<div class="sum"><div class="total"><b>${turned.sum}</b><i>/ ${target}</i></div>
    <div class="how"><span class="eq">${cards.map((/** @type {any} */ card) => card.number).join(" + ")}</span>
    <span class="beat">${to_beat ? say("ui-to-beat", { name: to_beat.owner === state.you.seat ? say("ui-you") : nameOf(to_beat.owner), sum: to_beat.sum, cards: to_beat.cards }) : say("ui-nothing-to-beat")}</span></div></div>
    <div class="pips" aria-hidden="true">${Array.from({ length: target }, (_, index) => html`<i class=${cls({ on: index < turned.sum, target: index + 1 === toBeat })}></i>`)}</div>`;
}

/** What can be done besides turning tiles. */
function controls() {
  const legal = myTurn() ? (state.game?.legal ?? []) : [];
  const rule = ruleLink(state.game?.rule);
  const stop = legal.find((one) => one.action === "stop");
  const { step, turned } = state.shown;
  if (!legal.length) return waiting();
  if (step === "choose-back")
    return html`<div class="row">${hintOrGuide(html`${say("ui-calcory-back")} ${rule}`)}<div class="pick">${legal.map(backButton)}</div></div>`;
  if (step === "put-back")
    return html`<div class="row one">${hintOrGuide(html`${say("ui-calcory-put")} ${rule}`)}</div>`;
  if (!stop)
    return html`<div class="row one">${hintOrGuide(turned.cards ? html`${say("ui-calcory-must-turn")} ${rule}` : say("ui-calcory-turn"))}</div>`;
  const [what, then = ""] = (stop.text ?? "").split(/ ?: /);
  return html`<div class="row">${hintOrGuide(html`${say("ui-calcory-or")} <small>${then} ${rule}</small>`)}
    <button type="button" class="btn pri go" data-action="stop" ?disabled=${state.sending} @click=${() => send(["stop"])}>${state.shown.stop === "give-up" ? what : say("ui-calcory-stop", { sum: turned.sum })}</button></div>`;
}

/** @param {import("../../../protocol.js").Legal} legal */
function backButton(legal) {
  const place = legal.action.slice(5);
  const spot = state.shown.grid[Number(place.slice(1)) - 1][place.charCodeAt(0) - 65];
  const { number, kind } = faceOf(spot);
  return html`<button type="button" class="tile up k-${kind}" data-action=${legal.action} aria-label=${legal.text ?? place} @click=${() => send([legal.action])}><b>${number}</b></button>`;
}

function waiting() {
  const to = state.game?.to_act;
  return html`<div class=${cls({ row: true, one: !state.busy })}>${hintOrGuide(state.busy || to == null ? "" : say("ui-waiting-for", { name: nameOf(to) }))}
    ${state.busy ? html`<button type="button" class="btn small skip" ?disabled=${hurried()} @click=${() => (skip(), refresh())}>${icon("skip", "ic s")}${say("ui-skip")}</button>` : nothing}</div>`;
}

export function calcoryTable() {
  const { shown } = state;
  const { rows, columns } = size();
  const won = shown.step === "choose-back" || shown.step === "put-back";
  return html`<div class=${cls({ table: true, calcory: true, mine: myTurn(), [`n${shown.seats.length}`]: true })} data-moves=${state.game?.moves ?? ""}>
    <ol class="chairs" aria-label=${say("ui-players")}>${shown.seats.map(chairView)}</ol>
    <section class="grid" role="group" aria-label=${say("ui-grid")} ${vars({ "--columns": wide.matches ? columns : rows, "--rows": wide.matches ? rows : columns })}>${repeat(places(), (/** @type {[number, number]} */ [row, column]) => row * columns + column, tile)}</section>
    <section class=${cls({ tray: true, won })} aria-label=${say("ui-your-place")}>
      ${sumView()}
      ${state.problem ? html`<p class="problem" role="alert">${state.problem}</p>` : nothing}
      ${controls()}
    </section>
  </div>`;
}
