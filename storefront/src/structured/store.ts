import type { shopIn } from "@contract/shop-figures";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The shop as search engines read it (schema.org Store). Spec §2 "Footer". */
export function storeData(shop: ReturnType<typeof shopIn>, origin: string): object {
  const opening = (days: string[], { opens, closes }: { opens: string; closes: string }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days,
    opens,
    closes,
  });
  const { hours, latitude, longitude } = shop;
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    "@id": `${origin}/#store`,
    name: shop.name,
    ...(shop.tagline && { description: shop.tagline }),
    url: origin,
    ...(shop.sharePicture && { image: origin + shop.sharePicture }),
    ...(shop.phone && { telephone: shop.phone.replaceAll("\u00a0", " ") }),
    ...(shop.email && { email: shop.email }),
    priceRange: "₹₹",
    currenciesAccepted: "INR",
    paymentAccepted: "Cash on delivery, UPI, cards, net banking",
    address: {
      "@type": "PostalAddress",
      streetAddress: shop.street,
      addressLocality: shop.city,
      addressRegion: shop.state,
      postalCode: shop.pincode,
      addressCountry: "IN",
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    openingHoursSpecification: [
      ...(hours.weekdays.opens ? [opening(weekdays, hours.weekdays)] : []),
      ...(hours.sunday.opens ? [opening(["Sunday"], hours.sunday)] : []),
    ],
    sameAs: Object.values(shop.social).filter(Boolean),
  };
}
