import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, queryInt, Rupees } from "./fields";
import { AdminOrder } from "./orders";

const ofOrder = z.object({ id: Id });

/** A carrier that accepts this parcel. */
export const CourierOffer = z.object({
  courierId: z.int(),
  name: z.string(),
  /** The courier service's charge to the shop in rupees, including cash collection. */
  rate: Rupees,
  /** The carrier's estimate of the days until delivery. */
  days: z.int().nullable(),
  /** The carrier's estimated delivery date. */
  etd: z.iso.date().nullable(),
  rating: z.number().nullable(),
  isRecommended: z.boolean(),
});
export type CourierOffer = z.infer<typeof CourierOffer>;

export const couriers = endpoints({
  /**
   * Books the courier now, with the given carrier or the recommended one; a different carrier gives the parcel
   * a new number. Returns within seconds: if the courier service is slow, `booking.state` is still `waiting`. For a
   * cancelled order whose booking could not be cancelled, retries the cancellation.
   * 409: `no_courier` none is configured, `not_bookable` the order's status, `booking_running` it is being booked at this moment.
   */
  adminRetryBooking: {
    method: "POST",
    path: "/api/admin/orders/book/:id",
    access: "admin",
    permission: "orders",
    summary: "Book the courier again, or book another one",
    params: ofOrder,
    body: z.strictObject({ courierId: z.int().min(1).max(1_000_000).nullish() }),
    response: ok({ data: AdminOrder }),
  },

  /** 409 `no_courier`; 502 and 503 if the courier service refuses or does not respond. */
  adminGetCouriers: {
    method: "GET",
    path: "/api/admin/orders/couriers/:id",
    access: "admin",
    permission: "orders",
    summary: "The carriers that accept this order's parcel and their charges, the recommended one first",
    params: ofOrder,
    response: ok({ data: z.array(CourierOffer) }),
  },

  /** Redirects to the courier service's PDF. 409 `no_label` while there is no booking. */
  adminGetLabel: {
    method: "GET",
    path: "/api/admin/orders/label/:id",
    access: "admin",
    permission: "orders",
    summary:
      "The label to print and stick on the parcel; `parcel` counts from 1 if the order is sent in several",
    params: ofOrder,
    query: z.object({ parcel: queryInt(1, 99).optional() }),
    status: 303,
    response: z.unknown(),
    produces: "application/pdf",
  },
});
