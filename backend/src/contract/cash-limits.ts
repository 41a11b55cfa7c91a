import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Phone, Reason, Rupees } from "./fields";

const ofOrder = z.object({ id: Id });

/** What the cash limits are counted by. */
export const cashSides = ["account", "phone", "address"] as const;

/** The cash limits and counts for the account, the phones and the address of an order. */
export const CashLimits = z.object({
  sides: z.array(
    z.object({
      side: z.enum(cashSides),
      /** Which of the phones; null for the account and the address. */
      phone: z.string().nullable(),
      /** Cash orders that are neither delivered nor ended, and their sum. */
      open: z.int(),
      openAmount: Rupees,
      /** Returned parcels that still count. */
      returned: z.int(),
      /** Cash is not accepted: too many parcels came back, or the staff have said so. */
      isOff: z.boolean(),
      /** The reason that the staff gave; null if they have not switched it off. */
      blockedBecause: z.string().nullable(),
    }),
  ),
  /** The number of days for which a returned parcel counts. */
  withinDays: z.int(),
});
export type CashLimits = z.infer<typeof CashLimits>;

/** Cash on delivery in the file of one's own data: staff have switched it off, or too many parcels came back. */
export const OwnCash = z.object({
  isOff: z.boolean(),
  /** Parcels of the account that came back undelivered and still count. */
  returned: z.int(),
});
export type OwnCash = z.infer<typeof OwnCash>;

export const cashLimits = endpoints({
  adminGetCashLimits: {
    method: "GET",
    path: "/api/admin/orders/cash-limits/:id",
    access: "admin",
    permission: "money",
    summary: "Whether cash is off for the shopper, the phones or the address of an order",
    params: ofOrder,
    response: ok({ data: CashLimits }),
  },

  /**
   * Parcels returned so far no longer count against the account, the address or one of the phones of this order;
   * later ones do. 409 `cash_not_off` if nothing counts.
   */
  adminAllowCash: {
    method: "POST",
    path: "/api/admin/orders/cash-limits/:id",
    access: "admin",
    permission: "money",
    summary: "Take cash again after parcels that came back",
    params: ofOrder,
    body: z.strictObject({ side: z.enum(cashSides), phone: Phone.nullish(), reason: Reason }),
    response: ok({ data: CashLimits }),
  },
});
