import { query } from "../platform/db/pool";

/** How many orders were placed, and not cancelled. */
export async function countOrders(): Promise<number> {
  const [row] = await query<{ count: number }>({
    name: "orders-count",
    text: `select coalesce(sum(orders), 0)::integer as count from shop_order_counts
           where status not in ('pending_payment', 'cancelled')`,
  });
  return row?.count ?? 0;
}
