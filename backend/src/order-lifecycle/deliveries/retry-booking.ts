import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { bookable } from "../../couriers/book-parcel";
import { courierInUse } from "../../couriers/courier-in-use";
import { askForBooking } from "../../couriers/follow-order";
import { sharedTransaction } from "../../platform/engine/shared-transaction";
import { env } from "../../platform/env";
import type { BookingRow } from "../../shipping/parcel/booking-row";
import { lockOrder } from "../transitions/transition-order";
import { workOffBooking } from "./work";

/** Below the deadline of a call. */
const patienceMs = () => env().ANSWER_WITHIN_MS - 2_000;

type BookingState = Pick<BookingRow, "state"> & { isLeased: boolean };

/**
 * Books an order's parcels, as far as they are not booked, at the request of staff, with the carrier they chose, and waits a few seconds for the result.
 * 409 `no_courier`, `not_bookable`, `booking_running`.
 */
export async function retryBooking(
  scope: MedusaContainer,
  orderId: string,
  courierId: number | null,
): Promise<void> {
  await sharedTransaction(scope, async (transaction) => {
    const { sql } = transaction;
    const order = await lockOrder(transaction, { orderId });
    if (!courierInUse()) throw refuse.conflict("no_courier", messages.noCourier);
    const bookings = await sql<BookingState>({
      name: "booking-state",
      text: `select state, coalesce(leased_until > now(), false) as "isLeased" from shop_booking where order_id = $1
             for update`,
      values: [orderId],
    });
    const isIn = (state: BookingState["state"]) => bookings.some((booking) => booking.state === state);
    const isBooked = bookings.length > 0 && bookings.every(({ state }) => state === "booked");
    if (bookings.some(({ isLeased }) => isLeased))
      throw refuse.conflict("booking_running", messages.bookingRunning);
    const isToCallOff = isIn("cancelling");
    const isStuckBooked = isBooked && order.shipping_failure !== null;
    const isBookable = bookable.includes(order.status) && (!isBooked || courierId !== null || isStuckBooked);
    if (!isToCallOff && !isBookable)
      throw refuse.conflict(
        "not_bookable",
        isBooked ? messages.alreadyBooked : messages.notBookable(order.status),
      );
    // A parcel that the courier itself cancelled is booked again.
    if (order.shipping_failure?.code === "courier_cancelled")
      await sql({
        name: "booking-dropped",
        text: `update shop_booking b set state = 'cancelled' where order_id = $1 and (pieces is null or exists (
                 select from shop_parcel_scan s where s.order_id = b.order_id and s.awb = b.awb and s.status ilike 'cancel%'))`,
        values: [orderId],
      });
    if (!isToCallOff) await askForBooking(transaction, order);
    await sql({
      name: "booking-retry",
      text: `update shop_booking set due_at = now(), attempts = 0, updated_at = now(),
               wanted_courier = coalesce($2::integer, wanted_courier),
               state = case when state = 'cancelling' then state else 'waiting' end
             where order_id = $1 and (state <> 'booked' or $2::integer is not null or $3)`,
      values: [orderId, courierId, isStuckBooked],
    });
  });
  await inTime(workOffBooking(scope, orderId));
}

/** Waits for the work with a limit; it continues in the background. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs());
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
