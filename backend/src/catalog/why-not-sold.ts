import type { NotSold } from "../contract/products";

/** `published`: shoppers see it; `isForSale`: staff want them to. */
export type SaleFacts = { published: boolean; isForSale: boolean; hsn: string; gstRate: number | null };

/** Why shoppers don't see the product; null if they do. */
export function whyNotSold({ published, isForSale, hsn, gstRate }: SaleFacts): NotSold {
  if (published) return null;
  if (!isForSale) return "draft";
  return hsn === "" || gstRate === null ? "tax" : "other";
}
