import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Phone, Reason, Rupees } from "./fields";

const ofOrder = z.object({ id: Id });

/** What the limits of cash count by. */
export const cashSides = ["account", "phone", "address"] as const;

/** How the account, the phones and the address of an order stand with orders in cash. */
export const CashLimits = z.object({
  sides: z.array(
    z.object({
      side: z.enum(cashSides),
      /** Which of the phones; null for the account and the address. */
      phone: z.string().nullable(),
      /** Cash orders that are neither delivered nor over, and their sum. */
      open: z.int(),
      openAmount: Rupees,
      /** Parcels that came back and still count. */
      returned: z.int(),
      /** No cash is taken here, as too many came back. */
      isOff: z.boolean(),
    }),
  ),
  /** For so many days a parcel that came back counts. */
  withinDays: z.int(),
});
export type CashLimits = z.infer<typeof CashLimits>;

export const cashLimits = endpoints({
  adminGetCashLimits: {
    method: "GET",
    path: "/api/admin/orders/cash-limits/:id",
    access: "admin",
    summary: "Whether cash is off for the shopper, the phones or the address of an order",
    params: ofOrder,
    response: ok({ data: CashLimits }),
  },

  /**
   * What came back so far counts no longer against the account, the address or one of the phones of this order; what
   * comes back later does. 409 `cash_not_off` where nothing counts.
   */
  adminAllowCash: {
    method: "POST",
    path: "/api/admin/orders/cash-limits/:id",
    access: "admin",
    summary: "Take cash again after parcels that came back",
    params: ofOrder,
    body: z.object({ side: z.enum(cashSides), phone: Phone.nullish(), reason: Reason }),
    response: ok({ data: CashLimits }),
  },
});
