import type { MedusaContainer } from "@medusajs/framework/types";
import { cartLines, lockOpenCart } from "../cart/cart-lines";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { holdStock } from "../inventory/hold-stock";
import { newPaymentGateway } from "../payments/gateways";
import { holdMinutes } from "../payments/hold-minutes";
import { prolongAttempt, startAttempt } from "../payments/start-attempt";
import { orderingIds } from "../platform/engine/ordering-ids";
import { type SharedTransaction, sharedTransaction } from "../platform/engine/shared-transaction";
import { faultPoint } from "../platform/faultpoints";
import { wake } from "../platform/queue/workers";
import { noHistory } from "../shipping/cash-on-delivery";
import type { ShippingRules } from "../shipping/defaults";
import { shippingRules } from "../shipping/rules-in-force";
import { orderOfFinishedCart, orderOfKey } from "./already-placed";
import { isSameOrder, lockAwaitingOrder, type PaymentTerms, supersede, withOwnHold } from "./awaiting-order";
import { holdCashHistory } from "./cash-limits/cash-history";
import { createEngineOrder } from "./engine-order";
import { authorizeCash, awaitOnline } from "./engine-payment";
import { priceOrder } from "./price-order";
import { recordOrder } from "./record";
import { type PlacementRequest, partyOf, requestHash } from "./request";

/** `made` is false where an earlier request had placed this order already. */
export type Placement = { orderId: string; made: boolean };

/** Called between the steps of a placement, so that a test can stop it there. */
export type Checkpoint = (step: "locked" | "ordered" | "paid" | "recorded" | "held") => void | Promise<void>;

/**
 * Freezes the open cart into an order and holds its goods: one transaction over the engine's modules and our tables
 * (ADR-0006). A cash order is placed with that; an online one waits for its payment and leaves the cart open
 * (ADR-0009), and an earlier one that still waited is closed. Sent twice, with or without a key, it answers the first
 * order. How much cash is open is counted under a lock of account, phone and address (ADR-0027). Refuses with 409 and 422 as `priceOrder` and `holdStock` say; then nothing has changed.
 */
export async function placeOrder(
  scope: MedusaContainer,
  request: PlacementRequest,
  { checkpoint = () => {}, rules: given }: { checkpoint?: Checkpoint; rules?: ShippingRules } = {},
): Promise<Placement> {
  const reach: Checkpoint = (step) => {
    faultPoint(`place.${step}`);
    return checkpoint(step);
  };
  // Everything that needs another connection is asked before the transaction begins.
  const [ids, rules, terms] = await Promise.all([
    orderingIds(scope),
    given ?? shippingRules(),
    paymentTerms(request),
  ]);
  const hash = requestHash(request);

  const placement = await sharedTransaction(scope, async (transaction): Promise<Placement> => {
    const cartId = await lockOpenCart(transaction, request.buyer.id);
    const earlier = await orderOfKey(transaction, request, hash);
    if (earlier) return { orderId: earlier, made: false };
    const found = cartId ? await cartLines(transaction, cartId, request.buyer.id) : [];
    const [first] = found;
    if (!cartId || !first || (request.cartId && request.cartId !== cartId))
      return finished(transaction, request, hash);
    await reach("locked");

    const awaiting = first.awaitingOrderId
      ? await lockAwaitingOrder(transaction, first.awaitingOrderId)
      : undefined;
    const lines = awaiting ? withOwnHold(found, awaiting) : found;
    const history = terms
      ? noHistory
      : await holdCashHistory(transaction, partyOf(request), rules.cod.returnsToOrigin.withinDays);
    const order = priceOrder(rules, lines, request, history);
    if (awaiting && terms && isSameOrder(awaiting, { hash, terms, priced: order })) {
      await prolongAttempt(transaction, awaiting.attempt.id, terms.minutes);
      return { orderId: awaiting.order.order_id, made: false };
    }
    if (awaiting) await supersede({ scope, transaction, ids }, awaiting, lines);

    const engine = await createEngineOrder(scope, transaction, ids, order, request);
    await reach("ordered");
    const collectionId = await (terms
      ? awaitOnline(transaction, order.total, terms.provider)
      : authorizeCash(transaction, order.total));
    await reach("paid");
    await recordOrder(transaction, {
      orderId: engine.orderId,
      cartId,
      collectionId,
      lines: engine.lines,
      order,
      request,
      hash,
      ...(terms ? awaitingPayment : payableInCash),
    });
    if (terms) await startAttempt(transaction, { orderId: engine.orderId, total: order.total, ...terms });
    await reach("recorded");
    await holdStock(transaction, engine.lines, {
      id: engine.orderId,
      locationId: ids.stockLocationId,
      customerId: request.buyer.id,
    });
    await reach("held");
    return { orderId: engine.orderId, made: true };
  });
  faultPoint("place.committed");
  if (placement.made) wake("outbox");
  return placement;
}

const payableInCash = { status: "pending", paymentStatus: "cod_due" } as const;
const awaitingPayment = { status: "pending_payment", paymentStatus: "pending" } as const;

/** With whom an online order is paid, and for how long it waits; nothing for cash. 503 without a gateway. */
async function paymentTerms({ paymentMethod }: PlacementRequest): Promise<PaymentTerms | undefined> {
  if (paymentMethod === "cod") return undefined;
  const gateway = newPaymentGateway();
  if (!gateway) throw new Refusal(503, "online_payment_unavailable", messages.onlinePaymentUnavailable);
  return { provider: gateway.name, keyId: gateway.account, minutes: await holdMinutes() };
}

/** There is nothing (left) to order: the order that took it, or a refusal. */
async function finished(
  transaction: SharedTransaction,
  request: PlacementRequest,
  hash: string,
): Promise<Placement> {
  const orderId = await orderOfFinishedCart(transaction, request, hash);
  if (orderId) return { orderId, made: false };
  if (request.cartId) throw new Refusal(409, "cart_changed", messages.cartChanged);
  throw new Refusal(409, "cart_empty", messages.cartEmpty);
}
