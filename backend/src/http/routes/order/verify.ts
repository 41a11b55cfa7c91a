import { messages } from "../../../contract/messages";
import { Refusal, refuse } from "../../../contract/refusal";
import { settle } from "../../../order-lifecycle/settlement/settle";
import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";
import { type Attempt, attemptOfProviderOrder } from "../../../payments/attempt";
import { RazorpayFailure } from "../../../payments/razorpay/client";
import { razorpayKeys } from "../../../payments/razorpay/razorpay";
import { isPaymentSigned } from "../../../payments/razorpay/signature";
import { log } from "../../../platform/log";
import { door } from "../../pipeline/door";

const unproved = () => new Refusal(422, "payment_not_verified", messages.paymentVerifyFailed);

/** The signature is right and the order is this shopper's; anything else is told in the same words. */
async function provedAttempt(
  confirmation: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string },
  customerId: string,
): Promise<Attempt> {
  const keys = razorpayKeys();
  if (!keys || !isPaymentSigned(confirmation, keys.keySecret)) throw unproved();
  const attempt = await attemptOfProviderOrder(confirmation.razorpay_order_id);
  if (!attempt) throw unproved();
  await ownOrder(customerId, attempt.order_id).catch(() => {
    throw unproved();
  });
  return attempt;
}

/** The browser's word only says when to look: amount, currency and status are asked of Razorpay. */
export const verifyPayment = door("verifyPayment", async ({ body, actor, scope }) => {
  const { id, order_id: orderId } = await provedAttempt(body, actor.id);
  await settle(scope, id).catch((error) => {
    if (!(error instanceof RazorpayFailure)) throw error;
    log.warn({ err: error, attempt: id }, "payment: not settled now, it will be later");
  });
  const order = await ownOrder(actor.id, orderId);
  if (order.status === "pending_payment") {
    const attempt = await attemptOfProviderOrder(body.razorpay_order_id);
    throw attempt?.failure ? unproved() : refuse.unavailable(messages.paymentNotYetKnown);
  }
  if (order.status === "cancelled")
    throw new Refusal(409, "payment_refunded", messages.paymentCameTooLate, { data: { orderId } });
  return { message: messages.orderPlaced, data: presentOrder(order) };
});
