import { messages } from "../contract/messages";
import { query, transaction } from "../platform/db/pool";
import { log } from "../platform/log";
import { wake } from "../platform/queue/workers";
import type { LeasedBooking } from "../shipping/parcel/booking-row";
import { asFailure } from "./book-parcel";
import { bookAnew } from "./cash-changed";
import type { Courier, CourierFailure } from "./courier";
import { leaveAsBooked } from "./leave-as-booked";
import { forgetTrouble, lockOrderOf, noteTrouble } from "./note-trouble";
import { patience } from "./patience";

/** Schedules a retry, or tells staff. A parcel that was only to be booked anew goes as it was booked where the courier says no. */
async function keepFailure(booking: LeasedBooking, failure: CourierFailure): Promise<void> {
  const { id, order_id: orderId, attempts } = booking;
  log.warn({ orderId, code: failure.code, attempts }, "courier: not called off");
  if (failure.kind === "refused" && (await leaveAsBooked(booking, failure.message))) return;
  const { again, tell } = patience(attempts, failure.kind);
  const problem = { code: "not_called_off", message: String(messages.notCalledOff(failure.message)) };
  await query({
    name: "booking-not-called-off",
    text: `update shop_booking set last_error = $2, leased_until = null, due_at = now() + make_interval(secs => $3),
             updated_at = now() where id = $1 and state = 'cancelling'`,
    values: [id, JSON.stringify(problem), again],
  });
  if (tell) await query(noteTrouble(orderId, problem, attempts));
}

/** Cancels a booking: its order was cancelled, is sent another way, or its cash has come, and it is booked anew. */
export async function callOff(courier: Courier, booking: LeasedBooking): Promise<void> {
  const { id, order_id: orderId, reference } = booking;
  try {
    await courier.cancel(reference);
  } catch (error) {
    return keepFailure(booking, asFailure(error));
  }
  await transaction(async (client) => {
    await client.query(lockOrderOf(orderId));
    const { rows: anew } = await client.query(bookAnew(id));
    if (anew.length === 0)
      await client.query({
        name: "booking-called-off",
        text: `update shop_booking set state = 'cancelled', books_again = false, last_error = null, due_at = null,
                 leased_until = null, updated_at = now() where id = $1 and state = 'cancelling'`,
        values: [id],
      });
    await client.query(forgetTrouble(orderId));
  });
  if (booking.books_again) wake("bookings");
}
