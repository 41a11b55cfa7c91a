import { expect, it } from "vitest";
import { productRow } from "./project-rows";
import { renderVersion } from "./render-version";

const row = productRow({
  productId: "prod_1",
  slug: "crompton-pump",
  published: true,
  title: "Crompton pump",
  description: "A pump with a cast iron body.",
  category: "farming",
  brand: "crompton",
  condition: null,
  batteryHealth: null,
  country: "India",
  price: 5_000,
  salePrice: 4_250.5,
  paidPrice: 4_250.5,
  image: "/pictures/pump-1080.webp",
  images: ["/pictures/pump-1080.webp"],
  weightKg: 9.5,
  lengthCm: 40,
  breadthCm: 25,
  heightCm: 30,
  hsn: "8413",
  gstRate: 18,
  isOnMargin: false,
  specifications: [{ label: "Power", value: "1 HP" }],
  featured: false,
  featuredDescription: null,
  translations: { hi: { title: "क्रॉम्पटन पंप", description: "कच्चे लोहे का पंप।" } },
  rating: 4.5,
  reviewCount: 2,
  createdAt: "2026-01-01T00:00:00.000Z",
  turnsAt: null,
  variants: [],
});

it("says by its version that products are rendered otherwise than before", () => {
  // Where this fails, what a row holds has changed: raise `renderVersion` by one, and write the new pair here.
  expect([renderVersion, row.row.fingerprint]).toEqual([2, "lEzB16WPYadbGkANs7TGTfVSZvo="]);
});
