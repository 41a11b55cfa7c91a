import type { QueryTerm } from "../query/parse";
import { FacetCounter } from "./facets";
import { type Filters, failsOf } from "./filters";
import type { IndexView } from "./index-view";
import type { Found } from "./search";
import type { ProductDocument } from "./search-index";

/** Which products a list shows, in order, and its counted facets as JSON text. */
export type SearchResult = {
  nos: number[];
  facetsJson: string;
  correctedTo: string | null;
  /** For a search: the terms in its words, as far as they apply. */
  terms?: readonly QueryTerm[];
  /** For a search with few results: near matches. */
  near?: readonly number[];
};

const orderOf = {
  "price-lowtohigh": "priceUp",
  "price-hightolow": "priceDown",
  "title-atoz": "titleUp",
  "title-ztoa": "titleDown",
  rating: "rated",
} as const;

/** Up to this share of all products, sorting the matches is faster than iterating over all. */
const few = 1 / 8;

/** The documents in the requested order; for a search without an order, the best matches first. */
function inOrder(
  index: IndexView,
  { sortBy }: Filters,
  found: Found | undefined,
): readonly ProductDocument[] {
  if (!sortBy && found) return found.documents;
  const order = sortBy ? orderOf[sortBy] : "popular";
  const sorted = index.sorted(order);
  if (!found || found.documents.length > index.documents.length * few) return sorted;
  const rankOf = index.ranks(order);
  const ranks = Int32Array.from(found.documents, ({ position }) => rankOf[position] as number).sort();
  return Array.from(ranks, (rank) => sorted[rank] as ProductDocument);
}

/** Filters, counts and orders the catalogue or the matches of a search, in one pass over the products. */
export function selectProducts(index: IndexView, filters: Filters, found?: Found): SearchResult {
  const fails = failsOf(index, filters);
  const counter = new FacetCounter(index, filters);
  const passes = new Uint8Array(index.documents.length);
  for (const document of found ? found.documents : index.documents) {
    if (!document.alive) continue;
    const failed = fails(document);
    if (failed === 0) passes[document.position] = 1;
    counter.count(document, failed);
  }
  const nos: number[] = [];
  for (const document of inOrder(index, filters, found))
    if (passes[document.position] === 1) nos.push(document.no);
  return {
    nos,
    facetsJson: JSON.stringify(counter.facets(index, filters, found !== undefined)),
    correctedTo: found?.correctedTo ?? null,
  };
}
