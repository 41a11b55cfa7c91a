import { sizeOrder } from "../../contract/category-list";
import type { Category, Condition, Size, SortOption } from "../../contract/constants";
import { filterName, filterToken, type KindFilter } from "../../contract/kind-filters";
import { kindFilters } from "../../contract/kind-list";
import type { Dictionary } from "./dictionary";
import type { IndexView } from "./index-view";
import type { ProductDocument } from "./search-index";

/** The filters of a list, in the shape of the contract's query; an absent one does not filter. */
export type Filters = {
  category?: Category[];
  kind?: string[];
  /** Values of the filters of one kind, `row:value`. */
  spec?: string[];
  brand?: string[];
  condition?: Condition[];
  size?: Size[];
  countryOfOrigin?: string[];
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  inStock?: boolean;
  onSale?: boolean;
  /** "rating" comes only from the words of a search: no list offers it. */
  sortBy?: SortOption | "rating";
};

/** One bit per filter: the failed filters determine in which facets a product still counts. */
export const bit = {
  category: 1,
  brand: 2,
  condition: 4,
  size: 8,
  country: 16,
  price: 32,
  rating: 64,
  inStock: 128,
  onSale: 256,
  kind: 512,
} as const;

/** The bits of a kind's own filters are above all others. */
export const firstSpecBit = 1024;
export const specBit = (place: number): number => firstSpecBit << place;

/** The sizes that a mask can hold: those of the list of the product's category, in its order. */
export const maskedSizes = (category: Category): readonly Size[] => sizeOrder(category).slice(0, 30);

/** The masks of these sizes, by the id of the category: each has its own order. */
function sizeMasks({ texts }: Dictionary, wanted: readonly Size[]): Int32Array {
  return Int32Array.from(texts, (category) =>
    maskedSizes(category).reduce((mask, size, at) => (wanted.includes(size) ? mask | (1 << at) : mask), 0),
  );
}

/** A 1 at each chosen id; undefined if nothing is chosen. Texts that no product has are ignored. */
function chosen(names: Dictionary, wanted: readonly string[] | undefined): Uint8Array | undefined {
  if (!wanted || wanted.length === 0) return undefined;
  const table = new Uint8Array(names.texts.length);
  for (const text of wanted) {
    const id = names.find(text);
    if (id !== undefined) table[id] = 1;
  }
  return table;
}

/** The chosen values of one of a kind's own filters. */
type ChosenRow = { bit: number; table: Uint8Array };

/** By row, as far as the list is of one kind and the row is a filter of it. A value that no product has matches none. */
function chosenRows(values: Dictionary, { kind, spec = [] }: Filters): ChosenRow[] {
  if (spec.length === 0) return [];
  return ownFilters(kind).flatMap(({ row }, place) => {
    const own = spec.filter((token) => token.startsWith(filterToken(filterName(row), "")));
    const table = chosen(values, own);
    return table ? [{ bit: specBit(place), table }] : [];
  });
}

/** The filters of the kind that a list is of; none if it is of several, or of all. */
export const ownFilters = (kind: readonly string[] | undefined): readonly KindFilter[] =>
  kind?.length === 1 ? kindFilters(kind[0] ?? "") : [];

function failedRows(rows: readonly ChosenRow[], { valueIds }: ProductDocument): number {
  let failed = 0;
  for (const { bit: rowBit, table } of rows) if (!valueIds.some((id) => table[id] === 1)) failed |= rowBit;
  return failed;
}

/** Compiles filters into a function that returns the bits of the filters a product fails; 0 means it is shown. */
export function failsOf(index: IndexView, filters: Filters): (document: ProductDocument) => number {
  const category = chosen(index.categories, filters.category);
  const kind = chosen(index.kinds, filters.kind);
  const brand = chosen(index.brands, filters.brand);
  const condition = chosen(index.conditions, filters.condition);
  const country = chosen(index.countries, filters.countryOfOrigin);
  const rows = chosenRows(index.values, filters);
  const size = filters.size?.length ? sizeMasks(index.categories, filters.size) : undefined;
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, minRating = 0, inStock, onSale } = filters;
  const own = { ...bit };
  return (document) =>
    (category && category[document.categoryId] !== 1 ? own.category : 0) |
    (kind && kind[document.kindId] !== 1 ? own.kind : 0) |
    // What is of another kind has other filters: it counts as that kind.
    (rows.length > 0 && kind?.[document.kindId] === 1 ? failedRows(rows, document) : 0) |
    (brand && brand[document.brandId] !== 1 ? own.brand : 0) |
    (condition && condition[document.conditionId] !== 1 ? own.condition : 0) |
    (country && country[document.countryId] !== 1 ? own.country : 0) |
    (size !== undefined && (document.sizeMask & (size[document.categoryId] ?? 0)) === 0 ? own.size : 0) |
    (document.paidPrice < minPrice || document.paidPrice > maxPrice ? own.price : 0) |
    (document.rating < minRating ? own.rating : 0) |
    (inStock !== undefined && document.inStock !== inStock ? own.inStock : 0) |
    (onSale !== undefined && document.onSale !== onSale ? own.onSale : 0);
}
