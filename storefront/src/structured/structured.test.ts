import { newShop } from "@contract/new-shop";
import type { Product } from "@contract/products";
import type { ShopTerms } from "@contract/shipping";
import { describe, expect, it } from "vitest";
import { productStructured } from "./product";
import { breadcrumb, siteStructured } from "./site";
import { returnPolicy, shippingDetails } from "./terms";

const origin = "https://shop.example";
const terms: ShopTerms = {
  free: { fromGoods: 999, upToKg: 2, area: "india" },
  largest: { kg: 30, sideCm: 150 },
  volumetricDivisor: 5_000,
  delivery: { dearest: { firstHalfKg: 95, halfKgMore: 45 }, days: { min: 1, max: 10 } },
  cod: { min: 199, max: 10_000, feeMost: 150 },
  pickup: null,
  vehicle: null,
  returnDays: 7,
  paymentMinutes: 15,
  onlineAvailable: true,
  paymentScript: null,
  counts: { products: 0, orders: 0 },
  opening: { state: "open", text: { en: "", hi: "", mr: "" } },
  announcement: { en: "", hi: "", mr: "" },
  categories: [],
  sizes: [],
  shop: newShop,
};
const phone = { weight: 0.45, length: 18, breadth: 10, height: 6, price: 9_000, salePrice: 0 };
const rateOf = (product: typeof phone, of: ShopTerms = terms) =>
  (shippingDetails(product, of) as { shippingRate: object } | undefined)?.shippingRate;

describe("delivery for search engines", () => {
  it("is free where the settings make it free all over India, and at most the dearest rate otherwise", () => {
    expect(rateOf(phone)).toMatchObject({ currency: "INR", value: 0 });
    const most: ShopTerms = { ...terms, free: { fromGoods: 999, upToKg: 2, area: "most" } };
    expect(rateOf(phone, most)).toMatchObject({ maxValue: 95 });
    expect(rateOf({ ...phone, price: 500, weight: 1.2 })).toMatchObject({ maxValue: 95 + 2 * 45 });
  });
  it("is not promised for what no courier takes", () => {
    expect(rateOf({ ...phone, weight: 51 })).toBeUndefined();
  });
});

it("returns are those of the settings, with the policy in the page's language", () => {
  expect(returnPolicy(terms, origin, "mr")).toMatchObject({
    merchantReturnDays: 7,
    merchantReturnLink: "https://shop.example/mr/return-policy",
  });
  expect(returnPolicy({ ...terms, returnDays: 0 }, origin, "en")).toMatchObject({
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
  });
});

it("a product is offered at its address in the page's language, from its lowest to its highest price, with its newest reviews", () => {
  const product = {
    ...phone,
    _id: "prod_1",
    slug: "phone",
    title: "फ़ोन",
    description: "",
    images: ["/pictures/a-1080.webp"],
    averageReview: 4.5,
    reviewCount: 6,
    inStock: true,
    condition: null,
    variants: [{ price: 9_000, salePrice: 0 }],
  } as Partial<Product> as Product;
  const review = {
    _id: "rev_1",
    productId: "prod_1",
    userId: "cus_1",
    userName: "Asha",
    reviewMessage: "Good",
    reviewValue: 5,
    verified: true,
    createdAt: "2026-11-02T10:00:00.000Z",
    helpfulCount: 0,
    answer: null,
    photos: [],
  };
  const reviews = Array.from({ length: 6 }, () => review);
  const found = productStructured({ product, reviews, terms, brand: "", origin, language: "hi" });
  expect(found).toMatchObject({
    name: "फ़ोन",
    aggregateRating: { ratingValue: 4.5, reviewCount: 6 },
    offers: { "@type": "Offer", url: "https://shop.example/hi/shop/product/phone", price: 9_000 },
  });
  expect(found).not.toHaveProperty("offers.priceSpecification");
  const sack = productStructured({
    product: { ...product, netQuantity: "2 kg" },
    reviews,
    terms,
    brand: "",
    origin,
    language: "hi",
  });
  expect(sack).toMatchObject({
    offers: {
      priceSpecification: {
        price: 9_000,
        referenceQuantity: { value: 2, unitCode: "KGM", valueReference: { value: 1, unitCode: "KGM" } },
      },
    },
  });
  const variants = [
    { price: 9_000, salePrice: 8_500 },
    { price: 12_000, salePrice: 0 },
    { price: 9_000, salePrice: 0 },
  ] as Product["variants"];
  const inSeveral = { ...product, variants };
  const { offers } = productStructured({
    product: inSeveral,
    reviews,
    terms,
    brand: "",
    origin,
    language: "en",
  }) as {
    offers: object;
  };
  expect(offers).toMatchObject({
    "@type": "AggregateOffer",
    lowPrice: 8_500,
    highPrice: 12_000,
    offerCount: 3,
    priceCurrency: "INR",
  });
  expect(offers).not.toHaveProperty("price");
  expect((found as { review: object[] }).review).toHaveLength(5);
  expect((found as { review: object[] }).review[0]).toMatchObject({ datePublished: "2026-11-02" });
});

it("the site is searched, and its pages are found, in the page's language", () => {
  expect(siteStructured("Shop", origin, "mr")).toMatchObject({
    potentialAction: {
      target: { urlTemplate: "https://shop.example/mr/shop/search?q={search_term_string}" },
    },
  });
  expect(breadcrumb([["होम", "/shop/home"]], origin, "hi")).toMatchObject({
    itemListElement: [{ position: 1, name: "होम", item: "https://shop.example/hi/shop/home" }],
  });
});
