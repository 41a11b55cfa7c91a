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
 * Gives a process and its children this process's niceness. A Chromium run by root lowers its own niceness again, so
 * this is set thread by thread once it runs (Linux).
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
