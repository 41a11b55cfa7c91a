import { messages } from "../contract/messages";
import type { OrderStatus } from "../contract/order-states";
import { anyOrder } from "../orders/read-orders";
import { named } from "../platform/db/named";
import { transaction } from "../platform/db/pool";
import { log } from "../platform/log";
import type { LeasedBooking } from "../shipping/parcel/booking-row";
import { callBackChanged, noteCashTold } from "./cash-changed";
import { type Courier, CourierFailure, type Shipment } from "./courier";
import { releaseBooking } from "./lease";
import { forgetTrouble, lockOrderOf, noteCourier, noteTrouble } from "./note-trouble";
import { parcelOfOrder } from "./parcel-of-order";
import { patience } from "./patience";

/** Statuses in which the parcel is still in the shop. */
export const bookable: readonly OrderStatus[] = ["confirmed", "packed"];

/** How long a parcel may be without news before the courier is polled. */
export const quietHours = 6;

export function asFailure(error: unknown): CourierFailure {
  if (error instanceof CourierFailure) return error;
  log.error({ err: error }, "courier: an unexpected error, the booking is tried again");
  return new CourierFailure("down", "internal", String(messages.bookingStumbled));
}

/** Books a parcel with the courier service and stores the result. */
export async function bookParcel(courier: Courier, booking: LeasedBooking): Promise<void> {
  try {
    if (!(await isStillAsked(booking))) return;
    const order = await anyOrder(booking.order_id);
    const parcel = await parcelOfOrder(order, booking);
    const replaces = booking.wanted_courier !== null ? booking.awb : null;
    await keep(booking, await courier.book(parcel, { courierId: booking.wanted_courier, replaces }));
  } catch (error) {
    await keepFailure(booking, asFailure(error));
  }
}

/**
 * Keeps what the courier will be told of the cash, under the order's lock: cash that is noted later finds it, and calls the
 * parcel off. A parcel that the courier may know with other cash is called off first.
 */
function isStillAsked({ id, order_id: orderId }: LeasedBooking): Promise<boolean> {
  return transaction(async (client) => {
    await client.query(lockOrderOf(orderId));
    await client.query(callBackChanged(orderId, { orBegun: false }));
    const { rows } = await client.query(noteCashTold(id));
    if (rows.length === 0) await client.query(releaseBooking(id));
    return rows.length > 0;
  });
}

const keepStatement = named<{ id: string } & Shipment>(
  "booking-keep",
  `update shop_booking set service_order_id = :serviceOrderId, shipment_id = :shipmentId, awb = :awb,
     courier_name = :courierName, courier_id = coalesce(:courierId, wanted_courier), label_url = :labelUrl,
     tracking_url = :trackingUrl,
     wanted_courier = null, last_error = null, leased_until = null, updated_at = now(),
     state = case when state = 'cancelling' then state else 'booked' end,
     due_at = case when state = 'cancelling' then now() else now() + interval '${quietHours} hours' end
   where id = :id returning state`,
);

/** Writes the courier to the order at once. An order cancelled meanwhile stores only the ids, so that the booking can be cancelled. */
async function keep(booking: LeasedBooking, shipment: Shipment): Promise<void> {
  const { id, nth, order_id: orderId } = booking;
  await transaction(async (client) => {
    await client.query(lockOrderOf(orderId));
    const { rows } = await client.query<{ state: string }>(keepStatement({ id, ...shipment }));
    if (rows[0]?.state !== "booked") return;
    // The order itself carries the number of its first parcel.
    if (nth === 1)
      await client.query(
        noteCourier(orderId, {
          name: shipment.courierName,
          awb: shipment.awb,
          trackingUrl: shipment.trackingUrl,
        }),
      );
    await client.query(forgetTrouble(orderId));
  });
}

/** Schedules a retry, or reports the failure to staff. A parcel that already has a carrier keeps it if another one refuses. */
async function keepFailure(booking: LeasedBooking, failure: CourierFailure): Promise<void> {
  const { id, order_id: orderId, attempts, awb } = booking;
  const { again, tell } = patience(attempts, failure.kind);
  const problem = { code: failure.code, message: failure.message };
  const state = awb && tell ? "booked" : tell ? "failed" : "waiting";
  await transaction(async (client) => {
    await client.query(lockOrderOf(orderId));
    const { rows } = await client.query<{ state: string }>({
      name: "booking-failed",
      text: `update shop_booking set last_error = $3, leased_until = null, updated_at = now(),
               state = case when state = 'cancelling' then state else $2 end,
               wanted_courier = case when $5 then null else wanted_courier end,
               due_at = case when state = 'cancelling' then now() when $2 = 'booked' then now() + interval '${quietHours} hours'
                 else now() + make_interval(secs => $4) end
             where id = $1 returning state`,
      // The next attempt does not need to ask a carrier that refused.
      values: [id, state, JSON.stringify(problem), again, state === "booked" || failure.kind === "refused"],
    });
    if (tell && rows[0]?.state === "failed") await client.query(noteTrouble(orderId, problem, attempts));
  });
  log.warn({ orderId, code: failure.code, attempts, state }, "courier: not booked");
}
