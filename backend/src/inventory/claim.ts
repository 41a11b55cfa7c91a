import type { stockReasons } from "../contract/constants";
import { query } from "../platform/db/pool";

type StockReason = (typeof stockReasons)[number];
type Claim = {
  productIds: readonly string[];
  since: Date;
  by: string;
  reason: "edit" | "import" | StockReason;
};

/**
 * Stores who made the stock changes of these products since the request began. Changes with a reason of their own, such
 * as an order's, keep it.
 */
export async function claimMovements({ productIds, since, by, reason }: Claim): Promise<void> {
  if (productIds.length === 0) return;
  await query({
    name: "claim-movements",
    text: `update stock_movement m set by_name = $3, reason = case when m.reason = 'first' then 'first' else $4 end
           where m.inventory_item_id in (select inventory_item_id from catalog_variant where product_id = any ($1))
             and m.at >= $2 and m.by_name is null and (m.reason is null or m.reason = 'first')`,
    values: [productIds, since, by, reason],
  });
}
