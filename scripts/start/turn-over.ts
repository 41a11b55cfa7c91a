import { copyFileSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";

/** The size limit of a log, and how many older ones are kept. */
export type LogLimits = { maxBytes: number; kept: number };

export const logLimits: LogLimits = { maxBytes: 20_000_000, kept: 3 };

const isThere = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** Renames the older files one number up; the oldest is deleted. */
function makeRoom(path: string, kept: number): void {
  for (let index = kept - 1; index >= 1; index -= 1)
    if (isThere(`${path}.${index}`)) renameSync(`${path}.${index}`, `${path}.${index + 1}`);
}

/** Renames a log to `.1`, so that the next line begins a new one. */
export function turnOver(path: string, kept: number): void {
  makeRoom(path, kept);
  if (isThere(path)) renameSync(path, `${path}.1`);
}

/**
 * The same for a log that another program holds open and appends to, such as PostgreSQL's: copied, then truncated in
 * place. If the disk has no room for the copy, the log is truncated anyway, since that frees space. True if it did
 * something.
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
