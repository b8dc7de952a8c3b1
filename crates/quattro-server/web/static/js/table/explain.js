// What things are: a sentence about the card, pile or number that somebody presses long, points at or focuses. The
// question mark on a keyboard goes from one thing to the next.

import { settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { onRefresh } from "./redraw.js";

const FACE_DOWN = ".grid .tile.down";

/** What can be explained, the special before the general. @type {[selector: string, name: string][]} */
const THINGS = [
  [".crown", "boss"],
  ["[data-spot=kitchen], [data-draw=kitchen]", "kitchen"],
  ["[data-spot=waiter], [data-draw=waiter]", "waiter"],
  ["[data-spot=larder]", "larder"],
  [".oven-spot", "oven"],
  [".judged", "judged"],
  [".column", "column"],
  [".chair.slim .count", "pile"],
  [".counts .count:nth-of-type(1)", "toppings"],
  [".counts .count:nth-of-type(2)", "orders"],
  [".counts .count:nth-of-type(3)", "waiters"],
  [".counts .count:nth-of-type(4), [data-spot=filled]", "filled"],
  [".grid .tile.marked", "marked"],
  [FACE_DOWN, "face-down"],
  [".grid .tile.up", "face-up"],
  [".grid .tile.gone", "free"],
  [".sum, .pips", "sum"],
];
/** A card of the hand is explained by its own name, which says what an order asks for. */
const CARD = ".held";
const EVERYTHING = [CARD, ...THINGS.map(([selector]) => selector)].join(", ");

const LONG_PRESS = 550;
/** Pointing explains late, so that it does not disturb those who know. */
const DWELL = 900;

/** @param {Element} thing */
function sentenceFor(thing) {
  if (thing.matches(CARD)) return thing.getAttribute("aria-label") ?? "";
  const found = THINGS.find(([selector]) => thing.matches(selector));
  return found ? say(`ui-explain-${found[1]}`) : "";
}

/** @type {HTMLElement | undefined} */
let shown;
/** @type {Element | undefined} */
let explained;
let timer = 0;

export function hideExplanation() {
  clearTimeout(timer);
  shown?.remove();
  explained?.removeAttribute("aria-describedby");
  [shown, explained] = [undefined, undefined];
}

const MARGIN = 8;

/** @param {Element} thing */
function explain(thing) {
  hideExplanation();
  const text = sentenceFor(thing);
  if (!text || !thing.isConnected) return;
  const note = document.createElement("div");
  note.className = "explanation";
  note.id = "explanation";
  note.role = "tooltip";
  note.textContent = text;
  (document.getElementById("content") ?? document.body).append(note);
  const [at, size] = [thing.getBoundingClientRect(), note.getBoundingClientRect()];
  const left = Math.min(at.left + (at.width - size.width) / 2, innerWidth - size.width - MARGIN);
  const above = at.top - size.height - MARGIN;
  note.style.setProperty("--x", `${Math.max(MARGIN, left)}px`);
  note.style.setProperty("--y", `${above >= MARGIN ? above : at.bottom + MARGIN}px`);
  // A card's explanation is its name, which is read anyway.
  if (!thing.matches(CARD)) thing.setAttribute("aria-describedby", "explanation");
  [shown, explained] = [note, thing];
}

/** @param {Event} event */
const thingOf = (event) => (event.target instanceof Element ? event.target.closest(EVERYTHING) : null);

/** @param {Element | null} thing @param {number} ms */
function explainLater(thing, ms) {
  hideExplanation();
  if (thing) timer = setTimeout(() => explain(thing), ms);
}

/** The click that ends a long press plays nothing. @param {Event} event */
function swallowClick(event) {
  if (!shown) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The next thing on the screen after the one explained last. */
function explainNext() {
  const down = document.querySelector(FACE_DOWN);
  const things = [...document.querySelectorAll(EVERYTHING)].filter(
    // Sixty cards face down are all the same.
    (thing) => thing.checkVisibility({ visibilityProperty: true }) && (thing === down || !thing.matches(FACE_DOWN)),
  );
  const last = explained ? things.indexOf(explained) : -1;
  if (things.length) explain(things[(last + 1) % things.length]);
}

/** Listens on the whole page. */
export function explainThings() {
  // What is gone needs no explanation.
  onRefresh(() => explained && !explained.isConnected && hideExplanation());
  let touched = false;
  addEventListener("pointerdown", (event) => {
    touched = event.pointerType !== "mouse";
    if (touched) explainLater(thingOf(event), LONG_PRESS);
    else hideExplanation();
  });
  addEventListener("pointerup", () => !shown && hideExplanation());
  addEventListener("pointercancel", hideExplanation);
  addEventListener("click", swallowClick, { capture: true });
  addEventListener("contextmenu", (event) => touched && thingOf(event) && event.preventDefault());
  addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse" && settings.guide) explainLater(thingOf(event), DWELL);
  });
  addEventListener("focusin", (event) => {
    const focused = event.target instanceof Element && event.target.matches(":focus-visible");
    if (focused && settings.guide) explainLater(thingOf(event), DWELL);
  });
  addEventListener("keydown", (event) => {
    const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (event.key === "?" && !typing) explainNext();
    else if (event.key !== "Shift") hideExplanation();
  });
}
