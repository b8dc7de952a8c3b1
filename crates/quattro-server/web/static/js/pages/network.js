// Whether there is a network, on a page of the device. Somebody who wanted a page of the server finds the way back to
// it as soon as there is.

/** Milliseconds between two looks: a phone may say that it has a network which leads nowhere. */
const LOOK = 5000;

/** Only paths: an address from elsewhere must not lead away from here. */
const wanted = () => new URLSearchParams(location.search).get("from")?.match(/^\/(?!\/).*/)?.[0];

/** @param {boolean} isThere */
function show(isThere) {
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll("[data-with-network], [data-without-network]");
  for (const element of all) element.hidden = "withNetwork" in element.dataset !== isThere;
  /** @type {HTMLElement | null} */
  const friends = document.querySelector("[data-friends]");
  // There are none without a server; and with a network only for those who were on their way to them.
  if (friends) friends.hidden = !document.documentElement.dataset.server || (isThere && !wanted());
}

/** Whether the server answers. A site without one needs no network. */
async function isThere() {
  const { server } = document.documentElement.dataset;
  if (!server || !navigator.onLine) return navigator.onLine;
  return fetch(new URL("healthz", new URL(server, location.href)), { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function look() {
  const found = await isThere();
  show(found);
  if (!found && navigator.onLine) setTimeout(look, LOOK);
}

export function watchNetwork() {
  const way = /** @type {HTMLAnchorElement | null} */ (document.querySelector("[data-way-back]"));
  if (way) way.href = wanted() ?? document.documentElement.dataset.server ?? "index.html";
  // What is known at once is shown at once.
  if (!navigator.onLine || wanted()) show(false);
  void look();
  addEventListener("online", () => void look());
  addEventListener("offline", () => show(false));
}
