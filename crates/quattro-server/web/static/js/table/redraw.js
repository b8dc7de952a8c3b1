// When the page is drawn again.

/** @type {(() => void)[]} */
const watchers = [];
let asked = false;

/** Draws with the next frame. A hidden tab has no frames, but a title that changes. */
export function refresh() {
  if (asked) return;
  asked = true;
  if (document.hidden) queueMicrotask(drawNow);
  else requestAnimationFrame(drawNow);
}
document.addEventListener("visibilitychange", () => document.hidden && asked && drawNow());

/** Draws at once, for callers that measure the result. */
export function drawNow() {
  asked = false;
  for (const watcher of watchers) watcher();
}

/** @param {() => void} watcher */
export const onRefresh = (watcher) => watchers.push(watcher);
