import { createHmac, timingSafeEqual } from "node:crypto";

/** Compares in constant time: the SDK's own checks compare with `===`, whose timing reveals how much was right. */
function isSigned(text: string | Buffer, signature: string, secret: string): boolean {
  const wanted = createHmac("sha256", secret).update(text).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : "", "hex");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

type Confirmation = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };

/** True if Razorpay signed the payment window's result for these two ids. */
export function isPaymentSigned(confirmation: Confirmation, keySecret: string): boolean {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = confirmation;
  return isSigned(`${razorpay_order_id}|${razorpay_payment_id}`, razorpay_signature, keySecret);
}

/** True if Razorpay signed the raw body of a webhook. */
export function isWebhookSigned(rawBody: Buffer, signature: string, webhookSecret: string): boolean {
  return isSigned(rawBody, signature, webhookSecret);
}
