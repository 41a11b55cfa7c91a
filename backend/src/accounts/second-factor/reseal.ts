import { query } from "../../platform/db/pool";
import { resealRows } from "../../platform/secrets/reseal-rows";

/** Seals anew the second factors that were sealed with the secret before; returns how many. */
export async function resealSecondFactors(): Promise<number> {
  const rows = await query<{ admin_id: string; sealed: string }>({
    text: "select admin_id, sealed_secret as sealed from shop_second_factor",
  });
  return resealRows(rows, "second factor", ({ admin_id, sealed }, anew) =>
    // One that is set up anew meanwhile stays.
    query({
      text: "update shop_second_factor set sealed_secret = $3 where admin_id = $1 and sealed_secret = $2",
      values: [admin_id, sealed, anew],
    }),
  );
}
