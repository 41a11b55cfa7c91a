import { copyFileSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";

/** How large a log may become, and how many older ones stay beside it. */
export type LogLimits = { maxBytes: number; kept: number };

export const logLimits: LogLimits = { maxBytes: 20_000_000, kept: 3 };

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** Moves the older files one number up; the oldest goes. */
function makeRoom(path: string, kept: number): void {
  for (let index = kept - 1; index >= 1; index -= 1)
    if (isThere(`${path}.${index}`)) renameSync(`${path}.${index}`, `${path}.${index + 1}`);
}

/** Puts a log aside as `.1`, so that the next line begins a new one. */
export function turnOver(path: string, kept: number): void {
  makeRoom(path, kept);
  if (isThere(path)) renameSync(path, `${path}.1`);
}

/**
 * The same for a log that another program holds open and appends to, such as PostgreSQL's: copied, then emptied in place.
 * Where the disk has no room for the copy the log is emptied all the same, since that makes room. True when it did something.
 */
export function turnOverInPlace(path: string, limits: LogLimits = logLimits): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= limits.maxBytes) return false;
  try {
    makeRoom(path, limits.kept);
    copyFileSync(path, `${path}.1`);
  } catch {
    rmSync(`${path}.1`, { force: true });
  }
  truncateSync(path);
  return true;
}
