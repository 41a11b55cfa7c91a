import { createHmac } from "node:crypto";

const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("hex");

/** The signature the payment window returns after a payment, to be verified by the shop's server. */
export function signPayment(orderId: string, paymentId: string, keySecret: string) {
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: hmac(`${orderId}|${paymentId}`, keySecret),
  };
}

/** The signature of a webhook's raw body. */
export const signWebhook = (body: string, webhookSecret: string) => hmac(body, webhookSecret);
