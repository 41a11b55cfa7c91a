import type { Handlers } from "../../../api/door";
import { adminGetOrder } from "./details";
import { adminGetOrders } from "./list";
import { getShippingFailed } from "./shipping-failed";
import { adminUpdateOrder } from "./update";

export const adminOrderDoors = {
  adminGetOrders,
  adminGetOrder,
  adminUpdateOrder,
  getShippingFailed,
} satisfies Partial<Handlers>;
