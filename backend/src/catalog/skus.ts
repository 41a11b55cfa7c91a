import { query } from "../platform/db/pool";

/** The products that have a variant with one of these SKUs, and those of these ids. */
export async function productsBySku(skus: readonly string[], ids: readonly string[]): Promise<string[]> {
  const rows = await query<{ productId: string }>({
    text: `select distinct c.product_id as "productId" from product_variant v
             join catalog_variant c on c.variant_id = v.id
             where v.sku = any ($1) and v.deleted_at is null
           union select product_id from catalog_staff_list where product_id = any ($2)`,
    values: [skus, ids],
  });
  return rows.map(({ productId }) => productId);
}

/** Which of these variants' SKUs exist in the engine already, for any product. */
export async function takenSkus(skus: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ sku: string }>({
    text: `select sku from product_variant where sku = any ($1) and deleted_at is null
           union select sku from inventory_item where sku = any ($1) and deleted_at is null`,
    values: [skus],
  });
  return new Set(rows.map(({ sku }) => sku));
}
