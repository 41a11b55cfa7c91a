import type { Language } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import { paidPrice } from "@contract/paid-price";
import { isTooLarge, parcelWeight, rateFor } from "@contract/parcel";
import type { Product } from "@contract/products";
import type { ShopTerms } from "@contract/shipping";
import { paths } from "@/paths";

type Parcel = Pick<Product, "weight" | "length" | "breadth" | "height" | "price" | "salePrice">;

const days = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

/**
 * What delivery of one piece costs and how long it takes, anywhere in India, from the shop's settings: free, or at most
 * so much. Undefined for a product that no courier takes.
 */
export function shippingDetails(
  product: Parcel,
  { free, largest, volumetricDivisor, delivery }: ShopTerms,
): object | undefined {
  const lines = [
    {
      quantity: 1,
      weightKg: product.weight,
      lengthCm: product.length,
      breadthCm: product.breadth,
      heightCm: product.height,
    },
  ];
  const { chargeableKg } = parcelWeight(lines, volumetricDivisor);
  if (isTooLarge(lines, chargeableKg, largest)) return undefined;
  const isFree =
    free?.area === "india" && paidPrice(product) >= free.fromGoods && chargeableKg <= free.upToKg;
  const rate = isFree ? { value: 0 } : { maxValue: rateFor(delivery.dearest, chargeableKg) };
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", currency: "INR", ...rate },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(0, 1),
      transitTime: days(delivery.days.min, delivery.days.max),
    },
  };
}

/** In how many days an order can be returned, from the shop's settings. */
export function returnPolicy({ returnDays }: ShopTerms, origin: string, language: Language): object {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "IN",
    merchantReturnLink: origin + addressIn(language, paths.returns),
    ...(returnDays > 0
      ? {
          returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
          merchantReturnDays: returnDays,
          returnMethod: "https://schema.org/ReturnByMail",
        }
      : { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }),
  };
}
