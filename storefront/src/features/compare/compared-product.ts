import type { Language } from "@contract/constants";
import type { Product } from "@contract/products";
import { optionsOf } from "@/features/product-detail/options";

const shown = [
  "_id",
  "slug",
  "title",
  "category",
  "kind",
  "brand",
  "price",
  "salePrice",
  "batteryHealth",
  "condition",
  "image",
  "weight",
  "length",
  "breadth",
  "height",
  "mrp",
  "netQuantity",
  "maker",
  "countryOfOrigin",
  "material",
  "specifications",
  "averageReview",
  "reviewCount",
  "totalStock",
  "inStock",
  "sizes",
] as const satisfies (keyof Product)[];

/** The part of a product that a comparison shows: the page is sent twice, as HTML and as state. */
export type ComparedProduct = Pick<Product, (typeof shown)[number]> & {
  /** What there is to choose beside a size, such as colours, in the reader's words; empty if the size says it all. */
  options: { name: string; values: string[] }[];
};

export function comparedProduct(product: Product, language: Language): ComparedProduct {
  const kept = Object.fromEntries(shown.map((key) => [key, product[key]])) as Pick<
    Product,
    (typeof shown)[number]
  >;
  const options = optionsOf(product.variants, language).map(({ label, values }) => ({
    name: label,
    values: values.map(({ label }) => label),
  }));
  return { ...kept, options };
}
