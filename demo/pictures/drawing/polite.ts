import { existsSync, readdirSync, readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  const direct = existsSync(file)
    ? readFileSync(file, "utf8").trim().split(" ").filter(Boolean).map(Number)
    : [];
  return [...direct, ...direct.flatMap(childrenOf)];
};

/**
 * Gives a process and its children the niceness of this one. A Chromium of the superuser raises itself above
 * the niceness that it was started with, so this is done thread by thread once it runs (Linux).
 */
export function shareNiceness(pid: number): void {
  for (const each of [pid, ...childrenOf(pid)]) {
    const tasks = existsSync(`/proc/${each}/task`) ? readdirSync(`/proc/${each}/task`).map(Number) : [];
    for (const task of tasks) {
      try {
        setPriority(task, getPriority());
      } catch {
        // The thread has ended meanwhile.
      }
    }
  }
}
