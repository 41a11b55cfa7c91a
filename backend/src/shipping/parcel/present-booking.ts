import type { Booking } from "../../contract/booking";
import { messages, type Unsent } from "../../contract/messages";
import { recall } from "../../contract/messages/recall";
import type { OrderStatus } from "../../contract/order-states";
import type { BookingRow } from "./booking-row";

type Booked = {
  status: OrderStatus;
  courier: { name: string; awb: string } | null;
  booking: BookingRow | null;
};

const unconfirmed: OrderStatus[] = ["pending_payment", "pending"];
const givenBack: Booking["state"][] = ["cancelling", "cancelled"];

/** The state of an order's booking with the courier service, for staff. */
export function presentBooking({ status, courier, booking }: Booked): Unsent<Booking> | null {
  const isBookedAnew = booking?.state === "cancelling" && booking.books_again;
  const isGivenBack = booking !== null && givenBack.includes(booking.state) && !isBookedAnew;
  if (booking && (!isGivenBack || status === "cancelled")) {
    const { state, courier_name, awb, attempts, last_error } = booking;
    return {
      state,
      courier: courier_name,
      awb,
      attempts,
      message: recall(last_error?.message ?? (isBookedAnew ? String(messages.bookedAnew) : null)),
    };
  }
  // Cancelled in favour of another way, or never booked with the courier service.
  if (!courier && (unconfirmed.includes(status) || status === "cancelled")) return null;
  return {
    state: courier ? "by_hand" : "none",
    courier: courier?.name ?? null,
    awb: courier?.awb ?? null,
    attempts: 0,
    message: null,
  };
}
