import type { MedusaContainer } from "@medusajs/framework/types";
import type { SharedTransaction } from "../shared-transaction";
import { engineModules } from "./engine-modules";

/** What the engine's order keeps of money that came (`amount` above 0, rupees) or went back (below). */
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
