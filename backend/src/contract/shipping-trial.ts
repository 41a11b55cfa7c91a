import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Pincode, Rupees } from "./fields";
import { messages } from "./messages";
import { ShippingQuote } from "./shipping";
import { ShippingRules } from "./shipping-settings";

export const shippingTrial = endpoints({
  /** Changes nothing. 422 if the settings are inconsistent, `unserved` and `parcel_too_large` as for a shopper. */
  adminTryShipping: {
    method: "POST",
    path: "/api/admin/settings/shipping/try",
    access: "admin",
    permission: "shop",
    summary: "What a parcel would cost by these settings, before they are saved",
    body: z.object({
      settings: ShippingRules,
      pincode: Pincode,
      weightKg: z.number().min(0.01, messages.atLeastKg(0.01).key).max(100, messages.atMostKg(100).key),
      /** The value of the goods. */
      goods: Rupees,
    }),
    response: ok({
      data: ShippingQuote.extend({
        shippingCharge: Rupees,
        district: z.string().nullable(),
        state: z.string().nullable(),
      }),
    }),
  },
});
