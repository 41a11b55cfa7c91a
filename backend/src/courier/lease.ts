import { query } from "../db/pool";
import type { LeasedBooking } from "./booking-row";

/** Longer than all calls of one booking can take: whoever dies with one leaves it to the next after this. */
const leaseSeconds = 120;

const TAKE = (which: string, limit: number) => `
  update shop_booking b set leased_until = now() + interval '${leaseSeconds} seconds', 
    attempts = b.attempts + case when b.state = 'booked' then 0 else 1 end
  from (select order_id from shop_booking where ${which} and (leased_until is null or leased_until < now())
    order by due_at limit ${limit} for update skip locked) due
  where b.order_id = due.order_id
  returning b.order_id, b.reference, b.state, b.wanted_courier, b.courier_name, b.awb, b.attempts,
    b.last_error`;

/** Takes up to `limit` bookings that are due, each for one worker alone. */
export function takeDue(limit: number): Promise<LeasedBooking[]> {
  return query<LeasedBooking>({ name: `bookings-due-${limit}`, text: TAKE("due_at <= now()", limit) });
}

/** Takes one order's booking if it is due and nobody has it. */
export async function takeOne(orderId: string): Promise<LeasedBooking | undefined> {
  const [row] = await query<LeasedBooking>({
    name: "booking-due",
    text: TAKE("order_id = $1 and due_at <= now()", 1),
    values: [orderId],
  });
  return row;
}

/** Gives a booking back as it is, to be looked at again after `seconds`, or not at all. */
export async function giveBack(orderId: string, seconds: number | null): Promise<void> {
  await query({
    name: "booking-give-back",
    text: `update shop_booking set leased_until = null, due_at = now() + make_interval(secs => $2), updated_at = now()
           where order_id = $1`,
    values: [orderId, seconds],
  });
}
