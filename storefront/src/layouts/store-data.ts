import { shop } from "@contract/shop";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The shop as search engines read it (schema.org Store). Spec §2 "Footer". */
export function storeData(origin: string): object {
  const opening = (days: string[], { opens, closes }: { opens: string; closes: string }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days,
    opens,
    closes,
  });
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    "@id": `${origin}/#store`,
    name: shop.name,
    description: shop.tagline,
    url: origin,
    image: `${origin}/share.png`,
    telephone: shop.phone,
    email: shop.email,
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
    geo: { "@type": "GeoCoordinates", ...shop.geo },
    openingHoursSpecification: [
      opening(weekdays, shop.hours.monToSat),
      opening(["Sunday"], shop.hours.sunday),
    ],
    sameAs: Object.values(shop.social),
  };
}
