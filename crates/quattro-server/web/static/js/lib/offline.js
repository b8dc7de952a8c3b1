// The service worker, which keeps what is needed without a network. Where there is none, nothing else is lost.

const ADDRESS = new URL("../../../../worker.js", import.meta.url);

export const register = async () => navigator.serviceWorker?.register(ADDRESS);

/**
 * Begins to keep everything on this device, after what this page needs has come. A version that waits is asked to take
 * over: it does not while a game is open.
 */
export async function keepOffline() {
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  const registered = await register().catch(() => undefined);
  registered?.waiting?.postMessage("take over");
}
