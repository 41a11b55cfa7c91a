import type { PoolClient } from "pg";
import type { CategoryField } from "../contract/constants";
import { messages } from "../contract/messages";
import { productFields } from "../contract/product-fields";
import { refuse } from "../contract/refusal";

/** 409 `sizes_in_use` if products of the category are sold in a size that it would lose. */
export async function refuseLostSizes(
  client: PoolClient,
  engineId: string,
  sizes: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ value: string }>(
    `select distinct v.value from product_category_product l join product p on p.id = l.product_id and p.deleted_at is null
       join product_variant t on t.product_id = p.id and t.deleted_at is null
       join product_variant_option o on o.variant_id = t.id
       join product_option_value v on v.id = o.option_value_id join product_option s on s.id = v.option_id
       join shop_category c on c.category_id = l.product_category_id
     where l.product_category_id = $1 and s.title = 'Size' and v.value = any (c.sizes) and v.value <> all ($2::text[])
     order by 1`,
    [engineId, sizes],
  );
  if (rows.length > 0)
    throw refuse.conflict("sizes_in_use", messages.sizesInUse(rows.map(({ value }) => value)));
}

/**
 * 409 `fields_in_use` if products of the category, or of its kinds, say something in a field that it would lose: their
 * next edit would clear it, and with a used phone's condition its purchase price, on which its GST depends. "New" is
 * what a product is of which nobody says otherwise: nothing is lost with it.
 */
export async function refuseLostFields(
  client: PoolClient,
  engineId: string,
  lost: readonly CategoryField[],
): Promise<void> {
  if (lost.length === 0) return;
  const { rows } = await client.query<{ products: number }>(
    `select count(distinct d.product_id)::integer as products from product_category g
       join product_category_product l on l.product_category_id = g.id
       join product p on p.id = l.product_id and p.deleted_at is null
       join product_detail d on d.product_id = p.id and d.deleted_at is null
       cross join unnest($2::text[]) as lost (field)
     where (g.id = $1 or g.parent_category_id = $1 and g.id in (select kind_id from shop_kind))
       and coalesce(to_jsonb(d) ->> lost.field, '') not in ('', case lost.field when 'condition' then 'new' else '' end)`,
    [engineId, lost.map((field) => productFields[field].stored.column)],
  );
  const products = rows[0]?.products ?? 0;
  if (products > 0) throw refuse.conflict("fields_in_use", messages.fieldsInUse(products));
}
