import { cashIsOut } from "../../contract/order-states";
import type { Report } from "../../contract/reports";
import { named } from "../../platform/db/named";
import { query } from "../../platform/db/pool";
import { dayMs } from "../../platform/india-day";
import { cashByCourier, returned, sold } from "../sold";
import type { Period } from "./period";

const rows = 20;
const onTheWayBack = ["rto_in_transit", "rto_received"];
const leftTheShop = [...cashIsOut, ...onTheWayBack];

const salesStatement = named<{ begins: Date; ends: Date; back: string[]; left: string[] }>(
  "report-sales",
  `select count(*) filter (where ${sold})::integer as orders,
     coalesce(sum(total - ${returned}) filter (where ${sold}), 0)::float8 as amount,
     count(*) filter (where status = any (:left) and delivery_method = 'courier')::integer as sent,
     count(*) filter (where status = any (:back) and delivery_method = 'courier')::integer as "cameBack"
   from shop_order o where placed_at >= :begins and placed_at < :ends`,
);

/** What was sold in the period, and how much of what was sent came back undelivered. */
export async function salesIn({ begins, ends }: Period): Promise<Report["sales"]> {
  const [found] = await query<Report["sales"]>(
    salesStatement({ begins, ends, back: onTheWayBack, left: leftTheShop }),
  );
  return found ?? { orders: 0, amount: 0, sent: 0, cameBack: 0 };
}

const bestStatement = named<{ begins: Date; ends: Date }>(
  "report-best",
  `select line."productId", coalesce(p.title, min(line.title)) as title,
     sum(line.quantity - coalesce(back.quantity, 0))::integer as pieces,
     sum(line."lineTotal" - coalesce(back.amount, 0))::float8 as amount
   from shop_order o
     cross join jsonb_to_recordset(o.lines)
       as line ("productId" text, "lineItemId" text, title text, quantity integer, "lineTotal" numeric)
     left join lateral (
       select r.quantity, r.amount from shop_return b
         cross join jsonb_to_recordset(b.lines) as r ("lineItemId" text, quantity integer, amount numeric)
       where b.order_id = o.order_id and o.status = 'return_received' and r."lineItemId" = line."lineItemId"
     ) as back on true
     left join catalog_staff_list p on p.product_id = line."productId"
   where o.placed_at >= :begins and o.placed_at < :ends and o.${sold}
   group by line."productId", p.title having sum(line.quantity - coalesce(back.quantity, 0)) > 0
   order by amount desc, line."productId" limit ${rows}`,
);

/** The products that brought most in the period, in rupees paid, without what came back. */
export const bestIn = ({ begins, ends }: Period): Promise<Report["best"]> =>
  query<Report["best"][number]>(bestStatement({ begins, ends }));

const slowStatement = named<{ begins: Date; ends: Date }>(
  "report-slow",
  `with sold_since as (
     select distinct line."productId" as product_id
     from shop_order o, jsonb_to_recordset(o.lines) as line ("productId" text)
     where o.placed_at >= :begins and o.placed_at < :ends and o.${sold}
   ), slow as (
     select product_id as "productId", title, stock, stock * paid_price as worth
     from catalog_staff_list p join catalog_staff_stock using (no)
     where published and stock > 0 and created_at < :begins
       and not exists (select from sold_since s where s.product_id = p.product_id)
     order by worth desc, product_id limit ${rows}
   )
   select slow."productId", slow.title, slow.stock, slow.worth::float8 as worth,
     (select to_char(max(i.created_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') from order_line_item i
      where i.product_id = slow."productId" and i.deleted_at is null) as "lastSoldOn"
   from slow order by slow.worth desc, slow."productId"`,
);

/** What lay in the shop through the whole period: the dearest stock first. */
export const slowIn = ({ begins, ends }: Period): Promise<Report["slow"]> =>
  query<Report["slow"][number]>(slowStatement({ begins, ends }));

const cashOutStatement = named<{ out: readonly string[]; now: Date; dayMs: number }>(
  "report-cash-out",
  `select courier->>'name' as courier, count(*)::integer as orders, sum(total)::float8 as amount,
     floor(extract(epoch from :now::timestamptz - min(placed_at)) * 1000 / :dayMs)::integer as "oldestDays"
   from shop_order where ${cashByCourier} and status = any (:out)
   group by 1 order by amount desc`,
);

const remittancesStatement = named<{ begins: Date; ends: Date }>(
  "report-remittances",
  `select o.order_id as "orderId", o.number as "orderNumber", c.reference, o.courier->>'name' as courier,
     to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, o.total::float8 as due,
     c.paid_in::float8 as "paidIn"
   from shop_cash_receipt c join shop_order o using (order_id)
   where c.paid_in is not null and c.taken_back_at is null and c.at >= :begins and c.at < :ends
   order by c.at desc, c.id desc limit 100`,
);

/** Cash for which another amount was paid in than was due: what to ask the courier about. */
export const remittancesIn = ({ begins, ends }: Period): Promise<Report["remittances"]> =>
  query<Report["remittances"][number]>(remittancesStatement({ begins, ends }));

/** Cash that couriers hold or are collecting. */
export const cashOutAt = (now: Date): Promise<Report["cashOut"]> =>
  query<Report["cashOut"][number]>(cashOutStatement({ out: cashIsOut, now, dayMs }));
