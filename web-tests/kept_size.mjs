// What a browser fetches to keep everything, beyond a first visit: each file as a release build compresses it.

import { brotliCompressSync, constants } from "node:zlib";
import { inHouse } from "./lib/browser.mjs";

const PACKED = /\.(png|woff2)$/;
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 22 } };

const sizeOf = (name, bytes) => (PACKED.test(name) ? bytes.length : brotliCompressSync(bytes, OPTIONS).length);

await inHouse(async (browser, url) => {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
  const page = await context.newPage();
  const visited = new Set();
  page.on("request", (request) => visited.add(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  const worker = await (await fetch(`${url}/worker.js`)).text();
  const { version, files } = JSON.parse(worker.match(/^self\.KEPT = (.*);$/m)[1]);
  const rows = [];
  for (const name of Object.keys(files)) {
    const path = `/${name.replace("static/", `static/${version}/`)}`;
    if (visited.has(path)) continue;
    const bytes = Buffer.from(await (await fetch(url + path)).arrayBuffer());
    rows.push({ name, size: sizeOf(name, bytes) });
  }
  rows.sort((one, other) => other.size - one.size);
  for (const { name, size } of rows.slice(0, 8)) console.log(`${(size / 1024).toFixed(1).padStart(8)} KiB  ${name}`);
  const sum = rows.reduce((sum, { size }) => sum + size, 0);
  console.log(`${(sum / 1024).toFixed(1).padStart(8)} KiB  ${rows.length} files beyond the first visit`);
});
