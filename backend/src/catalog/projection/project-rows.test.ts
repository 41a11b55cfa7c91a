import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { keepBrands } from "../../contract/brand-list";
import type { Language } from "../../contract/constants";
import { keepKinds } from "../../contract/kind-list";
import { keepRates } from "../../tax/dated-rates";
import { productRow } from "./project-rows";
import { formVersion } from "./render-version";
import { blankDetails, type Projected } from "./shape";

/** Every field of today has a value, so that a field which is added later is known by being blank. */
const product: Projected = {
  productId: "prod_1",
  slug: "crompton-pump",
  published: true,
  title: "Crompton pump",
  description: "A pump with a cast iron body.",
  category: "farming",
  kind: "pumps",
  ...blankDetails,
  brand: "crompton",
  condition: "new",
  batteryHealth: "Good",
  countryOfOrigin: "Nepal",
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
  names: ["Monsoon"],
  specifications: [{ label: "Power", value: "1 HP" }],
  translations: {
    hi: {
      title: "क्रॉम्पटन पंप",
      description: "कच्चे लोहे का पंप।",
      specifications: "पावर: एक HP",
      featuredDescription: "बरसात के लिए",
    },
  },
  rating: 4.5,
  reviewCount: 2,
  createdAt: "2026-01-01T00:00:00.000Z",
  isFeatured: true,
  featuredDescription: "For the rains",
  turnsAt: null,
  variants: [],
};

const blanks: Record<string, unknown> = blankDetails;
/** What a row holds, without fields that were added to the table since: those raise the version by themselves. */
function contentOf(json: string) {
  const shown: Record<string, unknown> = JSON.parse(`${json}}`);
  const isBlank = (field: string) =>
    field in blanks && JSON.stringify(shown[field]) === JSON.stringify(blanks[field]);
  return Object.entries(shown).filter(([field]) => !isBlank(field));
}

keepRates([]);
// Not the demo's: that may give its brands other names and its kinds other filters, and no code renders otherwise for it.
const crompton = { en: "Crompton", hi: "", mr: "" };
const keepCrompton = (label: Record<Language, string>) =>
  keepBrands([{ id: "crompton", label, categories: ["farming"], isHidden: false }]);
keepCrompton(crompton);
keepKinds([
  {
    id: "pumps",
    category: "farming",
    label: { en: "Water pumps", hi: "पानी के पंप", mr: "पाण्याचे पंप" },
    isHidden: false,
    filters: [],
  },
]);

it("says by its version that products are rendered otherwise than before", () => {
  const { row, texts, variants } = productRow(product);
  const { fingerprint: _f, rendered_by: _r, card: _c, detail: _d, ...columns } = row;
  const shown = [row, ...texts].map((text) => [contentOf(text.card), contentOf(text.detail)]);
  const print = createHash("sha1")
    .update(JSON.stringify([columns, shown, variants]))
    .digest("base64");
  // Where this fails, what a row holds has changed: raise `formVersion` by one, and write the new pair here.
  expect([formVersion, print]).toEqual([10, "E8JPVjMLMSIrsETMoKopxFLl764="]);
});

it("is found by what its brand is called in each language", () => {
  const words = () => productRow(product).row.head_words.split(" ");
  expect(words()).not.toContain("क्रॉम्प्टन");
  keepCrompton({ ...crompton, mr: "क्रॉम्प्टन" });
  expect(words()).toEqual(expect.arrayContaining(["crompton", "क्रॉम्प्टन"]));
});

it.each([
  ["Korea, Republic of", "Korea, Republic of"],
  ["Korea,Republic of", "Korea, Republic of"],
  ["Korea,", "Korea"],
])("keeps the country %s as a list can be asked for it", (countryOfOrigin, asked) => {
  expect(productRow({ ...product, countryOfOrigin }).row.country).toBe(asked);
});
