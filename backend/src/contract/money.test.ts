import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addRupees,
  formatColumn,
  formatExactRupees,
  formatRupees,
  formatWholeRupees,
  isToThePaisa,
  paise,
  percentOf,
  shareOf,
  sumPaise,
  timesRupees,
  toDecimal,
  toPaise,
  toRupees,
} from "./money";

/** The largest amount that the contract allows: ten lakh crore rupees. */
const most = 1_000_000_000_000_000;
const count = fc.integer({ min: -most, max: most });
const price = fc.integer({ min: 1, max: 10_00_000_00 });

describe("paise and rupees", () => {
  it("convert to each other and back without loss, up to the largest amount", () => {
    fc.assert(
      fc.property(count, (amount) => {
        const rupees = toRupees(paise(amount));
        expect(toPaise(rupees)).toBe(paise(amount));
        expect(toRupees(toPaise(rupees))).toBe(rupees);
        expect(toPaise(Number(rupees.toFixed(2)))).toBe(paise(amount));
      }),
      { numRuns: 1_000 },
    );
  });

  it("are refused where they are not whole", () => {
    for (const wrong of [0.5, 10.000_1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => paise(wrong)).toThrow(RangeError);
  });

  it("know an amount with a fraction of a paisa", () => {
    fc.assert(
      fc.property(count, (amount) => {
        expect(isToThePaisa(amount / 100)).toBe(true);
      }),
    );
    for (const rupees of [0.001, 1.005, 99.999, 10_000.123, -0.005]) expect(isToThePaisa(rupees)).toBe(false);
  });
});

describe("sums", () => {
  it("of rupees do not drift, in whatever order they are added", () => {
    expect(addRupees(0.1, 0.2)).toBe(0.3);
    fc.assert(
      fc.property(fc.array(price, { maxLength: 100 }), (amounts) => {
        const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
        const rupees = amounts.map((amount) => amount / 100);
        expect(BigInt(toPaise(addRupees(...rupees)))).toBe(exact);
        expect(addRupees(...rupees.reverse())).toBe(Number(exact) / 100);
        expect(sumPaise(amounts.map(paise))).toBe(Number(exact));
      }),
    );
  });

  it("of equal prices are the price times the quantity", () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 99 }), (amount, quantity) => {
        const one = amount / 100;
        expect(timesRupees(one, quantity)).toBe(addRupees(...Array<number>(quantity).fill(one)));
      }),
    );
  });
});

describe("the share of some items of a line", () => {
  it("adds up to the line to the paisa, however the items are split", () => {
    const line = fc.record({
      amount: fc.integer({ min: 0, max: 10_00_000_00 }),
      cuts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
    });
    fc.assert(
      fc.property(line, ({ amount, cuts }) => {
        let [left, items] = [paise(amount), cuts.reduce((sum, cut) => sum + cut, 0)];
        const shares = cuts.map((cut) => {
          const share = shareOf(left, cut, items);
          expect(share >= 0 && share <= left).toBe(true);
          left = paise(left - share);
          items -= cut;
          return share;
        });
        expect([sumPaise(shares), left]).toEqual([amount, 0]);
      }),
    );
  });

  it("is the price of an item times their number where items have one price", () => {
    const some = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(price, some, some, (each, part, others) => {
        const all = part + others;
        expect(shareOf(paise(each * all), part, all)).toBe(each * part);
      }),
    );
  });

  it("leaves the odd paisa to the last item", () => {
    expect([1, 2, 3].map((part) => shareOf(paise(1_000), part, 3))).toEqual([333, 666, 1_000]);
  });
});

it("a percentage is rounded to whole units of its amount", () => {
  expect([percentOf(1_999, 2), percentOf(10_050, 18), percentOf(25, 2)]).toEqual([40, 1_809, 1]);
});

describe("amounts as texts", () => {
  it("have lakh grouping, and two decimals where the form asks for them", () => {
    expect([149_999, 99.5, 0, 10_00_000.07].map(formatRupees)).toEqual([
      "₹1,49,999",
      "₹99.50",
      "₹0",
      "₹10,00,000.07",
    ]);
    expect([149_999, 99.5].map(formatExactRupees)).toEqual(["₹1,49,999.00", "₹99.50"]);
    expect([149_999.5, 0.4].map(formatWholeRupees)).toEqual(["₹1,50,000", "₹0"]);
    expect(formatColumn(paise(1_49_999_00))).toBe("1,49,999.00");
  });

  it("are what the language's own formatter writes", () => {
    const style = { style: "currency", currency: "INR" } as const;
    const exact = new Intl.NumberFormat("en-IN", style);
    const whole = new Intl.NumberFormat("en-IN", { ...style, maximumFractionDigits: 0 });
    fc.assert(
      fc.property(count, (amount) => {
        const rupees = toRupees(paise(amount));
        expect(formatExactRupees(rupees)).toBe(exact.format(rupees));
        expect(formatWholeRupees(rupees)).toBe(whole.format(rupees));
        expect(formatRupees(rupees)).toBe((Number.isInteger(rupees) ? whole : exact).format(rupees));
      }),
    );
  });

  it("for machines are read back as the same amount", () => {
    fc.assert(
      fc.property(count, (amount) => {
        const text = toDecimal(paise(amount));
        expect(text).toMatch(/^-?\d+\.\d{2}$/);
        expect(toPaise(Number(text))).toBe(paise(amount));
      }),
    );
  });
});
