import { hasBit } from "./bits";
import type { Documents } from "./documents";
import type { ListedRow } from "./row";
import type { Sorting } from "./sorted-positions";

export type SortKey = "priceUp" | "priceDown" | "titleUp" | "titleDown" | "popular" | "rated";
/** What orders read of the documents; prices may be those of certain customer groups. */
type Sorted = Pick<Documents, "no" | "paidPrice" | "popularity" | "createdAt" | "featured" | "compareTitles">;

/** The default order as one number: available first, then featured, then popular. */
export function popularityOf(row: ListedRow): number {
  return (
    Number(row.inStock) * 1_000 + Number(row.featured) * 100 + row.rating * Math.log2(row.reviewCount + 2)
  );
}

/** The same for the best rated: featured or not. */
export const likingOf = (row: ListedRow): number => popularityOf({ ...row, featured: false });

/** The orders of a list. Among equals the more popular product comes first, in either direction. */
export function sortingsOf(documents: Sorted): Record<SortKey, Sorting> {
  const read = (column: Float64Array | Int32Array, position: number) => column[position] as number;
  // Popular before the rest, new before old; a product's own dead documents are the last. Columns are looked up each time: they are
  // replaced when they grow.
  const popular: Sorting = (a, b) =>
    read(documents.popularity, b) - read(documents.popularity, a) ||
    read(documents.createdAt, b) - read(documents.createdAt, a) ||
    read(documents.no, b) - read(documents.no, a) ||
    b - a;
  const price: Sorting = (a, b) => read(documents.paidPrice, a) - read(documents.paidPrice, b);
  const title: Sorting = (a, b) => documents.compareTitles(a, b);
  // Available and popular first, featured or not.
  const liking = (at: number) =>
    read(documents.popularity, at) - Number(hasBit(documents.featured, at)) * 100;
  return {
    priceUp: (a, b) => price(a, b) || popular(a, b),
    priceDown: (a, b) => price(b, a) || popular(a, b),
    titleUp: (a, b) => title(a, b) || popular(a, b),
    titleDown: (a, b) => title(b, a) || popular(a, b),
    popular,
    rated: (a, b) => liking(b) - liking(a) || popular(a, b),
  };
}
