import type { Bits } from "./bits";
import type { Documents } from "./documents";
import type { SearchIndex } from "./search-index";
import type { SetCache } from "./set-cache";
import type { SortKey } from "./sort-orders";
import type { SortedPositions } from "./sorted-positions";

/** The columns that lists and searches read. */
export type Columns = Pick<
  Documents,
  | "length"
  | "room"
  | "alive"
  | "featured"
  | "named"
  | "no"
  | "profile"
  | "brand"
  | "sizeClass"
  | "valuesAt"
  | "paidPrice"
  | "popularity"
  | "createdAt"
  | "compareTitles"
>;

/** What lists and searches read: the index itself, or the index with one group's prices. */
export type IndexView = Pick<
  SearchIndex,
  | "categories"
  | "kinds"
  | "values"
  | "valueLabels"
  | "brands"
  | "conditions"
  | "countries"
  | "profiles"
  | "sizeClasses"
  | "postings"
  | "valueCount"
  | "valueAt"
> & {
  readonly documents: Columns;
  /** How many living documents have each profile, brand and class of sizes. */
  readonly profileCounts: readonly number[];
  readonly brandCounts: readonly number[];
  readonly sizeCounts: readonly number[];
  readonly sets: SetCache;
  order(key: SortKey): SortedPositions;
};

/** The documents that are shown. */
export const living = ({ documents }: IndexView): Bits => documents.alive;
