import type { OrderStatus } from "../contract/order-states";
import { query } from "../platform/db/pool";

/** What somebody wants reservations to be; 0 for one that is deleted. */
export type HoldChanges = {
  known?: readonly { id: string; quantity: number }[];
  added?: readonly { lineItemId: string; inventoryItemId: string; quantity: number }[];
};

/**
 * An order of the shop of which less would be reserved than it needs, or more; undefined if there is none. What was removed
 * may be added again.
 */
export async function orderHeldOtherwise({ known = [], added = [] }: HoldChanges) {
  const [order] = await query<{ number: string; status: OrderStatus }>({
    name: "order-held-otherwise",
    text: `with changed as (
        select r.line_item_id as line, r.inventory_item_id as item, wanted.quantity - r.quantity as by
        from unnest($1::text[], $2::numeric[]) as wanted (id, quantity)
        join reservation_item r on r.id = wanted.id and r.deleted_at is null
        union all select * from unnest($3::text[], $4::text[], $5::numeric[])
      ), of_line as (select line, item, sum(by) as by from changed group by line, item)
      select o.number, o.status from of_line c
      join order_item i on i.item_id = c.line and i.deleted_at is null
      join shop_order o on o.order_id = i.order_id
      cross join jsonb_to_recordset(o.lines) as l ("lineItemId" text, "inventoryItemId" text, quantity integer)
      cross join lateral (select coalesce(sum(r.quantity), 0) + c.by as held from reservation_item r
        where r.line_item_id = c.line and r.inventory_item_id = c.item and r.deleted_at is null) after
      cross join lateral (select case when o.status in ('pending_payment', 'pending', 'confirmed', 'packed')
        then l.quantity else 0 end as quantity) needed
      where l."lineItemId" = c.line and l."inventoryItemId" = c.item
        and ((c.by < 0 and after.held < needed.quantity) or (c.by > 0 and after.held > needed.quantity))
      limit 1`,
    values: [
      known.map(({ id }) => id),
      known.map(({ quantity }) => quantity),
      added.map(({ lineItemId }) => lineItemId),
      added.map(({ inventoryItemId }) => inventoryItemId),
      added.map(({ quantity }) => quantity),
    ],
  });
  return order;
}

/** The reservations of these lines. */
export const holdsOfLines = (lineItemIds: readonly string[]): Promise<{ id: string }[]> =>
  query({
    name: "holds-of-lines",
    text: "select id from reservation_item where line_item_id = any ($1) and deleted_at is null",
    values: [lineItemIds],
  });
