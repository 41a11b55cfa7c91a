import type { CountRow } from "../contract/stock-count";
import { named } from "../platform/db/named";
import { query } from "../platform/db/pool";
import { wordsWithin } from "../platform/db/search-words";

const rowsOfPage = 50;

type Asked = {
  category?: string | undefined;
  locationId?: string | undefined;
  q?: string | undefined;
  variantIds?: string[] | undefined;
  page?: number | undefined;
};

type Place = { category: string | null; location: string | null; offset: number; limit: number };
type Sought = Place & { words: string | null; sku: string | null; variantIds: string[] | null };

/** `first` comes before the order by title, of `v` while the page is looked for and of `p` in it. */
const pageOf = (condition: string, firstOfAll: string, firstOfPage: string) => `
   with page as materialized (
     select v.variant_id, v.product_id, l.title, l.title_sort, v.choice, v.sku, v.inventory_item_id, v.position, v.rank
     from catalog_staff_list l join catalog_variant v using (product_id)
     where v.inventory_item_id is not null
       and (:category::text is null or l.category = :category) ${condition}
     order by ${firstOfAll} l.title_sort, v.product_id, v.position, v.rank, v.variant_id
     limit :limit offset :offset)
   select p.variant_id as "_id", p.product_id as "productId", p.title, p.choice, p.sku,
     coalesce(sum(s.stocked_quantity), 0)::integer as stocked, coalesce(sum(s.reserved_quantity), 0)::integer as reserved,
     coalesce((select max(m.id) from stock_movement m where m.inventory_item_id = p.inventory_item_id), 0)::text as mark
   from page p left join (inventory_level s join shop_stock_location place using (location_id))
     on s.inventory_item_id = p.inventory_item_id and s.deleted_at is null
     and (:location::text is null or s.location_id = :location)
   group by p.variant_id, p.product_id, p.title, p.title_sort, p.choice, p.sku, p.inventory_item_id, p.position, p.rank
   order by ${firstOfPage} p.title_sort, p.product_id, p.position, p.rank, p.variant_id`;

/** A page of the whole catalogue comes from an index by title, which another order before it would forgo. */
const all = named<Place>("stock-count-rows", pageOf("", "", ""));

/** A scanned SKU is first. */
const sought = named<Sought>(
  "stock-count-rows-sought",
  pageOf(
    `and (:words::text is null or l.sought like shop_search_text(:words))
       and (:variantIds::text[] is null or v.variant_id = any (:variantIds))`,
    "(v.sku is not null and upper(v.sku) = upper(:sku::text)) desc nulls last,",
    "(p.sku is not null and upper(p.sku) = upper(:sku::text)) desc nulls last,",
  ),
);

/** A page of what can be counted, by title; a row whose SKU is what was typed comes first. */
export async function readCountRows(asked: Asked): Promise<{ rows: CountRow[]; hasMore: boolean }> {
  const place = {
    category: asked.category || null,
    location: asked.locationId ?? null,
    offset: ((asked.page ?? 1) - 1) * rowsOfPage,
    limit: rowsOfPage + 1,
  };
  const words = wordsWithin(asked.q) ?? null;
  const sku = asked.q?.trim() || null;
  const variantIds = asked.variantIds ?? null;
  const rows = await query<CountRow>(
    words || variantIds ? sought({ ...place, words, sku, variantIds }) : all(place),
  );
  return { rows: rows.slice(0, rowsOfPage), hasMore: rows.length > rowsOfPage };
}

/** The stock locations, the shop's own first; none if there is only one. */
export async function countLocations(): Promise<{ _id: string; name: string }[]> {
  const rows = await query<{ _id: string; name: string }>({
    name: "stock-count-locations",
    text: `select location_id as "_id", coalesce(name, location_id) as name from shop_stock_location
           order by is_home desc, name, location_id`,
  });
  return rows.length > 1 ? rows : [];
}
