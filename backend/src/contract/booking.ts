import { z } from "zod";

/**
 * How a parcel stands with the courier service. waiting: being booked, or tried again soon · failed: staff are needed,
 * see `shippingFailure` · cancelling, cancelled: given back, with the order or for another way · by_hand: staff entered
 * courier and number · none: no courier service is set up, or the order was never handed to it.
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
  /** How often the courier service was asked since the last time staff stepped in. */
  attempts: z.int().min(0),
  /** Why it is not booked yet, in a sentence for staff. */
  message: z.string().nullable(),
});
export type Booking = z.infer<typeof Booking>;
