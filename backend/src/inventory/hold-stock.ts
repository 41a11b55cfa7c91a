import { generateEntityId } from "@medusajs/framework/utils";
import type { NumberedLine } from "../checkout/engine-order";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import type { SharedTransaction } from "../platform/engine/shared-transaction";

const HOLD = `
  insert into reservation_item (id, inventory_item_id, line_item_id, quantity, raw_quantity, location_id,
    allow_backorder, created_by, description)
  select id, item, line, quantity, jsonb_build_object('value', quantity::text, 'precision', 20), $5, false, $6,
    'order ' || $7
  from unnest($1::text[], $2::text[], $3::text[], $4::integer[]) as hold (id, item, line, quantity)
  order by item`;

function isOutOfStock(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === "23514" && constraint === "shop_enough_stock";
}

/**
 * Holds the pieces of an order: the trigger of schema 0200 counts them or refuses. It is the last thing an order
 * does, so that others wait for a sought-after product as briefly as can be, and always in the order of the items,
 * so that two orders never wait for each other. Answers the reservations' ids; 409 `out_of_stock` in one sentence.
 */
export async function holdStock(
  { sql }: SharedTransaction,
  lines: readonly Pick<NumberedLine, "inventoryItemId" | "lineItemId" | "quantity">[],
  order: { id: string; locationId: string; customerId: string },
): Promise<string[]> {
  const ids = lines.map(() => generateEntityId(undefined, "resitem"));
  try {
    await sql({
      name: "hold-stock",
      text: HOLD,
      values: [
        ids,
        lines.map(({ inventoryItemId }) => inventoryItemId),
        lines.map(({ lineItemId }) => lineItemId),
        lines.map(({ quantity }) => quantity),
        order.locationId,
        order.customerId,
        order.id,
      ],
    });
    return ids;
  } catch (error) {
    if (!isOutOfStock(error)) throw error;
    throw new Refusal(409, "out_of_stock", messages.justSoldOut);
  }
}
