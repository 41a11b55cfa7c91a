import type { Filters } from "./filters";

/** The search parameters of a list, in the order in which addresses carry them. */
export const filterNames = [
  "category",
  "kind",
  "spec",
  "brand",
  "condition",
  "size",
  "countryOfOrigin",
  "minPrice",
  "maxPrice",
  "minRating",
  "inStock",
  "onSale",
  "sortBy",
  "page",
] as const satisfies (keyof Filters)[];
