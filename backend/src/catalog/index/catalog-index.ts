import type { Filters } from "./filters";
import type { OwnPrices } from "./own-prices-index";
import type { SearchResult } from "./select-products";

/** A product as an index knows it. */
export type IndexedProduct = {
  /** Its number in the read model, by which its texts are read. */
  no: number;
  /** Rupees. */
  paidPrice: number;
  /** The category's id; "" if it is not known. */
  category: string;
  /** The kind's id; undefined if it has none. */
  kind: string | undefined;
};

/**
 * What lists, searches and pages ask of an index of the catalogue: which products, by their numbers, in which order, and
 * how many there are by facet. What is shown of them, stock included, comes from PostgreSQL beside it (`Reader`), so another
 * engine can stand behind this without holding what must never be wrong. `CatalogSearch` is held in the process (ADR-0005,
 * ADR-0100); `EngineSearch` asks the engine's Search Module (ADR-0107).
 *
 * Everything answers at once: `readWith` asks again when texts, or the other engine's answers, were missing and have been
 * fetched. So `look` may do nothing but look until it has all that it reads.
 */
export interface CatalogIndex {
  /**
   * The products that pass these filters, in the order of `sortBy` (popular without one), with facets as the contract's JSON
   * text. With `own`, sorted, filtered and counted by those prices in place of everybody's.
   */
  list(filters: Filters, own?: OwnPrices): SearchResult;
  /** The products that a typed line finds, best first unless an order is asked for; prices, sizes and the like in it are filters. */
  search(line: string, filters: Filters, own?: OwnPrices): SearchResult;
  /** The product with this id or slug; undefined if it is not shown. */
  product(idOrSlug: string): IndexedProduct | undefined;
  /** The numbers of the first of a list, for a row of a page that has more to show; none where the index cannot tell. */
  row(filters: Filters, limit: number): number[];
  /** The numbers of featured products, the most popular first. */
  featured(limit: number): number[];
  /** The numbers of what came last of what is in stock. */
  newest(limit: number): number[];
  /** Of these ids the numbers of those that are shown, in this order. */
  chosen(productIds: readonly string[]): number[];
  /** The numbers of products in stock that are like this one, the nearest first; none if it is not shown. */
  similar(idOrSlug: string, limit: number): number[];
  /** The number of the product whose picture stands for a kind: the most popular one, in stock if any is. */
  faceOfKind(kind: string): number | undefined;
  /** Completions of what is typed, those of most products first. */
  words(prefix: string, limit: number): string[];
}
