import type { Category, Condition } from "../../contract/constants";
import type { KindValue } from "../projection/kind-values";

/** What lists show a product by, count and order it by: all that changes while it is found by the same words. */
export type ListedRow = {
  no: number;
  category: Category;
  kind: string | null;
  brand: string;
  condition: Condition | null;
  country: string;
  paidPrice: number;
  onSale: boolean;
  inStock: boolean;
  /** One bit per available size, in the order of its category, the first one the lowest. */
  sizeMask: number;
  rating: number;
  reviewCount: number;
  featured: boolean;
  /** Seconds since 1970. */
  createdAt: number;
  /** The same as long as none of what the product is found by changes: id, address, title, words, values of its kind's filters. */
  textMark: number;
};

/** A product's row as loaded from the database for the index. */
export type IndexRow = ListedRow & {
  productId: string;
  slug: string;
  published: boolean;
  /** What it says in the filters of its kind. */
  kindValues: readonly KindValue[];
  titleSort: string;
  headWords: string;
  bodyWords: string;
};
