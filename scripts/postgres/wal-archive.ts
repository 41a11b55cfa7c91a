import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { canReach } from "./reachable";
import type { RunAs } from "./run-as";

/** So old is the last change at most that is nowhere but on the database's own disk. */
const switchSeconds = 60;

/** A path within quotes of the shell; PostgreSQL reads its own placeholders in it before. */
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll("%", "%%")}'`;

/** Makes the folder for the journal if it is not there, for the user that PostgreSQL runs as. */
export function openArchive(folder: string, user: RunAs): void {
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  if (isNew) {
    chmodSync(folder, 0o700);
    if (user) chownSync(folder, user.uid, user.gid);
  }
  if (!canReach(folder, user))
    throw new PlainFailure(
      `PostgreSQL runs as user ${user?.uid} and cannot reach ${folder}: choose another WAL_ARCHIVE_DIR, such as /var/lib/shop-wal.`,
    );
}

/**
 * Lets a server keep its journal in this folder, each file packed. One is written beside its place, down to the disk, and
 * renamed; one that is there is never written again: the same is well, another is a failure. A failure keeps the file in the
 * database's own folder, and is tried again.
 */
export function archiveSettings(folder: string): Record<string, string> {
  const place = quoted(folder);
  return {
    archive_mode: "on",
    archive_timeout: String(switchSeconds),
    archive_command: [
      `cd ${place}/ || exit 1; from="$OLDPWD/%p"`,
      `if [ -f %f.gz ]; then gzip -dc %f.gz | cmp -s - "$from"`,
      `else gzip -1 -c "$from" > .%f.part && { sync .%f.part 2>/dev/null || sync; } && mv .%f.part %f.gz`,
      "fi",
    ].join("; "),
  };
}

/** How far a restored database reads the journal: to a moment, to its end, or only until its files are of one moment. */
export type RecoverUntil = Date | "latest" | "backup";

/**
 * For a server that takes its journal from this folder: it ends with a history (timeline) that nobody had before. The file that
 * a database was still writing when it ended is in `replaced`, the folder of that database.
 */
export function recoverySettings(
  folder: string,
  until: RecoverUntil,
  replaced: string,
): Record<string, string> {
  const kept = `${quoted(folder)}/%f.gz`;
  return {
    restore_command: `if [ -f ${kept} ]; then gzip -dc ${kept} > "%p"; else cp ${quoted(replaced)}/pg_wal/%f "%p" 2>/dev/null; fi`,
    recovery_target_action: "promote",
    // Nobody asks it anything before it is done.
    hot_standby: "off",
    ...(until === "backup" && { recovery_target: "immediate" }),
    // Abbreviations of time zones, "Z" among them, are not known yet when it is read.
    ...(until instanceof Date && { recovery_target_time: until.toISOString().replace("Z", "+00") }),
  };
}
