import { query } from "../../db/pool";

/** How many parcels of this shopper came back to the shop within the last `days`. */
export async function returnsToOrigin(customerId: string, days: number): Promise<number> {
  const [row] = await query<{ count: number }>({
    name: "returns-to-origin",
    text: `select count(*)::integer as count from shop_order
           where customer_id = $1 and status in ('rto_in_transit', 'rto_received')
             and placed_at > now() - make_interval(days => $2)`,
    values: [customerId, days],
  });
  return row?.count ?? 0;
}
