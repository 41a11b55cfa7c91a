import { query } from "../platform/db/pool";
import type { LeasedBooking } from "../shipping/parcel/booking-row";

/** Longer than all calls of one booking can take: after this, another worker takes over from a dead one. */
const leaseSeconds = 120;

const TAKE = (which: string, limit: number) => `
  update shop_booking b set leased_until = now() + interval '${leaseSeconds} seconds', 
    attempts = b.attempts + case when b.state = 'booked' then 0 else 1 end
  from (select order_id from shop_booking where ${which} and (leased_until is null or leased_until < now())
    order by due_at limit ${limit} for update skip locked) due
  where b.order_id = due.order_id
  returning b.order_id, b.reference, b.state, b.wanted_courier, b.courier_name, b.awb, b.attempts,
    b.last_error`;

/** Leases up to `limit` due bookings, each to one worker only. */
export function takeDue(limit: number): Promise<LeasedBooking[]> {
  return query<LeasedBooking>({ name: `bookings-due-${limit}`, text: TAKE("due_at <= now()", limit) });
}

/** Leases one order's booking if it is due and not leased. */
export async function takeOne(orderId: string): Promise<LeasedBooking | undefined> {
  const [row] = await query<LeasedBooking>({
    name: "booking-due",
    text: TAKE("order_id = $1 and due_at <= now()", 1),
    values: [orderId],
  });
  return row;
}

/** Releases a booking unchanged, to be checked again after `seconds`, or not at all. */
export async function giveBack(orderId: string, seconds: number | null): Promise<void> {
  await query({
    name: "booking-give-back",
    text: `update shop_booking set leased_until = null, due_at = now() + make_interval(secs => $2), updated_at = now()
           where order_id = $1`,
    values: [orderId, seconds],
  });
}
