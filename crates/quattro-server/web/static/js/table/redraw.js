// Scheduling of redraws.

/** @type {(() => void)[]} */
const watchers = [];
let asked = false;

/** Redraws in the next frame; a hidden page has no frames but must still update its title. */
export function refresh() {
  if (asked) return;
  asked = true;
  if (document.hidden) queueMicrotask(drawNow);
  else requestAnimationFrame(drawNow);
}
document.addEventListener("visibilitychange", () => document.hidden && asked && drawNow());

/** Redraws at once, so that the result can be measured. */
export function drawNow() {
  asked = false;
  for (const watcher of watchers) watcher();
}

/** @param {() => void} watcher */
export const onRefresh = (watcher) => watchers.push(watcher);
