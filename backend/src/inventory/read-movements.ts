import type { StockMovement } from "../contract/stock";
import { query } from "../platform/db/pool";

const shown = 100;

type Row = Omit<StockMovement, "at"> & { at: Date };

/**
 * Returns a product's latest movements: stock changes from our own table, and what orders reserved and released from the
 * engine's reservations, which store when they began and ended.
 */
export async function readMovements(productId: string): Promise<StockMovement[]> {
  const rows = await query<Row>({
    name: "stock-movements",
    text: `with item as (
        select inventory_item_id as id, choice as size from catalog_variant where product_id = $1
      ), stock as (
        select 's' || m.id as id, m.at, i.size, m.location_id, 'stock' as kind, m.change, m.stock_after as after,
          case when m.reason like 'order:%' then 'order' when m.reason like 'written-off:%' then 'written_off'
            else coalesce(m.reason, 'other') end as reason, m.by_name, m.note,
          case when m.reason like '%:%' then split_part(m.reason, ':', 2) end as order_number
        from stock_movement m join item i on i.id = m.inventory_item_id order by m.id desc limit ${shown}
      ), held as (
        select r.id, r.created_at, r.deleted_at, i.size, r.location_id, r.quantity, r.line_item_id
        from reservation_item r join item i on i.id = r.inventory_item_id order by r.created_at desc limit ${shown}
      ), holds as (
        select h.id || '+' as id, h.created_at as at, h.size, h.location_id, 'hold' as kind, -h.quantity::integer as change,
          h.line_item_id from held h
        union all
        select h.id || '-', h.deleted_at, h.size, h.location_id, 'release', h.quantity::integer, h.line_item_id
        from held h where h.deleted_at is not null
      ), joined as (
        select id, at, size, location_id, kind, change, after, reason, by_name, note, order_number from stock
        union all
        select h.id, h.at, h.size, h.location_id, h.kind, h.change, null, 'order', null, null, o.number
        from holds h
        left join lateral (
          select order_id from order_item where item_id = h.line_item_id and deleted_at is null limit 1
        ) oi on true
        left join shop_order o on o.order_id = oi.order_id
      )
      select j.id as "_id", j.at, j.size, j.kind, j.change, j.after as "stockAfter", j.reason, j.by_name as by, j.note,
        j.order_number as "orderNumber", o.order_id as "orderId",
        case when (select count(*) from shop_stock_location) > 1 then place.name end as location
      from joined j left join shop_order o on o.number = j.order_number
      left join shop_stock_location place using (location_id)
      order by j.at desc, j.id desc limit ${shown}`,
    values: [productId],
  });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
