import { messages } from "../../contract/messages";
import type { OrderStatus } from "../../contract/order-states";
import { refuse } from "../../contract/refusal";
import { query } from "../../platform/db/pool";
import { secondsBetweenCodes } from "../../platform/secrets/one-time-code";
import { sentAgainPerDay } from "./code";

/** The earliest time for another code for the order of `c`, shop_order_confirmation. */
export const sendableAt = `greatest(c.last_sent_at + interval '${secondsBetweenCodes} seconds',
  case when c.sent_again >= ${sentAgainPerDay} then c.counted_since + interval '1 day' end)`;

/** Whether the order still waits for its code or is confirmed; `waitSeconds` until another code may be sent. */
export type CodeStatus = { isWaiting: boolean; waitSeconds: number };

type Row = { status: OrderStatus; asks: boolean; wait_seconds: number | null };

/**
 * Returns the confirmation state of the shopper's order. 404 for another shopper's; 409 if no code is required, or it
 * is cancelled.
 */
export async function codeStatusOf(customerId: string, orderId: string): Promise<CodeStatus> {
  const [row] = await query<Row>({
    text: `select o.status, c.order_id is not null as asks,
             extract(epoch from ${sendableAt} - now())::float8 as wait_seconds
           from shop_order o left join shop_order_confirmation c on c.order_id = o.order_id
           where o.order_id = $1 and o.customer_id = $2`,
    values: [orderId, customerId],
  });
  if (!row) throw refuse.notFound(messages.orderNotFound);
  if (!row.asks) throw refuse.conflict("no_code_asked", messages.orderCodeNotAsked);
  if (row.status === "cancelled") throw refuse.conflict("order_cancelled", messages.orderCodeCancelled);
  return { isWaiting: row.status === "pending", waitSeconds: row.wait_seconds ?? 0 };
}
