import type { ResponseOf } from "../contract";
import type { OrderRow } from "../orders/order-row";
import type { Attempt } from "./attempt";
import { gatewayOf } from "./gateways";

/** The path to the provider's own page, by the order's id. */
export const paymentPagePath = "/api/payments/hosted/";

type Checkout = Pick<
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

/** The payer's details for the provider's window and page. */
export function payerOf({ address, customer }: OrderRow) {
  return { name: address.name, email: address.email ?? customer.email, contact: `+91${address.phone}` };
}

/**
 * What a browser needs to pay an order: the page, and the payment window if its gateway has one. The names are the
 * contract's (Spec §7); `razorpayOrderId` is the provider's order, for any provider.
 */
export function presentCheckout(order: OrderRow, attempt: Attempt): Checkout {
  const window = gatewayOf(attempt)?.window;
  return {
    razorpayOrderId: attempt.provider_order_id,
    amount: order.total,
    currency: "INR",
    prefill: payerOf(order),
    expiresAt: attempt.expires_at.toISOString(),
    approvalURL: `${paymentPagePath}${order.order_id}`,
    ...(window && { keyId: window.keyId, checkoutScript: window.script }),
  };
}
