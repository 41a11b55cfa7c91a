import type { MedusaContainer } from "@medusajs/framework/types";
import { seedKindFilters, seedKinds } from "../../backend/src/catalog/stored-kinds";
import { type KindFacts, kindList } from "../../backend/src/contract/kind-list";
import { query } from "../../backend/src/platform/db/pool";
import { editProducts } from "../../backend/src/workflows/product/edit";
import { type DemoProduct, demoKinds, demoProducts } from "../data";

const batchSize = 20;

/** The shop's kind for one of the demo's, by name: its id is another where the shop had a category of that address. */
export const kindNamed = ({ category, label }: KindFacts): string | null =>
  kindList().find((one) => one.category === category && one.label.en === label.en)?.id ?? null;

/** The shop's kind of a demo product. */
export function kindOfDemo({ category, kind: wanted }: DemoProduct): string | null {
  const kind = demoKinds.find(({ id }) => id === wanted);
  return kind?.category === category ? kindNamed(kind) : null;
}

/** Demo products that have no kind and are still in their category, by their slugs. */
async function withoutKind(): Promise<Map<string, string>> {
  const wanted = demoProducts.map(({ slug, category }) => ({ slug, category }));
  const rows = await query<{ slug: string; productId: string }>({
    text: `select c.slug, c.product_id as "productId" from catalog_product c
           join product_detail d on d.product_id = c.product_id and d.is_demo and d.deleted_at is null
           join jsonb_to_recordset($1::jsonb) w (slug text, category text) on w.slug = c.slug and w.category = c.category
           join product p on p.id = c.product_id and p.deleted_at is null
           where c.kind is null`,
    values: [JSON.stringify(wanted)],
  });
  return new Map(rows.map(({ slug, productId }) => [slug, productId]));
}

/**
 * Gives a demo shop from before there were kinds the demo's, and its products theirs. Nothing else of a product changes;
 * one that staff have moved to another category, or deleted, stays as it is.
 */
export async function giveKinds(scope: MedusaContainer): Promise<void> {
  await seedKinds(scope, demoKinds);
  await seedKindFilters(demoKinds);
  const missing = await withoutKind();
  const edits = demoProducts.flatMap((product) => {
    const [productId, kind] = [missing.get(product.slug), kindOfDemo(product)];
    return productId && kind ? [{ productId, edit: { kind } }] : [];
  });
  for (let at = 0; at < edits.length; at += batchSize) {
    await editProducts(scope, edits.slice(at, at + batchSize));
    console.log(`seed: kinds of ${Math.min(at + batchSize, edits.length)}/${edits.length} products`);
  }
}
