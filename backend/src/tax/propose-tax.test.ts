import { describe, expect, it } from "vitest";
import { demoProducts } from "../seed/demo";
import { proposeTax, withTax } from "./propose-tax";
import { gstRateOf } from "./rate";

describe("what is proposed where no HSN or GST rate is given", () => {
  it("is the rate of each demo product at its price, or nothing", () => {
    const wrong = demoProducts.flatMap((product) => {
      const proposed = proposeTax(product);
      if (!proposed) return [];
      const unitPrice = product.salePrice || product.price;
      const rate = (tax: { hsn: string; gstRate: number }) => gstRateOf({ ...tax, unitPrice }, "2026-11-22");
      return rate(proposed) === rate(product)
        ? []
        : [`${product.title}: ${rate(proposed)} for ${rate(product)}`];
    });
    expect(wrong).toEqual([]);
  });

  it("has the right heading for nine in ten of them", () => {
    const right = demoProducts.filter((product) => proposeTax(product)?.hsn === product.hsn);
    expect(right.length / demoProducts.length).toBeGreaterThan(0.9);
  });

  it("is nothing for farming goods that the title does not name: their rates range from 0 to 18 %", () => {
    expect(proposeTax({ category: "farming", title: "Tractor seat with spring" })).toBeUndefined();
  });
});

describe("a product", () => {
  const toy = { category: "toys", title: "Wooden train" } as const;

  it("keeps its own values", () => {
    expect(withTax({ ...toy, hsn: "9503", gstRate: 18 })).toMatchObject({
      gstRate: 18,
      isTaxProposed: false,
    });
  });

  it("gets proposals for omitted values, and says so", () => {
    expect(withTax(toy)).toMatchObject({ hsn: "9503", gstRate: 5, isTaxProposed: true });
    expect(withTax({ ...toy, hsn: "95030090" })).toMatchObject({
      hsn: "95030090",
      gstRate: 5,
      isTaxProposed: true,
    });
    expect(withTax({ ...toy, gstRate: 5 })).toMatchObject({ hsn: "9503", isTaxProposed: true });
  });

  it("gets no proposal that contradicts its own values", () => {
    expect(withTax({ ...toy, hsn: "8413" })).toMatchObject({ hsn: "8413", isTaxProposed: false });
    expect(withTax({ ...toy, gstRate: 40 })).not.toHaveProperty("hsn");
  });
});
