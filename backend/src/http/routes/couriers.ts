import type { couriers } from "../../contract/couriers";
import { type Message, messages, type Unsent } from "../../contract/messages";
import type { AdminOrder } from "../../contract/orders";
import { refuse } from "../../contract/refusal";
import { asRefusal } from "../../couriers/as-refusal";
import { courierInUse } from "../../couriers/courier-in-use";
import { labelOf } from "../../couriers/label";
import { parcelOfOrder } from "../../couriers/parcel-of-order";
import { retryBooking } from "../../order-lifecycle/deliveries/retry-booking";
import { presentAdminOrder } from "../../orders/present-order";
import { anyOrder } from "../../orders/read-orders";
import { type Routes, sent } from "../pipeline/route";

function outcome({ booking }: Unsent<AdminOrder>): string | Message {
  if (booking?.state === "booked" && booking.courier && booking.awb && !booking.message)
    return messages.bookingDone(booking.courier, booking.awb);
  if (booking?.state === "cancelled") return messages.bookingCalledOff;
  return booking?.message ?? messages.bookingGoesOn;
}

export const couriersRoutes = {
  adminRetryBooking: async ({ params, body, scope }) => {
    await retryBooking(scope, params.id, body.courierId ?? null);
    const order = presentAdminOrder(await anyOrder(params.id));
    return { message: outcome(order), data: order };
  },

  adminGetCouriers: async ({ params }) => {
    const order = await anyOrder(params.id);
    const courier = courierInUse();
    if (!courier) throw refuse.conflict("no_courier", messages.noCourier);
    const whole = { reference: order.number, nth: 1, location_id: null, pieces: null };
    const parcel = await parcelOfOrder(order, whole);
    return { data: await courier.offers(parcel).catch(asRefusal) };
  },

  adminGetLabel: async ({ params, query, res }) => {
    await anyOrder(params.id);
    res.statusCode = 303;
    res.setHeader("location", await labelOf(params.id, query.parcel));
    res.setHeader("cache-control", "no-store");
    return sent;
  },
} satisfies Routes<typeof couriers>;
