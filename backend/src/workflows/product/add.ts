import type { MedusaContainer } from "@medusajs/framework/types";
import { catalogIds } from "../../catalog/engine-names";
import { engineIds } from "../../engine-ids";
import { addProductsWorkflow } from "./add-products";
import type { ProductDraft } from "./draft";

/** Makes these products and answers their ids in order; when it returns, the shop shows them. */
export async function addProducts(scope: MedusaContainer, drafts: ProductDraft[]): Promise<string[]> {
  const ids = { ...(await engineIds(scope)), ...(await catalogIds(scope)) };
  const { result } = await addProductsWorkflow(scope).run({ input: { drafts, ids } });
  return result;
}
