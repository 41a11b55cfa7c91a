import { orderStatuses, orderTransitions } from "../contract/order-states";
import { isLapsed } from "../orders/confirmation/is-lapsed";

/** A statement that must return no row; the `fault` of each returned row says what is wrong. */
export type AuditRule = { name: string; text: string; values?: unknown[] };

const held = "('pending_payment', 'pending', 'confirmed', 'packed')";
/** The engine's returns, but for those that it cancelled before the same was taken up again. */
export const standingReturns = `(select * from return r where deleted_at is null
  and not (status = 'canceled' and exists (select from return later
    where later.order_id = r.order_id and later.deleted_at is null and later.display_id > r.display_id)))`;
const lines = `(select o.order_id, o.number, o.status, l.* from shop_order o,
  jsonb_to_recordset(o.lines) as l ("lineItemId" text, "inventoryItemId" text, quantity integer, "lineTotal" numeric))`;

/** How an order's history may begin, and every legal transition, as `from>to`. */
const legalSteps = [
  ">pending",
  ">pending_payment",
  ...orderStatuses.flatMap((from) => Object.keys(orderTransitions[from]).map((to) => `${from}>${to}`)),
];

export const stockRules: AuditRule[] = [
  {
    name: "no more is reserved than there is",
    text: `select 'item ' || inventory_item_id || ': ' || reserved_quantity || ' of ' || stocked_quantity as fault
           from inventory_level l where deleted_at is null and (reserved_quantity < 0 or reserved_quantity > stocked_quantity
             -- A location that was ever sold from on backorder may owe more than it has.
             and not exists (select from reservation_item r where r.inventory_item_id = l.inventory_item_id
               and r.location_id = l.location_id and r.allow_backorder))`,
  },
  {
    name: "the reserved figure is the sum of the living reservations, and its exact twin says the same",
    text: `select 'item ' || v.inventory_item_id || ': ' || v.reserved_quantity || ' but ' || coalesce(sum(r.quantity), 0) as fault
           from inventory_level v left join reservation_item r on r.inventory_item_id = v.inventory_item_id
             and r.location_id = v.location_id and r.deleted_at is null
           where v.deleted_at is null group by v.id
           having v.reserved_quantity <> coalesce(sum(r.quantity), 0)
             or (v.raw_reserved_quantity ->> 'value')::numeric <> v.reserved_quantity`,
  },
  {
    name: "each line of an open order whose stock is managed is reserved whole, once at a location, and no other line is",
    text: `select 'order ' || l.number || ' (' || l.status || '): ' || count(r.id) || ' reservations of '
             || coalesce(sum(r.quantity), 0) || ' for ' || l.quantity as fault
           from ${lines} l left join reservation_item r on r.line_item_id = l."lineItemId" and r.deleted_at is null
           group by l.number, l.status, l."lineItemId", l."inventoryItemId", l.quantity
           having case when l.status in ${held} and l."inventoryItemId" is not null then count(r.id) <> count(distinct r.location_id)
               or coalesce(sum(r.quantity), 0) <> l.quantity else count(r.id) > 0 end`,
  },
  {
    name: "no reservation stands for an order that is not there",
    text: `select 'reservation ' || r.id as fault from reservation_item r
           where r.deleted_at is null and r.line_item_id is not null
             and not exists (select from order_line_item i where i.id = r.line_item_id)`,
  },
  {
    name: "the catalogue shows what can be bought",
    text: `select 'variant ' || v.variant_id || ': ' || v.available || ' but ' || catalog_available(v.inventory_item_id, v.allows_backorder) as fault
           from catalog_variant v where v.available <> catalog_available(v.inventory_item_id, v.allows_backorder)`,
  },
];

export const taxRules: AuditRule[] = [
  {
    name: "nothing is on sale at a GST rate that nobody said: each product has its HSN and its rate",
    text: `select 'product ' || c.product_id || ': HSN ' || coalesce(p.hs_code, 'none') || ', rate ' || coalesce(d.gst_rate::text, 'none') as fault
           from catalog_product c join product p on p.id = c.product_id and p.deleted_at is null
           left join product_detail d on d.product_id = p.id and d.deleted_at is null
           where c.published and (coalesce(p.hs_code, '') = '' or d.gst_rate is null
             or c.hsn <> p.hs_code or c.gst_rate <> d.gst_rate)`,
  },
];

export const moneyRules: AuditRule[] = [
  {
    name: "lines, shipping and fee add up to the total, here and in the engine",
    text: `select 'order ' || o.number || ': ' || o.total || ', engine ' || coalesce(s.totals ->> 'current_order_total', 'none')
             || ', lines ' || l.goods as fault
           from shop_order o
           left join lateral (select totals from order_summary where order_id = o.order_id and deleted_at is null
             order by version desc limit 1) s on true
           left join shop_return b on b.order_id = o.order_id
           cross join lateral (select sum("lineTotal") as goods
             from jsonb_to_recordset(o.lines) as x ("lineTotal" numeric)) l
           -- Of a reduced line the engine keeps fractions of a paisa where the shop refunds whole ones.
           where l.goods <> o.subtotal or (o.status not in ('cancelled', 'rto_received')
             and abs(coalesce(round((s.totals ->> 'current_order_total')::numeric, 2), -1) -
               case when o.status = 'return_received' and b.is_whole then 0
                 when o.status = 'return_received' then o.total - b.refund - coalesce((s.totals ->> 'credit_line_total')::numeric, 0)
                 -- The engine's own refund flow takes what it gives back off the order, as a credit line.
                 else o.total - coalesce((s.totals ->> 'credit_line_total')::numeric, 0) end)
               > case when o.status = 'return_received' and o.discounts <> '[]'
                 then 0.01 * jsonb_array_length(o.lines) else 0 end)`,
  },
  {
    name: "each order that is not still to be paid online has one payment over its whole amount, which is captured when it is paid and not before",
    text: `select 'order ' || o.number || ' (' || o.payment_status || '): ' || count(p.id) || ' payments' as fault
           from shop_order o
           left join order_payment_collection c on c.order_id = o.order_id and c.deleted_at is null
           left join payment p on p.payment_collection_id = c.payment_collection_id and p.deleted_at is null
           left join shop_payment_attempt a on a.order_id = o.order_id
           group by o.order_id, a.id
           having count(p.id) <> (case when a.id is null or a.provider_payment_id is not null then 1 else 0 end) or bool_or(p.amount <> o.total)
             or bool_or((p.captured_at is not null) <> (o.payment_status in ('paid', 'refund_pending', 'partially_refunded', 'refunded')))
             or bool_or(p.id is not null and (p.canceled_at is not null) <> (o.payment_status = 'cancelled'))`,
  },
];

export const orderRules: AuditRule[] = [
  {
    name: "invoices and credit notes have no gap in their numbers that nobody explained",
    text: `select c.series || '/' || c.year || ': ' || c.last || ' given, ' || coalesce(i.issued, 0) || ' issued and '
             || coalesce(s.skipped, 0) || ' passed over' as fault
           from shop_invoice_counter c
           left join (select series, replace(split_part(number, '/', 2), '-', '') as year, count(*) as issued
             from shop_invoice group by 1, 2) i on i.series = c.series and i.year = replace(c.year, '-', '')
           left join (select series, year, sum(last_serial - first_serial + 1) as skipped
             from shop_skipped_number group by 1, 2) s on s.series = c.series and s.year = c.year
           where c.last <> coalesce(i.issued, 0) + coalesce(s.skipped, 0)`,
  },
  {
    name: "a shop that was set back to a backup has taken in what others know",
    text: `select 'backup of ' || backup_at || ': run npm run after-restore' as fault from shop_restore where done_at is null`,
  },
  {
    name: "every order of the engine is one of the shop's, and every one of the shop's is the engine's",
    text: `select 'order ' || coalesce(e.id, o.order_id) as fault from "order" e full join shop_order o on o.order_id = e.id
           where (e.id is null or o.order_id is null) and coalesce(e.created_at, now()) < now() - interval '5 seconds'
             -- One that cannot be the shop's is cancelled in the engine.
             and not coalesce(e.is_draft_order, false) and (o.order_id is not null or e.status <> 'canceled')
             and not exists (select from shop_order_owed w where w.order_id = e.id and w.since > now() - interval '5 minutes')`,
  },
  {
    name: "the items of the engine's order are the shop's",
    text: `select 'order ' || o.number || ': ' || coalesce(e.items, 'none') as fault
           from shop_order o
           left join lateral (select string_agg(i.item_id || ' x ' || trim_scale(i.quantity), ', ' order by i.item_id) as items
             from order_item i join "order" e on e.id = i.order_id and e.version = i.version
             where i.order_id = o.order_id and i.deleted_at is null and i.quantity > 0) e on true
           cross join lateral (select string_agg("lineItemId" || ' x ' || quantity, ', ' order by "lineItemId") as items
             from jsonb_to_recordset(o.lines) as l ("lineItemId" text, quantity integer)) l
           where e.items is distinct from l.items`,
  },
  {
    name: "the orders of a day and status are as many, and as much, as the tally says",
    text: `select 'orders of ' || day || ' (' || status || '): ' || coalesce(o.orders, 0) || ' for ' || coalesce(o.total, 0)
             || ', tally ' || coalesce(k.orders, 0) || ' for ' || coalesce(k.total, 0) as fault
           from (select (placed_at at time zone 'Asia/Kolkata')::date as day, status, count(*) as orders, sum(total) as total
             from shop_order group by 1, 2) o
           full join (select day, status, sum(orders) as orders, sum(total) as total
             from shop_order_counts group by 1, 2) k using (day, status)
           where coalesce(o.orders, 0) <> coalesce(k.orders, 0) or coalesce(o.total, 0) <> coalesce(k.total, 0)`,
  },
  {
    name: "an order comes from one cart, which is closed and makes no other",
    text: `select 'order ' || o.number as fault from shop_order o
           left join order_cart l on l.order_id = o.order_id and l.deleted_at is null
           left join cart c on c.id = o.cart_id
           where o.cart_id is not null and exists (select from shop_order_move m
               where m.order_id = o.order_id and m.to_status in ('pending', 'confirmed'))
             and (l.cart_id is distinct from o.cart_id or c.completed_at is null)
           union all
           select 'open cart ' || s.cart_id from shop_cart s join cart c on c.id = s.cart_id
           where c.completed_at is not null`,
  },
  {
    name: "the history of an order begins well, makes legal steps only, and ends where the order stands",
    text: `select 'order ' || o.number || ': ' || coalesce(m.from_status, '') || '>' || m.to_status as fault
           from (select *, lag(to_status) over (partition by order_id order by id) as before,
             row_number() over (partition by order_id order by id desc) as from_end from shop_order_move) m
           join shop_order o on o.order_id = m.order_id
           where coalesce(m.from_status, '') || '>' || m.to_status <> all ($1)
             or m.from_status is distinct from m.before or (m.from_end = 1 and m.to_status <> o.status)
           union all
           select 'order ' || number || ' has no history' from shop_order o
           where not exists (select from shop_order_move m where m.order_id = o.order_id)`,
    values: [legalSteps],
  },
  {
    name: "a shopper confirms only an order that asked for a code",
    text: `select 'order ' || o.number as fault from shop_order_move m join shop_order o on o.order_id = m.order_id
           where m.to_status = 'confirmed' and m.by = 'shopper'
             and not exists (select from shop_order_confirmation c where c.order_id = m.order_id)`,
  },
  {
    name: "an order that is not confirmed with its code in time is cancelled within the hour",
    text: `select 'order ' || o.number || ': until ' || c.lapses_at as fault
           from shop_order_confirmation c join shop_order o on o.order_id = c.order_id
           where ${isLapsed} and c.lapses_at < now() - interval '1 hour'`,
  },
  {
    name: "every order that counts for the limits of cash says whose and whither it is",
    text: `select 'order ' || number || ': ' || array_to_string(cash_keys, ' ') as fault from shop_order
           where (status in ${held} or status in ('shipped', 'out_for_delivery', 'delivery_failed', 'rto_in_transit', 'rto_received'))
             and not (cash_keys @> array['account:' || customer_id, 'phone:' || (address ->> 'phone')]
               -- What is picked up goes to the shop's own address.
               and (delivery_method = 'pickup' or array_to_string(cash_keys, ' ') like '%address:%'))`,
  },
  {
    name: "the engine's order and parcel stand where the shop's does",
    text: `select 'order ' || o.number || ' (' || o.status || '): engine ' || e.status || ', ' || count(f.id) || ' parcels' as fault
           from shop_order o join "order" e on e.id = o.order_id
           left join order_fulfillment l on l.order_id = o.order_id and l.deleted_at is null
           left join fulfillment f on f.id = l.fulfillment_id and f.canceled_at is null
             -- Packed through the engine, an order has its parcel before it is shipped.
             and (o.status <> 'packed' or f.shipped_at is not null)
           group by o.order_id, e.id
           having (o.status in ('cancelled', 'rto_received')) <> (e.status = 'canceled')
             or (o.status in ${held} or o.status = 'cancelled') <> (count(f.id) = 0)
             or (o.status = 'delivered' and bool_or(f.delivered_at is null))`,
  },
  {
    name: "the engine's return stands where the shop's does",
    text: `select 'order ' || o.number || ' (' || o.status || '): ' || coalesce(string_agg(r.status::text, ', '), 'no return') as fault
           from shop_order o left join ${standingReturns} r on r.order_id = o.order_id
             -- Begun in the engine's admin, and not confirmed yet.
             and not (r.status = 'open' and o.status = 'delivered')
           group by o.order_id
           having coalesce(string_agg(r.status::text, ', '), '') <> case
             when o.status in ('return_requested', 'return_approved') then 'requested'
             when o.status = 'return_rejected' then 'canceled'
             when o.status = 'return_received' then 'received' else '' end`,
  },
  {
    name: "nothing waits in the outbox for longer than five minutes",
    text: `select topic || ' ' || id || ': ' || coalesce(last_error, 'never tried') as fault from shop_outbox
           where done_at is null and created_at < now() - interval '5 minutes'`,
  },
];
