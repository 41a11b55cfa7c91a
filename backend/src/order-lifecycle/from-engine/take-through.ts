import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderRow } from "../../orders/order-row";
import { query } from "../../platform/db/pool";
import { orderingIds } from "../../platform/engine/ordering-ids";
import { sharedTransaction } from "../../platform/engine/shared-transaction";
import { wake } from "../../platform/queue/workers";
import type { StaffTransition, Transition } from "../transitions/transition";
import type { TransitionContext } from "../transitions/transition-context";
import { lockOrder, transitionLocked } from "../transitions/transition-order";

/** Whether this order of the engine is one of the shop's: drafts, for instance, are not. */
export async function isShopOrder(orderId: string): Promise<boolean> {
  const rows = await query({
    name: "is-shop-order",
    text: "select from shop_order where order_id = $1",
    values: [orderId],
  });
  return rows.length > 0;
}

export type Way = {
  /** The order as it is before the next transition. */
  order: () => OrderRow;
  /** Makes one transition by staff. */
  go: (transition: StaffTransition) => Promise<void>;
  /** For what a workflow does to the engine's records beside a transition. */
  context: () => TransitionContext;
};

/**
 * Takes an order through several transitions of staff under one lock: all of them, or none. 404 for an unknown order,
 * 409 as `transitionLocked`.
 */
export async function takeThrough<Result>(
  scope: MedusaContainer,
  { orderId, byId }: { orderId: string; byId: string | undefined },
  along: (way: Way) => Promise<Result>,
): Promise<Result> {
  const ids = await orderingIds(scope);
  const result = await sharedTransaction(scope, async (transaction) => {
    let order = await lockOrder(transaction, { orderId });
    return along({
      order: () => order,
      go: async (transition) => {
        const request: Transition = { ...transition, by: "admin", ...(byId && { byId }) };
        await transitionLocked({ scope, transaction, ids }, order, request);
        order = await lockOrder(transaction, { orderId });
      },
      context: () => ({
        scope,
        transaction,
        ids,
        order,
        at: new Date(),
        byId,
        note: null,
        goingBack: null,
        refundAccount: null,
        unsellable: [],
        handOver: null,
        courier: order.courier,
      }),
    });
  });
  wake("outbox");
  wake("bookings");
  return result;
}
