import { isDeepStrictEqual } from "node:util";
import type { CartLine } from "../cart/cart-lines";
import { limits } from "../contract/limits";
import { messages } from "../contract/messages";
import { toRupees } from "../contract/money";
import { lockLevels } from "../inventory/order-stock";
import {
  lockOrder,
  type TransitionScope,
  transitionLocked,
} from "../order-lifecycle/transitions/transition-order";
import type { OrderRow } from "../orders/order-row";
import { type Attempt, endAttempt, lockAttempt } from "../payments/attempt";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import { linePaise, type PricedOrder } from "./price-order";

/** Locks and returns the shopper's order that is waiting for its payment. */
export type AwaitingOrder = { order: OrderRow; attempt: Attempt; requestHash: string };

export async function lockAwaitingOrder(
  transaction: SharedTransaction,
  orderId: string,
): Promise<AwaitingOrder | undefined> {
  const order = await lockOrder(transaction, { orderId });
  const attempt = await lockAttempt(transaction, orderId);
  // It may have been paid or closed while this transaction waited for the lock.
  if (!attempt || order.status !== "pending_payment") return undefined;
  const [asked] = await transaction.sql<{ request_hash: string }>({
    name: "order-request",
    text: "select request_hash from shop_order where order_id = $1",
    values: [orderId],
  });
  return { order, attempt, requestHash: asked?.request_hash ?? "" };
}

/** The cart's lines with the stock available to this shopper: it includes what their unpaid order holds. */
export function withOwnHold(lines: readonly CartLine[], { order }: AwaitingOrder): CartLine[] {
  const held = new Map(order.lines.map((line) => [line.variantId, line.quantity]));
  return lines.map((line) => ({
    ...line,
    available: Math.min(limits.quantity, line.available + (held.get(line.variantId) ?? 0)),
  }));
}

/** How a new order is paid online: the gateway, the account of its keys, and for how long the order waits. */
export type PaymentTerms = { provider: string; keyId: string; minutes: number };

/** Whether the unpaid order equals the new request: same address, items, prices and charges. */
export function isSameOrder(
  { order, attempt, requestHash }: AwaitingOrder,
  asked: { hash: string; terms: PaymentTerms; priced: PricedOrder },
): boolean {
  const { hash, terms, priced } = asked;
  const frozen = order.lines.map(({ variantId, quantity, lineTotal }) => [variantId, quantity, lineTotal]);
  const now = priced.lines.map((line) => [line.variantId, line.quantity, toRupees(linePaise(line))]);
  return (
    hash === requestHash &&
    terms.provider === attempt.provider &&
    terms.keyId === attempt.key_id &&
    order.total === priced.total &&
    order.shipping_charge === priced.shippingCharge &&
    isDeepStrictEqual(order.discounts, priced.discounts) &&
    JSON.stringify(frozen) === JSON.stringify(now)
  );
}

/**
 * Cancels the unpaid order that a new one replaces in this transaction, releasing its reservations first. The levels of
 * both are locked at once and in one order, so that two shoppers who do this never deadlock.
 */
export async function supersede(
  surroundings: TransitionScope,
  { order }: AwaitingOrder,
  next: readonly CartLine[],
): Promise<void> {
  await lockLevels(surroundings.transaction, [...order.lines, ...next]);
  await endAttempt(surroundings.transaction, order.order_id, "superseded");
  await transitionLocked(surroundings, order, {
    to: "cancelled",
    by: "system",
    note: String(messages.paymentSuperseded),
  });
}
