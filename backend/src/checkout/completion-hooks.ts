import type { MedusaContainer } from "@medusajs/framework/types";
import { engineAddress } from "../accounts/addresses/engine-address";
import { openCartForHook, runHook } from "../cart/run-hook";
import { query } from "../platform/db/pool";
import { hookOf } from "../platform/engine/workflow-hooks";
import type { PlacementRequest } from "./request";

/**
 * The hooks of completeCartWorkflow before an order is placed; they may refuse it. They run before the transaction, whose
 * connection they could not share. A shopper without an open cart repeats an earlier request: nothing is completed.
 */
export async function beforePlacing(scope: MedusaContainer, request: PlacementRequest): Promise<void> {
  const validates = hookOf("completeCartWorkflow", "validate");
  if (!validates && !hookOf("completeCartWorkflow", "beforePaymentAuthorization")) return;
  const open = await openCartForHook(scope, request.buyer.id);
  if (!open || ((open.items ?? []) as unknown[]).length === 0) return;
  const address = { customer_id: request.buyer.id, ...engineAddress(request.address) };
  const cart = { ...open, shipping_address: address, billing_address: address };
  const input = { id: open.id };
  await runHook(scope, ["completeCartWorkflow", "validate"], () => ({ input, cart }));
  await runHook(scope, ["completeCartWorkflow", "beforePaymentAuthorization"], () => ({ input }));
}

/** The event that the outbox delivers once an order is placed. */
export const isOfPlacedOrder = (event: string): boolean => event === "order.placed";

/**
 * Owes the hook `orderCreated` for a placed order, if a plugin registered it: a message of its own, so that a hook that
 * fails is retried without holding up the engine's event.
 */
export async function oweOrderCreated(data: unknown): Promise<void> {
  if (!hookOf("completeCartWorkflow", "orderCreated")) return;
  const { id } = data as { id: string };
  await query({
    name: "owe-order-created",
    text: `insert into shop_outbox (topic, key, payload)
           values ('order-created-hook', 'order-created-hook ' || $1::text, jsonb_build_object('id', $1::text))
           on conflict do nothing`,
    values: [id],
  });
}

/** Runs the hook `orderCreated` of completeCartWorkflow; throws if it has to be tried again. */
export async function runOrderCreated(scope: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await query<{ cart_id: string }>({
    name: "cart-of-order",
    text: "select cart_id from shop_order where order_id = $1",
    values: [orderId],
  });
  await runHook(scope, ["completeCartWorkflow", "orderCreated"], () => ({
    order_id: orderId,
    cart_id: order?.cart_id,
  }));
}
