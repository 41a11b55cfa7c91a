import { paise } from "../../contract/money";
import type { GatewayOrder, GatewayPayment, GatewayRefund } from "../gateway";
import type { ProviderOrder, RazorpayPayment, RazorpayRefund } from "./client";

/** Converts Razorpay's entities to those of payments/gateway.ts. */

export const asOrder = ({ id, receipt, notes }: ProviderOrder): GatewayOrder => ({
  id,
  reference: receipt ?? null,
  // Without notes, an order has an empty list here.
  notes: Object.fromEntries(Object.entries(notes ?? {}).map(([key, value]) => [key, String(value)])),
});

/** A refunded payment had been captured; the refunded amount is separate. */
function statusOf({ status, captured }: RazorpayPayment): GatewayPayment["status"] {
  if (captured || status === "captured" || status === "refunded") return "captured";
  return status === "authorized" || status === "failed" ? status : "pending";
}

export const asPayment = (payment: RazorpayPayment): GatewayPayment => ({
  id: payment.id,
  orderId: payment.order_id,
  amountPaise: paise(Number(payment.amount)),
  currency: payment.currency,
  status: statusOf(payment),
  refundedPaise: paise(payment.amount_refunded ?? 0),
  method: payment.method ?? null,
  failure: payment.error_description || null,
  contact: [payment.email, payment.contact].filter(Boolean).join(", "),
  createdAt: payment.created_at,
});

export const asRefund = (refund: RazorpayRefund): GatewayRefund => ({
  id: refund.id,
  paymentId: refund.payment_id,
  amountPaise: paise(Number(refund.amount)),
  status: refund.status,
  key: refund.receipt ?? null,
});
