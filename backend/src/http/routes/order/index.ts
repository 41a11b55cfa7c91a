import type { Handlers } from "../../pipeline/door";
import { cancelOrder } from "./cancel";
import { confirmOrder } from "./confirm";
import { sendOrderCode } from "./confirm-code";
import { createOrder } from "./create";
import { getOrder } from "./details";
import { getInvoice } from "./invoice";
import { getOrders } from "./list";
import { getPayment } from "./payment";
import { deleteRefundAccount, saveRefundAccount } from "./refund-account";
import { reorder } from "./reorder";
import { returnOrder } from "./return";
import { getOrderSummary } from "./summary";
import { trackOrder } from "./track";
import { verifyPayment } from "./verify";

export const orderDoors = {
  createOrder,
  getOrders,
  getOrder,
  getInvoice,
  trackOrder,
  getOrderSummary,
  cancelOrder,
  confirmOrder,
  sendOrderCode,
  returnOrder,
  saveRefundAccount,
  deleteRefundAccount,
  reorder,
  verifyPayment,
  getPayment,
} satisfies Partial<Handlers>;
