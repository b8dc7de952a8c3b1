// Mamma's card: what she says, and the light on what she speaks of.

/** @import { Lesson, LessonStep } from "./lesson.js" */

import { sign } from "../lib/art.js";
import { cls, html, nothing } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { currentStep, next } from "./teacher.js";

/** The step whose card is shown. @param {Lesson} lesson @returns {LessonStep | undefined} */
export const shownStep = ({ steps }) => steps[currentStep()];

/** @param {Lesson} lesson @param {() => void} skip */
export function coach(lesson, skip) {
  const step = shownStep(lesson);
  const skipButton = html`<button type="button" class="skip-lesson" @click=${skip}>${say("ui-learn-skip")}</button>`;
  if (!step) return html`<div class="lesson-foot">${skipButton}</div>`;
  const { steps } = lesson;
  const last = step === steps.at(-1);
  const dots = steps.map((one) => html`<i class=${cls({ on: one === step })}></i>`);
  const button = html`<button type="button" class="btn pri small" data-next @click=${next}>
    ${say(last ? "ui-learn-play" : "ui-learn-next")}
  </button>`;
  return html`<div class=${cls({ shield: true, open: step.ends !== "next" })}></div>
    <div class="spot"></div>
    <section class="coach" role="dialog" aria-labelledby="coach-title" aria-describedby="coach-text">
      <span class="pointer"></span>
      <header>
        <span class="mamma">${sign("portrait-mamma-mia", "")}</span>
        <div>
          <small>${say("ui-learn-step", { step: steps.indexOf(step) + 1, steps: steps.length })}</small>
          <h2 id="coach-title">${say(`ui-learn-${step.name}`)}</h2>
        </div>
      </header>
      <p id="coach-text">${say(`ui-learn-${step.name}-text`)}</p>
      ${step.demo ? html`<div class="demo" aria-hidden="true">${step.demo}</div>` : nothing}
      <footer>
        ${last ? html`<span></span>` : skipButton}
        <div class="dots" aria-hidden="true">${dots}</div>
        ${step.ends === "next" ? button : nothing}
      </footer>
    </section>`;
}

const GAP = 16;
const MARGIN = 8;

/**
 * Where the card fits beside what is lit: below it, above it, at its side; else where it covers least of it, or over
 * the lower edge of what fills the screen.
 */
function besides(/** @type {DOMRect} */ lit, /** @type {DOMRect} */ card) {
  const middle = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ own) =>
    from + (size - own) / 2;
  const [x, y] = [middle(lit.left, lit.width, card.width), middle(lit.top, lit.height, card.height)];
  if (lit.bottom + GAP + card.height <= innerHeight - MARGIN) return { side: "below", x, y: lit.bottom + GAP };
  if (lit.top - GAP - card.height >= MARGIN) return { side: "above", x, y: lit.top - GAP - card.height };
  if (lit.left - GAP - card.width >= MARGIN) return { side: "left", x: lit.left - GAP - card.width, y };
  if (lit.right + GAP + card.width <= innerWidth - MARGIN) return { side: "right", x: lit.right + GAP, y };
  const [before, after] = [lit.left, innerWidth - lit.right];
  if (Math.max(before, after) > card.width / 2) {
    return before > after ? { side: "left", x: 0, y } : { side: "right", x: innerWidth, y };
  }
  return { side: "over", x, y: innerHeight - card.height - MARGIN };
}

/** @param {number} at @param {number} size @param {number} room */
const within = (at, size, room) => Math.max(MARGIN, Math.min(at, room - size - MARGIN));

/** Puts light and card where they belong, after the table has been drawn. @param {Lesson} lesson */
export function placeCoach(lesson) {
  const step = shownStep(lesson);
  const card = /** @type {HTMLElement | null} */ (document.querySelector(".coach"));
  const lit = step && document.querySelector(step.lit)?.getBoundingClientRect();
  if (!card || !lit) return;
  // Not as it pops up, but as it will be.
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const { side, x, y } = besides(lit, new DOMRect(0, 0, width, height));
  const [left, top] = [within(x, width, innerWidth), within(y, height, innerHeight)];
  card.dataset.side = side;
  /** @type {Record<string, number>} */
  const values = { x: left, y: top, point: lit.left + lit.width / 2 - left };
  for (const [name, value] of Object.entries(values)) card.style.setProperty(`--${name}`, `${value}px`);
  for (const element of document.querySelectorAll(".spot, .shield")) {
    const { style } = /** @type {HTMLElement} */ (element);
    for (const name of /** @type {const} */ (["left", "top", "right", "bottom"])) {
      style.setProperty(`--${name}`, `${lit[name]}px`);
    }
  }
}
