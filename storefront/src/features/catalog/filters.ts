import {
  type Category,
  type Condition,
  conditions,
  type Size,
  type SortOption,
  sortOptions,
} from "@contract/constants";
import { plainDigits } from "@contract/digits";

/** The filters of a list, as its address holds them. */
export type Filters = {
  category: Category[];
  kind: string[];
  /** Values of the kind's own filters, `row:value`. */
  spec: string[];
  brand: string[];
  condition: Condition[];
  size: Size[];
  countryOfOrigin: string[];
  minPrice: number | undefined;
  maxPrice: number | undefined;
  minRating: number | undefined;
  inStock: boolean;
  onSale: boolean;
  sortBy: SortOption | undefined;
  page: number;
};

/** Those that hold several values, in the order in which what is chosen is named. */
export const listFilters = [
  "category",
  "kind",
  "spec",
  "brand",
  "condition",
  "size",
  "countryOfOrigin",
] as const satisfies (keyof Filters)[];
export type ListFilter = (typeof listFilters)[number];

/** An amount as people type it: `₹ 1,000`, `५००`. */
export const plainRupees = (typed: string) => plainDigits(typed).replace(/[\s,₹]/g, "");
/** Bands of the price facet end one paisa below the next. */
const rupeesPattern = /^\d{1,8}(\.\d{1,2})?$/;

/** The categories and sizes of the shop, from its terms. */
export type KnownFilters = { categories: readonly { id: Category }[]; sizes: readonly Size[] };
const nothingKnown: KnownFilters = { categories: [], sizes: [] };

/** Reads filters from an address; unknown values are dropped rather than refused. */
export function readFilters(
  search: URLSearchParams,
  { categories, sizes }: KnownFilters = nothingKnown,
): Filters {
  const listOf = (name: string, comma: RegExp | string = ",") =>
    search
      .getAll(name)
      .flatMap((joined) => joined.split(comma).map((part) => part.trim()))
      .filter(Boolean);
  const known = <Item extends string>(name: string, all: readonly Item[]) => {
    const asked = listOf(name);
    return all.filter((item) => asked.includes(item));
  };
  const free = (name: string, pattern: RegExp, comma?: RegExp) =>
    [...new Set(listOf(name, comma).filter((item) => pattern.test(item)))].slice(0, 20).sort();
  const number = (name: string, pattern: RegExp) => {
    // Of several marks that a form without scripts sends, the last is the lowest: it includes the others.
    const text = plainRupees(search.getAll(name).at(-1) ?? "");
    return pattern.test(text) ? Number(text) : undefined;
  };
  return {
    category: known(
      "category",
      categories.map(({ id }) => id),
    ),
    kind: free("kind", /^[\w-]{1,160}$/),
    spec: free("spec", /^[\p{L}\p{M}\p{N}.-]+:[\p{L}\p{M}\p{N}.-]+$/u),
    brand: free("brand", /^[\w -]{1,40}$/),
    condition: known("condition", conditions),
    size: known("size", sizes),
    // The comma of "Korea, Republic of" has a space behind it.
    countryOfOrigin: free("countryOfOrigin", /^[\p{L}\p{M} .,'’()-]{2,60}$/u, /,(?! )/),
    minPrice: number("minPrice", rupeesPattern),
    maxPrice: number("maxPrice", rupeesPattern),
    minRating: number("minRating", /^[1-5]$/),
    inStock: ["true", "1"].includes(search.get("inStock") ?? ""),
    onSale: ["true", "1"].includes(search.get("onSale") ?? ""),
    sortBy: sortOptions.find((option) => option === search.get("sortBy")),
    page: number("page", /^[1-9]\d{0,5}$/) ?? 1,
  };
}

/** Filters in the form of calls and addresses; unset ones are omitted. */
export function writeFilters(filters: Filters): Record<string, string> {
  const written: Record<string, string | undefined> = {
    category: filters.category.join(),
    kind: filters.kind.join(),
    spec: filters.spec.join(),
    brand: filters.brand.join(),
    condition: filters.condition.join(),
    size: filters.size.join(),
    countryOfOrigin: filters.countryOfOrigin.join(),
    minPrice: filters.minPrice?.toString(),
    maxPrice: filters.maxPrice?.toString(),
    minRating: filters.minRating?.toString(),
    inStock: filters.inStock ? "true" : undefined,
    onSale: filters.onSale ? "true" : undefined,
    sortBy: filters.sortBy,
    page: filters.page > 1 ? String(filters.page) : undefined,
  };
  return Object.fromEntries(
    Object.entries(written).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The address's query for these filters, with `?`; commas and colons stay readable. Other parameters are kept. */
export function filterSearch(filters: Filters, others: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...others, ...writeFilters(filters) })
    .toString()
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":");
  return query && `?${query}`;
}

/** A change to the filters; it goes back to the first page unless it is a change of page. Another kind has filters of its own. */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  const isOtherKind = "kind" in change || "category" in change;
  return { ...filters, page: 1, ...(isOtherKind && { spec: [] }), ...change };
}

/** Adds the item, or removes it if it is already there. */
export function toggled<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** A change that removes every filter; the order stays. */
export const noFilters: Partial<Filters> = {
  category: [],
  kind: [],
  spec: [],
  brand: [],
  condition: [],
  size: [],
  countryOfOrigin: [],
  minPrice: undefined,
  maxPrice: undefined,
  minRating: undefined,
  inStock: false,
  onSale: false,
};

/** How many filters narrow the list; sorting and paging do not. */
export function activeCount(filters: Filters): number {
  const price = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  const flags = [price, filters.minRating !== undefined, filters.inStock, filters.onSale];
  return listFilters.reduce((sum, field) => sum + filters[field].length, 0) + flags.filter(Boolean).length;
}
