// The pages of a device from a plain file server, with no server of ours near: all that a table on a device needs.

import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, normalize } from "node:path";

const WEB = new URL("../../crates/quattro-server/web/", import.meta.url).pathname;
const MESSAGES = new URL("../../crates/quattro-words/messages/", import.meta.url).pathname;

const KINDS = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** A page for all tables of this device: which one, the address says. */
const page = (language) => `<!doctype html>
<html lang="${language}" data-line="device" data-messages="/messages/${language}.ftl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quattro</title>
<link rel="icon" href="/static/art/icon.svg">
<link rel="stylesheet" href="/static/css/base.css"><link rel="stylesheet" href="/static/css/table.css">
<script type="module" src="/static/js/table.js"></script>
</head>
<body class="at-table"><div id="app"><p class="busy">…</p></div><div id="live" class="away" role="log"></div></body>
</html>`;

/**
 * Storage that can be full: goes before the module of the log. Then the browser aborts what is written.
 */
const FULL = `
let isFull = false;
new BroadcastChannel("full-storage").onmessage = ({ data }) => { isFull = data; };
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...values) {
  const request = add.apply(this, values);
  if (isFull) this.transaction.abort();
  return request;
};
`;

/** Fills the storage of the device, or empties it. */
export const fillStorage = (page, isFull) =>
  page.evaluate((isFull) => new BroadcastChannel("full-storage").postMessage(isFull), isFull);

/** A page that does nothing but ask the device. */
const blank = (language) => `<!doctype html><html lang="${language}" data-line="device">
<head><title>Quattro</title><link rel="icon" href="/static/art/icon.svg"></head><body></body></html>`;

function answer(path) {
  const language = new URLSearchParams(path.split("?")[1]).get("lang") ?? "en";
  const name = path.split("?")[0];
  if (name === "/table") return { kind: "text/html", text: page(language) };
  if (name === "/blank") return { kind: "text/html", text: blank(language) };
  if (name === "/static/js/device/log.js")
    return { kind: "text/javascript", text: FULL + readFileSync(`${WEB}${name}`, "utf8") };
  const [, refusals, messages] = name.match(/^\/messages\/(refusals-)?(en|fr|de)\.ftl$/) ?? [];
  if (!messages) return undefined;
  const files = refusals ? ["refusals-", "problems-"] : ["", "ui-"];
  const texts = files.map((file) => readFileSync(`${MESSAGES}${file}${messages}.ftl`, "utf8"));
  return { kind: "text/plain", text: texts.join("\n") };
}

/** Serves the pages at a free port of this machine. */
export async function servePages() {
  const server = createServer((request, response) => {
    const made = answer(request.url);
    if (made) return response.writeHead(200, { "content-type": `${made.kind}; charset=utf-8` }).end(made.text);
    const file = normalize(WEB + request.url.split("?")[0]);
    if (!file.startsWith(`${WEB}static/`) || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return response.writeHead(404).end();
    response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "text/plain" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** Asks the device from a page of it. */
export const askFrom = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const { askDevice } = await import("/static/js/device/device.js");
      return askDevice(path, body ?? undefined);
    },
    [path, body],
  );

/** Sits down at a new table on this device, begins, and opens it. */
export async function playOnDevice(player, game, { players = 3, level = "cook", language = "en", clock } = {}) {
  const { page } = player;
  await page.goto(`/blank?lang=${language}`);
  await askFrom(page, "/api/me", { name: "Ada" });
  const bots = Array.from({ length: players - 1 }, (_, index) => ({ seat: index + 2, level }));
  const wanted = { table: { game, players, clock: clock ?? null }, bots, sit: {} };
  const { table } = await askFrom(page, "/api/tables", wanted);
  await askFrom(page, `/api/tables/${table.id}/start`, {});
  await page.goto(`/table?lang=${language}&id=${table.id}`);
  return table.id;
}
