import type { MedusaContainer } from "@medusajs/framework/types";
import { catalogIds } from "../../catalog/engine-names";
import { engineIds } from "../../platform/engine/engine-ids";
import { takenValue } from "../../platform/engine/engine-taken";
import { withTax } from "../../tax/propose-tax";
import { addProductsWorkflow } from "./add-products";
import type { ProductDraft } from "./draft";
import { freeSlugs } from "./free-slug";

const mostTries = 5;

/** Drafts without a slug get a free one. */
async function withSlugs(drafts: ProductDraft[]): Promise<ProductDraft[]> {
  const slugs = await freeSlugs(drafts.map(({ title }) => title));
  return drafts.map((draft, at) => ({ ...draft, slug: draft.slug ?? slugs[at] }));
}

/**
 * Creates these products and returns their ids in order; they are visible in the shop when it returns. If several
 * products with the same title are created at once, the first gets its slug, and the others another. A missing HSN or
 * GST rate is proposed if it is unambiguous; a product without them is stored but not sold.
 * @param wanted their ids, where they are to have others than the engine's own
 */
export async function addProducts(
  scope: MedusaContainer,
  drafts: ProductDraft[],
  wanted: string[] = [],
): Promise<string[]> {
  const ids = { ...(await engineIds(scope)), ...(await catalogIds(scope)) };
  for (let tries = 1; ; tries += 1) {
    try {
      const input = { drafts: await withSlugs(drafts.map(withTax)), wanted, ids };
      const { result } = await addProductsWorkflow(scope).run({ input });
      return result;
    } catch (error) {
      if (takenValue(error)?.field !== "handle" || tries === mostTries) throw error;
    }
  }
}
