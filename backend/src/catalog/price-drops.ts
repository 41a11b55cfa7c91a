import { leastDrop } from "../contract/home-sections";
import { query } from "../platform/db/pool";

/**
 * The ids of what is in stock at a price lowered by `leastDrop` per cent or more, the most lowered first. The index of
 * lists does not hold regular prices; PostgreSQL has these products in this order (schema step 1140).
 */
export async function biggestDrops(limit: number): Promise<string[]> {
  const rows = await query<{ productId: string }>({
    name: "price-drops",
    text: `select product_id as "productId" from catalog_product
      where published and in_stock and sale_price > 0 and sale_price / nullif(price, 0) <= $1::numeric
      order by sale_price / nullif(price, 0), no desc limit $2`,
    values: [1 - leastDrop / 100, limit],
  });
  return rows.map(({ productId }) => productId);
}
