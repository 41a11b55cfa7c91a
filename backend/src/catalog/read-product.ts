import { messages } from "../contract/messages";
import type { Product } from "../contract/products";
import { refuse } from "../contract/refusal";
import { query } from "../platform/db/pool";
import { pageText } from "./page-text";

/** One published product in English by its engine id; throws 404. For endpoints that return what they wrote. */
export async function readProduct(productId: string): Promise<Product> {
  const [row] = await query<{ product: Product }>({
    name: "product",
    text: `select ${pageText("p.detail")}::json as product from catalog_product p where p.product_id = $1 and p.published`,
    values: [productId],
  });
  if (!row) throw refuse.notFound(messages.productNotFound);
  return row.product;
}
