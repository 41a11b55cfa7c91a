import { query } from "../../platform/db/pool";
import type { engineFields } from "./to-engine";

export type EngineFields = ReturnType<typeof engineFields>;

/** The engine's own fields of these products, by product, in the same form as in a draft. */
export async function readFields(productIds: readonly string[]): Promise<Map<string, EngineFields>> {
  const rows = await query<EngineFields & { id: string }>({
    name: "product-fields",
    text: `select p.id, p.title, p.description, p.thumbnail, p.weight::float8 as weight, p.length::float8 as length,
        p.width::float8 as width, p.height::float8 as height, p.hs_code,
        coalesce((select json_agg(json_build_object('url', i.url) order by i.rank, i.id) from image i
          where i.product_id = p.id and i.deleted_at is null), '[]') as images,
        coalesce((select json_agg(c.product_category_id order by c.product_category_id)
          from product_category_product c where c.product_id = p.id), '[]') as category_ids
      from product p where p.id = any ($1) and p.deleted_at is null`,
    values: [productIds],
  });
  return new Map(rows.map(({ id, ...fields }) => [id, fields]));
}

/** The fields whose value changes: rewriting images and categories is the most expensive part of an edit. */
export function changedFields(
  now: EngineFields | undefined,
  wanted: Partial<EngineFields>,
): Partial<EngineFields> {
  const isSame = (key: keyof EngineFields) => JSON.stringify(now?.[key]) === JSON.stringify(wanted[key]);
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => !isSame(key as keyof EngineFields)));
}
