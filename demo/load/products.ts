import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { query } from "../../backend/src/platform/db/pool";
import { addProducts } from "../../backend/src/workflows/product/add";
import { choicesOf, demoProducts } from "../data";
import { toDraft } from "./to-draft";

const batchSize = 20;

/** Slugs of complete demo products: a new product becomes visible as the last step. */
async function shownSlugs(): Promise<Set<string>> {
  const rows = await query<{ slug: string }>({ text: "select slug from catalog_product" });
  return new Set(rows.map(({ slug }) => slug));
}

/** Deletes what a killed load left half made, so that it can be created again. */
async function sweepHalfMade(scope: MedusaContainer, slugs: string[], skus: string[]): Promise<void> {
  const halfMade = await scope
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: slugs }, { select: ["id"], take: slugs.length });
  if (halfMade.length > 0) {
    await deleteProductsWorkflow(scope).run({ input: { ids: halfMade.map(({ id }) => id) } });
  }
  const inventory = scope.resolve(Modules.INVENTORY);
  const orphans = await inventory.listInventoryItems({ sku: skus }, { select: ["id"], take: 10_000 });
  if (orphans.length > 0) await inventory.deleteInventoryItems(orphans.map(({ id }) => id));
}

/** Loads the missing demo products, in batches, and reports its progress. */
export async function loadProducts(scope: MedusaContainer): Promise<void> {
  const shown = await shownSlugs();
  const missing = demoProducts.filter(({ slug }) => !shown.has(slug));
  if (missing.length === 0) return;
  const skus = missing
    .flatMap(choicesOf)
    .flatMap(({ sku, sizes }) => sizes?.map(({ size }) => `${sku}-${size}`) ?? [sku]);
  await sweepHalfMade(
    scope,
    missing.map(({ slug }) => slug),
    skus,
  );
  for (let at = 0; at < missing.length; at += batchSize) {
    await addProducts(scope, missing.slice(at, at + batchSize).map(toDraft));
    const loaded = demoProducts.length - missing.length + Math.min(at + batchSize, missing.length);
    console.log(`seed: ${loaded}/${demoProducts.length} products`);
  }
}
