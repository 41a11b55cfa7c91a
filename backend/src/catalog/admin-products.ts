import type { translationGaps } from "../contract/admin-products";
import type { ProductStatus } from "../contract/constants";
import { staffDetails } from "../contract/product-field-sets";
import type { AdminProduct } from "../contract/products";
import { translatedLanguages } from "../contract/translated-texts";
import { type CountedHits, countHits } from "../platform/db/few-hits";
import { orderBy, pagePlace } from "../platform/db/page-place";
import { query, type Statement } from "../platform/db/pool";
import { wordsWithin } from "../platform/db/search-words";
import { productVersion } from "../platform/edits/product-version";
import { sortColumn } from "../platform/list-query";
import { type DetailRow, readDetail } from "./detail-values";
import { pageText } from "./page-text";
import { renderVersion } from "./projection/render-version";
import { renew } from "./projection/renew";
import { soughtProducts } from "./sought-products";
import {
  englishTexts,
  outdatedFields,
  type StoredTranslation,
  type Texts,
  type Translations,
} from "./translations";
import { type SaleFacts, whyNotSold } from "./why-not-sold";

/** What staff may sort by, as the panel names it: columns of `l`, catalog_staff_list (schema step 0441), and of `k`, catalog_staff_stock (0645). */
const sortable: Readonly<Record<string, string>> = {
  _id: "l.product_id",
  id: "l.product_id",
  title: "l.title_sort",
  category: "l.category",
  brand: "l.brand",
  price: "l.price",
  salePrice: "l.sale_price",
  totalStock: "k.stock",
  stockedQuantity: "k.stock",
  averageReview: "l.rating",
  reviewCount: "l.review_count",
  isFeatured: "l.featured",
  // A product without a condition is last in one direction and first in the other.
  condition: "coalesce(l.condition, '')",
  createdAt: "l.created_at",
  updatedAt: "l.updated_at",
};

const byStock = sortable.totalStock;

/** The columns that order the list: together different for each product. */
function sortColumns(list: AdminProductsQuery): string[] {
  const column = sortColumn(sortable, list.sort, "l.created_at");
  if (column === byStock) return [column, "k.no"];
  return column === sortable.category ? [column, "l.updated_at", "l.no"] : [column, "l.no"];
}

export type AdminProductsQuery = {
  ids?: string[];
  category?: string[];
  kind?: string[];
  brand?: string[];
  condition?: string[];
  inStock?: boolean;
  lowStock?: boolean;
  onSale?: boolean;
  isFeatured?: boolean;
  isPublished?: boolean;
  status?: ProductStatus;
  translation?: (typeof translationGaps)[number];
  minPrice?: number;
  maxPrice?: number;
  /** Part of a title, a slug or an SKU. */
  q?: string;
  sort?: { field: string; descending: boolean };
  limit: number;
  offset: number;
};

/** What a shelf is of, over `v` (catalog_variant). */
const shelf = `'variantId', v.variant_id, 'sku', v.sku, 'size', v.size, 'options', v.options,
  'managesStock', v.inventory_item_id is not null, 'allowsBackorder', v.allows_backorder`;

/** The shelves at each location, if there are several; the shop's own first. */
const stockLocations = `case when (select count(*) from shop_stock_location) > 1 then (
    select json_agg(json_build_object('_id', place.location_id, 'name', coalesce(place.name, place.location_id), 'shelves', (
      select coalesce(json_agg(json_build_object(${shelf}, 'stocked', coalesce(level.stocked_quantity, 0)::integer,
        'reserved', coalesce(level.reserved_quantity, 0)::integer) order by v.position, v.rank), '[]')
      from catalog_variant v left join inventory_level level on level.inventory_item_id = v.inventory_item_id
        and level.location_id = place.location_id and level.deleted_at is null
      where v.product_id = p.product_id
    )) order by place.is_home desc, place.name, place.location_id) from shop_stock_location place
  ) else '[]' end as "stockLocations"`;
const columns = `${pageText("p.detail")}::json as product, e.updated_at as "updatedAt", s.stocked, s.reserved, s.shelves, s.movement,
  ${stockLocations},
  p.published, e.status = 'published' as "isForSale", p.hsn, p.gst_rate::float8 as "gstRate", to_jsonb(d) - 'translations' as kept,
  coalesce(d.is_tax_proposed, false) as "isTaxProposed",
  d.translations, case when p.rendered_by < ${renderVersion} then p.product_id end as outdated`;
const stock = `cross join lateral (
    select coalesce(sum(l.stocked), 0)::integer as stocked, coalesce(sum(l.reserved), 0)::integer as reserved,
      coalesce(json_agg(json_build_object(${shelf}, 'stocked', l.stocked, 'reserved', l.reserved)
        order by v.position, v.rank), '[]') as shelves,
      coalesce(max((select max(m.id) from stock_movement m where m.inventory_item_id = v.inventory_item_id)), 0)::text
        as movement
    from catalog_variant v cross join lateral (
      select coalesce(sum(level.stocked_quantity), 0)::integer as stocked,
        coalesce(sum(level.reserved_quantity), 0)::integer as reserved
      from inventory_level level join shop_stock_location using (location_id)
      where level.inventory_item_id = v.inventory_item_id and level.deleted_at is null
    ) l
    where v.product_id = p.product_id
  ) s left join product_detail d on d.product_id = p.product_id and d.deleted_at is null`;

type Row = SaleFacts & {
  product: AdminProduct;
  updatedAt: Date;
  stocked: number;
  reserved: number;
  shelves: AdminProduct["shelves"];
  stockLocations: AdminProduct["stockLocations"];
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
    const { title, description, specifications = "", featuredDescription = "" } = translation;
    const outdated = outdatedFields(english, translation);
    shown[language] = { title, description, specifications, featuredDescription, outdated };
  }
  return shown;
}

function present(row: Row): AdminProduct {
  const shown = {
    ...row.product,
    // Among them the product's own rate: a page shows what one piece bears today.
    ...readDetail(row.kept, staffDetails),
    status: row.isForSale ? ("published" as const) : ("draft" as const),
    isTaxProposed: row.isTaxProposed,
    notSold: whyNotSold(row),
    shelves: row.shelves,
    stockLocations: row.stockLocations,
    translations: presentTranslations(englishTexts(row.product), row.translations ?? {}),
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
  add(list.ids, (at) => `l.product_id = any (${at})`);
  add(list.category, (at) => `l.category = any (${at})`);
  add(list.kind, (at) => `l.product_id in (select product_id from catalog_product where kind = any (${at}))`);
  add(list.brand, (at) => `l.brand = any (${at})`);
  add(list.condition, (at) => `l.condition = any (${at})`);
  add(list.inStock, (at) => `l.in_stock = ${at}`);
  const isLow = "l.product_id in (select product_id from catalog_low_stock())";
  add(list.lowStock, (at) => `(${isLow}) = ${at}`);
  add(list.onSale, (at) => `(l.sale_price > 0) = ${at}`);
  add(list.isFeatured, (at) => `l.featured = ${at}`);
  add(list.isPublished, (at) => `l.published = ${at}`);
  add(list.status && list.status === "published", (at) => `l.for_sale = ${at}`);
  if (list.translation) parts.push(`l.translation_${list.translation}`);
  add(list.minPrice, (at) => `l.paid_price >= ${at}`);
  add(list.maxPrice, (at) => `l.paid_price <= ${at}`);
  add(wordsWithin(list.q), (at) => `l.sought like shop_search_text(${at})`);
  return { where: `where ${parts.join(" and ")}`, values };
}

type Filter = ReturnType<typeof conditions>;

/** How many products the list has, and the condition by which its page finds them. */
async function countProducts(list: AdminProductsQuery): Promise<{ total: number; filter: Filter }> {
  const filter = conditions(list);
  const hits = `select l.no as key from catalog_staff_list l ${filter.where}`;
  const words = wordsWithin(list.q);
  const [counted] = await query<CountedHits<number>>({
    text: words
      ? countHits(soughtProducts(hits, words))
      : `select count(*)::integer as total, null as few from catalog_staff_list l ${filter.where}`,
    values: filter.values,
  });
  const { total = 0, few = null } = counted ?? {};
  return { total, filter: few ? { where: "where l.no = any ($1)", values: [few] } : filter };
}

/** Where a page is chosen. Without filters PostgreSQL leaves the joined list out: each row of the stock has one there. */
const chosenFrom = ([column]: string[]) =>
  column === byStock
    ? "select k.no from catalog_staff_stock k left join catalog_staff_list l on l.no = k.no"
    : "select l.no from catalog_staff_list l";

/**
 * A page of products for the panel, and how many there are in all. The page is chosen in the narrow list, from its
 * nearer end; texts and stock are read for its own products only.
 */
export async function adminProducts(
  list: AdminProductsQuery,
): Promise<{ rows: AdminProduct[]; total: number }> {
  const columnsOfOrder = sortColumns(list);
  const isDescending = list.sort?.descending ?? true;
  const { total, filter } = await countProducts(list);
  const { limit, offset, isFromEnd } = pagePlace(list, total);
  const places = [1, 2].map((at) => `$${filter.values.length + at}`);
  const rows = await read({
    text: `with page as materialized (
        ${chosenFrom(columnsOfOrder)} ${filter.where}
        ${orderBy(columnsOfOrder, isDescending, isFromEnd)} limit ${places[0]} offset ${places[1]}
      ) select ${columns} from page join catalog_staff_list l using (no) join catalog_staff_stock k using (no) join catalog_product p using (no)
      join product e on e.id = p.product_id and e.deleted_at is null ${stock}
      ${orderBy(columnsOfOrder, isDescending)}`,
    values: [...filter.values, limit, offset],
  });
  return { rows: rows.map(present), total };
}

/**
 * The products after `after` that these filters leave, the oldest first: for readers of the whole list. One without a
 * price, which only a plugin makes, is left out: a file could not give it one.
 */
export async function productsAfter(
  filters: Omit<AdminProductsQuery, "limit" | "offset" | "sort">,
  after: number,
  limit: number,
): Promise<Array<{ no: number; productId: string }>> {
  const { where, values } = conditions({ ...filters, limit, offset: 0 });
  const at = values.length;
  return query<{ no: number; productId: string }>({
    text: `select l.no, l.product_id as "productId" from catalog_staff_list l
           ${where} and (l.published or l.price > 0) and l.no > $${at + 1} order by l.no limit $${at + 2}`,
    values: [...values, after, limit],
  });
}

/** One product for the panel; undefined if there is none. */
export async function adminProduct(productId: string): Promise<AdminProduct | undefined> {
  const [row] = await read({
    name: "admin-product",
    text: `select ${columns} from catalog_product p join product e on e.id = p.product_id and e.deleted_at is null
           ${stock} where p.product_id = $1`,
    values: [productId],
  });
  return row && present(row);
}
