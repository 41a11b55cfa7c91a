import type { SearchIndex } from "./search-index";

/** What lists and searches read: the index itself, or the index with one group's prices. */
export type IndexView = Pick<
  SearchIndex,
  | "documents"
  | "categories"
  | "kinds"
  | "values"
  | "valueLabels"
  | "brands"
  | "conditions"
  | "countries"
  | "postings"
  | "sorted"
  | "ranks"
>;
