import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { lockOpenCart } from "../../cart/cart-lines";
import { messages } from "../../contract/messages";
import { paise } from "../../contract/money";
import type { OrderRow } from "../../orders/order-row";
import { type Attempt, lockAttempt } from "../../payments/attempt";
import { isWhole } from "../../payments/captured";
import type { GatewayPayment } from "../../payments/gateway";
import { requestRefund, writeRefund } from "../../payments/request-refund";
import { orderingIds } from "../../platform/engine/ordering-ids";
import { type SharedTransaction, sharedTransaction } from "../../platform/engine/shared-transaction";
import { faultPoint } from "../../platform/faultpoints";
import { wake } from "../../platform/queue/workers";
import { lockOrder, type TransitionScope, transitionLocked } from "../transitions/transition-order";
import { closeOrderedCart } from "./ordered-cart";
import { recordCapture } from "./record-capture";
import { reviveOrder } from "./revive-order";

/** Announced only now that it is paid; the engine's own carts become orders at this moment too. */
const ORDER_PLACED = `
  insert into shop_outbox (topic, key, payload)
  values ('engine-event', 'order.placed ' || $1,
    jsonb_build_object('name', 'order.placed', 'data', jsonb_build_object('id', $1::text)))
  on conflict (key) do nothing`;

async function confirm(surroundings: TransitionScope, order: OrderRow): Promise<void> {
  const { transaction } = surroundings;
  await transitionLocked(surroundings, order, {
    to: "confirmed",
    by: "system",
    note: String(messages.paymentReceived),
  });
  await closeOrderedCart(transaction, order);
  await transaction.sql({ name: "order-placed-event", text: ORDER_PLACED, values: [order.order_id] });
  faultPoint("settle.moved");
}

/** The first full payment of an order is its payment: the order is confirmed, or the payment is refunded at once. */
async function take(
  surroundings: TransitionScope,
  order: OrderRow,
  { ended }: Attempt,
  payment: GatewayPayment,
) {
  const isAwaited = order.status === "pending_payment";
  const isRevived = !isAwaited && ended === "expired" && (await reviveOrder(surroundings, order));
  await recordCapture(surroundings, order, payment, generateEntityId(undefined, "pay"));
  faultPoint("settle.recorded");
  if (isAwaited || isRevived) return confirm(surroundings, order);
  await requestRefund(surroundings.transaction, { order, reason: String(messages.paymentCameTooLate) });
}

/** A payment that no order can use is refunded in full. */
async function giveBack(
  { transaction }: TransitionScope,
  { order_id: orderId, provider }: Attempt,
  payment: GatewayPayment,
  reason: string,
) {
  const amountPaise = paise(payment.amountPaise - payment.refundedPaise);
  if (amountPaise <= 0) return;
  await writeRefund(transaction, { orderId, provider, paymentId: payment.id, amountPaise, reason });
}

/** The recorded payments of an attempt: the order's own, and those that are refunded. */
async function bookedPayments({ sql }: SharedTransaction, attempt: Attempt): Promise<Set<string | null>> {
  const given = await sql<{ id: string }>({
    name: "payments-refunded",
    text: "select provider_payment_id as id from shop_refund where order_id = $1",
    values: [attempt.order_id],
  });
  return new Set([attempt.provider_payment_id, ...given.map(({ id }) => id)]);
}

/**
 * Records the captured payments of an attempt, each once, however many calls run concurrently: the first full payment
 * confirms the order, all others are refunded. Locks cart, order, attempt and stock, in that order, as placing an
 * order does.
 */
export async function bookPayments(
  scope: MedusaContainer,
  { order_id: orderId, customerId }: Attempt & { customerId: string },
  captured: readonly GatewayPayment[],
): Promise<void> {
  const ids = await orderingIds(scope);
  await sharedTransaction(scope, async (transaction) => {
    const surroundings = { scope, transaction, ids };
    await lockOpenCart(transaction, customerId);
    const order = await lockOrder(transaction, { orderId });
    const attempt = await lockAttempt(transaction, orderId);
    if (!attempt) return;
    faultPoint("settle.locked");
    const booked = await bookedPayments(transaction, attempt);
    let isPaid = attempt.provider_payment_id !== null;
    for (const payment of captured) {
      if (booked.has(payment.id)) continue;
      if (!isPaid && isWhole(payment, attempt)) {
        await take(surroundings, order, attempt, payment);
        isPaid = true;
      } else {
        await giveBack(
          surroundings,
          attempt,
          payment,
          String(isPaid ? messages.paidTwice : messages.paidOtherAmount),
        );
      }
    }
  });
  faultPoint("settle.committed");
  wake("outbox");
  wake("bookings");
}
