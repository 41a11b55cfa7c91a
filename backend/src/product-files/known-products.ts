import { adminProducts } from "../catalog/admin-products";
import { sizes } from "../contract/constants";
import type { AdminProduct } from "../contract/products";
import { query } from "../platform/db/pool";

export type KnownProduct = { product: AdminProduct; sku: string };

type VariantSku = { productId: string; sku: string | null; size: string | null };

const batch = 500;

/** A product's SKU is that of its variants without the size at the end. */
const baseSku = ({ sku, size }: VariantSku): string | undefined => {
  if (!sku) return undefined;
  return size && sku.endsWith(`-${size}`) ? sku.slice(0, -size.length - 1) : sku;
};

/** The variants' SKUs of a product with this SKU in these sizes; an empty list means no sizes. */
export function variantSkus(sku: string, productSizes: readonly string[]): string[] {
  return productSizes.length > 0 ? productSizes.map((size) => `${sku}-${size}`) : [sku];
}

/** These products with their SKUs in a file, in the order of the ids. */
export async function readKnown(productIds: readonly string[]): Promise<KnownProduct[]> {
  const [{ rows }, skus] = await Promise.all([
    adminProducts({ ids: [...productIds], limit: productIds.length, offset: 0 }),
    query<VariantSku>({
      name: "product-file-skus",
      text: `select product_id as "productId", sku, size from catalog_variant
             where product_id = any ($1) order by product_id, position desc`,
      values: [productIds],
    }),
  ]);
  const skuOf = new Map(skus.flatMap((row) => (baseSku(row) ? [[row.productId, baseSku(row)]] : [])));
  const byId = new Map(rows.map((product) => [product._id, product]));
  return productIds.flatMap((id) => {
    const product = byId.get(id);
    return product ? [{ product, sku: skuOf.get(id) ?? id }] : [];
  });
}

/** Finds the products with these SKUs (or ids, if a product has no SKU). */
export async function findBySku(skus: readonly string[]): Promise<Map<string, KnownProduct>> {
  const asked = skus.flatMap((sku) => [sku, ...sizes.map((size) => `${sku}-${size}`)]);
  const rows = await query<{ productId: string }>({
    text: `select distinct c.product_id as "productId" from product_variant v
             join catalog_variant c on c.variant_id = v.id
             where v.sku = any ($1) and v.deleted_at is null
           union select product_id from catalog_product where published and product_id = any ($2)`,
    values: [asked, skus],
  });
  const found = new Map<string, KnownProduct>();
  for (let at = 0; at < rows.length; at += batch) {
    const ids = rows.slice(at, at + batch).map(({ productId }) => productId);
    for (const known of await readKnown(ids)) found.set(known.sku, known);
  }
  return found;
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
