import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { offeredPayments } from "../../contract/order-states";
import { Refusal, refuse } from "../../contract/refusal";
import { presentOrder } from "../../ordering/orders/present-order";
import { ownOrder } from "../../ordering/orders/read-orders";
import { deliveryAddress } from "../../ordering/placement/delivery-address";
import { placeOrder } from "../../ordering/placement/place-order";

/** Printable, and long enough that two shoppers' clients don't hit on the same by chance. */
const keyPattern = /^[\x21-\x7e]{8,128}$/;

function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === "string" && keyPattern.test(header)) return header;
  throw refuse.invalid([{ field: "Idempotency-Key", message: "An Idempotency-Key has 8 to 128 characters" }]);
}

export const createOrder = door("createOrder", async ({ body, actor, scope, req }) => {
  if (body.paymentMethod === "online" || !offeredPayments.includes(body.paymentMethod))
    throw new Refusal(503, "online_payment_unavailable", messages.onlinePaymentUnavailable);
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
  const order = presentOrder(await ownOrder(actor.id, orderId));
  return { message: messages.orderPlaced, orderId, paymentMethod: order.paymentMethod, order };
});
