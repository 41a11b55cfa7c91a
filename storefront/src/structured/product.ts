import type { Language } from "@contract/constants";
import type { NetQuantity, NetUnit } from "@contract/net-quantity";
import { addressIn } from "@contract/page-addresses";
import { paidPrice } from "@contract/paid-price";
import type { Product } from "@contract/products";
import type { Review } from "@contract/reviews";
import type { ShopTerms } from "@contract/shipping";
import { measured } from "@contract/unit-price";
import { paths } from "@/paths";
import { returnPolicy, shippingDetails } from "./terms";

const conditionTypes = {
  new: "https://schema.org/NewCondition",
  refurbished: "https://schema.org/RefurbishedCondition",
  "second-hand": "https://schema.org/UsedCondition",
} as const;
/** Of the newest reviews. */
const reviewsAtMost = 5;

export type ProductFacts = {
  product: Product;
  reviews: readonly Review[];
  terms: ShopTerms | undefined;
  /** Its name; empty for a product without one. */
  brand: string;
  origin: string;
  language: Language;
};

/**
 * A product as search engines read it (schema.org Product): its offer with delivery and returns, or what its offers cost
 * from and to; rating, reviews.
 */
export function productStructured({
  product,
  reviews,
  terms,
  brand,
  origin,
  language,
}: ProductFacts): object {
  const shipping = terms && shippingDetails(product, terms);
  const perUnit = unitPriceStructured(product);
  const prices = product.variants.map(paidPrice);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description,
    image: product.images.map((image) => origin + image),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    sku: product._id,
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.averageReview,
        reviewCount: product.reviewCount,
      },
    }),
    ...(reviews.length > 0 && { review: reviews.slice(0, reviewsAtMost).map(reviewStructured) }),
    offers: {
      ...(lowest < highest
        ? { "@type": "AggregateOffer", lowPrice: lowest, highPrice: highest, offerCount: prices.length }
        : {
            "@type": "Offer",
            price: paidPrice(product),
            ...(perUnit && { priceSpecification: perUnit }),
          }),
      url: origin + addressIn(language, paths.product(product.slug)),
      priceCurrency: "INR",
      availability: product.inStock ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      itemCondition: conditionTypes[product.condition ?? "new"],
      ...(shipping && { shippingDetails: shipping }),
      ...(terms && { hasMerchantReturnPolicy: returnPolicy(terms, origin, language) }),
    },
  };
}

const unitCodes: Record<NetUnit, string> = {
  g: "GRM",
  kg: "KGM",
  ml: "MLT",
  L: "LTR",
  cm: "CMT",
  m: "MTR",
  piece: "H87",
};

/** The price with the quantity that it is for, and the unit in which the page says it too. */
function unitPriceStructured(product: Product): object | undefined {
  const priced = measured(product.netQuantity, paidPrice(product));
  if (!priced) return undefined;
  const measure = ({ amount, unit }: NetQuantity) => ({
    "@type": "QuantitativeValue",
    value: amount,
    unitCode: unitCodes[unit],
  });
  return {
    "@type": "UnitPriceSpecification",
    price: paidPrice(product),
    priceCurrency: "INR",
    referenceQuantity: {
      ...measure(priced.quantity),
      valueReference: measure({ amount: 1, unit: priced.perUnit.unit }),
    },
  };
}

const reviewStructured = ({ userName, reviewMessage, reviewValue, createdAt }: Review) => ({
  "@type": "Review",
  author: { "@type": "Person", name: userName },
  datePublished: createdAt.slice(0, 10),
  reviewBody: reviewMessage,
  reviewRating: { "@type": "Rating", ratingValue: reviewValue, bestRating: 5 },
});
