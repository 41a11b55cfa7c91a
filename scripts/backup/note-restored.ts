import { ask } from "./pg-tools";

/** Leaves a note in the restored database: the shop does not open before the outside is taken in. */
export async function noteRestored(databaseUrl: string, madeAt: string): Promise<void> {
  await ask(databaseUrl, "insert into shop_restore (backup_at) values ($1)", [madeAt]);
}
