import type { ProductCard } from "@contract/products";

const shown = [
  "_id",
  "slug",
  "title",
  "category",
  "kind",
  "price",
  "salePrice",
  "totalStock",
  "inStock",
  "image",
  "averageReview",
  "reviewCount",
  "condition",
  "featuredDescription",
  "choices",
] as const satisfies (keyof ProductCard)[];

/** The part of a product that a card shows. The rest is dropped: lists are sent twice, as HTML and as state. */
export type CardProduct = Pick<ProductCard, (typeof shown)[number]>;

export function cardProduct(product: ProductCard): CardProduct {
  return Object.fromEntries(shown.map((key) => [key, product[key]])) as CardProduct;
}
