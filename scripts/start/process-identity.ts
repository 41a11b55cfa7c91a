import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A text that identifies a process for its whole life: pids are reused, so a pid alone may mean another process.
 * Undefined if there is no such process.
 */
export function identityOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may contain spaces; the start time is the twentieth field after it, the state the first.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z") return undefined;
    return `${pid}:${fields[19]}`;
  } catch {
    return withoutProc(pid);
  }
}

function withoutProc(pid: number): string | undefined {
  try {
    const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return started ? `${pid}:${started}` : undefined;
  } catch {
    return undefined;
  }
}
