import { backUpNightly, NoRoom } from "../backup/back-up-nightly";
import { PlainFailure } from "../backup/plain-failure";
import { noteBackup, noteFailure } from "../backup/tell";
import { directDatabaseUrl, env } from "../platform/env";
import { log } from "../platform/log";

async function backUp(): Promise<void> {
  const { BACKUP_DIR, BACKUP_KEEP, DATA_DIR, DATABASE_EMBEDDED, PG_DUMP, S3_BUCKET, WAL_ARCHIVE_DIR } = env();
  if (!BACKUP_DIR) return;
  try {
    const made = await backUpNightly(
      {
        databaseUrl: directDatabaseUrl(),
        dataDir: DATA_DIR,
        isEmbedded: DATABASE_EMBEDDED === "1",
        pgDump: PG_DUMP,
        folder: BACKUP_DIR,
        keep: BACKUP_KEEP,
        uploadsIn: S3_BUCKET,
        journal: DATABASE_EMBEDDED === "1" ? WAL_ARCHIVE_DIR : undefined,
      },
      new Date(),
    );
    if (made) await noteBackup(made);
  } catch (error) {
    // Whoever reads it tries again in an hour; the panel and the metrics say so meanwhile.
    log.error({ err: error }, "the nightly backup was not made");
    await noteFailure(error instanceof NoRoom ? "room" : error instanceof PlainFailure ? "tool" : "other");
  }
}

/**
 * Every hour, begins last night's backup if it is missing: a machine that is off at night makes it in the morning. It is not
 * waited for: it takes hours at a hundred gigabytes, and a process that stops waits for the job that its queue in Redis runs.
 */
export default async function beginBackUp(): Promise<void> {
  backUp().catch((error: unknown) => log.error({ err: error }, "nobody could be told of the nightly backup"));
}

export const config = { name: "back-up", schedule: "13 * * * *" };
