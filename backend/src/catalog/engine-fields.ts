import type { ProductStatus } from "../contract/constants";
import { query } from "../platform/db/pool";

/** The engine's own fields of a product; weight in kilograms, sides in centimetres. */
export type EngineFields = {
  title: string;
  description: string;
  images: { url: string }[];
  thumbnail: string | null;
  weight: number;
  length: number;
  width: number;
  height: number;
  hs_code: string | null;
  category_ids: string[];
  status: ProductStatus;
};

/** The engine's own fields of these products, by product, in the same form as in a draft. */
export async function readFields(productIds: readonly string[]): Promise<Map<string, EngineFields>> {
  const rows = await query<EngineFields & { id: string }>({
    name: "product-fields",
    text: `select p.id, p.title, p.description, p.thumbnail, p.weight::float8 as weight, p.length::float8 as length,
        p.width::float8 as width, p.height::float8 as height, p.hs_code,
        coalesce((select json_agg(json_build_object('url', i.url) order by i.rank, i.id) from image i
          where i.product_id = p.id and i.deleted_at is null), '[]') as images,
        coalesce((select json_agg(c.product_category_id order by c.product_category_id)
          from product_category_product c where c.product_id = p.id), '[]') as category_ids, p.status
      from product p where p.id = any ($1) and p.deleted_at is null`,
    values: [productIds],
  });
  return new Map(rows.map(({ id, ...fields }) => [id, fields]));
}
