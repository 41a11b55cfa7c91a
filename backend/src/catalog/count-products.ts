import { query } from "../platform/db/pool";

/** How many products shoppers see. */
export async function countProducts(): Promise<number> {
  const [row] = await query<{ count: number }>({
    name: "products-count",
    text: "select count(*)::integer as count from catalog_product where published",
  });
  return row?.count ?? 0;
}
