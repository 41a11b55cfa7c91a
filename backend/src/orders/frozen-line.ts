import type { Titles } from "../catalog/titles";
import type { VariantOption } from "../contract/variant-options";

/** A line of the order's own copy: the contract's OrderItem, and the engine's ids of it. */
export type FrozenLine = {
  productId: string;
  slug: string;
  title: string;
  /** What it was called in other languages then; absent if nothing else, and in orders of before they were kept. */
  titles?: Titles;
  image: string;
  price: number;
  salePrice: number;
  quantity: number;
  size?: string;
  /** What was chosen, if a size does not say it all. */
  options?: VariantOption[];
  hsn: string;
  gstRate: number;
  /** What was paid for the line: after what promotions took off it, which is `discount`. */
  lineTotal: number;
  discount?: number;
  /** The purchase price of one used item; never shown to shoppers. */
  purchasePrice?: number;
  lineItemId: string;
  variantId: string;
  /** Null if its stock was not managed when it was ordered: nothing was reserved. */
  inventoryItemId: string | null;
};
