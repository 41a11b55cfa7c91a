import { describe, expect, it } from "vitest";
import { proposeTax, withTax } from "./propose-tax";

describe("what is proposed where no HSN or GST rate is given", () => {
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
