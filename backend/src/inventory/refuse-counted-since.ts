import type { PoolClient } from "pg";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";

/**
 * Movements after which a count of the same shelf would be applied to a figure that was never read. So is one without a
 * reason: the engine's own panel and plugins write figures, and what the shop moves for an order has a reason.
 */
const setsFigure = ["counted", "edit", "import"];

export type Counted = {
  inventoryItemId: string;
  /** The last movement when the figure was read. */
  mark: string;
  locationId: string | undefined;
};

/** Refuses a second count of what somebody has counted, or set to a figure, since. Runs under the locks of the levels. */
export async function refuseCountedSince(
  client: PoolClient,
  { inventoryItemId, mark, locationId }: Counted,
): Promise<void> {
  const { rows } = await client.query<{ by_name: string | null }>({
    name: "stock-counted-since",
    text: `select by_name from stock_movement
           where inventory_item_id = $1 and id > $2::bigint and (reason is null or reason = any ($3))
             and ($4::text is null or location_id is null or location_id = $4)
           order by id desc limit 1`,
    values: [inventoryItemId, mark, setsFigure, locationId ?? null],
  });
  const [since] = rows;
  if (since) throw refuse.conflict("counted_since", messages.stockCountedSince(since.by_name ?? ""));
}
