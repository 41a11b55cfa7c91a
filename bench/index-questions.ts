import type { Filters } from "../backend/src/catalog/index/filters";
import { drawn } from "./index-rows";

const orders = [undefined, "price-lowtohigh", "price-hightolow", "title-atoz", "title-ztoa"] as const;
const categories = ["electronics", "fashion", "toys", "farming"];

/** One of the orders that a list offers, by number. */
export const orderAt = (at: number): Filters["sortBy"] => orders[at % orders.length];
export const orderCount = orders.length;

/** A choice of filters as a shopper makes it: one to four of them, the same for the same number. */
export function filtersAt(seed: number): Filters {
  const at = drawn(seed, 4);
  const takes = (one: number, outOf: number) => drawn(seed * 13 + one, outOf) === 0;
  return {
    ...(takes(1, 8) ? {} : { category: [categories[at]] as Filters["category"] }),
    ...(takes(2, 3) && { brand: [`brand${at}${drawn(seed + 2, 20)}`, `brand${at}${drawn(seed + 3, 20)}`] }),
    ...(takes(3, 3) && { minPrice: drawn(seed + 4, 20) * 500, maxPrice: 10_000 + drawn(seed + 5, 40) * 500 }),
    ...(takes(4, 4) && { inStock: true }),
    ...(takes(5, 4) && { onSale: true }),
    ...(takes(6, 5) && { minRating: 1 + drawn(seed + 6, 4) }),
    ...(takes(7, 5) && { countryOfOrigin: ["India"] }),
    ...(takes(8, 2) && at === 1 && { size: ["M", "XL"] as Filters["size"] }),
    sortBy: orderAt(drawn(seed + 7, 5)),
  };
}

/** Queries that find one product, hundreds, or all; the last are misspelt. */
const lines = [
  "smartphone",
  "red shirt",
  "brand01 laptop",
  "blue kurta",
  "warranty",
  "monsoon saree under 5000",
  "electronics",
  "puzzle",
  "tractor tyre",
  "cheap camera",
  "strong box",
  "second hand laptop",
  "speakr",
  "televison",
  "warranty under 5",
  "electro",
];

/** Other words each time: every third names a product by its number. */
export function lineAt(seed: number): string {
  const line = lines[seed % lines.length] ?? "";
  return seed % 3 === 0 ? `${line} ${1 + drawn(seed, 100_000)}` : line;
}
