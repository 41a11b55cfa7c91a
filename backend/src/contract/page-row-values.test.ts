import { describe, expect, it } from "vitest";
import { pageRowValue, unitPriceOf } from "./page-row-values";
import { pageRowNames } from "./page-rows";

const seeds = {
  price: 179,
  salePrice: 139,
  mrp: 199.5,
  netQuantity: "50 g",
  maker: "Packed by Deccan Seed Packers\nSatara 415004",
  material: null,
  countryOfOrigin: "India",
};

describe("what a page says of the goods", () => {
  it("is their MRP, quantity and maker, in the reader's words; nothing where there is nothing", () => {
    expect(pageRowNames.map((row) => pageRowValue(row, seeds, "hi"))).toEqual([
      "₹199.50",
      "50 ग्राम",
      seeds.maker,
      null,
      "India",
    ]);
    const used = { ...seeds, mrp: null, netQuantity: null, maker: null };
    expect(pageRowNames.map((row) => pageRowValue(row, used, "en"))).toEqual([
      null,
      null,
      null,
      null,
      "India",
    ]);
  });

  it("is the unit's price of what is paid: the sale price while there is one", () => {
    expect(unitPriceOf(seeds, "en")).toBe("₹2.78 per g");
    expect(unitPriceOf({ ...seeds, salePrice: 0 }, "en")).toBe("₹3.58 per g");
    expect(unitPriceOf({ ...seeds, netQuantity: null }, "en")).toBeNull();
  });
});
