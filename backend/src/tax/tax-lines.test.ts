import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taxLines } from "./tax-lines";

const seller = { state: "Maharashtra", gstin: "27AAPFU0939F1ZV" };

describe("the engine's tax lines", () => {
  it("are two equal halves at home and one whole elsewhere, and none for what bears no tax", () => {
    expect(taxLines(18, "Maharashtra", seller).map(({ code, rate }) => [code, rate])).toEqual([
      ["CGST", 9],
      ["SGST", 9],
    ]);
    expect(taxLines(18, "Kerala", seller).map(({ code, rate }) => [code, rate])).toEqual([["IGST", 18]]);
    expect(taxLines(0, "Kerala", seller)).toEqual([]);
  });

  it("are none while the shop has no GSTIN: who is not registered may not charge GST", () => {
    expect(taxLines(18, "Kerala", { state: "Kerala", gstin: "" })).toEqual([]);
  });

  it("add up to the rate wherever the parcel goes", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
        fc.constantFrom("Maharashtra", "Goa"),
        (rate, state) => {
          expect(taxLines(rate, state, seller).reduce((sum, line) => sum + line.rate, 0)).toBe(rate);
        },
      ),
    );
  });
});
