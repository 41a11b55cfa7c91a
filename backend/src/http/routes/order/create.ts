import { keepLanguage } from "../../../accounts/language";
import { deliveryAddress } from "../../../checkout/delivery-address";
import { placeOrder } from "../../../checkout/place-order";
import { messages } from "../../../contract/messages";
import type { PaymentMethod } from "../../../contract/order-states";
import { Refusal, refuse } from "../../../contract/refusal";
import { presentOrder } from "../../../orders/present-order";
import { ownOrder } from "../../../orders/read-orders";
import { openPayment } from "../../../payments/open-payment";
import { presentWindow } from "../../../payments/present-window";
import { door } from "../../pipeline/door";
import { idempotencyKey } from "../../pipeline/idempotency-key";

export const createOrder = door("createOrder", async ({ body, actor, scope, req }) => {
  await keepLanguage(actor.id, req);
  const { orderId } = await placeOrder(scope, {
    buyer: actor,
    address: await deliveryAddress(scope, actor.id, body),
    paymentMethod: body.paymentMethod,
    notes: body.notes || null,
    cartId: body.cartId ?? null,
    expectedTotal: body.expectedTotal ?? null,
    idempotencyKey: idempotencyKey(req),
    at: new Date(),
  });
  return presentPlaced(actor.id, orderId, body.paymentMethod).catch((error: unknown) => {
    throw error instanceof Refusal ? error : refuse.unsure(messages.orderUnsure, error);
  });
});

/** The order stands: whatever breaks from here on must not read as if it did not. */
async function presentPlaced(customerId: string, orderId: string, paymentMethod: PaymentMethod) {
  // Outside any transaction: Razorpay may take its time, or not answer.
  const attempt = paymentMethod === "online" ? await openPayment(orderId) : undefined;
  const row = await ownOrder(customerId, orderId);
  const order = presentOrder(row);
  return {
    message: order.orderStatus === "pending_payment" ? messages.paymentAwaited : messages.orderPlaced,
    orderId,
    paymentMethod: order.paymentMethod,
    order,
    ...(attempt && presentWindow(row, attempt)),
  };
}
