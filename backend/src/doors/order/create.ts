import { keepLanguage } from "../../account/language";
import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { presentOrder } from "../../ordering/orders/present-order";
import { ownOrder } from "../../ordering/orders/read-orders";
import { deliveryAddress } from "../../ordering/placement/delivery-address";
import { placeOrder } from "../../ordering/placement/place-order";
import { openPayment } from "../../payments/open-payment";
import { presentWindow } from "../../payments/present-window";

/** Printable, and long enough that two shoppers' clients don't hit on the same by chance. */
const keyPattern = /^[\x21-\x7e]{8,128}$/;

function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === "string" && keyPattern.test(header)) return header;
  throw refuse.invalid([{ field: "Idempotency-Key", message: "An Idempotency-Key has 8 to 128 characters" }]);
}

export const createOrder = door("createOrder", async ({ body, actor, scope, req }) => {
  await keepLanguage(actor.id, req);
  const { orderId } = await placeOrder(scope, {
    buyer: actor,
    address: await deliveryAddress(scope, actor.id, body),
    paymentMethod: body.paymentMethod,
    notes: body.notes || null,
    cartId: body.cartId ?? null,
    expectedTotal: body.expectedTotal ?? null,
    idempotencyKey: idempotencyKey(req.headers["idempotency-key"]),
    at: new Date(),
  });
  // Outside any transaction: Razorpay may take its time, or not answer.
  const attempt = body.paymentMethod === "online" ? await openPayment(orderId) : undefined;
  const row = await ownOrder(actor.id, orderId);
  const order = presentOrder(row);
  return {
    message: order.orderStatus === "pending_payment" ? messages.paymentAwaited : messages.orderPlaced,
    orderId,
    paymentMethod: order.paymentMethod,
    order,
    ...(attempt && presentWindow(row, attempt)),
  };
});
