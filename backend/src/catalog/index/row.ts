import type { Category, Condition } from "../../contract/constants";
import type { KindValue } from "../projection/kind-values";

/** A product's row as loaded from the database for the index. */
export type IndexRow = {
  no: number;
  productId: string;
  slug: string;
  published: boolean;
  category: Category;
  kind: string | null;
  /** What it says in the filters of its kind. */
  kindValues: readonly KindValue[];
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
  titleSort: string;
  headWords: string;
  bodyWords: string;
  /** The same as long as none of what the product is found by changes: address, title, words, values of its kind's filters. */
  textMark: number;
  /** Seconds since 1970. */
  createdAt: number;
};
