import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paise } from "../contract/money";
import { effectiveRate, marginTax } from "./margin";

const amount = fc.integer({ min: 1, max: 10_00_000_00 }).map(paise);
const rate = fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40);

describe("GST on the margin of used goods", () => {
  it.each([
    [13_999_00, 11_000_00, 457_48],
    [13_999_00, 13_999_00, 0],
    [13_999_00, 15_000_00, 0],
    [13_999_00, 1, 2_135_44],
  ])("of a sale at %d paise after a purchase at %d is %d", (sale, purchase, tax) => {
    expect(marginTax(paise(sale), paise(purchase), 18, true).tax).toBe(tax);
  });

  it("is included in the margin to the paisa, in equal halves within the state and as one tax elsewhere, and never below 0", () => {
    fc.assert(
      fc.property(amount, amount, rate, fc.boolean(), (sale, purchase, percent, sameState) => {
        const { marginPaise, taxable, tax, cgst, sgst, igst } = marginTax(sale, purchase, percent, sameState);
        expect(marginPaise).toBe(Math.max(0, sale - purchase));
        expect(taxable + tax).toBe(marginPaise);
        expect(cgst + sgst + igst).toBe(tax);
        expect(cgst).toBe(sgst);
        expect(Math.min(taxable, tax)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is the same when the engine derives it from the whole price at the effective rate", () => {
    fc.assert(
      fc.property(amount, amount, rate, (sale, purchase, percent) => {
        const { tax } = marginTax(sale, purchase, percent, true);
        const effective = effectiveRate(sale, purchase, percent);
        expect(Math.abs((sale * effective) / (100 + effective) - tax)).toBeLessThan(1);
      }),
    );
  });
});
