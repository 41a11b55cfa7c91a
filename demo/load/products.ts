import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { query } from "../../backend/src/platform/db/pool";
import { addProducts } from "../../backend/src/workflows/product/add";
import { demoProducts } from "../data";
import { toDraft } from "./to-draft";

const batchSize = 20;

/** Slugs of demo products that are whole: being shown is the last thing that happens to a new product. */
async function shownSlugs(): Promise<Set<string>> {
  const rows = await query<{ slug: string }>({ text: "select slug from catalog_product" });
  return new Set(rows.map(({ slug }) => slug));
}

/** Takes away what a killed load left half made, so that it can be made again. */
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

/** Loads the demo products that are not there yet, a batch at a time, saying how far it is. */
export async function loadProducts(scope: MedusaContainer): Promise<void> {
  const shown = await shownSlugs();
  const missing = demoProducts.filter(({ slug }) => !shown.has(slug));
  if (missing.length === 0) return;
  const skus = missing.flatMap(({ sku, sizes }) => sizes?.map(({ size }) => `${sku}-${size}`) ?? [sku]);
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
