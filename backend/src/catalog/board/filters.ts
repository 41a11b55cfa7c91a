import { type Category, type Condition, type Size, type SortOption, sizes } from "../../contract/constants";
import type { Board, Seat } from "./board";
import type { Names } from "./names";

/** What a list is narrowed to; an absent part narrows nothing. The shape of the contract's query. */
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
  sortBy?: SortOption;
};

/** One bit a filter: which of them a product fails says in which facets it still counts. */
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

/** A table of the chosen ids; undefined where nothing is chosen. A name that no product has is simply not in it. */
function chosen(names: Names, wanted: readonly string[] | undefined): Set<number> | undefined {
  if (!wanted || wanted.length === 0) return undefined;
  return new Set(wanted.map((text) => names.find(text) ?? -2));
}

/** Turns filters into a test that answers the bits of those that a product fails; 0 is a product to show. */
export function failsOf(board: Board, filters: Filters): (seat: Seat) => number {
  const category = chosen(board.categories, filters.category);
  const brand = chosen(board.brands, filters.brand);
  const condition = chosen(board.conditions, filters.condition);
  const country = chosen(board.countries, filters.countryOfOrigin);
  const size = filters.size?.length ? sizeBits(filters.size) : undefined;
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, minRating = 0, inStock, onSale } = filters;
  return (seat) =>
    (category && !category.has(seat.categoryId) ? bit.category : 0) |
    (brand && !brand.has(seat.brandId) ? bit.brand : 0) |
    (condition && !condition.has(seat.conditionId) ? bit.condition : 0) |
    (country && !country.has(seat.countryId) ? bit.country : 0) |
    (size !== undefined && (seat.sizeMask & size) === 0 ? bit.size : 0) |
    (seat.paidPrice < minPrice || seat.paidPrice > maxPrice ? bit.price : 0) |
    (seat.rating < minRating ? bit.rating : 0) |
    (inStock !== undefined && seat.inStock !== inStock ? bit.inStock : 0) |
    (onSale !== undefined && seat.onSale !== onSale ? bit.onSale : 0);
}
