import { adminProducts } from "../catalog/admin-products";
import { productsBySku } from "../catalog/skus";
import { knownSizes } from "../contract/category-list";
import type { AdminProduct } from "../contract/products";
import { query } from "../platform/db/pool";

export type KnownProduct = { product: AdminProduct; sku: string };

type VariantSku = { productId: string; sku: string | null; size: string | null };

/** Products that are read at once: what a statement returns is taken in without a pause. */
const batch = 50;

/** A product's SKU is that of its variants without the size at the end. */
const baseSku = ({ sku, size }: VariantSku): string | undefined => {
  if (!sku) return undefined;
  return size && sku.endsWith(`-${size}`) ? sku.slice(0, -size.length - 1) : sku;
};

/** The variants' SKUs of a product with this SKU in these sizes; an empty list means no sizes. */
export function variantSkus(sku: string, productSizes: readonly string[]): string[] {
  return productSizes.length > 0 ? productSizes.map((size) => `${sku}-${size}`) : [sku];
}

async function readBatch(productIds: readonly string[]): Promise<KnownProduct[]> {
  const [{ rows }, skus] = await Promise.all([
    adminProducts({ ids: [...productIds], limit: productIds.length, offset: 0 }),
    query<VariantSku>({
      name: "product-file-skus",
      text: `select product_id as "productId", sku, size from catalog_variant
             where product_id = any ($1) order by product_id, position desc, rank desc`,
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

/** These products with their SKUs in a file, in the order of the ids. */
export async function readKnown(productIds: readonly string[]): Promise<KnownProduct[]> {
  const known: KnownProduct[] = [];
  for (let at = 0; at < productIds.length; at += batch)
    known.push(...(await readBatch(productIds.slice(at, at + batch))));
  return known;
}

/** Finds the products with these SKUs or ids: a file from before a product had an SKU names it by its id. */
export async function findBySku(skus: readonly string[]): Promise<Map<string, KnownProduct>> {
  const asked = skus.flatMap((sku) => [sku, ...knownSizes().map((size) => `${sku}-${size}`)]);
  const productIds = await productsBySku(asked, skus);
  const found = new Map<string, KnownProduct>();
  for (const known of await readKnown(productIds)) found.set(known.product._id, known).set(known.sku, known);
  return found;
}
