import { type Sellable, sellableColumns } from "../catalog/sellable";
import { joinSpecialPrice } from "../catalog/special-prices";
import { type Titles, titlesColumn } from "../catalog/titles";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import { promotionsInPlay } from "../promotions/in-play";

/** A line of the cart that is being ordered, with the product's current data. */
export type CartLine = Sellable & {
  /** The line's id in the engine's cart. */
  cartLineId: string;
  quantity: number;
  toldPrice: number;
  /** What the shop paid for a used item; null if GST is on the whole price. */
  purchasePrice: number | null;
  lineTitle: string;
  /** What the product is called in other languages, for the order to keep; null if nothing else. */
  titles: Titles | null;
  /** The shopper's order that is waiting for its payment; the same on every line. */
  awaitingOrderId: string | null;
  /** The version of the promotions if they matter to this cart; the same on every line. */
  promotions: string | null;
};

/**
 * Locks the shopper's open cart until the transaction ends and returns its id: concurrent placing, adding and removing
 * wait. The row of the engine's cart is locked too, since the engine can complete it as well.
 */
export async function lockOpenCart(
  { sql }: SharedTransaction,
  customerId: string,
): Promise<string | undefined> {
  const [open] = await sql<{ cart_id: string }>({
    name: "cart-lock",
    text: `select s.cart_id from shop_cart s join cart c on c.id = s.cart_id
           where s.customer_id = $1 and c.completed_at is null for update`,
    values: [customerId],
  });
  return open?.cart_id;
}

/** Returns the lines of a locked cart, oldest first; a product that is gone has no `published`. */
export function cartLines(
  { sql }: SharedTransaction,
  cartId: string,
  customerId: string,
): Promise<CartLine[]> {
  return sql<CartLine>({
    name: "cart-lines",
    text: `select l.id as "cartLineId", ${promotionsInPlay} as promotions, l.quantity, l.unit_price::float8 as "toldPrice", l.title as "lineTitle",
             (select order_id from shop_order where customer_id = $2 and status = 'pending_payment') as "awaitingOrderId",
             d.purchase_price::float8 as "purchasePrice", ${titlesColumn} as titles, ${sellableColumns}
           from cart_line_item l
           join shop_cart s on s.cart_id = l.cart_id
           left join catalog_variant v on v.variant_id = l.variant_id
           left join catalog_product p on p.product_id = v.product_id
           ${joinSpecialPrice({ customer: "$2", variant: "v.variant_id", quantity: "l.quantity" })}
           left join product_detail d on d.product_id = p.product_id and d.deleted_at is null
           where l.cart_id = $1 and l.deleted_at is null order by l.created_at, l.id`,
    values: [cartId, customerId],
  });
}
