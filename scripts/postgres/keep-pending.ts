import { chownSync, createReadStream, createWriteStream, existsSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { RunAs } from "./run-as";

const ready = ".ready";

/**
 * Keeps what a stopped database was still to keep of its journal, such as the last file of a server that had no time for it:
 * a backup from before could not be led past a gap.
 */
export async function keepPending(cluster: string, archive: string, user: RunAs): Promise<void> {
  const journal = join(cluster, "pg_wal");
  const notes = join(journal, "archive_status");
  if (!existsSync(notes)) return;
  for (const note of readdirSync(notes).filter((name) => name.endsWith(ready))) {
    const name = note.slice(0, -ready.length);
    const [from, to] = [join(journal, name), join(archive, `${name}.gz`)];
    if (existsSync(to) || !existsSync(from)) continue;
    const beside = join(archive, `.${name}.part`);
    await pipeline(
      createReadStream(from),
      createGzip({ level: 1 }),
      createWriteStream(beside, { flush: true, mode: 0o600 }),
    );
    if (user) chownSync(beside, user.uid, user.gid);
    renameSync(beside, to);
  }
}
