import { query } from "../platform/db/pool";
import { resealRows } from "../platform/secrets/reseal-rows";

/** Where secrets of webhooks are; one that is replaced meanwhile stays. */
const places = [
  {
    read: "select id, sealed_secret as sealed from shop_webhook",
    write: "update shop_webhook set sealed_secret = $3 where id = $1 and sealed_secret = $2",
  },
  {
    read: "select id, sealed_old_secret as sealed from shop_webhook where old_secret_until > now()",
    write: "update shop_webhook set sealed_old_secret = $3 where id = $1 and sealed_old_secret = $2",
  },
  {
    read: "select webhook_id as id, sealed from shop_webhook_old_secret where until > now()",
    write: "update shop_webhook_old_secret set sealed = $3 where webhook_id = $1 and sealed = $2",
  },
];

/** Seals anew the secrets that were sealed with the shop's secret before; returns how many. */
export async function resealWebhooks(): Promise<number> {
  let count = 0;
  for (const { read, write } of places) {
    const rows = await query<{ id: string; sealed: string }>({ text: read });
    count += await resealRows(rows, "webhook secret", ({ id, sealed }, anew) =>
      query({ text: write, values: [id, sealed, anew] }),
    );
  }
  return count;
}
