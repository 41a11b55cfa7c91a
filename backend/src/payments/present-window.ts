import type { ResponseOf } from "../contract";
import type { OrderRow } from "../orders/order-row";
import type { Attempt } from "./attempt";
import { checkoutScript } from "./razorpay/razorpay";

export const hostedPath = "/api/payments/razorpay/hosted/";

type Window = Pick<
  ResponseOf<"createOrder">,
  | "razorpayOrderId"
  | "amount"
  | "currency"
  | "keyId"
  | "prefill"
  | "expiresAt"
  | "approvalURL"
  | "checkoutScript"
>;

/** What the payment window needs to be opened, and the page for a browser in which it can't. */
export function presentWindow(order: OrderRow, attempt: Attempt): Window {
  const { name, phone, email } = order.address;
  return {
    razorpayOrderId: attempt.razorpay_order_id,
    amount: order.total,
    currency: "INR",
    keyId: attempt.key_id,
    prefill: { name, email: email ?? order.customer.email, contact: `+91${phone}` },
    expiresAt: attempt.expires_at.toISOString(),
    approvalURL: `${hostedPath}${attempt.razorpay_order_id}`,
    checkoutScript: checkoutScript(),
  };
}
