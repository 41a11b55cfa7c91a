import { joinSpecialPrice, specialOrUsual } from "../catalog/special-prices";
import type { Cart } from "../contract/cart";
import type { Unsent } from "../contract/messages";
import { query } from "../platform/db/pool";
import { type CartRow, presentCart, staleLines } from "./cart-rows";
import { ownHold } from "./own-hold";
import { repriceLines } from "./reprice";

const OPEN_CART = `
  select c.cart_id, l.id as line_id, l.product_id, l.variant_id, l.quantity, l.title as line_title,
         l.unit_price::float8 as told_price, p.slug, p.title, p.image, p.category, v.size, v.available + ${ownHold} as available,
         ${specialOrUsual.price} as price, ${specialOrUsual.salePrice} as sale_price,
         ${specialOrUsual.paidPrice} as paid_price
  from shop_cart c
  left join cart_line_item l on l.cart_id = c.cart_id and l.deleted_at is null
  left join catalog_product p on p.product_id = l.product_id and p.published
    and exists (select from catalog_variant has where has.variant_id = l.variant_id)
  left join catalog_variant v on v.variant_id = l.variant_id
  ${joinSpecialPrice({ customer: "$1", variant: "v.variant_id", quantity: "l.quantity" })}
  where c.customer_id = $1
  order by l.created_at, l.id`;

/** Returns the lines of a shopper's open cart; one row without a line for an empty cart, no row if there is no cart yet. */
export function openCartRows(customerId: string): Promise<CartRow[]> {
  return query<CartRow>({ name: "open-cart", text: OPEN_CART, values: [customerId] });
}

/** Returns the cart with its notices. Each change is announced only once. */
export async function readCart(customerId: string): Promise<Unsent<Cart>> {
  const rows = await openCartRows(customerId);
  const { gone, repriced } = staleLines(rows);
  if (gone.length > 0) {
    await query({ text: "delete from cart_line_item where id = any ($1)", values: [gone] });
  }
  if (repriced.length > 0) await repriceLines(customerId, repriced);
  return presentCart(customerId, rows);
}
