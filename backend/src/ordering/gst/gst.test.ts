import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gstRateOf } from "./rate";
import { taxLines } from "./tax-lines";

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

describe("the engine's tax lines", () => {
  it("are two equal halves at home and one whole elsewhere, and none for what bears no tax", () => {
    expect(taxLines(18, "Maharashtra").map(({ code, rate }) => [code, rate])).toEqual([
      ["CGST", 9],
      ["SGST", 9],
    ]);
    expect(taxLines(18, "Kerala").map(({ code, rate }) => [code, rate])).toEqual([["IGST", 18]]);
    expect(taxLines(0, "Kerala")).toEqual([]);
  });

  it("add up to the rate wherever the parcel goes", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
        fc.constantFrom("Maharashtra", "Goa"),
        (rate, state) => {
          expect(taxLines(rate, state).reduce((sum, line) => sum + line.rate, 0)).toBe(rate);
        },
      ),
    );
  });
});
