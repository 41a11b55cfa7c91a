import type { MedusaContainer } from "@medusajs/framework/types";
import { type SharedTransaction, sharedTransaction } from "../../platform/engine/shared-transaction";
import { faultPoint } from "../../platform/faultpoints";
import { usesOf } from "../../promotions/order-offer";
import { giveUsageBack, lockUsage, registerUsage } from "../../promotions/usage";
import { discountsOf } from "../apply-offer";
import { offerOf } from "./offer-of";
import { type EngineOrder, readEngineOrder } from "./read-engine-order";

const userOf = ({ customer, email }: EngineOrder) => ({
  customer_id: customer?.id ?? "",
  customer_email: customer?.email ?? email,
});

/** Changes the mark of an order that the shop does not have yet; false if it has it, or the mark says so already. */
async function mark({ sql }: SharedTransaction, orderId: string, isCounted: boolean): Promise<boolean> {
  const changed = await sql({
    name: "owed-order-counted",
    text: `update shop_order_owed set is_counted = $2 where order_id = $1 and is_counted <> $2 returning 1`,
    values: [orderId, isCounted],
  });
  return changed.length > 0;
}

/**
 * Counts the use of an order's promotions while its cart is being completed, in the place of the engine's own step and
 * before anything is paid: in one transaction with the mark of the order, so that it is counted once, and with the amounts
 * that are given back when the order is cancelled. Throws what the engine throws if a limit is used up.
 */
export async function countUse(scope: MedusaContainer, orderId: string): Promise<void> {
  const order = await readEngineOrder(scope, orderId);
  if (!order) return;
  const offer = await offerOf(scope, order);
  faultPoint("use.read");
  await sharedTransaction(scope, async (transaction) => {
    if (!(await mark(transaction, orderId, true))) return;
    const uses = usesOf(offer);
    if (uses.length === 0) return;
    await lockUsage(
      transaction,
      offer.applied.map(({ definition }) => definition.id),
    );
    await registerUsage(scope, transaction, uses, userOf(order));
    faultPoint("use.counted");
  });
  faultPoint("use.committed");
}

/** Takes back what `countUse` did, unless the shop has taken the order over: then it does so itself. */
export async function uncountUse(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  order: EngineOrder,
  offer: Awaited<ReturnType<typeof offerOf>>,
): Promise<void> {
  if (await mark(transaction, order.id, false))
    await giveUsageBack(scope, transaction, discountsOf(offer), userOf(order));
}

/** The same in a transaction of its own, for a workflow that fails after the count. */
export async function undoUse(scope: MedusaContainer, orderId: string): Promise<void> {
  const order = await readEngineOrder(scope, orderId);
  if (!order) return;
  const offer = await offerOf(scope, order);
  await sharedTransaction(scope, (transaction) => uncountUse(scope, transaction, order, offer));
}
