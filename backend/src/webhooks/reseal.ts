import { query } from "../platform/db/pool";
import { resealRows } from "../platform/secrets/reseal-rows";

type Sealed = { id: string; sealed: string };

/** Seals anew the secrets that were sealed with the shop's secret before; returns how many. One that is replaced meanwhile stays. */
export async function resealWebhooks(): Promise<number> {
  const present = await query<Sealed>({ text: "select id, sealed_secret as sealed from shop_webhook" });
  const old = await query<Sealed>({
    text: "select id, sealed_old_secret as sealed from shop_webhook where old_secret_until > now()",
  });
  const older = await query<Sealed>({
    text: "select webhook_id as id, sealed from shop_webhook_old_secret where until > now()",
  });
  const counts = [
    await resealRows(present, "webhook secret", ({ id, sealed }, anew) =>
      query({
        text: "update shop_webhook set sealed_secret = $3 where id = $1 and sealed_secret = $2",
        values: [id, sealed, anew],
      }),
    ),
    await resealRows(old, "webhook secret", ({ id, sealed }, anew) =>
      query({
        text: "update shop_webhook set sealed_old_secret = $3 where id = $1 and sealed_old_secret = $2",
        values: [id, sealed, anew],
      }),
    ),
    await resealRows(older, "webhook secret", ({ id, sealed }, anew) =>
      query({
        text: "update shop_webhook_old_secret set sealed = $3 where webhook_id = $1 and sealed = $2",
        values: [id, sealed, anew],
      }),
    ),
  ];
  return counts.reduce((sum, count) => sum + count, 0);
}
