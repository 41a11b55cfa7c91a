import { query } from "../platform/db/pool";

/** Whether anybody has ever ordered here. */
export async function hasOrders(): Promise<boolean> {
  const [row] = await query<{ any: boolean }>({
    name: "has-orders",
    text: `select exists (select from shop_order) as any`,
  });
  return row?.any ?? false;
}
