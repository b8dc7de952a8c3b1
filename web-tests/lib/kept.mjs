// What a browser fetches to keep everything, beyond a first visit: each file as a release build compresses it.

import { brotliCompressSync, constants } from "node:zlib";

/** At most this many bytes, for all games, levels, rules, lessons, replays and languages. */
export const BUDGET = 400 * 1024;

const PACKED = /\.(png|woff2)$/;
/** What is compressed as well as possible (http/compressed.rs). */
const BEST = /\.(wasm|css)$|texts\.json$|js\/device\.js$/;

function sizeOf(name, bytes) {
  if (PACKED.test(name)) return bytes.length;
  const quality = BEST.test(name) ? 11 : 10;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(bytes, { params }).length;
}

/** The paths that a browser asks for to show the first page. */
async function firstVisit(browser, url) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
  const page = await context.newPage();
  const asked = new Set();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  await context.close();
  return asked;
}

/** The files that the service worker fetches, itself among them, with their sizes; the largest first. */
export async function keptFiles(browser, url) {
  const visited = await firstVisit(browser, url);
  const worker = await (await fetch(`${url}/worker.js`)).text();
  const { version, files } = JSON.parse(worker.match(/^self\.KEPT = (.*);$/m)[1]);
  // Documents and messages come together.
  const single = Object.keys(files).filter((name) => name.startsWith("static/"));
  const paths = ["worker.js", "device/texts.json", ...single].map(
    (name) => `/${name.replace("static/", `static/${version}/`)}`,
  );
  const fetched = paths
    .filter((path) => !visited.has(path))
    .map(async (path) => {
      const answer = await fetch(url + path);
      if (!answer.ok) throw new Error(`${answer.status} ${path}`);
      return { name: path.replace(`${version}/`, ""), size: sizeOf(path, Buffer.from(await answer.arrayBuffer())) };
    });
  const sized = await Promise.all(fetched);
  return sized.sort((one, other) => other.size - one.size);
}

export const sum = (files) => files.reduce((sum, { size }) => sum + size, 0);

const inKib = (size) => `${(size / 1024).toFixed(1).padStart(8)} KiB`;

/** Their sum, and the largest of them. */
export const described = (files) =>
  [
    `${inKib(sum(files))}  ${files.length} files beyond the first visit`,
    ...files.slice(0, 12).map(({ name, size }) => `${inKib(size)}  ${name}`),
  ].join("\n");
