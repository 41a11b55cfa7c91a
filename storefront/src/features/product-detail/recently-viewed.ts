import type { Product, ProductCard } from "@contract/products";
import { localKeys, parseStored, readLocal, writeLocal } from "@/lib/storage";

const kept = 8;

/** What the strip of recently viewed products needs. */
export type Viewed = Pick<ProductCard, "_id" | "slug" | "title" | "image" | "price" | "salePrice">;

/** Puts a product first among the recently viewed. */
export function rememberViewed({ _id, slug, title, image, price, salePrice }: Product) {
  const others = recentlyViewed().filter((viewed) => viewed._id !== _id);
  const viewed = [{ _id, slug, title, image, price, salePrice }, ...others].slice(0, kept);
  writeLocal(localKeys.recentlyViewed, JSON.stringify(viewed));
}

/** The products viewed last on this device, newest first. */
export function recentlyViewed(): Viewed[] {
  const stored = parseStored(readLocal(localKeys.recentlyViewed));
  return Array.isArray(stored) ? stored.filter(isViewed) : [];
}

function isViewed(entry: unknown): entry is Viewed {
  if (typeof entry !== "object" || entry === null) return false;
  return "_id" in entry && "slug" in entry && "title" in entry && "image" in entry && "price" in entry;
}
