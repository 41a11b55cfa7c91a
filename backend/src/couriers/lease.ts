import { query, type Statement } from "../platform/db/pool";
import { claim } from "../platform/queue/claim";
import type { LeasedBooking } from "../shipping/parcel/booking-row";

/** Longer than all calls of one booking can take: after this, another worker takes over from a dead one. */
const leaseSeconds = 120;

/** A lease beside the due time: staff see that a booking is being worked on, and a cancellation leaves its time alone. */
const TAKE = (which: string, limit: number) =>
  claim({
    table: "shop_booking",
    key: "id",
    open: `${which} and (leased_until is null or leased_until < now())`,
    due: "due_at",
    order: "due_at",
    limit: `${limit}`,
    take: `leased_until = now() + interval '${leaseSeconds} seconds',
      attempts = attempts + case when state = 'booked' then 0 else 1 end`,
    returning: `q.id, q.order_id, q.nth, q.location_id, q.pieces, q.reference, q.state, q.wanted_courier, q.courier_name, q.awb, q.attempts,
      q.last_error, q.books_again`,
  });

/** Leases up to `limit` due bookings, each to one worker only. */
export function takeDue(limit: number): Promise<LeasedBooking[]> {
  return query<LeasedBooking>({ name: `bookings-due-${limit}`, text: TAKE("true", limit) });
}

/** Leases the bookings of one order that are due and not leased. */
export function takeOrder(orderId: string): Promise<LeasedBooking[]> {
  return query<LeasedBooking>({
    name: "booking-due",
    text: TAKE("order_id = $1", 20),
    values: [orderId],
  });
}

/** Whether a worker has one of the order's bookings at this moment. */
export async function isOrderLeased(orderId: string): Promise<boolean> {
  const rows = await query({
    name: "booking-leased",
    text: "select from shop_booking where order_id = $1 and leased_until > now()",
    values: [orderId],
  });
  return rows.length > 0;
}

/** Releases a booking, which stays due as it is. */
export const releaseBooking = (bookingId: string): Statement => ({
  name: "booking-release",
  text: "update shop_booking set leased_until = null where id = $1",
  values: [bookingId],
});

/** Releases a booking unchanged, to be checked again after `seconds`, or not at all. */
export async function giveBack(bookingId: string, seconds: number | null): Promise<void> {
  await query({
    name: "booking-give-back",
    text: `update shop_booking set leased_until = null, due_at = now() + make_interval(secs => $2), updated_at = now()
           where id = $1`,
    values: [bookingId, seconds],
  });
}
