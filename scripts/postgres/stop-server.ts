import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isServerOf, readPidFile } from "./pid-file";

/** PostgreSQL's own stop modes: fast (rolls back, closes), immediate (recovers at the next start), and finally kill. */
const LADDER = [
  { signal: "SIGINT", waitMs: 5_000 },
  { signal: "SIGQUIT", waitMs: 1_500 },
  { signal: "SIGKILL", waitMs: 1_500 },
] as const;

/** Stops a server and waits until `isGone` returns true. */
export async function stopServer(pid: number, isGone: () => boolean): Promise<void> {
  for (const { signal, waitMs } of LADDER) {
    if (isGone()) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + waitMs;
    while (!isGone() && Date.now() < deadline) await pause(20);
  }
}

/** After a kill -9 of the launcher its server keeps running: stop it, so that the new one has the current settings. */
export async function clearLeftovers(cluster: string, say: (line: string) => void): Promise<void> {
  const left = readPidFile(cluster);
  if (!left) return;
  if (isServerOf(cluster, left.pid)) {
    say("A PostgreSQL of an earlier start is still running: stopping it first.");
    await stopServer(left.pid, () => !isServerOf(cluster, left.pid));
    return;
  }
  // An unrelated process with that pid would make PostgreSQL refuse to start; PostgreSQL checks for a dead pid
  // itself.
  if (isAlive(left.pid)) rmSync(join(cluster, "postmaster.pid"), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
