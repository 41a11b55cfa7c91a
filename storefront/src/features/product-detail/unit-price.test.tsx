import { languages } from "@contract/constants";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import UnitPrice from "./unit-price";

describe.each(languages)("the price of one unit in %s", (language) => {
  const said = async (netQuantity: string | null) => {
    const product = { price: 179, salePrice: 139, netQuantity };
    await renderInShop(<UnitPrice product={product} />, { language, texts: ["product"] });
    return document.body.textContent;
  };

  it("is said where the package is not one unit", async () => {
    expect(await said("50 g")).toMatch(/₹2\.78 (per g|प्रति ग्राम|प्रति ग्रॅम)/);
  });

  it.each(["1 piece", null])("is not said of %s", async (netQuantity) => {
    expect(await said(netQuantity)).not.toMatch(/₹/);
  });
});
