import { ask } from "../../backend/src/backup/pg-tools";

/**
 * Leaves a note in the restored database: the shop does not open until `after-restore` has run. A backup older than
 * these notes has no table for one; the operator is told what to run anyway.
 */
export async function noteRestored(databaseUrl: string, madeAt: string): Promise<void> {
  const [place] = await ask<{ name: string | null }>(
    databaseUrl,
    "select to_regclass('shop_restore')::text as name",
  );
  if (place?.name) await ask(databaseUrl, "insert into shop_restore (backup_at) values ($1)", [madeAt]);
}
