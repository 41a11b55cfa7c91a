import type { Product } from "@contract/products";
import { paidPrice } from "@contract/rules";
import { paths } from "@/paths";

const conditionTypes = {
  new: "https://schema.org/NewCondition",
  refurbished: "https://schema.org/RefurbishedCondition",
  "second-hand": "https://schema.org/UsedCondition",
} as const;

/** A product as search engines read it (schema.org Product with its offer and rating); `brand` is empty for none. */
export function productStructured(product: Product, origin: string, brand: string): object {
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
    offers: {
      "@type": "Offer",
      url: origin + paths.product(product.slug),
      priceCurrency: "INR",
      price: paidPrice(product),
      availability: product.inStock ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      itemCondition: conditionTypes[product.condition ?? "new"],
    },
  };
}
