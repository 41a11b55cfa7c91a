import type { ProductCard } from "@contract/products";

const shown = [
  "_id",
  "slug",
  "title",
  "category",
  "price",
  "salePrice",
  "totalStock",
  "inStock",
  "image",
  "averageReview",
  "reviewCount",
  "condition",
  "featuredDescription",
] as const satisfies (keyof ProductCard)[];

/** What a card shows of a product. The rest is left behind: lists travel twice, as HTML and as its state. */
export type CardProduct = Pick<ProductCard, (typeof shown)[number]>;

export function cardProduct(product: ProductCard): CardProduct {
  return Object.fromEntries(shown.map((key) => [key, product[key]])) as CardProduct;
}
