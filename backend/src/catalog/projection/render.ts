import type { Language } from "../../contract/constants";
import { cardDetails, pageDetails } from "../../contract/product-field-sets";
import type { Product, ProductCard } from "../../contract/products";
import { rowsInWords } from "../../contract/specification-lines";
import { indiaClock } from "../../platform/india-day";
import { pick } from "../../platform/pick";
import { gstRateOf } from "../../tax/rate";
import { countryNames } from "../country-names";
import { cardChoices } from "./card-choices";
import type { Projected } from "./shape";

type Stock = "totalStock" | "inStock" | "sizes" | "variants";
export type Texts = { card: string; detail: string };

/** JSON of an object without its closing brace: the stock is appended when it is read. */
const open = (value: Omit<Product, Stock> | Omit<ProductCard, Stock>) => JSON.stringify(value).slice(0, -1);

/** The rate that an order of one piece at this price has today; 0 for a product without a rate, which is not sold. */
export function rateOfOnePiece(
  { hsn, gstRate }: Pick<Projected, "hsn" | "gstRate">,
  unitPrice: number,
): number {
  return gstRate === null ? 0 : gstRateOf({ hsn, gstRate, unitPrice }, indiaClock(new Date()).day);
}

const countryIn = (written: string, language: Language) =>
  (language !== "en" && countryNames(written)?.[language]) || written;

/** Card and page of a product as JSON text in one language; `stock_json` completes them. */
export function render(product: Projected, language: Language): Texts {
  const translated = product.translations[language];
  const texts = translated ?? product;
  const card: Omit<ProductCard, Stock> = {
    _id: product.productId,
    slug: product.slug,
    title: texts.title,
    ...pick(product, cardDetails),
    ...(translated && { featuredDescription: translated.featuredDescription || null }),
    countryOfOrigin: countryIn(product.countryOfOrigin, language),
    category: product.category,
    kind: product.kind,
    price: product.price,
    salePrice: product.salePrice,
    image: product.image,
    mainImage: product.image,
    images: product.images,
    averageReview: product.rating,
    reviewCount: product.reviewCount,
    weight: product.weightKg,
    length: product.lengthCm,
    breadth: product.breadthCm,
    height: product.heightCm,
    gstRate: rateOfOnePiece(product, product.paidPrice),
    hsn: product.hsn,
    ...cardChoices(product.variants, language),
  };
  const detail: Omit<Product, Stock> = {
    ...card,
    ...pick(product, pageDetails),
    description: texts.description,
    ...(translated && {
      specifications: [...rowsInWords(product.specifications, translated.specifications)],
    }),
    additionalImages: product.images.slice(1),
    isOnMargin: product.isOnMargin,
  };
  return { card: open(card), detail: open(detail) };
}
