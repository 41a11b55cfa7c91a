import { joinSpecialPrice } from "../catalog/special-prices";
import { query } from "../platform/db/pool";
import { rawAmount } from "../platform/db/raw-amount";

/** The line's price becomes the one that the shopper pays now for so many. */
const reprice = (which: string) => `
  with current as (
    select l.id, trim_scale(coalesce(special.paid, v.paid_price)) as paid, trim_scale(coalesce(special.price, v.price)) as price
    from cart_line_item l join catalog_variant v on v.variant_id = l.variant_id
    ${joinSpecialPrice({ customer: "$1", variant: "v.variant_id", quantity: "l.quantity" })}
    where ${which}
  )
  update cart_line_item line set unit_price = paid, raw_unit_price = ${rawAmount("paid")},
    compare_at_unit_price = case when paid < price then price end,
    raw_compare_at_unit_price = case when paid < price then ${rawAmount("price")} end, updated_at = now()
  from current where line.id = current.id`;

const byId = { name: "cart-reprice", text: reprice("l.id = any ($2)") };
const byVariant = {
  name: "cart-reprice-variant",
  text: reprice(
    "l.cart_id = (select cart_id from shop_cart where customer_id = $1) and l.variant_id = $2 and l.deleted_at is null",
  ),
};

/** Lines whose price has changed, after the shopper was told. */
export async function repriceLines(customerId: string, lineIds: readonly string[]): Promise<void> {
  await query({ ...byId, values: [customerId, lineIds] });
}

/** A line whose quantity the shopper has changed: some prices depend on it. */
export async function repriceVariant(customerId: string, variantId: string): Promise<void> {
  await query({ ...byVariant, values: [customerId, variantId] });
}
