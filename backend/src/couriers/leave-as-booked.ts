import { messages } from "../contract/messages";
import { transaction } from "../platform/db/pool";
import type { BookingProblem } from "../shipping/parcel/booking-row";
import { type Left, leaveBooked, otherCash } from "./cash-changed";
import { lockOrderOf, noteCourier, noteTrouble } from "./note-trouble";

type WhichBooking = { id: string; order_id: string };

/**
 * Keeps a parcel as it was booked that was to be called off because of its cash: the courier says no, or has taken it along. Staff
 * read `why` at the order. Returns false for a booking that was not to be booked anew, or has no number.
 */
export function leaveAsBooked({ id, order_id: orderId }: WhichBooking, why: string): Promise<boolean> {
  return transaction(async (client) => {
    await client.query(lockOrderOf(orderId));
    const { rows } = await client.query<Left>(leaveBooked(id));
    const [left] = rows;
    if (!left) return false;
    const { nth, collects, ...courier } = left;
    if (nth === 1) await client.query(noteCourier(orderId, courier));
    if (collects === null) return true;
    const problem: BookingProblem = {
      code: otherCash,
      message: String(collects ? messages.paidParcelCollects(why) : messages.dueParcelCollectsNot(why)),
    };
    await client.query({
      name: "booking-left-because",
      text: "update shop_booking set last_error = $2 where id = $1",
      values: [id, JSON.stringify(problem)],
    });
    await client.query(noteTrouble(orderId, problem, 0));
    return true;
  });
}
