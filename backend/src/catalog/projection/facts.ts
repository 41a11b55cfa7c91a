import type { PoolClient } from "pg";
import type { EnteredWords } from "../../contract/option-words";
import type { DetailRow } from "../detail-values";
import type { StoredTranslation, Translations } from "../translations";

export type OptionFact = {
  name: string;
  value: string;
  /** As staff entered them, in the metadata of the option and of the value. */
  nameWords?: EnteredWords;
  valueWords?: EnteredWords;
};

export type VariantFact = {
  variantId: string;
  inventoryItemId: string | null;
  /** False if the engine sells it without counting it. */
  managesStock: boolean;
  allowsBackorder: boolean;
  sku: string | null;
  size: string | null;
  /** In the order of their names, the size last. */
  options: OptionFact[];
  picture: string | null;
  /** Of the product's images those that the engine keeps for this variant; empty without any. */
  images: string[];
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
  createdAt: Date;
  category: string | null;
  /** Only one of its category. */
  kind: string | null;
  /** Our own fields, by column. */
  detail: DetailRow | null;
  gstRate: number | null;
  isOnMargin: boolean;
  translations: Translations<StoredTranslation> | null;
  images: string[];
  /** Those of them that are kept for some variant: the others show all of them. */
  imagesOfVariants: string[];
  /** Its tags, its collection, its type and its categories beside the shop's own and their kinds, as the engine names them. */
  names: string[];
  variants: VariantFact[];
  reviewCount: number;
  rating: number;
  /** When a price list next starts or ends for one of its variants, as text from the database. */
  turnsAt: string | null;
};

/**
 * Within the catalogue, the engine's tables are read only here: query.graph costs a hundred times more.
 * `read-model.http.test.ts` compares the result with the engine's own answers, so that an upgrade that moves a column
 * is noticed. Each table is read once for all the products, by their ids, and joined afterwards. A lateral join per
 * product would be shorter; but PostgreSQL's statistics are up to a minute old, and for a shop that has just imported
 * its catalogue it then scans a whole table for each product.
 */
const text = `
with chosen as materialized (select * from product where id = any ($1) and deleted_at is null),
detail as materialized (select * from product_detail where product_id = any ($1) and deleted_at is null),
channel as materialized (
  select c.product_id, bool_or(c.sales_channel_id in (select default_sales_channel_id from store)) as is_ours
  from product_sales_channel c where c.product_id = any ($1) and c.deleted_at is null group by c.product_id
),
filed as materialized (select product_id, product_category_id from product_category_product where product_id = any ($1)),
department as materialized (
  select id, handle from product_category where id in (select category_id from shop_category) and deleted_at is null
),
kind as materialized (
  select k.id, k.handle, t.handle as department from product_category k join department t on t.id = k.parent_category_id
  where k.id in (select kind_id from shop_kind) and k.deleted_at is null
),
category as materialized (
  select f.product_id, coalesce(min(t.handle), min(k.department)) as handle from filed f
  left join department t on t.id = f.product_category_id left join kind k on k.id = f.product_category_id
  group by f.product_id
),
of_kind as materialized (
  select f.product_id, min(k.handle) as handle from filed f join kind k on k.id = f.product_category_id
  join category c on c.product_id = f.product_id and c.handle = k.department group by f.product_id
),
tagged as materialized (select product_id, product_tag_id from product_tags where product_id = any ($1)),
name as materialized (
  select g.product_id, t.value as name from tagged g join (select id, value from product_tag
    where id = any (array(select product_tag_id from tagged)) and deleted_at is null) t on t.id = g.product_tag_id
  union select p.id, c.title from chosen p join (select id, title from product_collection
    where id = any (array(select collection_id from chosen)) and deleted_at is null) c on c.id = p.collection_id
  union select p.id, t.value from chosen p join (select id, value from product_type
    where id = any (array(select type_id from chosen)) and deleted_at is null) t on t.id = p.type_id
  union select f.product_id, c.name from filed f join (select id, name from product_category
    where id not in (select category_id from shop_category union select kind_id from shop_kind) and is_active and not is_internal and deleted_at is null) c on c.id = f.product_category_id
),
names as materialized (select product_id, json_agg(name order by name) as names from name group by product_id),
picture as materialized (
  select product_id, json_agg(url order by rank) as urls from image
  where product_id = any ($1) and deleted_at is null group by product_id
),
variant as materialized (
  select id, product_id, sku, variant_rank, manage_inventory, allow_backorder, thumbnail from product_variant where product_id = any ($1) and deleted_at is null
),
pictured as materialized (
  select l.variant_id, i.product_id, json_agg(i.url order by i.rank, i.id) as urls from product_variant_product_image l
  join image i on i.id = l.image_id and i.deleted_at is null
  where l.variant_id = any (array(select id from variant)) and l.deleted_at is null group by l.variant_id, i.product_id
),
opinion as materialized (
  select product_id, count(*)::integer as count, round(avg(rating), 1)::float8 as rating from review
  where product_id = any ($1) and deleted_at is null and not is_hidden group by product_id
),
item as materialized (
  select variant_id, min(inventory_item_id) as id from product_variant_inventory_item
  where variant_id = any (array(select id from variant)) and deleted_at is null group by variant_id
),
picked as materialized (
  select variant_id, option_value_id from product_variant_option where variant_id = any (array(select id from variant))
),
chosen_value as materialized (
  select id, value, option_id, metadata from product_option_value
  where id = any (array(select option_value_id from picked)) and deleted_at is null
),
choice as materialized (
  select p.variant_id, min(v.value) filter (where o.title = 'Size') as size,
    json_agg(json_build_object('name', o.title, 'value', v.value,
      'nameWords', o.metadata -> 'translations', 'valueWords', v.metadata -> 'translations') order by o.title = 'Size', o.title) as options
  from picked p join chosen_value v on v.id = p.option_value_id
  join (select id, title, metadata from product_option
    where id = any (array(select option_id from chosen_value)) and deleted_at is null) o on o.id = v.option_id
  group by p.variant_id
),
priced as materialized (
  select variant_id, price_set_id from product_variant_price_set
  where variant_id = any (array(select id from variant)) and deleted_at is null
),
rupees as materialized (
  select price_set_id, price_list_id, amount from price
  where price_set_id = any (array(select price_set_id from priced)) and deleted_at is null and currency_code = 'inr'
    and coalesce(rules_count, 0) = 0 and coalesce(min_quantity, 1) <= 1
),
sale as materialized (
  select id, type, coalesce(starts_at, now()) <= now() and coalesce(ends_at, 'infinity') > now() as is_on,
    case when starts_at > now() then starts_at end as starts_at, case when ends_at > now() then ends_at end as ends_at
  from price_list
  where id = any (array(select price_list_id from rupees)) and deleted_at is null and status = 'active'
    and coalesce(rules_count, 0) = 0
),
amount as materialized (
  select s.variant_id, coalesce(min(r.amount) filter (where l.is_on and l.type = 'override'),
      min(r.amount) filter (where r.price_list_id is null))::float8 as base,
    min(r.amount) filter (where l.is_on and l.type = 'sale')::float8 as sale, least(min(l.starts_at), min(l.ends_at)) as turns_at
  from priced s join rupees r on r.price_set_id = s.price_set_id left join sale l on l.id = r.price_list_id
  group by s.variant_id
),
variant_stock as materialized (
  select v.product_id, min(a.turns_at) as turns_at, json_agg(json_build_object(
      'variantId', v.id, 'sku', v.sku, 'inventoryItemId', i.id, 'managesStock', v.manage_inventory,
      'allowsBackorder', v.allow_backorder, 'size', s.size, 'options', coalesce(s.options, '[]'),
      'picture', v.thumbnail, 'images', coalesce(m.urls, '[]'),
      'price', a.base, 'salePrice', a.sale) order by v.variant_rank, s.options::text, v.id) as variants
  from variant v left join item i on i.variant_id = v.id left join choice s on s.variant_id = v.id
  left join amount a on a.variant_id = v.id left join pictured m on m.variant_id = v.id
  group by v.product_id
)
select p.id as "productId", p.handle as slug, p.status = 'published'
    and coalesce(k.is_ours, not exists (select from catalog_off_channel o where o.product_id = p.id)) as published, p.title, p.description,
  p.thumbnail, p.weight as "weightKg", p.length as "lengthCm", p.width as "breadthCm", p.height as "heightCm",
  p.hs_code as hsn, p.created_at as "createdAt", c.handle as category, y.handle as kind,
  to_jsonb(d) - 'translations' as detail, round(d.gst_rate::numeric, 2)::float8 as "gstRate",
  d.purchase_price is not null as "isOnMargin", d.translations,
  coalesce((select n.names from names n where n.product_id = p.id), '[]') as names,
  coalesce(i.urls, '[]') as images,
  coalesce((select json_agg(distinct u.url) from pictured m cross join json_array_elements_text(m.urls) u(url)
    where m.product_id = p.id), '[]') as "imagesOfVariants", coalesce(s.variants, '[]') as variants, s.turns_at::text as "turnsAt",
  coalesce(o.count, 0) as "reviewCount", coalesce(o.rating, 0) as rating
from chosen p left join detail d on d.product_id = p.id left join category c on c.product_id = p.id
left join picture i on i.product_id = p.id left join opinion o on o.product_id = p.id
left join variant_stock s on s.product_id = p.id left join channel k on k.product_id = p.id
left join of_kind y on y.product_id = p.id`;

/**
 * Reads the facts of these products from the engine's tables; deleted products are left out. The statement has no
 * name: a prepared one would keep a plan from a time when the tables were small.
 */
export async function readFacts(client: PoolClient, productIds: readonly string[]): Promise<ProductFact[]> {
  const { rows } = await client.query<ProductFact>({ text, values: [productIds] });
  return rows;
}
