import { describe, expect, it } from "vitest";
import type { OfferedProduct, OfferedVariant } from "../../../catalog/published-products";
import { brandList, keepBrands } from "../../../contract/brand-list";
import { keepKinds } from "../../../contract/kind-list";
import { optionInWords } from "../../../contract/option-words";
import { gtinOf, itemOf } from "./product-feed";

const variant: OfferedVariant = {
  variantId: "variant_1",
  size: null,
  options: [],
  price: 20_000,
  salePrice: 15_000,
  available: 4,
  picture: null,
  sku: "SAM-A16",
  barcode: null,
};
const product: OfferedProduct = {
  no: 1,
  productId: "prod_1",
  slug: "samsung-a16",
  brand: "samsung",
  category: "electronics",
  kind: null,
  condition: "second-hand",
  weightKg: 0.5,
  lengthCm: 16,
  breadthCm: 8,
  heightCm: 2,
  shown: {
    title: "Samsung <A16> & more",
    description: "",
    images: ["/pictures/a16-1080.webp"],
    netQuantity: null,
  },
  variants: [variant],
};
const parcels = { largest: { kg: 30, sideCm: 150 }, volumetricDivisor: 5_000 };
const item = (changes: Partial<OfferedProduct> = {}, of: Partial<OfferedVariant> = {}) =>
  itemOf(
    { ...product, ...changes },
    { ...variant, ...of },
    { language: "hi", origin: "https://shop.example", parcels },
  );
const field = (xml: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(xml)?.[1];

describe("a product in the feed", () => {
  it("has its price, its sale price, and the link in the feed's language", () => {
    const xml = item();
    expect([field(xml, "price"), field(xml, "sale_price")]).toEqual(["20000.00 INR", "15000.00 INR"]);
    expect(field(xml, "link")).toBe("https://shop.example/hi/shop/product/samsung-a16");
    expect(field(xml, "image_link")).toBe("https://shop.example/pictures/a16-1080.webp");
    expect(field(xml, "title")).toBe("Samsung &lt;A16&gt; &amp; more");
    // Google refuses a product without a description.
    expect(field(xml, "description")).toBe(field(xml, "title"));
    expect(field(item({}, { salePrice: 0 }), "sale_price")).toBeUndefined();
  });
  it("says what can be bought, in which condition", () => {
    expect([field(item(), "availability"), field(item(), "condition")]).toEqual(["in_stock", "used"]);
    const gone = item({ condition: null }, { available: 0 });
    expect([field(gone, "availability"), field(gone, "condition")]).toEqual(["out_of_stock", "new"]);
  });
  it("is one item for each size, under the product", () => {
    const large = { ...variant, variantId: "variant_l", size: "L" };
    const xml = item({ variants: [variant, large] }, large);
    expect(["id", "item_group_id", "size"].map((name) => field(xml, name))).toEqual([
      "variant_l",
      "prod_1",
      "L",
    ]);
    expect(field(xml, "title")).toContain(" · L");
    expect(field(xml, "link")).toContain("?variant=variant_l");
  });
  it("says its category and kind, and its colour, in the feed's language", () => {
    const label = { en: "Mobile phones", hi: "मोबाइल फ़ोन", mr: "मोबाइल फोन" };
    const phones = { id: "phones", category: "electronics", label, isHidden: false, filters: [] };
    keepKinds([phones]);
    expect(field(item(), "product_type")).toBe("इलेक्ट्रॉनिक्स");
    expect(field(item({ kind: "phones" }), "product_type")).toBe("इलेक्ट्रॉनिक्स &gt; मोबाइल फ़ोन");
    keepKinds([{ ...phones, isHidden: true }]);
    expect(field(item({ kind: "phones" }), "product_type")).toBe("इलेक्ट्रॉनिक्स");
    const options = [optionInWords({ name: "Colour", value: "Blue" }), { name: "Storage", value: "128 GB" }];
    expect(field(item({}, { options }), "color")).toBe("नीला");
    expect(field(item({ variants: [variant, variant] }, { options }), "title")).toContain(" · नीला · 128 GB");
    expect(field(item(), "color")).toBeUndefined();
  });
  it("names the brand in the feed's language, or as in English", () => {
    const before = brandList();
    const samsung = { id: "samsung", categories: ["electronics"], isHidden: false };
    keepBrands([{ ...samsung, label: { en: "Samsung", hi: "सैमसंग", mr: "" } }]);
    expect(field(item(), "brand")).toBe("सैमसंग");
    keepBrands([{ ...samsung, label: { en: "Samsung", hi: "", mr: "" } }]);
    expect(field(item(), "brand")).toBe("Samsung");
    keepBrands(before);
  });
  it("names the maker's number, or says that there is none", () => {
    expect(field(item({}, { barcode: "4006381333931" }), "gtin")).toBe("4006381333931");
    expect(field(item(), "mpn")).toBe("SAM-A16");
    const plain = item({ brand: "other" }, { sku: null });
    expect([field(plain, "brand"), field(plain, "identifier_exists")]).toEqual([undefined, "no"]);
  });
  it("has what a package holds, with the unit of the page's unit price, where it has one", () => {
    const measures = (netQuantity: string | null) => {
      const xml = item({ shown: { ...product.shown, netQuantity } });
      return ["unit_pricing_measure", "unit_pricing_base_measure"].map((name) => field(xml, name));
    };
    expect(measures("500 g")).toEqual(["500 g", "1 g"]);
    expect(measures("1.5 L")).toEqual(["1.5 l", "1 l"]);
    expect(measures("10 pieces")).toEqual(["10 ct", "1 ct"]);
    expect(measures("1 kg")).toEqual([undefined, undefined]);
    expect(measures(null)).toEqual([undefined, undefined]);
  });
  it("that no courier takes has a label of its own", () => {
    expect(field(item(), "shipping_label")).toBe("courier");
    expect(field(item({ weightKg: 51 }), "shipping_label")).toBe("by-phone");
  });
});

it("takes a barcode for a GTIN only if its check digit is right", () => {
  expect(gtinOf("4006381333931")).toBe("4006381333931");
  expect(gtinOf("0360 0029 1452")).toBe("036000291452");
  for (const wrong of ["4006381333932", "123", "ABC4006381333931", null]) expect(gtinOf(wrong)).toBeNull();
});
