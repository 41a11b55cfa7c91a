import { query } from "../../platform/db/pool";

/** A line of a cart or an order of the engine, as far as its tax depends on it. Rupees. */
export type KnownLine = {
  id: string;
  productId: string | null;
  quantity: number;
  /** What one costs after the discounts on the line. */
  paidPrice: number;
  /** The moment of the order; now for a cart. */
  at: Date;
  /** What the order was placed with; it keeps its rate whatever has changed since. */
  frozen: { gstRate: number; purchasePrice?: number } | null;
};

const cartDiscount = `coalesce((select sum(off.amount) from cart_line_item_adjustment off
    where off.item_id = line.id and off.deleted_at is null), 0)`;

const orderDiscount = `coalesce((select sum(off.amount) from order_line_item_adjustment off
    where off.item_id = line.id and off.deleted_at is null), 0)`;

const ofCarts = (which: string) => `
  select line.id, line.product_id as "productId", line.quantity::float8 as quantity,
    (line.unit_price - ${cartDiscount} / greatest(line.quantity, 1))::float8 as "paidPrice",
    now() as at,
    null::jsonb as frozen, line.created_at as since, 0::bigint as nth
  from cart_line_item line where line.deleted_at is null and ${which}`;

/** Every edit of an order leaves its own version of an item; the latest one counts. */
const ofOrders = (which: string) => `
  (select distinct on (item.item_id) line.id, line.product_id as "productId", item.quantity::float8 as quantity,
    (coalesce(item.unit_price, line.unit_price)
      - ${orderDiscount} / greatest(item.quantity, 1))::float8 as "paidPrice",
    placed.created_at as at, copied.line as frozen, line.created_at as since, coalesce(copied.nth, 0) as nth
  from order_item item join order_line_item line on line.id = item.item_id
  join "order" placed on placed.id = item.order_id
  left join lateral (select copy.line, copy.nth
    from shop_order own, jsonb_array_elements(own.lines) with ordinality copy (line, nth)
    where own.order_id = item.order_id and copy.line ->> 'lineItemId' = line.id) copied on true
  where item.deleted_at is null and ${which} order by item.item_id, item.version desc)`;

/** As an order lists them: of two lines of equal value, delivery follows the first. */
const inOrder = "order by since, nth, id";

/** The lines with these ids; an id that is in no cart or order has none. */
export function linesById(ids: readonly string[]): Promise<KnownLine[]> {
  return query<KnownLine>({
    name: "tax-lines-by-id",
    text: `${ofCarts("line.id = any ($1)")} union all ${ofOrders("line.id = any ($1)")}
      ${inOrder}`,
    values: [ids],
  });
}

/** The goods that go with these shipping methods: the lines of their carts or orders. */
export function linesOfMethods(methodIds: readonly string[]): Promise<KnownLine[]> {
  return query<KnownLine>({
    name: "tax-lines-of-methods",
    text: `${ofCarts("line.cart_id in (select cart_id from cart_shipping_method where id = any ($1))")} union all
      ${ofOrders("item.order_id in (select order_id from order_shipping where shipping_method_id = any ($1))")}
      ${inOrder}`,
    values: [methodIds],
  });
}
