import type { BookingState } from "../../contract/booking";

export type BookingProblem = { code: string; message: string };

/** A row of shop_booking as shown to staff. */
export type BookingRow = {
  state: Exclude<BookingState, "by_hand" | "none">;
  courier_name: string | null;
  awb: string | null;
  attempts: number;
  last_error: BookingProblem | null;
};

/** The booking of `o`, shop_order, as one JSON value, or null. */
export const bookingColumn = `
  (select json_build_object('state', b.state, 'courier_name', b.courier_name, 'awb', b.awb, 'attempts', b.attempts,
    'last_error', b.last_error) from shop_booking b where b.order_id = o.order_id) as booking`;

/** A booking leased by one worker until the lease ends. */
export type LeasedBooking = BookingRow & {
  order_id: string;
  reference: string;
  wanted_courier: number | null;
};
