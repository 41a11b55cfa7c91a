import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { query } from "../platform/db/pool";

/** How PostgreSQL keeps its journal: when it last could, and whether it cannot at present. */
type JournalState = { keptAt: string | null; isFailing: boolean };

/** As the server itself counts it, the embedded one or one's own; undefined where no journal is kept. */
export async function journalState(): Promise<JournalState | undefined> {
  const [row] = await query<{ keptAt: Date | null; isFailing: boolean }>({
    name: "journal-state",
    text: `select last_archived_time as "keptAt",
             coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
           from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
  });
  return row && { keptAt: row.keptAt?.toISOString() ?? null, isFailing: row.isFailing };
}

/** A file was kept after the backup that needs it had begun; an hour on top for clocks that differ. */
const marginMs = 3_600_000;

/**
 * Deletes from the kept journal what was written before the oldest backup that is there began: nothing leads to it any
 * more. The short files that tell the histories apart stay.
 */
export async function forgetJournal(folder: string, oldestBackup: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?\.gz$/.test(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < oldestBackup.getTime() - marginMs) await rm(file, { force: true });
  }
}
