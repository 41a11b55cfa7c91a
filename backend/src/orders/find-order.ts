import { plainDigits } from "../contract/rules";
import { query } from "../platform/db/pool";

/** An order, tracking or invoice number as it is stored: in plain digits and capitals, without blanks. */
export const plainOrderNumber = (typed: string) => plainDigits(typed).replace(/\s+/g, "").toUpperCase();

/** Whether this shopper has an order with this number. */
export async function isOrderOf(customerId: string, number: string): Promise<boolean> {
  const found = await query({
    name: "order-number-of",
    text: "select from shop_order where number = $1 and customer_id = $2",
    values: [number, customerId],
  });
  return found.length > 0;
}

/**
 * The order with this order number, tracking number of one of its parcels, or invoice number; blanks and case don't
 * matter. The latest, if a courier has used a number twice.
 */
export async function orderByNumber(
  typed: string,
): Promise<{ orderId: string; orderNumber: string } | undefined> {
  const number = plainOrderNumber(typed);
  const [found] = await query<{ orderId: string; orderNumber: string }>({
    name: "order-of-any-number",
    text: `select o.order_id as "orderId", o.number as "orderNumber" from shop_order o
           where o.order_id in (
             select order_id from shop_order where number = $1
             union all select order_id from shop_order where upper(courier ->> 'awb') = $1 and courier is not null
             union all select order_id from shop_booking where upper(awb) = $1 and awb is not null
             union all select order_id from shop_invoice where number = $1)
           order by o.placed_at desc limit 1`,
    values: [number],
  });
  return found;
}
