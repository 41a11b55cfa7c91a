import { type Category, type Condition, type Size, type SortOption, sizes } from "../../contract/constants";
import type { Board, Seat } from "./board";
import type { Names } from "./names";

/** The filters of a list, in the shape of the contract's query; an absent one does not filter. */
export type Filters = {
  category?: Category[];
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
} as const;

export const sizeBits = (wanted: readonly Size[]): number =>
  wanted.reduce((mask, size) => mask | (1 << sizes.indexOf(size)), 0);

/** A 1 at each chosen id; undefined if nothing is chosen. Names that no product has are ignored. */
function chosen(names: Names, wanted: readonly string[] | undefined): Uint8Array | undefined {
  if (!wanted || wanted.length === 0) return undefined;
  const table = new Uint8Array(names.texts.length);
  for (const text of wanted) {
    const id = names.find(text);
    if (id !== undefined) table[id] = 1;
  }
  return table;
}

/** Compiles filters into a function that returns the bits of the filters a product fails; 0 means it is shown. */
export function failsOf(board: Board, filters: Filters): (seat: Seat) => number {
  const category = chosen(board.categories, filters.category);
  const brand = chosen(board.brands, filters.brand);
  const condition = chosen(board.conditions, filters.condition);
  const country = chosen(board.countries, filters.countryOfOrigin);
  const size = filters.size?.length ? sizeBits(filters.size) : undefined;
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, minRating = 0, inStock, onSale } = filters;
  const own = { ...bit };
  return (seat) =>
    (category && category[seat.categoryId] !== 1 ? own.category : 0) |
    (brand && brand[seat.brandId] !== 1 ? own.brand : 0) |
    (condition && condition[seat.conditionId] !== 1 ? own.condition : 0) |
    (country && country[seat.countryId] !== 1 ? own.country : 0) |
    (size !== undefined && (seat.sizeMask & size) === 0 ? own.size : 0) |
    (seat.paidPrice < minPrice || seat.paidPrice > maxPrice ? own.price : 0) |
    (seat.rating < minRating ? own.rating : 0) |
    (inStock !== undefined && seat.inStock !== inStock ? own.inStock : 0) |
    (onSale !== undefined && seat.onSale !== onSale ? own.onSale : 0);
}
