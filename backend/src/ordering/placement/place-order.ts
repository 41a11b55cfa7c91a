import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import type { ShippingRules } from "../../shipping/defaults";
import { shippingRules } from "../../shipping/rules-in-force";
import { orderingIds } from "../ordering-ids";
import { drainSoon } from "../outbox/drain";
import { returnsToOrigin } from "../parcel/returns-to-origin";
import { type SharedTransaction, sharedTransaction } from "../shared-transaction";
import { orderOfFinishedCart, orderOfKey } from "./already-placed";
import { cartLines, lockOpenCart } from "./cart-lines";
import { createEngineOrder } from "./engine-order";
import { authorizeCash } from "./engine-payment";
import { holdStock } from "./hold-stock";
import { priceOrder } from "./price-order";
import { recordOrder } from "./record";
import { type PlacementRequest, requestHash } from "./request";

/** `made` is false where an earlier request had placed this order already. */
export type Placement = { orderId: string; made: boolean };

/** Called between the steps of a placement, so that a test can stop it there. */
export type Checkpoint = (step: "locked" | "ordered" | "paid" | "recorded" | "held") => void | Promise<void>;

/**
 * Places a cash-on-delivery order of the open cart: one transaction over the engine's modules and our tables
 * (ADR-0006). Sent twice, with or without a key, it answers the first order. Refuses with 409 and 422 as
 * `priceOrder` and `holdStock` say; then nothing has changed.
 */
export async function placeOrder(
  scope: MedusaContainer,
  request: PlacementRequest,
  { checkpoint = () => {}, rules: given }: { checkpoint?: Checkpoint; rules?: ShippingRules } = {},
): Promise<Placement> {
  // Everything that needs another connection is asked before the transaction begins.
  const [ids, rules] = await Promise.all([orderingIds(scope), given ?? shippingRules()]);
  const returned = await returnsToOrigin(request.buyer.id, rules.cod.returnsToOrigin.withinDays);
  const hash = requestHash(request);

  const placement = await sharedTransaction(scope, async (transaction): Promise<Placement> => {
    const cartId = await lockOpenCart(transaction, request.buyer.id);
    const earlier = await orderOfKey(transaction, request, hash);
    if (earlier) return { orderId: earlier, made: false };
    const lines = cartId ? await cartLines(transaction, cartId) : [];
    if (!cartId || lines.length === 0 || (request.cartId && request.cartId !== cartId))
      return finished(transaction, request, hash);
    await checkpoint("locked");

    const order = priceOrder(rules, lines, request, returned);
    const engine = await createEngineOrder(scope, transaction, ids, order, request);
    await checkpoint("ordered");
    const collectionId = await authorizeCash(transaction, order.total);
    await checkpoint("paid");
    await recordOrder(transaction, {
      orderId: engine.orderId,
      cartId,
      collectionId,
      lines: engine.lines,
      order,
      request,
      hash,
      status: "pending",
      paymentStatus: "cod_due",
    });
    await checkpoint("recorded");
    await holdStock(transaction, engine.lines, {
      id: engine.orderId,
      locationId: ids.stockLocationId,
      customerId: request.buyer.id,
    });
    await checkpoint("held");
    return { orderId: engine.orderId, made: true };
  });
  if (placement.made) drainSoon(scope);
  return placement;
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
