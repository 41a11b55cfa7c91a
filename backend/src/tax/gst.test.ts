import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paise } from "../contract/money";
import { amountInWords } from "./amount-in-words";
import { documentNumber, financialYear } from "./financial-year";
import { splitTax } from "./split-tax";

const rates = [0, 0.25, 3, 5, 12, 18, 28, 40];

describe("GST in a price", () => {
  it("is split to the paisa for every price from 0.01 to 10,00,000 rupees", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }).map(paise),
        fc.constantFrom(...rates),
        (total, rate) => {
          const here = splitTax(total, rate, true);
          const away = splitTax(total, rate, false);
          expect(here.taxable + here.tax).toBe(total);
          expect(here.cgst).toBe(here.sgst);
          expect(here.cgst + here.sgst).toBe(here.tax);
          expect(away.igst).toBe(here.tax);
          expect(here.taxable).toBeGreaterThanOrEqual(0);
          expect(Math.abs(here.tax - (total * rate) / (100 + rate))).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe("an invoice", () => {
  it("writes the amount in words the Indian way", () => {
    expect(amountInWords(paise(1_02_050_50))).toBe("Rupees One Lakh Two Thousand Fifty and Fifty Paise Only");
    expect(amountInWords(paise(100))).toBe("Rupees One Only");
    expect(amountInWords(paise(2_34_56_789_00))).toBe(
      "Rupees Two Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine Only",
    );
  });

  it("is numbered within the financial year, which starts on 1 April in India", () => {
    expect(financialYear(new Date("2027-03-31T18:29:59Z"))).toBe("26-27");
    expect(financialYear(new Date("2027-03-31T18:30:00Z"))).toBe("27-28");
    expect(documentNumber("SB", "26-27", 123)).toBe("SB/26-27/000123");
    expect(documentNumber("CN", "26-27", 999_999)).toBe("CN/26-27/999999");
  });

  it("stays within 16 characters, with unique numbers, past a million and past ten million", () => {
    expect(documentNumber("SB", "26-27", 1_000_000)).toBe("SB/26-27/1000000");
    expect(documentNumber("SB", "26-27", 9_999_999)).toBe("SB/26-27/9999999");
    expect(documentNumber("CN", "26-27", 10_000_000)).toBe("CN/2627/10000000");
    expect(documentNumber("CN", "26-27", 99_999_999)).toHaveLength(16);
    expect(() => documentNumber("CN", "26-27", 100_000_000)).toThrow(RangeError);
  });
});
