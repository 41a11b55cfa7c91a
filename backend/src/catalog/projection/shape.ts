import { sizeOrder } from "../../contract/category-list";
import type { Category, Size } from "../../contract/constants";
import { optionInWords } from "../../contract/option-words";
import { cardDetails, pageDetails } from "../../contract/product-field-sets";
import { paidPrice } from "../../contract/rules";
import type { VariantOption } from "../../contract/variant-options";
import { indiaClock } from "../../platform/india-day";
import { nextRateDay } from "../../tax/rate";
import { type DetailValues, readDetail } from "../detail-values";
import { currentTranslations, englishTexts, type Translations } from "../translations";
import type { ProductFact, VariantFact } from "./facts";

export type ProjectedVariant = {
  variantId: string;
  /** Null if the engine does not manage its stock: it is for sale without limit. */
  inventoryItemId: string | null;
  allowsBackorder: boolean;
  sku: string | null;
  size: Size | null;
  /** Empty if the size says it all, or there is nothing to choose. */
  options: VariantOption[];
  /** The position of the size in the order of its category; 0 without a size. */
  position: number;
  /** Among variants of one size. */
  rank: number;
  picture: string | null;
  /** What its gallery shows; empty if that is what the product's shows. */
  images: string[];
  price: number;
  salePrice: number;
  paidPrice: number;
};

const shownDetails = [...cardDetails, ...pageDetails];
type ShownDetails = DetailValues<(typeof shownDetails)[number]>;

/** A product in the shop's own words, every gap filled; what is written into the read model. */
export type Projected = ShownDetails & {
  productId: string;
  slug: string;
  published: boolean;
  title: string;
  description: string;
  category: Category;
  kind: string | null;
  price: number;
  salePrice: number;
  paidPrice: number;
  image: string;
  images: string[];
  weightKg: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
  hsn: string;
  /** The product's own rate, which a slab by price may override; null if nobody has entered one. */
  gstRate: number | null;
  isOnMargin: boolean;
  /** Tags, collection and the like: it is found by them, and they are shown nowhere. */
  names: string[];
  /** The translations that still match the current English texts. */
  translations: Translations;
  rating: number;
  reviewCount: number;
  createdAt: string;
  turnsAt: string | null;
  variants: ProjectedVariant[];
};

const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | undefined =>
  names.find((name) => name === value);

/** A sale price counts only if it is below the price. */
function priceOf({ price, salePrice }: VariantFact) {
  const regular = price ?? salePrice ?? 0;
  const sale = salePrice !== null && salePrice < regular ? salePrice : 0;
  return { price: regular, salePrice: sale, paidPrice: paidPrice({ price: regular, salePrice: sale }) };
}

const isSizeAlone = ({ options }: VariantFact, size: Size | null) => size !== null && options.length === 1;

/**
 * A variant's picture and gallery as the engine means them: its own images, and those that no variant has for itself. A
 * picture that was only named as its thumbnail comes before the product's.
 */
function picturesOf(fact: VariantFact, { images, imagesOfVariants }: ProductFact) {
  const picture = fact.picture ?? fact.images[0] ?? null;
  if (picture === null) return { picture, images: [] };
  const shared = images.filter((url) => fact.images.length === 0 || !imagesOfVariants.includes(url));
  return { picture, images: [...new Set([picture, ...fact.images, ...shared])] };
}

/** The variants that this shop can sell: with a price, and an inventory item if their stock is managed. */
function variantsOf(product: ProductFact, category: Category): ProjectedVariant[] {
  const sold = product.variants.filter(
    (fact) => (fact.inventoryItemId !== null || !fact.managesStock) && priceOf(fact).price > 0,
  );
  const sizes = sizeOrder(category);
  const variants = sold.map((fact, rank): ProjectedVariant => {
    const size = oneOf(sizes, fact.size) ?? null;
    const isPlain = isSizeAlone(fact, size) || (sold.length === 1 && size === null);
    return {
      variantId: fact.variantId,
      inventoryItemId: fact.managesStock ? fact.inventoryItemId : null,
      allowsBackorder: fact.managesStock && fact.allowsBackorder,
      sku: fact.sku,
      size,
      options: isPlain ? [] : fact.options.map(optionInWords),
      position: size ? sizes.indexOf(size) : 0,
      rank,
      ...picturesOf(fact, product),
      ...priceOf(fact),
    };
  });
  return variants.sort((a, b) => a.position - b.position || a.rank - b.rank);
}

const round = (value: number | null, fallback: number) => Math.round((value ?? fallback) * 1_000) / 1_000;

/** A product is sold only with a tax rate that somebody entered, never a guessed one (ADR-0018). */
const isTaxed = ({ hsn, gstRate }: ProductFact): boolean => Boolean(hsn) && gstRate !== null;

/** The moment at which a row of the GST table begins for these goods: midnight in India. */
function nextRateTurn(hsn: string): string | null {
  const day = nextRateDay(hsn, indiaClock(new Date()).day);
  return day === undefined ? null : `${day} 00:00:00+05:30`;
}

const earlier = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null ? (new Date(one) <= new Date(other) ? one : other) : (one ?? other);

/** The shown fields of our own of a product that has none of them yet. */
export const blankDetails: ShownDetails = readDetail(null, shownDetails);

/**
 * Shapes the engine's facts. A product that cannot be sold here (no category of ours, no price, no tax) is not
 * published; one that a plugin created without our details gets plain defaults.
 */
export function shape(fact: ProductFact): Projected {
  const variants = variantsOf(fact, fact.category ?? "");
  const cheapest = variants.reduce<ProjectedVariant | undefined>(
    (best, variant) => (best && best.paidPrice <= variant.paidPrice ? best : variant),
    undefined,
  );
  const english = { title: fact.title, description: fact.description ?? "" };
  const images = fact.images.length > 0 ? fact.images : fact.thumbnail ? [fact.thumbnail] : [];
  const details = readDetail(fact.detail, shownDetails);
  return {
    productId: fact.productId,
    slug: fact.slug,
    published: fact.published && fact.category !== null && cheapest !== undefined && isTaxed(fact),
    ...english,
    ...details,
    category: fact.category ?? "",
    kind: fact.kind,
    price: cheapest?.price ?? 0,
    salePrice: cheapest?.salePrice ?? 0,
    paidPrice: cheapest?.paidPrice ?? 0,
    image: images[0] ?? "",
    images,
    weightKg: round(fact.weightKg, 0.5),
    lengthCm: round(fact.lengthCm, 10),
    breadthCm: round(fact.breadthCm, 10),
    heightCm: round(fact.heightCm, 10),
    hsn: fact.hsn ?? "",
    gstRate: fact.gstRate,
    isOnMargin: fact.isOnMargin,
    names: fact.names,
    translations: currentTranslations(englishTexts({ ...english, ...details }), fact.translations ?? {}),
    rating: fact.rating,
    reviewCount: fact.reviewCount,
    createdAt: fact.createdAt.toISOString(),
    turnsAt: earlier(fact.turnsAt, nextRateTurn(fact.hsn ?? "")),
    variants,
  };
}
