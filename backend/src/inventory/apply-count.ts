import type { MedusaContainer } from "@medusajs/framework/types";
import type { RouteInput } from "../contract";
import { messages, type Unsent } from "../contract/messages";
import { Refusal, refuse } from "../contract/refusal";
import type { CountedResult } from "../contract/stock-count";
import { query } from "../platform/db/pool";
import { engineIds } from "../platform/engine/engine-ids";
import { changeStock } from "./change-stock";
import { refuseUnknownLocation } from "./correct-stock";
import { onceKey, type SentBy } from "./once-key";
import { refuseCountedSince } from "./refuse-counted-since";

type Count = RouteInput<"adminApplyStockCount">["body"];
type Line = Count["lines"][number];
type Asked = SentBy & { count: Count };

async function itemOf(variantId: string): Promise<{ inventoryItemId: string }> {
  const [row] = await query<{ inventoryItemId: string }>({
    name: "stock-count-item",
    text: `select inventory_item_id as "inventoryItemId" from catalog_variant
           where variant_id = $1 and inventory_item_id is not null`,
    values: [variantId],
  });
  if (!row) throw refuse.notFound(messages.productNotFound);
  return row;
}

async function applyLine(home: string, line: Line, asked: Asked): Promise<void> {
  const { inventoryItemId } = await itemOf(line.variantId);
  const locationId = asked.count.locationId ?? undefined;
  const change = { inventoryItemId, size: null, locationId, by: line.counted - line.read };
  await changeStock({
    requests: [{ changes: [change], key: onceKey("count", asked, locationId, line) }],
    locationId: home,
    reason: "counted",
    by: asked.by,
    check: (client) => refuseCountedSince(client, { inventoryItemId, mark: line.mark, locationId }),
  });
}

/**
 * Applies counted differences, each in a transaction of its own: what stands in the way of one does not stop the others.
 * 422 for a location that the shop does not have.
 */
export async function applyCount(scope: MedusaContainer, asked: Asked): Promise<Unsent<CountedResult>[]> {
  const { lines, locationId } = asked.count;
  if (locationId) await refuseUnknownLocation(locationId);
  const { stockLocationId } = await engineIds(scope);
  const results: Unsent<CountedResult>[] = [];
  for (const line of lines) {
    const { variantId } = line;
    const by = line.counted - line.read;
    try {
      if (by !== 0) await applyLine(stockLocationId, line, asked);
      results.push({ variantId, outcome: by === 0 ? "same" : "done", by, message: null });
    } catch (error) {
      // An outage ends the call: with the same key, what was done is not done again.
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      results.push({ variantId, outcome: "refused", by: 0, message: error.said });
    }
  }
  return results;
}
