import type { IndexRow } from "./row";

/** A product of no kind as the index reads it, for tests. */
export const sampleRow = (no: number, changes: Partial<IndexRow> = {}): IndexRow => ({
  no,
  productId: `prod_${no}`,
  slug: `slug-${no}`,
  published: true,
  category: "toys",
  kind: null,
  kindValues: [],
  brand: "lego",
  condition: null,
  country: "India",
  paidPrice: 100,
  onSale: false,
  inStock: true,
  sizeMask: 0,
  rating: 0,
  reviewCount: 0,
  featured: false,
  titleSort: "thing",
  headWords: "thing",
  bodyWords: "",
  textMark: 0,
  createdAt: no,
  ...changes,
});
