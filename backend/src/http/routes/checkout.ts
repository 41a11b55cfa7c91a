import { keepLanguage, readingLanguage } from "../../accounts/language";
import { counterAddress, deliveryAddress } from "../../checkout/delivery-address";
import { placeOrder } from "../../checkout/place-order";
import type { checkout } from "../../contract/checkout";
import type { Language } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import { openPayment } from "../../order-lifecycle/settlement/open-payment";
import { settle } from "../../order-lifecycle/settlement/settle";
import { settleQuietly } from "../../order-lifecycle/settlement/settle-quietly";
import { inWords } from "../../orders/in-words";
import type { OrderRow } from "../../orders/order-row";
import { presentOrder } from "../../orders/present-order";
import { ownOrder } from "../../orders/read-orders";
import { type Attempt, attemptOfOrder, attemptOfProviderOrder } from "../../payments/attempt";
import { GatewayFailure, type WindowAnswer } from "../../payments/gateway";
import { configuredGateways } from "../../payments/gateways";
import { presentCheckout } from "../../payments/present-checkout";
import { presentPayment } from "../../payments/present-payment";
import { shop } from "../../platform/identity/current";
import { log } from "../../platform/log";
import type { Routes } from "../pipeline/route";

/**
 * The order is placed: an error from here on must not look as if it were not. It may be one that was placed before, whose
 * answer was lost, and was paid for otherwise than this request says, or already is.
 */
async function presentPlaced(customerId: string, orderId: string, language: Language) {
  const placed = await ownOrder(customerId, orderId);
  // Outside any transaction: the provider may be slow or not respond.
  const attempt = isToBePaidOnline(placed) ? await openPayment(orderId) : undefined;
  const row = attempt ? await ownOrder(customerId, orderId) : placed;
  const order = presentOrder(await inWords(row, language));
  return {
    message: order.orderStatus === "pending_payment" ? messages.paymentAwaited : messages.orderPlaced,
    orderId,
    paymentMethod: order.paymentMethod,
    order,
    ...(attempt && isToBePaidOnline(row) && presentCheckout(row, attempt)),
  };
}

const isToBePaidOnline = ({ payment_method, status }: OrderRow) =>
  payment_method === "online" && status === "pending_payment";

const unproved = () => new Refusal(422, "payment_not_verified", messages.paymentVerifyFailed);

/** Requires a valid signature and an order of this shopper; all failures have the same message. */
async function provedAttempt(answer: WindowAnswer, customerId: string): Promise<Attempt> {
  const gateway = configuredGateways().find(({ window }) => window?.isSigned(answer));
  if (!gateway) throw unproved();
  const attempt = await attemptOfProviderOrder(gateway.name, answer.orderId);
  if (!attempt) throw unproved();
  await ownOrder(customerId, attempt.order_id).catch(() => {
    throw unproved();
  });
  return attempt;
}

export const checkoutRoutes = {
  createOrder: async ({ body, actor, key, scope, req }) => {
    await keepLanguage(actor.id, req);
    const { orderId } = await placeOrder(scope, {
      buyer: actor,
      deliveryMethod: body.deliveryMethod,
      address:
        body.pickupContact && body.deliveryMethod === "pickup"
          ? counterAddress(shop(), body.pickupContact)
          : await deliveryAddress(scope, actor.id, body),
      slot: (body.deliveryMethod === "vehicle" && body.slot) || null,
      paymentMethod: body.paymentMethod,
      notes: body.notes || null,
      cartId: body.cartId ?? null,
      expectedTotal: body.expectedTotal ?? null,
      idempotencyKey: key,
      at: new Date(),
    });
    return presentPlaced(actor.id, orderId, readingLanguage(req)).catch((error: unknown) => {
      throw error instanceof Refusal ? error : refuse.unsure(messages.orderUnsure, error);
    });
  },

  /** The browser's message is only a trigger: amount, currency and status are read from the provider. */
  verifyPayment: async ({ body, actor, scope, req }) => {
    // The contract names them as the first provider did (Spec §7 "order/verify").
    const answer = {
      orderId: body.razorpay_order_id,
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
    };
    const { id, order_id: orderId } = await provedAttempt(answer, actor.id);
    await settle(scope, id).catch((error) => {
      if (!(error instanceof GatewayFailure)) throw error;
      log.warn({ err: error, attempt: id }, "payment: not settled now, it will be later");
    });
    const order = await ownOrder(actor.id, orderId);
    if (order.status === "pending_payment") {
      const attempt = await attemptOfOrder(orderId);
      throw attempt?.failure ? unproved() : refuse.unavailable(messages.paymentNotYetKnown);
    }
    if (order.status === "cancelled")
      throw new Refusal(409, "payment_refunded", messages.paymentCameTooLate, { data: { orderId } });
    return { message: messages.orderPlaced, data: presentOrder(await inWords(order, readingLanguage(req))) };
  },

  getPayment: async ({ params, actor, scope }) => {
    const { order_id: orderId } = await ownOrder(actor.id, params.id);
    await settleQuietly(scope, orderId);
    const [order, attempt] = await Promise.all([ownOrder(actor.id, orderId), attemptOfOrder(orderId)]);
    return { data: presentPayment(order, attempt) };
  },
} satisfies Routes<typeof checkout>;
