import { describe, expect, it } from "vitest";
import { firstGstRates } from "../../test/support/gst-rates";
import { deliveryRateOf, gstRateOf, nextRateDay } from "./rate";

describe("the rate of GST", () => {
  it.each([
    ["6109", 2_500, 5],
    ["6109", 2_500.01, 18],
    ["6403", 3_000, 18],
    ["8517", 20_000, 18],
    ["1209", 100, 0],
  ])("of goods %s at ₹%d is %d %%", (hsn, unitPrice, rate) => {
    const own = { "8517": 18, "1209": 0 }[hsn] ?? 5;
    expect(gstRateOf({ hsn, gstRate: own, unitPrice }, "2026-11-21", firstGstRates)).toBe(rate);
  });

  it("is the product's own before the slabs came into force", () => {
    expect(gstRateOf({ hsn: "6109", gstRate: 12, unitPrice: 3_000 }, "2025-09-21", firstGstRates)).toBe(12);
  });

  it("is that of the latest entry in force on the day, for goods of its heading only", () => {
    const rates = [
      { headings: ["85"], from: "2027-04-01", rate: 12 },
      { headings: ["8517"], from: "2026-04-01", rate: 28 },
    ];
    const phone = { hsn: "8517", gstRate: 18, unitPrice: 9_000 };
    expect(
      ["2026-03-31", "2026-04-01", "2027-03-31", "2027-04-01"].map((day) => gstRateOf(phone, day, rates)),
    ).toEqual([18, 28, 28, 12]);
    expect(gstRateOf({ ...phone, hsn: "9503" }, "2027-04-01", rates)).toBe(18);
  });
});

it("changes next on the first later day that is entered for such goods", () => {
  const rates = [...firstGstRates, { headings: ["6109"], from: "2027-04-01", rate: 12 }];
  expect(nextRateDay("6109", "2026-11-21", rates)).toBe("2027-04-01");
  expect(nextRateDay("6109", "2027-04-01", rates)).toBeUndefined();
  expect(nextRateDay("6403", "2026-11-21", rates)).toBeUndefined();
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
