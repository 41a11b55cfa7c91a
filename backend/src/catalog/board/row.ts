import type { Category, Condition } from "../../contract/constants";

/** What the board knows of a product, as the database hands it over. */
export type BoardRow = {
  no: number;
  productId: string;
  slug: string;
  published: boolean;
  category: Category;
  brand: string;
  condition: Condition | null;
  country: string;
  paidPrice: number;
  onSale: boolean;
  inStock: boolean;
  /** One bit a size that can be bought, XS the lowest. */
  sizeMask: number;
  rating: number;
  reviewCount: number;
  featured: boolean;
  titleSort: string;
  headWords: string;
  bodyWords: string;
  /** Seconds since 1970. */
  createdAt: number;
};
