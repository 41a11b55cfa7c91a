import { countShoppers } from "../accounts/count-shoppers";
import { countOpenQuestions } from "../accounts/questions/read";
import { countPendingPhotos } from "../accounts/review-photos/read";
import { countTickets } from "../accounts/tickets/read";
import { limits } from "../contract/limits";
import { cashIsOut, type OrderStatus } from "../contract/order-states";
import { query } from "../platform/db/pool";
import { addDays, indiaClock, startOfIndiaDay } from "../platform/india-day";
import { cashByCourier, returned, sold } from "./sold";

const days = 30;
const lowStockRows = 20;

type DayRow = { day: string; orders: number; sales: number };

async function salesByDay(today: string): Promise<DayRow[]> {
  const first = addDays(today, 1 - days);
  const rows = await query<DayRow>({
    name: "figures-by-day",
    text: `with placed as (
             select day, sum(orders)::integer as orders, sum(total) as total
             from shop_order_counts where day >= $1 and ${sold} group by day
           ), came_back as (
             select (placed_at at time zone 'Asia/Kolkata')::date as day, sum(${returned}) as total
             from shop_order o where status = 'return_received' and placed_at >= $2 group by 1
           )
           select to_char(day, 'YYYY-MM-DD') as day, orders, (p.total - coalesce(b.total, 0))::float8 as sales
           from placed p left join came_back b using (day)`,
    values: [first, startOfIndiaDay(first)],
  });
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(first, at);
    return known.get(day) ?? { day, orders: 0, sales: 0 };
  });
}

const ofOwnLimit = "d.low_stock_limit is not null and d.deleted_at is null";

/**
 * What is nearly sold out, and after it what is: as `catalog_low_stock` says (schema step 0652), but each part of it is read
 * in the order of its index, and only as far as it is shown (ADR-0061).
 */
const lowestStock = `with below_shops as not materialized (
    select v.variant_id, v.product_id, p.title, v.choice, v.available
    from catalog_variant v join catalog_staff_list p using (product_id)
    where v.available < ${limits.lowStock} and p.published
      and not exists (select from product_detail d where d.product_id = v.product_id and ${ofOwnLimit})
  ), lowest as (
    (select * from below_shops where available > 0 order by available, variant_id limit ${lowStockRows})
    union all
    (select * from below_shops where available <= 0 order by available, variant_id limit ${lowStockRows})
    union all
    select v.variant_id, v.product_id, p.title, v.choice, v.available
    from product_detail d join catalog_variant v using (product_id) join catalog_staff_list p using (product_id)
    where ${ofOwnLimit} and v.available < d.low_stock_limit and p.published
  )
  select product_id as "productId", title, choice as size, available as stock from lowest
  order by available <= 0, available, variant_id limit ${lowStockRows}`;

/** The figures of the panel's first page. Rupees; days of the Indian calendar. */
export async function dashboardFigures(now: Date) {
  const today = indiaClock(now).day;
  const [byDay, statuses, [cash], [counts], customers, tickets, questionsOpen, photosPending, lowStock] =
    await Promise.all([
      salesByDay(today),
      query<{ status: OrderStatus; count: number }>({
        name: "figures-by-status",
        text: `select status, sum(orders)::integer as count from shop_order_counts
               group by status having sum(orders) > 0 order by status`,
      }),
      query<{ due: number }>({
        name: "figures-cash-out",
        text: `select coalesce(sum(total), 0)::float8 as due from shop_order
             where ${cashByCourier} and status = any ($1)`,
        values: [cashIsOut],
      }),
      query<{ products: number; failed: number }>({
        name: "figures-counts",
        text: `select (select count(*)::integer from catalog_staff_list where published) as products,
               (select count(*)::integer from shop_order where shipping_failure is not null) as failed`,
      }),
      countShoppers(),
      countTickets(),
      countOpenQuestions(),
      countPendingPhotos(),
      query<{ productId: string; title: string; size: string | null; stock: number }>({
        name: "figures-low-stock",
        text: lowestStock,
      }),
    ]);
  const toHandle: OrderStatus[] = ["pending", "confirmed", "packed"];
  const latest = byDay.at(-1);
  return {
    ordersToday: latest?.orders ?? 0,
    salesToday: latest?.sales ?? 0,
    ordersToHandle: statuses.reduce((sum, row) => sum + (toHandle.includes(row.status) ? row.count : 0), 0),
    codToCollect: cash?.due ?? 0,
    shippingFailed: counts?.failed ?? 0,
    products: counts?.products ?? 0,
    customers,
    ...tickets,
    questionsOpen,
    photosPending,
    ordersByStatus: statuses.map(({ status, count }) => ({ status, count })),
    salesByDay: byDay,
    lowStock,
  };
}
