import { query } from "../../platform/db/pool";

/** A restore of this database from a backup, and what was done about it. */
export type Restore = { id: string; backup_at: Date; restored_at: Date };

/** The restore that has not been completed with the external data yet. */
export async function pendingRestore(): Promise<Restore | undefined> {
  const [restore] = await query<Restore>({
    text: "select id, backup_at, restored_at from shop_restore where done_at is null order by id desc limit 1",
  });
  return restore;
}

/** Records a restore that was done by other means than `npm run restore`. */
export async function noteRestore(backupAt: Date): Promise<Restore> {
  const [restore] = await query<Restore>({
    text: "insert into shop_restore (backup_at) values ($1) returning id, backup_at, restored_at",
    values: [backupAt],
  });
  if (!restore) throw new Error("The restore was not noted.");
  return restore;
}

/** Whether a restore to this moment was completed in this database; one that is set back to it once more knows nothing of that. */
export async function isCompleted(backupAt: Date): Promise<boolean> {
  const [done] = await query({
    text: "select 1 from shop_restore where backup_at = $1 and done_at is not null limit 1",
    values: [backupAt],
  });
  return done !== undefined;
}

export async function finishRestores(): Promise<void> {
  await query({ text: "update shop_restore set done_at = now() where done_at is null" });
}

/**
 * After a restore the shop would assign numbers twice and send e-mails twice, so it does not open before the restore
 * is completed.
 */
export async function refuseUnfinishedRestore(): Promise<void> {
  const restore = await pendingRestore();
  if (!restore) return;
  throw new Error(
    `This database was set back to a backup of ${restore.backup_at.toISOString()}: run \`npm run after-restore\` before the shop opens (docs/operating.md).`,
  );
}
