// What this browser keeps of the tables on this device: their logs, what lists show of them, and who plays here.

/** @import { DeviceRow, DeviceStore, Person } from "./messages.js" */

const DATABASE = "quattro-device";
const VERSION = 1;

/** The database of earlier versions is kept; what is new is added. @param {IDBDatabase} database */
function lay(database) {
  database.createObjectStore("entries", { keyPath: ["table", "number"] });
  database.createObjectStore("rows", { keyPath: "id" });
  database.createObjectStore("people");
}

/** The key of whoever plays on this device. */
const OWN = "own";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @type {Promise<IDBDatabase> | undefined} */
let opening;

let taken = () => {};

/** Calls this when all that is kept has been deleted, or a newer page needs the database. @param {() => void} then */
export const whenTaken = (then) => {
  taken = then;
};

/** Another database may be opened in its place. @param {IDBDatabase} database */
function letGo(database) {
  database.close();
  opening = undefined;
  taken();
}

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => lay(request.result);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // A newer page must not wait for this one to be closed.
      database.onversionchange = database.onclose = () => letGo(database);
      resolve(database);
    };
  });
  // It may work the next time.
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** @param {string} store */
const reading = async (store) => (await database()).transaction(store).objectStore(store);

/** Who plays on this device, if anybody has. @returns {Promise<Person | undefined>} */
export const readPerson = async () => answered((await reading("people")).get(OWN));

/** The entries of a table, in order. @param {string} table @returns {Promise<string[]>} */
export async function readEntries(table) {
  const range = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
  const entries = await answered((await reading("entries")).getAll(range));
  return entries.map(({ body }) => body);
}

/** What lists show of the tables on this device, the newest first. @returns {Promise<DeviceRow[]>} */
export async function readRows() {
  /** @type {DeviceRow[]} */
  const rows = await answered((await reading("rows")).getAll());
  return rows.sort((one, other) => other.at - one.at);
}

/** @param {IDBTransaction} transaction */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // The browser was faster.
  }
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
const completed = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/**
 * Stores all of it or nothing, and resolves when it is on the disk. An entry that is there already is an error: another
 * tab has written it.
 * @param {DeviceStore} wanted
 */
export async function store({ entries, rows, person }) {
  const transaction = (await database()).transaction(["entries", "rows", "people"], "readwrite", {
    durability: "strict",
  });
  const done = completed(transaction);
  try {
    for (const entry of entries) transaction.objectStore("entries").add(entry);
    for (const row of rows) transaction.objectStore("rows").put(row);
    if (person) transaction.objectStore("people").put(person, OWN);
  } catch {
    // Nothing of it may be stored without the rest.
    abort(transaction);
  }
  await done;
}

/** Deletes a table from this device. @param {string} table */
export async function forget(table) {
  const transaction = (await database()).transaction(["entries", "rows"], "readwrite");
  transaction.objectStore("entries").delete(IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]));
  transaction.objectStore("rows").delete(table);
  await completed(transaction);
}
