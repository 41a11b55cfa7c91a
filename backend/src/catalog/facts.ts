import type { PoolClient } from "pg";
import { categories } from "../contract/constants";
import type { StoredTranslation, Translations } from "./translations";

export type VariantFact = {
  variantId: string;
  inventoryItemId: string | null;
  sku: string | null;
  size: string | null;
  price: number | null;
  salePrice: number | null;
};

/** What the engine and our modules know of one product, as one row. */
export type ProductFact = {
  productId: string;
  slug: string;
  published: boolean;
  title: string;
  description: string | null;
  thumbnail: string | null;
  weightKg: number | null;
  lengthCm: number | null;
  breadthCm: number | null;
  heightCm: number | null;
  hsn: string | null;
  createdAt: string;
  category: string | null;
  brand: string | null;
  condition: string | null;
  batteryHealth: string | null;
  gstRate: number | null;
  country: string | null;
  specifications: Array<{ label: string; value: string }> | null;
  featured: boolean | null;
  featuredDescription: string | null;
  translations: Translations<StoredTranslation> | null;
  images: string[];
  variants: VariantFact[];
  reviewCount: number;
  rating: number;
  /** When a price list next begins or ends for one of its variants, as the database writes it. */
  turnsAt: string | null;
};

/**
 * The engine's tables are read here and nowhere else in the catalogue: query.graph costs a hundred times more.
 * `read-model.http.test.ts` compares the outcome with the engine's own answers, so an upgrade that moves a column is seen.
 */
const text = `
select p.id as "productId", p.handle as slug, p.status = 'published' as published, p.title, p.description,
  p.thumbnail, p.weight as "weightKg", p.length as "lengthCm", p.width as "breadthCm", p.height as "heightCm",
  p.hs_code as hsn, p.created_at as "createdAt", c.handle as category,
  d.brand, d.condition, d.battery_health as "batteryHealth", round(d.gst_rate::numeric, 2)::float8 as "gstRate", d.country_of_origin as country,
  d.specifications, d.is_featured as featured, d.featured_description as "featuredDescription", d.translations,
  i.images, v.variants, v.turns_at::text as "turnsAt", r.count as "reviewCount", r.rating
from product p
left join product_detail d on d.product_id = p.id and d.deleted_at is null
left join lateral (
  select c.handle from product_category_product pc
  join product_category c on c.id = pc.product_category_id and c.deleted_at is null
  where pc.product_id = p.id and c.handle = any ($2) limit 1
) c on true
cross join lateral (
  select coalesce(json_agg(url order by rank), '[]') as images
  from image where product_id = p.id and deleted_at is null
) i
cross join lateral (
  select count(*)::integer as count, coalesce(round(avg(rating), 1), 0)::float8 as rating
  from review where product_id = p.id and deleted_at is null and not is_hidden
) r
cross join lateral (
  select coalesce(json_agg(json_build_object(
      'variantId', v.id, 'sku', v.sku, 'inventoryItemId', item.id, 'size', size.value,
      'price', amount.base, 'salePrice', amount.sale) order by v.variant_rank, v.id), '[]') as variants,
    min(amount.turns_at) as turns_at
  from product_variant v
  left join lateral (
    select inventory_item_id as id from product_variant_inventory_item
    where variant_id = v.id and deleted_at is null limit 1
  ) item on true
  left join lateral (
    select ov.value from product_variant_option vo
    join product_option_value ov on ov.id = vo.option_value_id and ov.deleted_at is null
    join product_option o on o.id = ov.option_id and o.deleted_at is null
    where vo.variant_id = v.id and o.title = 'Size' limit 1
  ) size on true
  cross join lateral (
    select min(pr.amount) filter (where pr.price_list_id is null)::float8 as base,
      min(pr.amount) filter (where l.id is not null and coalesce(l.starts_at, now()) <= now()
        and coalesce(l.ends_at, 'infinity') > now())::float8 as sale,
      least(min(l.starts_at) filter (where l.starts_at > now()),
        min(l.ends_at) filter (where l.ends_at > now())) as turns_at
    from product_variant_price_set ps
    join price pr on pr.price_set_id = ps.price_set_id and pr.deleted_at is null and pr.currency_code = 'inr'
      and coalesce(pr.rules_count, 0) = 0 and coalesce(pr.min_quantity, 1) <= 1
    left join price_list l on l.id = pr.price_list_id and l.deleted_at is null and l.status = 'active'
      and l.type = 'sale' and coalesce(l.rules_count, 0) = 0
    where ps.variant_id = v.id and ps.deleted_at is null
  ) amount
  where v.product_id = p.id and v.deleted_at is null
) v
where p.id = any ($1) and p.deleted_at is null`;

/** Reads the facts of these products from the engine's tables; one that was deleted is left out. */
export async function readFacts(client: PoolClient, productIds: readonly string[]): Promise<ProductFact[]> {
  const { rows } = await client.query<ProductFact>({
    name: "catalog-facts",
    text,
    values: [productIds, categories],
  });
  return rows;
}
