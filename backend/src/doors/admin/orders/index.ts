import type { Handlers } from "../../../api/door";
import { adminGetOrder } from "./details";
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
} satisfies Partial<Handlers>;
