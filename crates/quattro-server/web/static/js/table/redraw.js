// When the page is drawn anew.

/** @type {(() => void)[]} */
const watchers = [];
let asked = false;

/** Draws anew with the next frame; a page that nobody looks at has no frames, and yet a title to change. */
export function refresh() {
  if (asked) return;
  asked = true;
  if (document.hidden) queueMicrotask(drawNow);
  else requestAnimationFrame(drawNow);
}
document.addEventListener("visibilitychange", () => document.hidden && asked && drawNow());

/** Draws at once: for whoever wants to measure the result. */
export function drawNow() {
  asked = false;
  for (const watcher of watchers) watcher();
}

/** @param {() => void} watcher */
export const onRefresh = (watcher) => watchers.push(watcher);
