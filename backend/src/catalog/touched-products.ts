import { query } from "../db/pool";

/** How the products that a changed thing of the engine belongs to are found; soft-deleted rows are still there. */
const statements = {
  product: "select unnest($1::text[]) as id",
  variant: "select product_id as id from product_variant where id = any ($1)",
  price: `select v.product_id as id from price p
    join product_variant_price_set s on s.price_set_id = p.price_set_id
    join product_variant v on v.id = s.variant_id where p.id = any ($1)`,
  priceList: `select v.product_id as id from price p
    join product_variant_price_set s on s.price_set_id = p.price_set_id
    join product_variant v on v.id = s.variant_id where p.price_list_id = any ($1)`,
} as const;

export type Touched = keyof typeof statements;

/** The products whose read model these changed things may concern. */
export async function productsOf(kind: Touched, ids: string[]): Promise<string[]> {
  const rows = await query<{ id: string | null }>({
    name: `touched-${kind}`,
    text: `select distinct id from (${statements[kind]}) touched`,
    values: [ids],
  });
  return rows.flatMap(({ id }) => id ?? []);
}
