// The screen stays on during a game: others may think for longer than a phone stays awake. A TV stays on at all times.

import { state } from "./store.js";

/** @type {WakeLockSentinel | undefined} */
let lock;
let asking = false;

const isTv = document.documentElement.dataset.tv !== undefined;

const isWanted = () => (isTv || state.table?.stage === "playing") && !document.hidden;

/** Asks for the screen to stay on, or lets it go; called whenever something may have changed. */
export async function keepAwake() {
  if (!isWanted()) return letGo();
  if (lock || asking || !navigator.wakeLock) return;
  asking = true;
  try {
    const given = await navigator.wakeLock.request("screen");
    // The browser takes it back when the page is hidden or the battery is low.
    given.addEventListener("release", () => {
      if (lock === given) lock = undefined;
    });
    if (!given.released) lock = given;
  } catch {
    // Refused, with a low battery for instance: then the screen does as usual.
  }
  asking = false;
  if (!isWanted()) letGo();
}

function letGo() {
  const given = lock;
  lock = undefined;
  void given?.release();
}

document.addEventListener("visibilitychange", () => void keepAwake());
