import type { MedusaContainer } from "@medusajs/framework/types";
import { engineModules } from "../../platform/engine/engine-modules";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";

/** An entry in the balance of the engine's order: money received (`amount` above 0, rupees) or refunded (below). */
type Entry = { reference: "capture" | "refund"; id: string; amount: unknown };

/** Enters captures or refunds of the engine's payment into the balance of its order. */
export async function enterInBalance(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  orderId: string,
  entries: readonly Entry[],
): Promise<void> {
  const { orders } = engineModules(scope);
  await orders.addOrderTransactions(
    entries.map(({ reference, id, amount }) => ({
      order_id: orderId,
      amount,
      currency_code: "inr",
      reference,
      reference_id: id,
    })),
    transaction.on(orders),
  );
  await transaction.flush(orders);
}

/** Takes captures that were noted by mistake out of the balance of the engine's order again. */
export async function leaveBalance(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  orderId: string,
  captureIds: readonly string[],
): Promise<void> {
  const { orders } = engineModules(scope);
  // The engine updates the totals of the order version that an entry names: it has to be the current one.
  const entries = await transaction.sql<{ id: string }>({
    name: "balance-entries",
    text: `update order_transaction t set version = e.version from "order" e
           where e.id = $1 and t.order_id = e.id and t.reference = 'capture' and t.reference_id = any ($2)
             and t.deleted_at is null returning t.id`,
    values: [orderId, captureIds],
  });
  await orders.deleteOrderTransactions(
    entries.map(({ id }) => id),
    transaction.on(orders),
  );
  await transaction.flush(orders);
}
