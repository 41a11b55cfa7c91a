import { query } from "../platform/db/pool";

/** No process goes on with one product for longer: what is older and not shown was left by one that died. */
const longest = "2 minutes";

export type ProductState = "shown" | "beingMade" | "left";

/** How far the product with this id is: what is `left` is deleted or was never finished. Undefined if nobody has begun. */
export async function productState(id: string): Promise<ProductState | undefined> {
  const [row] = await query<{ isShown: boolean; isLeft: boolean }>({
    name: "product-state",
    text: `select p.deleted_at is null and exists (select from catalog_product c where c.product_id = p.id) as "isShown",
        p.deleted_at is not null or p.created_at < now() - interval '${longest}' as "isLeft"
      from product p where p.id = $1`,
    values: [id],
  });
  if (!row) return undefined;
  if (row.isShown) return "shown";
  return row.isLeft ? "left" : "beingMade";
}
