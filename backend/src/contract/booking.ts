import { z } from "zod";

/**
 * The state of a booking with the courier service. waiting: being booked, or retried soon · failed: needs staff,
 * see `shippingFailure` · cancelling, cancelled: withdrawn, with the order or to send it another way · by_hand: staff entered
 * courier and number · none: no courier service is configured, or the order was never booked.
 */
export const bookingStates = [
  "waiting",
  "booked",
  "failed",
  "cancelling",
  "cancelled",
  "by_hand",
  "none",
] as const;
export type BookingState = (typeof bookingStates)[number];

export const Booking = z.object({
  state: z.enum(bookingStates),
  /** The carrier's name, once it is known. */
  courier: z.string().nullable(),
  awb: z.string().nullable(),
  /** The number of attempts since staff last intervened. */
  attempts: z.int().min(0),
  /** Why it is not booked yet, as a sentence for staff. */
  message: z.string().nullable(),
});
export type Booking = z.infer<typeof Booking>;
