import { query } from "../platform/db/pool";
import { resealRows } from "../platform/secrets/reseal-rows";

/** Seals anew the secrets that were sealed with the shop's secret before; returns how many. */
export async function resealWebhooks(): Promise<number> {
  const rows = await query<{ id: string; sealed: string }>({
    text: "select id, sealed_secret as sealed from shop_webhook",
  });
  const old = await query<{ id: string; sealed: string }>({
    text: "select id, sealed_old_secret as sealed from shop_webhook where old_secret_until > now()",
  });
  // One that is replaced meanwhile stays.
  const present = await resealRows(rows, "webhook secret", ({ id, sealed }, anew) =>
    query({
      text: "update shop_webhook set sealed_secret = $3 where id = $1 and sealed_secret = $2",
      values: [id, sealed, anew],
    }),
  );
  const before = await resealRows(old, "webhook secret", ({ id, sealed }, anew) =>
    query({
      text: "update shop_webhook set sealed_old_secret = $3 where id = $1 and sealed_old_secret = $2",
      values: [id, sealed, anew],
    }),
  );
  return present + before;
}
