import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { query } from "../platform/db/pool";

/** The engine's id of a published product, named by id or slug; throws 404 if there is none. */
export async function knownProductId(idOrSlug: string): Promise<string> {
  const [row] = await query<{ id: string }>({
    name: "known-product",
    text: `select product_id as id from catalog_product where (product_id = $1 or slug = $1) and published limit 1`,
    values: [idOrSlug],
  });
  if (!row) throw refuse.notFound(messages.productNotFound);
  return row.id;
}
