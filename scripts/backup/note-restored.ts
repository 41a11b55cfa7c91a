import { ask } from "./pg-tools";

/**
 * Leaves a note in the restored database: the shop does not open before the outside is taken in. A backup from before
 * there were such notes has no place for one; its operator is told what to run all the same.
 */
export async function noteRestored(databaseUrl: string, madeAt: string): Promise<void> {
  const [place] = await ask<{ name: string | null }>(
    databaseUrl,
    "select to_regclass('shop_restore')::text as name",
  );
  if (place?.name) await ask(databaseUrl, "insert into shop_restore (backup_at) values ($1)", [madeAt]);
}
