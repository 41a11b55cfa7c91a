import type { MedusaContainer } from "@medusajs/framework/types";
import { catalogIds } from "../../catalog/engine-names";
import { engineIds } from "../../platform/engine/engine-ids";
import { takenValue } from "../../platform/engine/engine-taken";
import { withTax } from "../../tax/propose-tax";
import { addProductsWorkflow } from "./add-products";
import type { ProductDraft } from "./draft";
import { freeSlugs } from "./free-slug";

const mostTries = 5;

/** Drafts without a slug of their own get a free one. */
async function withSlugs(drafts: ProductDraft[]): Promise<ProductDraft[]> {
  const slugs = await freeSlugs(drafts.map(({ title }) => title));
  return drafts.map((draft, at) => ({ ...draft, slug: draft.slug ?? slugs[at] }));
}

/**
 * Makes these products and answers their ids in order; when it returns, the shop shows them. Of several products of one
 * title at once the first gets its slug, and the others another. HSN and GST rate that are left out are proposed where
 * that is no guess; a product without them is kept and not sold.
 */
export async function addProducts(scope: MedusaContainer, drafts: ProductDraft[]): Promise<string[]> {
  const ids = { ...(await engineIds(scope)), ...(await catalogIds(scope)) };
  for (let tries = 1; ; tries += 1) {
    try {
      const input = { drafts: await withSlugs(drafts.map(withTax)), ids };
      const { result } = await addProductsWorkflow(scope).run({ input });
      return result;
    } catch (error) {
      if (takenValue(error)?.field !== "handle" || tries === mostTries) throw error;
    }
  }
}
