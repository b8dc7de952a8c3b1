// The tab that has the tables of this device, where several are open: it runs the module for all of them.
//
// A lock says which one it is. The tab that was looked at last takes it; if it is closed, another one gets it. Nothing
// is lost with it, because the log is the truth: lines are opened again, and find what the log says.

const LOCK = "quattro-device";

/** Locks need a secure context; without them every tab is on its own, and the log lets one of them write. */
const locks = /** @type {LockManager | undefined} */ (navigator.locks);

export const ownId = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/** Ends when this tab does: so others know. */
void locks?.request(`${LOCK}-${ownId}`, () => new Promise(() => undefined));

/** @param {string} id of a tab @param {() => void} gone called when it has been closed */
export const whenGone = (id, gone) => void locks?.request(`${LOCK}-${id}`, gone);

/**
 * Wants to be the owner: at once if `steal`, otherwise when no other tab is.
 * @param {boolean} steal
 * @param {{ got: () => void, lost: () => void }} then
 */
export async function own(steal, then) {
  if (!locks) return then.got();
  try {
    await locks.request(LOCK, { steal }, () => {
      then.got();
      return new Promise(() => undefined);
    });
  } catch {
    then.lost();
  }
}
