// Where this screen is, as the server says.

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const { table = "", key = "", invitation = "", origin = location.origin } = root.dataset;

/** The table of this screen; none while it waits for one. */
export const tableId = table;
/** By it a table is made for this screen, and found. */
export const screenKey = key;
export const newTableQr = `/tv/qr.svg?key=${key}`;
export const joinQr = `/t/${table}/qr.svg`;
/** Where phones go; not always the address of this page, which may be `localhost`. */
export const host = new URL(invitation || origin).host;

// So that the screen finds the same table after a reload.
if (!table) history.replaceState(null, "", `/tv?key=${key}`);
