// How many games a second bots imagine in the compiled module, in Chromium: the same games as the example `playouts` of
// quattro-web plays natively.

import { openBrowser } from "./lib/browser.mjs";
import { servePages } from "./lib/device_page.mjs";

/** Plays a whole game among bots that search, and counts. Runs in the page. */
async function measure(game) {
  const { Module } = await import("/static/js/device/module.js");
  const compiled = await WebAssembly.compileStreaming(fetch("/static/device/quattro.wasm"));
  let looks = 0;
  const count = () => {
    looks += 1;
    return 0;
  };
  const module = await Module.start(compiled, count);
  let now = 1_000_000;
  let answer;
  const log = [];
  const give = (input) => {
    const { out, next } = module.give(input, now);
    let last = next;
    for (const output of out) {
      if (output.type === "answer") answer = output;
      if (output.type === "store") log.push(...output.entries.map(({ body }) => body));
      if (output.type === "store") last = give({ type: "stored" });
      if (output.type === "load") last = give({ type: "loaded", entries: log });
    }
    return last;
  };
  const ask = (path, body) => give({ type: "ask", ask: 1, path, body: JSON.stringify(body) });
  const seed = btoa(String.fromCharCode(...new Uint8Array(32).fill(7))).replaceAll("=", "");
  give({ type: "start", seed, playouts: 400 });
  ask("/api/me", { name: "Ada" });
  const bots = [2, 3].map((seat) => ({ seat, level: "maestro" }));
  ask("/api/tables", { table: { game, players: 3 }, bots, sit: {} });
  const { id } = JSON.parse(answer.body).table;
  give({ type: "dial", line: 1, table: id });
  give({ type: "hear", line: 1, text: '{"type":"hello"}' });
  ask(`/api/tables/${id}/start`, {});
  const began = performance.now();
  let next = ask(`/api/tables/${id}/hand-over`, { level: "maestro" });
  while (next !== undefined) {
    now = Math.max(now, next);
    next = give({ type: "tick" });
  }
  const seconds = (performance.now() - began) / 1000;
  return { game, playouts: looks, seconds, memory: module.exports.memory.buffer.byteLength };
}

const pages = await servePages();
const browser = await openBrowser();
const page = await browser.newPage();
await page.goto(`${pages.url}/blank`);
for (const game of ["mamma-mia", "sole-mio", "grande", "calcory"]) {
  const { playouts, seconds, memory } = await page.evaluate(measure, game);
  const speed = Math.round(playouts / seconds);
  console.log(`${game} ${speed} playouts a second (${playouts} in ${seconds.toFixed(1)} s), ${memory >> 10} KiB`);
}
await browser.close();
pages.stop();
