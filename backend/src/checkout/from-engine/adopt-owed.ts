import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { Refusal } from "../../contract/refusal";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { claim, retry } from "../../platform/queue/claim";
import { drain } from "../../platform/queue/drain";
import type { Worker } from "../../platform/queue/workers";
import { adoptOrder } from "./adopt-order";
import { dropOrder } from "./forget-order";
import { type EngineOrder, readEngineOrder } from "./read-engine-order";

const batch = 20;
type Owed = { order_id: string };

const CLAIM = claim({
  table: "shop_order_owed",
  key: "order_id",
  open: "true",
  due: "due_at",
  order: "due_at",
  limit: `${batch}`,
  take: retry("10 seconds", "10 minutes"),
  returning: "q.order_id",
});

const isRefused = (error: unknown) =>
  error instanceof Refusal || (error instanceof MedusaError && error.type === MedusaError.Types.NOT_ALLOWED);

/** Money that was taken is not given back by cancelling an order: such an order waits for staff, and the audit names it. */
const isPaid = ({ payment_collections: collections }: EngineOrder) =>
  (collections ?? []).some(({ payments }) => payments?.some(({ captured_at: at }) => at !== null));

async function settle(scope: MedusaContainer, orderId: string): Promise<void> {
  try {
    await adoptOrder(scope, orderId, { ranHooks: false });
    await query({
      name: "owed-order-done",
      text: "delete from shop_order_owed where order_id = $1",
      values: [orderId],
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    log.error({ order: orderId, reason }, "an order of the engine cannot be one of the shop's");
    const order = isRefused(error) ? await readEngineOrder(scope, orderId) : undefined;
    if (order && !isPaid(order)) return dropOrder(scope, order);
    await query({
      name: "owed-order-failed",
      text: "update shop_order_owed set last_error = $2 where order_id = $1",
      values: [orderId, reason],
    });
  }
}

/**
 * Takes over the orders that the engine created without telling: by a module call, or by a workflow whose process
 * ended before it was done. What cannot be an order of the shop is cancelled in the engine.
 */
export async function adoptOwed(scope: MedusaContainer, isStopped?: () => boolean): Promise<void> {
  await drain({
    claim: () => query<Owed>({ name: "owed-orders-claim", text: CLAIM }),
    most: batch,
    isStopped,
    work: async (owed) => {
      for (const { order_id: orderId } of owed) await settle(scope, orderId);
    },
  });
}

export const engineOrdersWorker = (scope: MedusaContainer): Worker => ({
  name: "engine orders",
  everyMs: 3_000,
  work: ({ isStopped }) => adoptOwed(scope, isStopped),
});
