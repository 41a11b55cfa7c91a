import { transaction } from "../../platform/db/pool";

/**
 * Ends what the backup restored although its owners may have ended it since: sessions, codes, keys of programs, and the
 * proof of phones, which may have other holders by now. The catalogue starts another history, so that no process mistakes a version that
 * it knew for one of this database (ADR-0106).
 */
export async function forgetVisitors(): Promise<{ sessions: number }> {
  return transaction(async (client) => {
    const { rowCount } = await client.query("delete from shop_session");
    await client.query("delete from shop_second_step");
    await client.query("delete from shop_password_reset");
    await client.query("delete from shop_sign_in_code");
    await client.query("delete from shop_proved_phone");
    await client.query("update shop_api_key set revoked_at = now() where revoked_at is null");
    // Receivers know later versions than the backup: what comes now has to be later still.
    await client.query("select setval('shop_webhook_version', nextval('shop_webhook_version') + 1000000)");
    await client.query("select catalog_new_history()");
    await client.query("update catalog_version set lexicon_mark = gen_random_uuid()");
    return { sessions: rowCount ?? 0 };
  });
}
