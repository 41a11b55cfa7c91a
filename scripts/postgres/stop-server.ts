import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isServerOf, readPidFile } from "./pid-file";

/** PostgreSQL's own ladder: fast (rolls back, closes), immediate (recovers at the next start), and the last resort. */
const LADDER = [
  { signal: "SIGINT", waitMs: 5_000 },
  { signal: "SIGQUIT", waitMs: 1_500 },
  { signal: "SIGKILL", waitMs: 1_500 },
] as const;

/** Ends a server and waits until `isGone` says so. */
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

/** After a kill -9 of the launcher its server lives on: end it, so that the new one has the settings of today. */
export async function clearLeftovers(cluster: string, say: (line: string) => void): Promise<void> {
  const left = readPidFile(cluster);
  if (!left) return;
  if (isServerOf(cluster, left.pid)) {
    say("A PostgreSQL of an earlier start is still running: stopping it first.");
    await stopServer(left.pid, () => !isServerOf(cluster, left.pid));
    return;
  }
  // A stranger with that number would make PostgreSQL refuse; a dead number is its own business to check.
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
