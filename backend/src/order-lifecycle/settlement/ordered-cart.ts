import { generateEntityId } from "@medusajs/framework/utils";
import type { OrderRow } from "../../orders/order-row";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";

type Leftover = { id: string; quantity: number };

/** Lines of the open cart that the order did not include, or only with a smaller quantity. */
const LEFTOVER = `
  select l.id, l.quantity - coalesce(o.quantity, 0) as quantity
  from cart_line_item l
  left join (select x."variantId" as variant_id, sum(x.quantity)::integer as quantity
    from jsonb_to_recordset($2::jsonb) as x ("variantId" text, quantity integer) group by 1) o using (variant_id)
  where l.cart_id = $1 and l.deleted_at is null and l.quantity > coalesce(o.quantity, 0)
  order by l.created_at, l.id`;

/** Creates a new open cart for the same shopper from what was left in the one that was just closed. */
const MOVE_ON = `
  with rest as (
    select * from unnest($3::text[], $4::text[], $5::integer[]) as rest (line_id, new_id, quantity)
  ), cart_made as (
    insert into cart (id, region_id, customer_id, sales_channel_id, email, currency_code)
    select $2, region_id, customer_id, sales_channel_id, email, currency_code from cart where id = $1
    returning id, customer_id
  ), opened as (
    insert into shop_cart (customer_id, cart_id) select customer_id, id from cart_made
  )
  insert into cart_line_item (id, cart_id, title, subtitle, thumbnail, quantity, variant_id, product_id,
    product_title, product_handle, variant_sku, variant_title, requires_shipping, is_discountable,
    is_tax_inclusive, unit_price, raw_unit_price, metadata, created_at)
  select rest.new_id, cart_made.id, title, subtitle, thumbnail, rest.quantity, variant_id, product_id,
    product_title, product_handle, variant_sku, variant_title, requires_shipping, is_discountable,
    is_tax_inclusive, unit_price, raw_unit_price, l.metadata, l.created_at
  from rest join cart_line_item l on l.id = rest.line_id cross join cart_made`;

const CLOSE = `
  with linked as (
    insert into order_cart (id, order_id, cart_id) values ($2, $1, $3)
  )
  update cart set completed_at = now(), updated_at = now() where id = $3 and completed_at is null
  returning deleted_at is null as is_open`;

/**
 * Closes the cart that an order came from, now that it is paid. What the shopper added meanwhile stays theirs, in a
 * new cart: a closed cart cannot be ordered a second time.
 */
export async function closeOrderedCart({ sql }: SharedTransaction, order: OrderRow): Promise<void> {
  const [made] = await sql<{ cart_id: string | null }>({
    name: "order-from-cart",
    text: "select cart_id from shop_order where order_id = $1",
    values: [order.order_id],
  });
  const cartId = made?.cart_id;
  if (!cartId) return;
  const leftover = await sql<Leftover>({
    name: "cart-leftover",
    text: LEFTOVER,
    values: [cartId, JSON.stringify(order.lines)],
  });
  const [closed] = await sql<{ is_open: boolean }>({
    name: "cart-ordered",
    text: CLOSE,
    values: [order.order_id, generateEntityId(undefined, "ordercart"), cartId],
  });
  // If the account was deleted meanwhile, the cart has no owner any more.
  if (!closed?.is_open || leftover.length === 0) return;
  await sql({
    name: "cart-move-on",
    text: MOVE_ON,
    values: [
      cartId,
      generateEntityId(undefined, "cart"),
      leftover.map(({ id }) => id),
      leftover.map(() => generateEntityId(undefined, "cali")),
      leftover.map(({ quantity }) => quantity),
    ],
  });
}
