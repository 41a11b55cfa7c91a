import type { Statement } from "../platform/db/pool";
import type { BookingProblem } from "../shipping/parcel/booking-row";

/** Lists an order as failed shipping for staff, with the reason. */
export function noteTrouble(orderId: string, { code, message }: BookingProblem, attempts: number): Statement {
  return {
    name: "note-shipping-trouble",
    text: `update shop_order set shipping_failure =
             jsonb_build_object('code', $2::text, 'message', $3::text, 'at', now(), 'attempts', $4::integer)
           where order_id = $1`,
    values: [orderId, code, message, attempts],
  };
}

/** Removes it from that list, unless another of its parcels could not be booked, or is on its way with the wrong cash. */
export function forgetTrouble(orderId: string): Statement {
  return {
    name: "forget-shipping-trouble",
    text: `update shop_order set shipping_failure = null where order_id = $1 and shipping_failure is not null
           and (shipping_failure ->> 'code' <> 'other_cash' or status in ('delivered', 'rto_received'))
           and not exists (select from shop_booking b where b.order_id = $1 and b.state = 'failed')`,
    values: [orderId],
  };
}

/** The lock under which an order and its bookings change together. */
export const lockOrderOf = (orderId: string): Statement => ({
  text: "select 1 from shop_order where order_id = $1 for update",
  values: [orderId],
});

/** Writes the number of an order's first parcel to the order itself. */
export const noteCourier = (
  orderId: string,
  courier: { name: string; awb: string; trackingUrl: string | null },
): Statement => ({
  name: "booking-on-order",
  text: "update shop_order set courier = $2, updated_at = now() where order_id = $1",
  values: [orderId, JSON.stringify(courier)],
});
