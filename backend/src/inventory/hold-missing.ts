import type { SharedTransaction } from "../platform/engine/shared-transaction";
import { type HeldLine, holdStock } from "./hold-stock";

/** Reserves what the engine has not reserved of an order that it created. 409 `out_of_stock`. */
export async function holdMissing(
  transaction: SharedTransaction,
  lines: readonly HeldLine[],
  order: Parameters<typeof holdStock>[2],
): Promise<void> {
  const held = await transaction.sql<{ id: string; quantity: number }>({
    name: "held-of-lines",
    text: `select line_item_id as id, sum(quantity)::float8 as quantity from reservation_item
           where line_item_id = any ($1) and deleted_at is null group by 1`,
    values: [lines.map(({ lineItemId }) => lineItemId)],
  });
  const missing = lines.flatMap((line) => {
    const quantity = line.quantity - (held.find(({ id }) => id === line.lineItemId)?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (missing.length > 0) await holdStock(transaction, missing, order);
}
