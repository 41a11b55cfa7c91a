import { z } from "zod";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Id, Rupees } from "./fields";
import { AdminOrder } from "./orders";

const ofOrder = z.object({ id: Id });

/** A carrier that would take this parcel. */
export const CourierOffer = z.object({
  courierId: z.int(),
  name: z.string(),
  /** Rupees that the courier service charges the shop, cash collection included. */
  rate: Rupees,
  /** Days to the door, as the carrier estimates them. */
  days: z.int().nullable(),
  /** The day of arrival, as the carrier estimates it. */
  etd: z.iso.date().nullable(),
  rating: z.number().nullable(),
  isRecommended: z.boolean(),
});
export type CourierOffer = z.infer<typeof CourierOffer>;

/**
 * Books the courier now, with the carrier named or whichever is recommended; another one than before gives the parcel
 * another number. Answers within seconds: where the courier service is slow, `booking.state` is still `waiting`. For a
 * cancelled order whose parcel could not be called back, tries that again.
 * 409: `no_courier` none is set up, `not_bookable` the order's state, `booking_running` it is being booked at this moment.
 */
export const adminRetryBooking = endpoint({
  door: "adminRetryBooking",
  access: "admin",
  summary: "Book the courier again, or book another one",
  params: ofOrder,
  body: z.object({ courierId: z.int().min(1).max(1_000_000).nullish() }),
  response: ok({ data: AdminOrder }),
});

/** 409 `no_courier`; 502 and 503 where the courier service refuses or does not answer. */
export const adminGetCouriers = endpoint({
  door: "adminGetCouriers",
  access: "admin",
  summary: "The carriers that accept this order's parcel and their charges, the recommended one first",
  params: ofOrder,
  response: ok({ data: z.array(CourierOffer) }),
});

/** Answers 303 to the courier service's PDF. 409 `no_label` while there is no booking. */
export const adminGetLabel = endpoint({
  door: "adminGetLabel",
  access: "admin",
  summary: "The label to print and stick on the parcel",
  params: ofOrder,
  response: z.unknown(),
  produces: "application/pdf",
});
