import type { Handlers } from "../../api/door";
import { cancelOrder } from "./cancel";
import { createOrder } from "./create";
import { getOrder } from "./details";
import { getOrders } from "./list";
import { getOrderSummary } from "./summary";
import { trackOrder } from "./track";

export const orderDoors = {
  createOrder,
  getOrders,
  getOrder,
  trackOrder,
  getOrderSummary,
  cancelOrder,
} satisfies Partial<Handlers>;
