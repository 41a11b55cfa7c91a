import type { Actor, OrderStatus } from "../contract/order-states";
import type { OrderRow } from "../orders/order-row";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import { courierInUse } from "./courier-in-use";

type Transition = {
  to: OrderStatus;
  by: Actor;
  courier?: { awb: string } | null;
  isPast?: true;
};

/** One parcel per order: a repeated request returns the same one; a cancelled one is followed by a new one. */
const ASK = `
  insert into shop_booking as b (order_id, reference, state, due_at) values ($1, $2, 'waiting', now())
  on conflict (order_id) do update set parcel = b.parcel + 1, reference = $2 || '-' || (b.parcel + 1), state = 'waiting',
    due_at = now(), attempts = 0, last_error = null, wanted_courier = null, service_order_id = null, shipment_id = null,
    courier_id = null, courier_name = null, awb = null, label_url = null, moved_at = null, updated_at = now()
    where b.state = 'cancelled'`;

/** Queues the booking of the order's parcel, within the caller's transaction. */
export async function askForBooking({ sql }: SharedTransaction, order: OrderRow): Promise<void> {
  await sql({ name: "booking-ask", text: ASK, values: [order.order_id, order.number] });
}

/** Queues the cancellation of the order's parcel, unless it travels under `awb`, the number to keep. */
async function askToCallOff({ sql }: SharedTransaction, orderId: string, awb: string | null): Promise<void> {
  await sql({
    name: "booking-call-off",
    text: `with called_off as (
             update shop_booking set state = 'cancelling', due_at = now(), attempts = 0, last_error = null, updated_at = now()
             where order_id = $1 and state in ('waiting', 'booked', 'failed') and ($2::text is null or awb is distinct from $2)
             returning order_id
           )
           update shop_order o set shipping_failure = null from called_off c where o.order_id = c.order_id`,
    values: [orderId, awb],
  });
}

/**
 * Keeps the booking in step with the order's status: booked when it is confirmed, cancelled when the order is
 * cancelled, or when staff send it another way. Written in the transaction of the status change, processed after it.
 */
export async function followOrder(
  transaction: SharedTransaction,
  order: OrderRow,
  { to, by, courier, isPast }: Transition,
): Promise<void> {
  const isMove = to !== order.status;
  if (isMove && to === "cancelled") return askToCallOff(transaction, order.order_id, null);
  if (by === "admin" && courier) return askToCallOff(transaction, order.order_id, courier.awb);
  // Sent without a number: if it is not booked by now, a pickup would be in vain.
  if (isMove && to === "shipped" && by === "admin" && !order.courier)
    return askToCallOff(transaction, order.order_id, null);
  if (isMove && to === "confirmed" && !isPast && courierInUse()) await askForBooking(transaction, order);
}
