import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU in hundredths of a second. */
const msPerTick = 10;

function stat(pid: number): { parent: number; cpuMs: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * msPerTick };
  } catch {
    return undefined;
  }
}

/** CPU milliseconds that a process has used so far, threads included. */
export function cpuOf(pid: number): number {
  return stat(pid)?.cpuMs ?? 0;
}

/** CPU milliseconds of a PostgreSQL server and its running backends. */
export function cpuOfTree(pid: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => stat(Number(name)))
    .filter((found) => found?.parent === pid);
  return cpuOf(pid) + children.reduce((sum, child) => sum + (child?.cpuMs ?? 0), 0);
}

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "latin1"));
  return Math.round(Number(match?.[1] ?? 0) / 1024);
}
