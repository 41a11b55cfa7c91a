import { query } from "../../platform/db/pool";
import { resealed } from "../../platform/secrets/sealed";

/** Seals anew the second factors that were sealed with the secret before; returns how many. */
export async function resealSecondFactors(): Promise<number> {
  const rows = await query<{ admin_id: string; sealed_secret: string }>({
    text: "select admin_id, sealed_secret from shop_second_factor",
  });
  let count = 0;
  for (const { admin_id, sealed_secret } of rows) {
    const anew = resealed(sealed_secret, "second factor");
    if (anew === undefined) continue;
    // One that is set up anew meanwhile stays.
    await query({
      text: "update shop_second_factor set sealed_secret = $3 where admin_id = $1 and sealed_secret = $2",
      values: [admin_id, sealed_secret, anew],
    });
    count += 1;
  }
  return count;
}
