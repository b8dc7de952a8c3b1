// Where pages are. On a device they are documents in one folder, which any file host can serve.

/** Whether this is a page of the device: what is played there is played here, without a server. */
export const isOnDevice = document.documentElement.dataset.line === "device";

/** Documents whose address names a game. */
const OF_GAMES = ["t", "replay"];
/** Documents for which there are others of the server. */
const DOCUMENTS = ["arbiter", "new", "rules", "learn", ...OF_GAMES];

/**
 * The address of a page: `/rules/grande` is `rules-grande.html` on a device, `/t/ID` is `t.html?id=ID`. Pages that only
 * a server has lead home.
 * @param {string} path
 */
export function to(path) {
  if (!isOnDevice) return path;
  const { pathname, search, hash } = new URL(path, location.origin);
  const [page, ...rest] = pathname.slice(1).split("/");
  if (!DOCUMENTS.includes(page)) return "index.html";
  if (OF_GAMES.includes(page)) return `${page}.html?id=${rest[0]}`;
  return `${[page, ...rest].join("-")}.html${search}${hash}`;
}

/** The game that the address of a document names. */
export const idInAddress = () => new URLSearchParams(location.search).get("id") ?? "";
