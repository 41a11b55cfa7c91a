import type { MedusaContainer } from "@medusajs/framework/types";
import { cartLines, lockOpenCart } from "../cart/cart-lines";
import { messages } from "../contract/messages";
import { toPaise } from "../contract/money";
import { Refusal } from "../contract/refusal";
import { holdStock } from "../inventory/hold-stock";
import { newPaymentGateway } from "../payments/gateways";
import { holdMinutes } from "../payments/hold-minutes";
import { prolongAttempt, startAttempt } from "../payments/start-attempt";
import { optionOf, orderingIds } from "../platform/engine/ordering-ids";
import { type SharedTransaction, sharedTransaction } from "../platform/engine/shared-transaction";
import { faultPoint } from "../platform/faultpoints";
import { closedFor } from "../platform/identity/opening";
import { wake } from "../platform/queue/workers";
import type { Delivery } from "../promotions/compute";
import { noOffer } from "../promotions/offer";
import { offerForOrder, useOffer } from "../promotions/order-offer";
import { noHistory } from "../shipping/cash-on-delivery";
import type { ShippingRules } from "../shipping/defaults";
import { shippingRules } from "../shipping/rules-in-force";
import { holdForOrder } from "../shipping/vehicle/hold-slot";
import { noneTaken, takenSlots } from "../shipping/vehicle/taken-slots";
import { orderOfFinishedCart, orderOfKey } from "./already-placed";
import { applyOffer } from "./apply-offer";
import { isSameOrder, lockAwaitingOrder, type PaymentTerms, supersede, withOwnHold } from "./awaiting-order";
import { holdCashHistory } from "./cash-limits/cash-history";
import { beforePlacing } from "./completion-hooks";
import { createEngineOrder } from "./engine-order";
import { authorizeCash, awaitOnline } from "./engine-payment";
import { checkExpectedTotal, type PricedOrder, priceOrder } from "./price-order";
import { recordOrder } from "./record";
import { type PlacementRequest, partyOf, requestHash } from "./request";

/** `made` is false if an earlier request had placed this order already. */
export type Placement = { orderId: string; made: boolean };

/** Called between the steps of a placement, so that a test can stop it there. */
export type Checkpoint = (step: "locked" | "ordered" | "paid" | "recorded" | "held") => void | Promise<void>;

/**
 * Turns the open cart into an order and reserves its items, in one transaction over the engine's modules and our tables
 * (ADR-0006). A cash order is then placed; an online order waits for its payment and leaves the cart open (ADR-0009),
 * and an earlier unpaid one is cancelled. A repeated request, with or without a key, returns the first order. Open cash
 * orders are counted under a lock of account, phone and address (ADR-0027). 409 and 422 as `priceOrder` and `holdStock`,
 * and 409 `shop_closed` or `slot_full`; nothing has changed then.
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
  // Everything that needs another connection is read before the transaction begins.
  const [ids, rules, terms, closed, taken] = await Promise.all([
    orderingIds(scope),
    given ?? shippingRules(),
    paymentTerms(request),
    closedFor(request.buyer.email),
    request.deliveryMethod === "vehicle" ? takenSlots({ customerId: request.buyer.id }) : noneTaken,
  ]);
  const hash = requestHash(request);
  await beforePlacing(scope, request);

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
    const priced = priceOrder(rules, lines, request, history, taken);
    const offer = first.promotions
      ? await offerForOrder(scope, transaction, {
          customerId: request.buyer.id,
          version: first.promotions,
          delivery: deliveryOf(priced, request, optionOf(ids, request.deliveryMethod)),
          at: request.at,
          replaced: awaiting?.order.discounts.map(({ promotionId }) => promotionId) ?? [],
        })
      : noOffer;
    const order = applyOffer(priced, offer, request);
    checkExpectedTotal(order, request);
    if (awaiting && terms && isSameOrder(awaiting, { hash, terms, priced: order })) {
      await prolongAttempt(transaction, awaiting.attempt.id, terms.minutes);
      return { orderId: awaiting.order.order_id, made: false };
    }
    if (closed) throw closed;
    await holdForOrder(transaction, order.slot, {
      rules,
      at: request.at,
      replaced: awaiting?.order.order_id,
    });
    if (awaiting) await supersede({ scope, transaction, ids }, awaiting, lines);

    const engine = await createEngineOrder(scope, transaction, ids, order, offer, request);
    await useOffer(scope, transaction, offer, {
      orderId: engine.orderId,
      customerId: request.buyer.id,
      email: request.buyer.email,
    });
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
      keepDays: rules.pickup.keepDays,
      ...(terms ? awaitingPayment : payableInCash),
    });
    if (terms) await startAttempt(transaction, { orderId: engine.orderId, total: order.total, ...terms });
    await reach("recorded");
    await holdStock(transaction, engine.lines, {
      id: engine.orderId,
      customerId: request.buyer.id,
      deliveryPincode: request.address.pincode,
    });
    await reach("held");
    return { orderId: engine.orderId, made: true };
  });
  faultPoint("place.committed");
  if (placement.made) wake("outbox");
  return placement;
}

/** The delivery as promotions see it. */
const deliveryOf = (
  { shippingCharge }: PricedOrder,
  { address }: PlacementRequest,
  optionId: string,
): Delivery => ({
  optionId,
  paise: toPaise(shippingCharge),
  state: address.state,
  pincode: address.pincode,
});

const payableInCash = { status: "pending", paymentStatus: "cod_due" } as const;
const awaitingPayment = { status: "pending_payment", paymentStatus: "pending" } as const;

/** The gateway of an online order, and how long it waits; undefined for cash. 503 without a gateway. */
async function paymentTerms({ paymentMethod }: PlacementRequest): Promise<PaymentTerms | undefined> {
  if (paymentMethod === "cod") return undefined;
  const gateway = newPaymentGateway();
  if (!gateway) throw new Refusal(503, "online_payment_unavailable", messages.onlinePaymentUnavailable);
  return { provider: gateway.name, keyId: gateway.account, minutes: await holdMinutes() };
}

/** The cart is empty: returns the order that it became, or refuses. */
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
