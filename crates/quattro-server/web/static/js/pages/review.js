// Looking back at a game. A review that is being computed shows how far it is, and the page anew once it is there.

import { ask } from "../lib/api.js";

/** Milliseconds between two looks. */
const LOOK = 1000;

/**
 * A moment leads to a new table that begins there.
 * @param {(button: HTMLButtonElement, work: () => Promise<void>) => Promise<void>} once
 */
function connectMoments(once) {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll("[data-play-on]");
  for (const button of buttons) {
    const path = /** @type {`/api/tables/${string}/play-on`} */ (button.dataset.playOn);
    const work = async () => {
      const { table } = await ask(path, { number: Number(button.dataset.number) });
      location.href = `/t/${table.id}`;
    };
    button.addEventListener("click", () => void once(button, work));
  }
}

/**
 * @param {(button: HTMLButtonElement, work: () => Promise<void>) => Promise<void>} once
 * @param {(error: unknown) => void} complain
 */
export function watchReview(once, complain) {
  connectMoments(once);
  /** @type {HTMLElement | null} */
  const waiting = document.querySelector("[data-review]");
  const bar = waiting?.querySelector("progress");
  if (!waiting || !bar) return;
  const path = /** @type {`/api/tables/${string}/review${string}`} */ (`${waiting.dataset.review}${location.search}`);
  const look = async () => {
    const review = await ask(path);
    if (review.state === "ready") return location.reload();
    bar.max = Math.max(1, review.total);
    bar.value = review.done;
    setTimeout(again, LOOK);
  };
  const again = () => void look().catch(complain);
  setTimeout(again, LOOK);
}
