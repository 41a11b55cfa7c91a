import { filterName, filterToken } from "../../contract/kind-filters";
import { query } from "../../platform/db/pool";
import { type Filters, maskedSizes, ownFilters } from "../index/filters";
import type { OwnPrices } from "../index/own-prices-index";
import type { IndexRow } from "../index/row";

type Asked =
  | "no"
  | "productId"
  | "category"
  | "kind"
  | "brand"
  | "condition"
  | "country"
  | "paidPrice"
  | "onSale"
  | "inStock"
  | "sizeMask"
  | "rating";

/** What the read model says of a product at this moment, as far as filters ask for it; `values` as filters name them. */
export type TrueRow = Pick<IndexRow, Asked> & { values: string[] };

export type TrueRowsOf = (nos: readonly number[]) => Promise<TrueRow[]>;

/** The rows of those that are shown. */
export const trueRows: TrueRowsOf = (nos) =>
  query<TrueRow>({
    name: "search-true-rows",
    text: `select no, product_id as "productId", category, kind,
        array(select value ->> 0 from jsonb_array_elements(kind_values) value) as values, brand, condition, country,
        paid_price::float8 as "paidPrice", sale_price > 0 as "onSale", in_stock as "inStock", size_mask as "sizeMask",
        rating::float8 as rating
      from catalog_product where no = any($1::integer[]) and published`,
    values: [nos],
  });

const isAmong = (wanted: readonly string[] | undefined, value: string | null) =>
  !wanted?.length || (value !== null && wanted.includes(value));

function hasSpecs(row: TrueRow, { kind, spec = [] }: Filters): boolean {
  return ownFilters(kind).every((filter) => {
    const start = filterToken(filterName(filter.row), "");
    const wanted = spec.filter((token) => token.startsWith(start));
    return wanted.length === 0 || wanted.some((token) => row.values.includes(token));
  });
}

/** Whether a product passes the filters as it is now, at the prices of who asks. */
export function passes(row: TrueRow, filters: Filters, own?: OwnPrices): boolean {
  const special = own?.prices.get(row.productId);
  const paid = special?.paid ?? row.paidPrice;
  const isOnSale = special ? special.paid < special.price : row.onSale;
  const { size, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, minRating = 0 } = filters;
  return (
    isAmong(filters.category, row.category) &&
    isAmong(filters.kind, row.kind) &&
    isAmong(filters.brand, row.brand) &&
    isAmong(filters.condition, row.condition) &&
    isAmong(filters.countryOfOrigin, row.country) &&
    (!size?.length ||
      maskedSizes(row.category).some((one, at) => (row.sizeMask >>> at) & 1 && size.includes(one))) &&
    paid >= minPrice &&
    paid <= maxPrice &&
    Math.floor(row.rating) >= minRating &&
    (filters.inStock === undefined || filters.inStock === row.inStock) &&
    (filters.onSale === undefined || filters.onSale === isOnSale) &&
    hasSpecs(row, filters)
  );
}

/** Of these numbers those that are shown and pass, in this order: what has changed since the index knew of it is left out. */
export async function stillPassing(
  rowsOf: TrueRowsOf,
  nos: readonly number[],
  filters: Filters,
  own?: OwnPrices,
): Promise<number[]> {
  if (nos.length === 0) return [];
  const rows = new Map((await rowsOf(nos)).map((row) => [row.no, row]));
  return nos.filter((no) => {
    const row = rows.get(no);
    return row !== undefined && passes(row, filters, own);
  });
}
