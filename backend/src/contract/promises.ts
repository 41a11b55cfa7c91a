import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { commaList, Id, Pincode, Rupees } from "./fields";
import { limits } from "./limits";
import { DeliveryWindow, VehiclePromise } from "./shipping";

/** What a list says of one piece of a product: the short form of what `getPincode` says for the product's page. */
export const CardPromise = z.object({
  productId: z.string(),
  /** Null if it cannot be sent there. */
  estimatedDelivery: DeliveryWindow.nullable(),
  /** Working days in transit: said instead of a date if the pincode is unknown. Null if it cannot be sent there. */
  travelDays: z.object({ min: z.int(), max: z.int() }).nullable(),
  shippingCharge: Rupees.nullable(),
  codAvailable: z.boolean(),
  /** Why it cannot be sent: `unserved`, `parcel_too_large`. */
  refusal: z.string().nullable(),
  /** The shop's own vehicle, which may bring what is refused. */
  vehicle: VehiclePromise.nullable(),
});
export type CardPromise = z.infer<typeof CardPromise>;

export const promises = endpoints({
  /**
   * The delivery promises of a whole list in one call, by the functions that `getPincode` and an order use. Products that
   * the shop does not sell at the moment are missing, and none comes twice. Never cached by proxies: for a signed-in
   * shopper the response is personal.
   */
  getPromises: {
    method: "GET",
    path: "/api/shipping/promises",
    access: "guest",
    list: "account",
    summary:
      "When up to 48 products arrive at a pincode, for how much each, and whether they can be paid in cash",
    query: z.object({
      pincode: Pincode,
      ids: commaList(Id, { most: limits.promises, longest: limits.promises * 65 }),
    }),
    response: ok({
      data: z.object({
        pincode: z.string(),
        /** Null if the pincode is unknown: it is served nevertheless, at the rest-of-India rate. */
        district: z.string().nullable(),
        promises: z.array(CardPromise),
      }),
    }),
  },
});
