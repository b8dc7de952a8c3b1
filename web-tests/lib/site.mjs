// A site without a server of ours, on the plainest file host there is, and a newer version of it.

import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { BINARY, freePort } from "./server.mjs";

/** A folder within a host that has others, too, and called like one of our pages. */
const FOLDER = "t/quattro";

async function answering(url, child) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`python3 -m http.server stopped with ${child.exitCode}`);
}

/** All files below a folder. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** As the program writes hashes. */
const hashOf = (bytes) => createHash("sha256").update(bytes).digest().subarray(0, 9).toString("base64url");

const KEPT = /^self\.KEPT = (.*);$/m;

/**
 * Puts a newer version into the place of this one: every document names it, and what the old one named is gone.
 * @returns the new version
 */
function renew(folder) {
  const worker = readFileSync(join(folder, "worker.js"), "utf8");
  const { version, files } = JSON.parse(worker.match(KEPT)[1]);
  const newer = `${version.slice(0, -3)}new`;
  renameSync(join(folder, "static", version), join(folder, "static", newer));
  const together = join(folder, "device/texts.json");
  const texts = JSON.parse(readFileSync(together, "utf8"));
  for (const file of filesIn(folder).filter((file) => file.endsWith(".html"))) {
    const text = readFileSync(file, "utf8").replaceAll(version, newer);
    writeFileSync(file, text);
    const name = relative(folder, file);
    if (!files[name]) continue;
    texts[name] = text;
    files[name] = hashOf(text);
  }
  writeFileSync(together, JSON.stringify(texts));
  const list = JSON.stringify({ version: newer, files });
  writeFileSync(
    join(folder, "worker.js"),
    worker.replace(KEPT, () => `self.KEPT = ${list};`),
  );
  return newer;
}

export async function startSite() {
  const top = mkdtempSync(join(tmpdir(), "quattro-site-"));
  const folder = join(top, FOLDER);
  execFileSync(BINARY, ["site", folder], { stdio: "ignore" });
  const port = await freePort();
  const host = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", top], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const asked = [];
  host.stderr.setEncoding("utf8");
  host.stderr.on("data", (lines) => asked.push(...[...lines.matchAll(/"GET (\S+)/g)].map(([, path]) => path)));
  const url = `http://127.0.0.1:${port}/${FOLDER}/`;
  await answering(url, host);
  return {
    url,
    /** The paths that were asked for, and are no longer counted. */
    takeAsked: () => asked.splice(0),
    renew: () => renew(folder),
    stop() {
      host.kill();
      rmSync(top, { recursive: true, force: true });
    },
  };
}
