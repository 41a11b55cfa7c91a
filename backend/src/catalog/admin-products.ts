import { staffDetails } from "../contract/product-field-sets";
import { type AdminProduct, translatedLanguages } from "../contract/products";
import { query, type Statement } from "../platform/db/pool";
import { productVersion } from "../platform/edits/product-version";
import { sortColumn } from "../platform/list-query";
import { type DetailRow, readDetail } from "./detail-values";
import { renderVersion } from "./projection/render-version";
import { renew } from "./projection/renew";
import { outdatedFields, type StoredTranslation, type Texts, type Translations } from "./translations";

/** What staff may sort by, as the panel names it. */
const sortable: Readonly<Record<string, string>> = {
  _id: "c.product_id",
  id: "c.product_id",
  title: "c.title_sort",
  category: "c.category",
  brand: "c.brand",
  price: "c.price",
  salePrice: "c.sale_price",
  totalStock: "c.stock",
  stockedQuantity: "c.stock",
  averageReview: "c.rating",
  reviewCount: "c.review_count",
  isFeatured: "c.featured",
  condition: "c.condition",
  createdAt: "c.created_at",
  updatedAt: "e.updated_at",
};

export type AdminProductsQuery = {
  ids?: string[];
  category?: string[];
  brand?: string[];
  condition?: string[];
  inStock?: boolean;
  onSale?: boolean;
  isFeatured?: boolean;
  minPrice?: number;
  maxPrice?: number;
  /** Part of a title, a slug or an SKU. */
  q?: string;
  sort?: { field: string; descending: boolean };
  limit: number;
  offset: number;
};

const from = `from catalog_product c join product e on e.id = c.product_id and e.deleted_at is null`;
/** The shelves at each location, if there are several; the shop's own first. */
const stockLocations = `case when (select count(*) from shop_stock_location) > 1 then (
    select json_agg(json_build_object('_id', place.location_id, 'name', coalesce(place.name, place.location_id), 'shelves', (
      select coalesce(json_agg(json_build_object('size', v.size, 'stocked', coalesce(level.stocked_quantity, 0)::integer,
        'reserved', coalesce(level.reserved_quantity, 0)::integer) order by v.position), '[]')
      from catalog_variant v left join inventory_level level on level.inventory_item_id = v.inventory_item_id
        and level.location_id = place.location_id and level.deleted_at is null
      where v.product_id = c.product_id
    )) order by place.is_home desc, place.name, place.location_id) from shop_stock_location place
  ) else '[]' end as "stockLocations"`;
const columns = `(c.detail || c.stock_json)::json as product, e.updated_at as "updatedAt", s.stocked, s.reserved, s.shelves, s.movement,
  ${stockLocations},
  c.published, c.hsn, c.gst_rate::float8 as "gstRate", to_jsonb(d) - 'translations' as kept,
  coalesce(d.is_tax_proposed, false) as "isTaxProposed",
  d.translations, case when c.rendered_by < ${renderVersion} then c.product_id end as outdated`;
const stock = `cross join lateral (
    select coalesce(sum(l.stocked), 0)::integer as stocked, coalesce(sum(l.reserved), 0)::integer as reserved,
      coalesce(json_agg(json_build_object('size', v.size, 'stocked', l.stocked, 'reserved', l.reserved)
        order by v.position), '[]') as shelves,
      coalesce(max((select max(m.id) from stock_movement m where m.inventory_item_id = v.inventory_item_id)), 0)::text
        as movement
    from catalog_variant v cross join lateral (
      select coalesce(sum(level.stocked_quantity), 0)::integer as stocked,
        coalesce(sum(level.reserved_quantity), 0)::integer as reserved
      from inventory_level level join shop_stock_location using (location_id)
      where level.inventory_item_id = v.inventory_item_id and level.deleted_at is null
    ) l
    where v.product_id = c.product_id
  ) s left join product_detail d on d.product_id = c.product_id and d.deleted_at is null`;

type Row = {
  product: AdminProduct;
  updatedAt: Date;
  stocked: number;
  reserved: number;
  shelves: AdminProduct["shelves"];
  stockLocations: AdminProduct["stockLocations"];
  published: boolean;
  hsn: string;
  gstRate: number | null;
  movement: string;
  kept: DetailRow | null;
  isTaxProposed: boolean;
  translations: Translations<StoredTranslation> | null;
  outdated: string | null;
};

/** Rows rendered by older code are rendered again and read again: the panel gets the current form of a product. */
async function read(statement: Statement): Promise<Row[]> {
  const rows = await query<Row>(statement);
  const outdated = rows.flatMap((row) => row.outdated ?? []);
  if (outdated.length === 0) return rows;
  await renew(outdated);
  return query<Row>(statement);
}

/** The texts in other languages, each with what no longer matches its English text. */
function presentTranslations(
  english: Texts,
  stored: Translations<StoredTranslation>,
): AdminProduct["translations"] {
  const shown: AdminProduct["translations"] = {};
  for (const language of translatedLanguages) {
    const translation = stored[language];
    if (!translation) continue;
    const { title, description } = translation;
    shown[language] = { title, description, outdated: outdatedFields(english, translation) };
  }
  return shown;
}

/** Why shoppers don't see the product; null if they do. */
const whyNotSold = ({ published, hsn, gstRate }: Row): AdminProduct["notSold"] =>
  published ? null : hsn === "" || gstRate === null ? "tax" : "other";

function present(row: Row): AdminProduct {
  const shown = {
    ...row.product,
    // Among them the product's own rate: a page shows what one piece bears today.
    ...readDetail(row.kept, staffDetails),
    isTaxProposed: row.isTaxProposed,
    notSold: whyNotSold(row),
    shelves: row.shelves,
    stockLocations: row.stockLocations,
    translations: presentTranslations(row.product, row.translations ?? {}),
    stockedQuantity: row.stocked,
    reservedQuantity: row.reserved,
    updatedAt: row.updatedAt.toISOString(),
  };
  return { ...shown, version: productVersion({ ...shown, movement: row.movement }) };
}

function conditions(list: AdminProductsQuery): { where: string; values: unknown[] } {
  const parts = ["true"];
  const values: unknown[] = [];
  const add = (value: unknown, sql: (place: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    parts.push(sql(`$${values.length}`));
  };
  add(list.ids, (at) => `c.product_id = any (${at})`);
  add(list.category, (at) => `c.category = any (${at})`);
  add(list.brand, (at) => `c.brand = any (${at})`);
  add(list.condition, (at) => `c.condition = any (${at})`);
  add(list.inStock, (at) => `c.in_stock = ${at}`);
  add(list.onSale, (at) => `(c.sale_price > 0) = ${at}`);
  add(list.isFeatured, (at) => `c.featured = ${at}`);
  add(list.minPrice, (at) => `c.paid_price >= ${at}`);
  add(list.maxPrice, (at) => `c.paid_price <= ${at}`);
  const words = list.q?.trim().replace(/[\\%_]/g, "\\$&");
  add(
    words ? `%${words}%` : undefined,
    (at) => `(c.title ilike ${at} or c.slug ilike ${at} or exists (
    select from catalog_variant v where v.product_id = c.product_id and v.sku ilike ${at}))`,
  );
  return { where: `where ${parts.join(" and ")}`, values };
}

/** A page of products for the panel, computed in the database, and how many there are in all. */
export async function adminProducts(
  list: AdminProductsQuery,
): Promise<{ rows: AdminProduct[]; total: number }> {
  const { where, values } = conditions(list);
  const column = sortColumn(sortable, list.sort, "c.created_at");
  const way = (list.sort?.descending ?? true) ? "desc" : "asc";
  const [rows, [counted]] = await Promise.all([
    read({
      // The page is cut before the wide texts and the stock are read.
      text: `with page as materialized (
          select c.no, row_number() over (order by ${column} ${way} nulls last, c.no ${way}) as at ${from} ${where}
          order by at limit $${values.length + 1} offset $${values.length + 2}
        ) select ${columns} from page join catalog_product c on c.no = page.no
        join product e on e.id = c.product_id ${stock} order by page.at`,
      values: [...values, list.limit, list.offset],
    }),
    query<{ total: number }>({ text: `select count(*)::integer as total ${from} ${where}`, values }),
  ]);
  return { rows: rows.map(present), total: counted?.total ?? 0 };
}

/** One product for the panel; undefined if there is none. */
export async function adminProduct(productId: string): Promise<AdminProduct | undefined> {
  const [row] = await read({
    name: "admin-product",
    text: `select ${columns} ${from} ${stock} where c.product_id = $1`,
    values: [productId],
  });
  return row && present(row);
}
