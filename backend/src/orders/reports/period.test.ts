import { describe, expect, it } from "vitest";
import { askedPeriod, monthOf, periodBefore } from "./period";

// Half past one in the night of 23 November in India, still the 22nd in UTC.
const now = new Date("2026-11-22T20:00:00Z");

describe("the period of a report", () => {
  it("is the last 30 days of the Indian calendar if nothing is asked", () => {
    const period = askedPeriod({}, now);
    expect([period.from, period.to]).toEqual(["2026-10-25", "2026-11-23"]);
    expect(period.begins.toISOString()).toBe("2026-10-24T18:30:00.000Z");
    expect(period.ends.toISOString()).toBe("2026-11-23T18:30:00.000Z");
  });

  it("is compared with as many days just before it", () => {
    const { from, to, ends } = periodBefore(askedPeriod({ from: "2026-03-01", to: "2026-03-31" }, now));
    expect([from, to]).toEqual(["2026-01-29", "2026-02-28"]);
    expect(ends.toISOString()).toBe("2026-02-28T18:30:00.000Z");
  });

  it.each([
    ["to", { from: "2026-11-02", to: "2026-11-01" }],
    ["from", { from: "2025-01-01", to: "2026-11-01" }],
  ])("is refused with a sentence at %s", (field, asked) => {
    expect(() => askedPeriod(asked, now)).toThrow(
      expect.objectContaining({
        status: 422,
        extra: expect.objectContaining({ errors: [expect.objectContaining({ field })] }),
      }),
    );
  });
});

it.each([
  ["2026-02", "2026-02-28"],
  ["2028-02", "2028-02-29"],
  ["2026-12", "2026-12-31"],
])("the month %s ends with %s", (month, last) => {
  expect(monthOf(month)).toMatchObject({ from: `${month}-01`, to: last });
});
