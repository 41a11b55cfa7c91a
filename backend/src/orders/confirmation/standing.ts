import { messages } from "../../contract/messages";
import type { OrderStatus } from "../../contract/order-states";
import { refuse } from "../../contract/refusal";
import { query } from "../../platform/db/pool";
import { secondsBetweenCodes } from "../../platform/secrets/one-time-code";
import { sentAgainPerDay } from "./code";

/** From when on another code may be sent for the order of `c`, shop_order_confirmation. */
export const sendableAt = `greatest(c.last_sent_at + interval '${secondsBetweenCodes} seconds',
  case when c.sent_again >= ${sentAgainPerDay} then c.counted_since + interval '1 day' end)`;

/** `waiting` for its code, or confirmed by whoever was first; `waitSeconds` until another code may be sent. */
export type Standing = { isWaiting: boolean; waitSeconds: number };

type Row = { status: OrderStatus; asks: boolean; wait_seconds: number | null };

/** How the shopper's order stands with its code. 404 for another's; 409 where none is asked for, or it is cancelled. */
export async function standingOf(customerId: string, orderId: string): Promise<Standing> {
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
