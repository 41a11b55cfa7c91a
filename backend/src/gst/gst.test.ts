import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountInWords } from "./amount-in-words";
import { documentNumber, financialYear } from "./financial-year";
import { splitTax } from "./split-tax";

const rates = [0, 0.25, 3, 5, 12, 18, 28, 40];

describe("GST in a price", () => {
  it("comes apart to the paisa for every price from 0.01 to 10,00,000 rupees", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(...rates), (paise, rate) => {
        const here = splitTax(paise, rate, true);
        const away = splitTax(paise, rate, false);
        expect(here.taxable + here.tax).toBe(paise);
        expect(here.cgst).toBe(here.sgst);
        expect(here.cgst + here.sgst).toBe(here.tax);
        expect(away.igst).toBe(here.tax);
        expect(here.taxable).toBeGreaterThanOrEqual(0);
        expect(Math.abs(here.tax - (paise * rate) / (100 + rate))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("an invoice", () => {
  it("says the amount in words the Indian way", () => {
    expect(amountInWords(1_02_050_50)).toBe("Rupees One Lakh Two Thousand Fifty and Fifty Paise Only");
    expect(amountInWords(100)).toBe("Rupees One Only");
    expect(amountInWords(2_34_56_789_00)).toBe(
      "Rupees Two Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine Only",
    );
  });

  it("is numbered within the financial year, which turns on 1 April in India", () => {
    expect(financialYear(new Date("2027-03-31T18:29:59Z"))).toBe("26-27");
    expect(financialYear(new Date("2027-03-31T18:30:00Z"))).toBe("27-28");
    expect(documentNumber("SB", "26-27", 123)).toBe("SB/26-27/000123");
    expect(documentNumber("CN", "26-27", 999_999).length).toBeLessThanOrEqual(16);
  });
});
