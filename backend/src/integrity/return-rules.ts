import { type AuditRule, standingReturns } from "./rules";

const lines = `(select o.order_id, o.number, o.status, o.placed_at, l.* from shop_order o,
  jsonb_to_recordset(o.lines) as l ("lineItemId" text, "inventoryItemId" text, quantity integer, "lineTotal" numeric))`;
const goingBack = `(select b.order_id, b.is_whole, g.* from shop_return b,
  jsonb_to_recordset(b.lines) as g ("lineItemId" text, quantity integer, amount numeric))`;

export const returnRules: AuditRule[] = [
  {
    name: "a return names pieces that were bought, at what they cost, and gives that back or the whole total",
    text: `select 'order ' || o.number || ' (' || o.status || '): ' || coalesce(b.refund::text, 'no return') as fault
           from shop_order o left join shop_return b using (order_id)
           left join lateral (select sum(g.amount) as worth,
               bool_and(coalesce(g.quantity between 1 and l.quantity
                 and g.amount = case when g.quantity = l.quantity then l."lineTotal"
                   else trunc(l."lineTotal" * g.quantity / l.quantity, 2) end, false)) as is_right,
               sum(g.quantity) = (select sum(a.quantity) from ${lines} a where a.order_id = o.order_id) as is_all
             from ${goingBack} g left join ${lines} l using (order_id, "lineItemId") where g.order_id = o.order_id) w on true
           where (b.order_id is not null) <> (o.status like 'return%')
             or (b.order_id is not null and (w.is_right is not true or w.is_all <> b.is_whole
               or b.refund <> case when b.is_whole then o.total else w.worth end))`,
  },
  {
    name: "the engine's return holds the same pieces, and as damaged those that were written off",
    text: `select 'order ' || o.number || ': ' || coalesce(g.quantity, 0) || ' pieces, engine ' || coalesce(i.quantity, 0) as fault
           from ${goingBack} g
           full join (select r.order_id, i.item_id as "lineItemId", i.quantity::integer as quantity,
               i.received_quantity::integer as received, i.damaged_quantity::integer as damaged
             from ${standingReturns} r join return_item i on i.return_id = r.id and i.deleted_at is null) i using (order_id, "lineItemId")
           join shop_order o using (order_id)
           left join shop_write_off w on w.order_id = o.order_id and w.line_item_id = "lineItemId"
           where g.quantity is distinct from i.quantity or (o.status = 'return_received'
             and (i.received, i.damaged) is distinct from (i.quantity, coalesce(w.quantity, 0)))`,
  },
  {
    name: "pieces are written off of goods that came back, and no more than came",
    text: `select 'order ' || o.number || ' (' || o.status || '): ' || w.quantity as fault
           from shop_write_off w join shop_order o using (order_id)
           left join ${lines} l on l.order_id = w.order_id and l."lineItemId" = w.line_item_id
           left join ${goingBack} g on g.order_id = w.order_id and g."lineItemId" = w.line_item_id
           where coalesce(w.quantity > case o.status when 'rto_received' then l.quantity
             when 'return_received' then g.quantity end, true)`,
  },
  {
    name: "stock is conserved: what an order took off the shelf is with its shopper, back, or written off",
    text: `select 'order ' || l.number || ' (' || l.status || '): ' || coalesce(m.change, 0) || ' pieces of ' || l."inventoryItemId" as fault
           from (select order_id, number, status, placed_at, "inventoryItemId", sum(gone)::integer as gone from (
               select l.order_id, l.number, l.status, l.placed_at, l."inventoryItemId", coalesce(w.quantity, 0)
                 + case when l.status in ('pending_payment', 'pending', 'confirmed', 'packed', 'cancelled', 'rto_received') then 0
                   when l.status = 'return_received' then l.quantity - coalesce(g.quantity, 0) else l.quantity end as gone
               from ${lines} l left join ${goingBack} g using (order_id, "lineItemId")
               left join shop_write_off w on w.order_id = l.order_id and w.line_item_id = l."lineItemId"
             ) line group by order_id, number, status, placed_at, "inventoryItemId") l
           left join (select split_part(reason, ':', 2) as number, inventory_item_id, sum(change) as change
             from stock_movement where reason like 'order:%' or reason like 'written-off:%' group by 1, 2
           ) m on m.number = l.number and m.inventory_item_id = l."inventoryItemId"
           where coalesce(m.change, 0) <> -l.gone
             -- Older ones are deleted (inventory/forget-movements.ts).
             and l.placed_at >= coalesce((select (value ->> 'movementsFrom')::timestamptz from shop_setting
               where key = 'records'), '-infinity')
             and exists (select from inventory_level v where v.inventory_item_id = l."inventoryItemId" and v.deleted_at is null)`,
  },
  {
    name: "what came back goes back in money, as far as there was any, and stands in its credit note",
    text: `select 'order ' || o.number || ' (' || o.payment_status || '): ' || b.refund || ', asked ' || coalesce(f.asked, 0)
             || ', note ' || coalesce(n.paise::text, 'none') as fault
           from shop_return b join shop_order o using (order_id)
           left join shop_payment_attempt a on a.order_id = o.order_id and a.provider_payment_id is not null
           left join lateral (select sum(amount_paise) as asked from shop_refund r
             where r.provider = a.provider and r.provider_payment_id = a.provider_payment_id) f on true
           left join lateral (select sum((document -> 'totals' ->> 'totalPaise')::numeric) as paise from shop_invoice i
             where i.order_id = o.order_id and i.series = 'CN') n on true
           where o.status = 'return_received' and (n.paise is distinct from b.refund * 100
             or (o.payment_method = 'online' and coalesce(f.asked, 0) < b.refund * 100))`,
  },
];
