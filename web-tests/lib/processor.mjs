// The processor time of all programs that this one has started. What else the machine does changes it little.

import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds in a tick of the kernel's clock. */
const TICK = 10;

/** @param {string} id of a process @returns {[number, { parent: number, ticks: number }][]} nothing if it has ended */
function processOf(id) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    // The name stands in brackets and may hold anything; the state follows.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return [[Number(id), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]];
  } catch {
    return [];
  }
}

/** Milliseconds that the descendants of this process have used so far. */
export function processorTime() {
  const processes = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap(processOf),
  );
  const isOurs = (id) => {
    const parent = processes.get(id)?.parent;
    return parent === process.pid || (parent ? isOurs(parent) : false);
  };
  const ours = [...processes].filter(([id]) => isOurs(id));
  return ours.reduce((sum, [, { ticks }]) => sum + ticks * TICK, 0);
}
