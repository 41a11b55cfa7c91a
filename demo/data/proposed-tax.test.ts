import { describe, expect, it } from "vitest";
import { proposeTax } from "../../backend/src/tax/propose-tax";
import { gstRateOf } from "../../backend/src/tax/rate";
import { demoProducts } from "./index";

/** The table's first content. */
const garments = [
  { headings: ["61", "62", "64"], from: "2025-09-22", rate: 5, slab: { upTo: 2_500, above: 18 } },
];

describe("what is proposed for the demo catalogue, whose HSN and rates are known", () => {
  it("is the rate of each demo product at its price, or nothing", () => {
    const wrong = demoProducts.flatMap((product) => {
      const proposed = proposeTax(product);
      if (!proposed) return [];
      const unitPrice = product.salePrice || product.price;
      const rate = (tax: { hsn: string; gstRate: number }) =>
        gstRateOf({ ...tax, unitPrice }, "2026-11-22", garments);
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
});
