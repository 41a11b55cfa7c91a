import { adminProduct } from "../../../catalog/admin-products";
import { messages } from "../../../contract/messages";
import type { AdminProduct } from "../../../contract/products";
import { refuse } from "../../../contract/refusal";

/** The product with this id as the panel sees it; throws 404 if there is none. */
export async function existingProduct(id: string): Promise<AdminProduct> {
  const product = await adminProduct(id);
  if (!product) throw refuse.notFound(messages.productNotFound);
  return product;
}
