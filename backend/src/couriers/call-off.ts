import { messages } from "../contract/messages";
import { query, transaction } from "../platform/db/pool";
import { log } from "../platform/log";
import type { LeasedBooking } from "../shipping/parcel/booking-row";
import { asFailure } from "./book-parcel";
import type { Courier } from "./courier";
import { forgetTrouble, noteTrouble } from "./note-trouble";
import { patience } from "./patience";

/** Cancels a booking: its order was cancelled, or is sent another way. */
export async function callOff(courier: Courier, booking: LeasedBooking): Promise<void> {
  const { id, order_id: orderId, reference, attempts } = booking;
  try {
    await courier.cancel(reference);
  } catch (error) {
    const failure = asFailure(error);
    const { again, tell } = patience(attempts, failure.kind);
    const problem = { code: "not_called_off", message: String(messages.notCalledOff(failure.message)) };
    await query({
      name: "booking-not-called-off",
      text: `update shop_booking set last_error = $2, leased_until = null, due_at = now() + make_interval(secs => $3),
               updated_at = now() where id = $1`,
      values: [id, JSON.stringify(problem), again],
    });
    if (tell) await query(noteTrouble(orderId, problem, attempts));
    log.warn({ orderId, code: failure.code, attempts }, "courier: not called off");
    return;
  }
  await transaction(async (client) => {
    await client.query({
      name: "booking-called-off",
      text: `update shop_booking set state = 'cancelled', last_error = null, due_at = null, leased_until = null,
               updated_at = now() where id = $1 and state = 'cancelling'`,
      values: [id],
    });
    await client.query(forgetTrouble(orderId));
  });
}
