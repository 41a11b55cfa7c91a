import { describe, expect, it } from "vitest";
import { deliveryRateOf, gstRateOf } from "./rate";

describe("the rate of GST", () => {
  it.each([
    ["6109", 2_500, 5],
    ["6109", 2_500.01, 18],
    ["6403", 3_000, 18],
    ["8517", 20_000, 18],
    ["1209", 100, 0],
  ])("of goods %s at ₹%d is %d %%", (hsn, unitPrice, rate) => {
    const own = { "8517": 18, "1209": 0 }[hsn] ?? 5;
    expect(gstRateOf({ hsn, gstRate: own, unitPrice }, "2026-11-21")).toBe(rate);
  });

  it("is the product's own before the slabs came into force", () => {
    expect(gstRateOf({ hsn: "6109", gstRate: 12, unitPrice: 3_000 }, "2025-09-21")).toBe(12);
  });
});

describe("delivery", () => {
  it("has the rate of the most valuable line, and of the first of equals", () => {
    const lines = [
      { total: 500, rate: 5 },
      { total: 900, rate: 0 },
      { total: 900, rate: 18 },
    ];
    expect(deliveryRateOf(lines)).toBe(0);
  });
});
