import { type Size, sizes } from "../../contract/constants";
import { query } from "../../db/pool";
import type { Standing } from "./plan-shelves";

type Row = Omit<Standing, "size"> & { value: string | null };

/** The variants of an engine product with their stock; undefined where the engine has no such product. */
export async function readStanding(productId: string): Promise<Standing[] | undefined> {
  const rows = await query<Row & { exists: boolean }>({
    name: "product-standing",
    text: `select v.id as "variantId", i.inventory_item_id as "inventoryItemId", l.id as "levelId",
        coalesce(l.stocked_quantity, 0)::integer as stocked, coalesce(l.reserved_quantity, 0)::integer as reserved,
        (select ov.value from product_variant_option vo join product_option_value ov on ov.id = vo.option_value_id
          join product_option o on o.id = ov.option_id where vo.variant_id = v.id and o.title = 'Size' limit 1) as value
      from product p
      left join product_variant v on v.product_id = p.id and v.deleted_at is null
      left join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
      left join inventory_level l on l.inventory_item_id = i.inventory_item_id and l.deleted_at is null
      where p.id = $1 and p.deleted_at is null
      order by v.variant_rank, v.id`,
    values: [productId],
  });
  if (rows.length === 0) return undefined;
  const size = (value: string | null): Size | null => sizes.find((name) => name === value) ?? null;
  return rows
    .filter(({ variantId }) => variantId !== null)
    .map(({ value, ...standing }) => ({ ...standing, size: size(value) }));
}
