import type { Handlers } from "../../../pipeline/door";
import { adminRetryBooking } from "./book";
import { adminNoteCash, adminNoteRefund, adminTakeCashBack } from "./cash";
import { adminAllowCash, adminGetCashLimits } from "./cash-limits";
import { adminGetCouriers } from "./couriers";
import { adminGetOrder } from "./details";
import { adminExportOrders } from "./export";
import { adminGetInvoice } from "./invoice";
import { adminGetLabel } from "./label";
import { adminGetOrders } from "./list";
import { adminDeleteRefundAccount, adminGetRefundAccount } from "./refund-account";
import { getShippingFailed } from "./shipping-failed";
import { adminUpdateOrder } from "./update";

export const adminOrderDoors = {
  adminGetOrders,
  adminGetOrder,
  adminGetInvoice,
  adminUpdateOrder,
  getShippingFailed,
  adminExportOrders,
  adminRetryBooking,
  adminGetCouriers,
  adminGetLabel,
  adminNoteCash,
  adminTakeCashBack,
  adminNoteRefund,
  adminGetCashLimits,
  adminAllowCash,
  adminGetRefundAccount,
  adminDeleteRefundAccount,
} satisfies Partial<Handlers>;
