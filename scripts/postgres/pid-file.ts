import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** PostgreSQL's data in postmaster.pid (a fixed order of lines since version 10). */
export type PidFile = { pid: number; port: number; isReady: boolean };

/** Parses a postmaster.pid; undefined while it is still being written. */
export function parsePidFile(text: string): PidFile | undefined {
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]) || 0, isReady: lines[7]?.trim() === "ready" };
}

/** The pid file of a data folder, or undefined if no server has run since the last clean stop. */
export function readPidFile(cluster: string): PidFile | undefined {
  try {
    return parsePidFile(readFileSync(join(cluster, "postmaster.pid"), "utf8"));
  } catch {
    return undefined;
  }
}

/** True if process `pid` is a server working in this data folder, and not an unrelated process that got the pid later. */
export function isServerOf(cluster: string, pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    // Gone, or another user's: our servers always run as a user that we may signal.
    return false;
  }
  try {
    // The server changes into its data folder, so this works even after the folder was renamed.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // No /proc on this system: assume that it is the server, to be safe.
    return process.platform !== "linux";
  }
}
