import type { OrderStatus } from "../contract/order-states";
import { query } from "../platform/db/pool";

/**
 * Orders by what `shop_order_counts` keeps of them (ADR-0123): days of the Indian calendar, both inclusive, and statuses. What is left
 * out or empty does not filter.
 */
export type Tallied = {
  fromDate?: string | undefined;
  toDate?: string | undefined;
  orderStatus?: readonly OrderStatus[] | undefined;
};

/** How many orders there are, in a time that does not grow with their number. */
export async function tallyOrders({ fromDate, toDate, orderStatus }: Tallied): Promise<number> {
  const [found] = await query<{ total: number }>({
    name: "orders-tally",
    text: `select coalesce(sum(orders), 0)::integer as total from shop_order_counts
           where ($1::date is null or day >= $1) and ($2::date is null or day <= $2) and ($3::text[] is null or status = any ($3))`,
    values: [fromDate ?? null, toDate ?? null, orderStatus?.length ? orderStatus : null],
  });
  return found?.total ?? 0;
}

const portion = 20_000;

/** Adds up what has changed since the last time. Each change is taken by one process and counts once, in every snapshot. */
export async function foldTally(): Promise<void> {
  for (;;) {
    const [folded] = await query<{ changes: number }>({
      name: "orders-fold-tally",
      text: `with taken as (
               delete from shop_order_tally_change where id in (
                 select id from shop_order_tally_change order by id limit $1 for update skip locked)
               returning day, status, orders, total
             ), added as (
               insert into shop_order_tally as kept (day, status, orders, total)
               select day, status, sum(orders)::integer, sum(total) from taken group by day, status order by day, status
               on conflict (day, status) do update
                 set orders = kept.orders + excluded.orders, total = kept.total + excluded.total
             ) select count(*)::integer as changes from taken`,
      values: [portion],
    });
    if ((folded?.changes ?? 0) < portion) return;
  }
}
