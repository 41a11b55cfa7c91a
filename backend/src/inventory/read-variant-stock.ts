import { knownSizes } from "../contract/category-list";
import type { Size } from "../contract/constants";
import { query } from "../platform/db/pool";

/** The stock of a variant at all locations: how many are in stock, and how many of those open orders have reserved. */
export type VariantStock = {
  variantId: string;
  inventoryItemId: string;
  /** False if the engine sells it without counting it. */
  managesStock: boolean;
  allowsBackorder: boolean;
  /** One of its stock records; null if the variant has none yet. */
  levelId: string | null;
  size: Size | null;
  stocked: number;
  /** Its only price in rupees; null if it has none or several. */
  price: number | null;
  reserved: number;
};

type Row = Omit<VariantStock, "size"> & { productId: string; value: string | null };

const sizeOf = (value: string | null): Size | null => knownSizes().find((name) => name === value) ?? null;

/** The variants of these products with their stock; a product that the engine does not have is missing. */
export async function readVariantStocks(productIds: readonly string[]): Promise<Map<string, VariantStock[]>> {
  const rows = await query<Row>({
    name: "product-variant-stock",
    text: `select p.id as "productId", v.id as "variantId", i.inventory_item_id as "inventoryItemId",
        v.manage_inventory as "managesStock", v.allow_backorder as "allowsBackorder",
        l.id as "levelId", b.price::float8 as price, l.stocked, l.reserved,
        (select ov.value from product_variant_option vo join product_option_value ov on ov.id = vo.option_value_id
          join product_option o on o.id = ov.option_id where vo.variant_id = v.id and o.title = 'Size' limit 1) as value
      from product p
      left join product_variant v on v.product_id = p.id and v.deleted_at is null
      left join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
      left join lateral (
        select min(level.id) as id, coalesce(sum(level.stocked_quantity), 0)::integer as stocked,
          coalesce(sum(level.reserved_quantity), 0)::integer as reserved
        from inventory_level level join shop_stock_location using (location_id)
        where level.inventory_item_id = i.inventory_item_id and level.deleted_at is null
      ) l on true
      left join lateral (
        select case when count(*) = 1 then min(r.amount) end as price
        from product_variant_price_set s join price r on r.price_set_id = s.price_set_id
        where s.variant_id = v.id and s.deleted_at is null and r.deleted_at is null and r.price_list_id is null
      ) b on true
      where p.id = any ($1) and p.deleted_at is null
      order by v.variant_rank, v.id`,
    values: [productIds],
  });
  const stocks = new Map<string, VariantStock[]>(rows.map(({ productId }) => [productId, []]));
  for (const { productId, value, ...current } of rows)
    if (current.variantId !== null) stocks.get(productId)?.push({ ...current, size: sizeOf(value) });
  return stocks;
}

/** The variants of one product with their stock; undefined if the engine has no such product. */
export async function readVariantStock(productId: string): Promise<VariantStock[] | undefined> {
  return (await readVariantStocks([productId])).get(productId);
}
