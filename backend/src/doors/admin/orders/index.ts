import type { Handlers } from "../../../api/door";
import { adminGetOrder } from "./details";
import { adminExportOrders } from "./export";
import { adminGetInvoice } from "./invoice";
import { adminGetOrders } from "./list";
import { getShippingFailed } from "./shipping-failed";
import { adminUpdateOrder } from "./update";

export const adminOrderDoors = {
  adminGetOrders,
  adminGetOrder,
  adminGetInvoice,
  adminUpdateOrder,
  getShippingFailed,
  adminExportOrders,
} satisfies Partial<Handlers>;
