// A separate server for each test file, with a fresh database and a free port, and a connection to it that
// can be cut.

import { execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const BINARY = process.env.QUATTRO ?? new URL("../../target/debug/quattro", import.meta.url).pathname;

/** Listens on a free port of this machine. @param {import("node:net").Server} server @param {number} [port] */
const listen = (server, port = 0) =>
  new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server.address().port)));

export async function freePort() {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answering(url, child) {
  while (child.exitCode === null) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${BINARY} serve stopped with ${child.exitCode}`);
}

/** Bots answer at once and there are no rate limits, because tests are faster than people. */
async function launch(port, folder) {
  const child = spawn(BINARY, ["serve"], {
    stdio: "ignore",
    env: {
      ...process.env,
      QUATTRO_ADDRESS: `127.0.0.1:${port}`,
      QUATTRO_DATABASE: `sqlite://${folder}/quattro.db`,
      QUATTRO_BOT_PACE: "0",
      QUATTRO_LIMITS: "false",
    },
  });
  await answering(`http://127.0.0.1:${port}`, child);
  return child;
}

async function end(child) {
  const stopped = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await stopped;
}

export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), "quattro-web-"));
  const port = await freePort();
  let child = await launch(port, folder);
  return {
    url: `http://127.0.0.1:${port}`,
    /** The same tables, served by another process. */
    async restart() {
      await end(child);
      child = await launch(port, folder);
    },
    /** While its database has no name, the server can store nothing. */
    loseDatabase: () => renameSync(join(folder, "quattro.db"), join(folder, "lost.db")),
    findDatabase: () => renameSync(join(folder, "lost.db"), join(folder, "quattro.db")),
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A connection to the server. If cut, it drops all clients and accepts none; if deaf, it forwards requests
 * and loses the answers.
 */
export async function startLine(url) {
  const to = Number(new URL(url).port);
  const open = new Set();
  let deaf = false;
  const proxy = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    const ends = [near, far];
    for (const end of ends) {
      open.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        open.delete(end);
        for (const other of ends) other.destroy();
      });
    }
    near.on("data", (bytes) => far.write(bytes));
    far.on("data", (bytes) => deaf || near.write(bytes));
  });
  const port = await listen(proxy);
  const hangUp = () => {
    for (const end of open) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    deafen: () => (deaf = true),
    cut: () =>
      new Promise((resolve) => {
        proxy.close(resolve);
        hangUp();
      }),
    async mend() {
      deaf = false;
      await listen(proxy, port);
    },
    stop() {
      proxy.close();
      hangUp();
    },
  };
}

/** A self-signed key and certificate. */
export function certificate() {
  const folder = mkdtempSync(join(tmpdir(), "quattro-proxy-"));
  const [key, cert] = ["key", "cert"].map((name) => join(folder, name));
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-keyout",
      key,
      "-out",
      cert,
      "-subj",
      "/CN=localhost",
      "-days",
      "1",
    ],
    { stdio: "ignore" },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Makes a browser trust a certificate: it would store no file that came with one it only tolerates. */
export function trust({ cert }) {
  const key = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`;
}

/** A proxy with TLS and HTTP/2 in front of the server, as on the internet. */
export async function startProxy(url, pair) {
  const proxy = createSecureServer(pair, (asked, answer) => {
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(":")));
    const far = request(
      `${url}${asked.url}`,
      { method: asked.method, headers: { ...headers, host: asked.authority } },
      (said) => {
        const { connection, "transfer-encoding": _, ...kept } = said.headers;
        answer.writeHead(said.statusCode, kept);
        said.pipe(answer);
      },
    );
    asked.pipe(far);
  });
  const port = await listen(proxy);
  return { url: `https://localhost:${port}`, stop: () => proxy.close() };
}
