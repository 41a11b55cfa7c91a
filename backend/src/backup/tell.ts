import { readSetting, saveSetting } from "../platform/db/setting";

/** Why the last try did not succeed: no room on the disk, no fitting pg_dump, or something that only the log can say. */
export type BackupFailure = "room" | "tool" | "other";

/** The last good nightly backup, and what came of the last try. */
export type BackupState = {
  madeAt: string | null;
  bytes: number;
  failure: BackupFailure | null;
  /** The bucket with the uploads, which the backup lacks; not known of one from before. */
  uploadsIn?: string | null;
};

const key = "nightly_backup";

/** What the worker last noted, for the panel and the metrics; undefined where no nightly backups are made. */
export const backupState = async (): Promise<BackupState | undefined> =>
  (await readSetting<BackupState>(key))?.value;

export async function noteBackup({
  madeAt,
  bytes,
  uploadsIn,
}: {
  madeAt: string;
  bytes: number;
  uploadsIn: string | null;
}): Promise<void> {
  await saveSetting(key, { madeAt, bytes, failure: null, uploadsIn } satisfies BackupState);
}

export async function noteFailure(failure: BackupFailure): Promise<void> {
  const before = await backupState();
  await saveSetting(key, {
    madeAt: before?.madeAt ?? null,
    bytes: before?.bytes ?? 0,
    failure,
    uploadsIn: before?.uploadsIn ?? null,
  } satisfies BackupState);
}

/** A day and a half: one night was missed, and not just its hour. */
const lateMs = 36 * 3_600_000;

export const isLate = ({ madeAt }: BackupState, now: Date): boolean =>
  madeAt === null || now.getTime() - Date.parse(madeAt) > lateMs;
