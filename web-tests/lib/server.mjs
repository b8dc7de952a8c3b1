// A server of its own for each test file: a fresh database and a free port.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BINARY = process.env.QUATTRO ?? new URL("../../target/debug/quattro", import.meta.url).pathname;

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), "quattro-web-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
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
  for (let tries = 0; ; tries++) {
    if (await fetch(`${url}/healthz`).then((answer) => answer.ok, () => false)) break;
    if (tries > 200) throw new Error("the server does not answer");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
