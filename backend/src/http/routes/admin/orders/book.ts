import { messages } from "../../../../contract/messages";
import type { AdminOrder } from "../../../../contract/orders";
import { retryBooking } from "../../../../order-lifecycle/deliveries/retry-booking";
import { presentAdminOrder } from "../../../../orders/present-order";
import { anyOrder } from "../../../../orders/read-orders";
import { door } from "../../../pipeline/door";

function outcome({ booking }: AdminOrder): string {
  if (booking?.state === "booked" && booking.courier && booking.awb && !booking.message)
    return messages.bookingDone(booking.courier, booking.awb);
  if (booking?.state === "cancelled") return messages.bookingCalledOff;
  return booking?.message ?? messages.bookingGoesOn;
}

export const adminRetryBooking = door("adminRetryBooking", async ({ params, body, scope }) => {
  await retryBooking(scope, params.id, body.courierId ?? null);
  const order = presentAdminOrder(await anyOrder(params.id));
  return { message: outcome(order), data: order };
});
