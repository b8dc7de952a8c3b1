// Somebody wants a rematch while this person is on another page: every page asks when it opens and when it is seen
// again, and now and then as long as a game has just ended.

/** @import { Invitation } from "../../../protocol.js" */

import { ask, contribution } from "./api.js";

/** How often to ask again, in milliseconds, while somebody may still want a rematch. */
const AGAIN = 20_000;

const DECLINED = "quattro-declined";
/** More are not worth remembering: nobody is asked for older games. */
const MOST_DECLINED = 20;

/** The games of which this person wants no rematch. @returns {string[]} */
function declined() {
  try {
    return JSON.parse(localStorage.getItem(DECLINED) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} table */
function decline(table) {
  try {
    localStorage.setItem(DECLINED, JSON.stringify([table, ...declined()].slice(0, MOST_DECLINED)));
  } catch {
    // Private windows may refuse storage; then the next page asks once more.
  }
}

/** The banner on the screen. @type {HTMLElement | undefined} */
let banner;
let asked = "";

function putAway() {
  banner?.remove();
  banner = undefined;
  asked = "";
}

/** @param {string} table */
async function sitDown(table) {
  const place = await ask(`/api/tables/${table}/rematch`, { contribution: contribution() }).catch(() => undefined);
  if (place) location.assign(`/t/${place.table}`);
  else putAway();
}

/** @param {Invitation} invitation */
function show({ table, text }) {
  if (asked === table) return;
  putAway();
  const template = /** @type {HTMLTemplateElement | null} */ (document.getElementById("invited"));
  const copy = /** @type {DocumentFragment | undefined} */ (template?.content.cloneNode(true));
  const place = copy?.querySelector("aside");
  if (!copy || !place) return;
  asked = table;
  banner = place;
  document.body.append(copy);
  const [yes, no] = place.querySelectorAll("button");
  yes.addEventListener("click", () => {
    yes.disabled = true;
    void sitDown(table);
  });
  no.addEventListener("click", () => {
    decline(table);
    putAway();
  });
  // Written when it is in the page, so that it is read out.
  const words = place.querySelector("p");
  if (words) words.textContent = text;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

async function look() {
  clearTimeout(timer);
  if (document.hidden) return;
  const found = await ask("/api/me/invitations").catch(() => undefined);
  if (!found) return;
  // The page of the finished game asks by itself.
  const isHere = (/** @type {string} */ table) => location.pathname === `/t/${table}`;
  const news = found.invitations.find(({ table }) => !isHere(table) && !declined().includes(table));
  if (news) show(news);
  else putAway();
  if (found.expected || news) timer = setTimeout(look, AGAIN);
}

/** Somebody without a name has not played. */
export function lookForInvitations() {
  if (!document.documentElement.dataset.name) return;
  void look();
  document.addEventListener("visibilitychange", look);
}
