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

const childrenOf = (pid: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => stat(each)?.parent === pid);

/** CPU milliseconds of a PostgreSQL server and its running backends. */
export const cpuOfTree = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), cpuOf(pid));

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "latin1"));
  return Math.round(Number(match?.[1] ?? 0) / 1024);
}

/** The most that it ever had. */
export function mostMemoryOf(pid: number): number {
  const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "latin1"));
  return Math.round(Number(match?.[1] ?? 0) / 1024);
}

/** Megabytes of a process that are its own, without what it shares with others; 0 if it has just ended. */
function ownMemoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Megabytes of a PostgreSQL server and its running backends, without the cache that they share. */
export const memoryOfTree = (pid: number): number =>
  Math.round(childrenOf(pid).reduce((sum, child) => sum + ownMemoryOf(child), ownMemoryOf(pid)));
