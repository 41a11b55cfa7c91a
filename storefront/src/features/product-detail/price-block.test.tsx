import { languages } from "@contract/constants";
import { describe, expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { PriceBlock } from "./price-block";

const phone = { price: 10_000, salePrice: 0, gstRate: 18 };

describe.each(languages)("the price in %s", (language) => {
  it("names the rate that is inside it", async () => {
    await renderInShop(<PriceBlock product={{ ...phone, isOnMargin: false }} />, {
      language,
      texts: ["product"],
    });
    expect(document.body.textContent).toContain("18%");
  });

  it("lists the prices by quantity", async () => {
    const quantityPrices = [{ quantity: 5, price: 9_000 }];
    await renderInShop(<PriceBlock product={{ ...phone, quantityPrices }} />, {
      language,
      texts: ["product"],
    });
    expect(document.body.textContent).toMatch(/5 .*₹9,000/);
  });

  it("of used goods on the margin says GST and no rate, as their invoice does", async () => {
    await renderInShop(<PriceBlock product={{ ...phone, isOnMargin: true }} />, {
      language,
      texts: ["product"],
    });
    expect(document.body.textContent).toContain("GST");
    expect(document.body.textContent).not.toContain("%");
  });
});
