import { describe, expect, it } from "vitest";
import { daysOf, todayInIndia } from "./periods";

describe("the period of a report", () => {
  it.each([
    ["week", "2026-03-05", "2026-02-27", "2026-03-05"],
    ["days30", "2026-03-05", "2026-02-04", "2026-03-05"],
    ["month", "2026-03-05", "2026-03-01", "2026-03-05"],
    ["lastMonth", "2026-01-15", "2025-12-01", "2025-12-31"],
    ["lastMonth", "2028-03-31", "2028-02-01", "2028-02-29"],
    ["quarter", "2026-01-15", "2025-11-01", "2026-01-15"],
  ] as const)("%s on %s is %s to %s", (preset, today, from, to) => {
    expect(daysOf(preset, today)).toEqual({ from, to });
  });

  it("begins with the day in India, which is tomorrow's in the evening of UTC", () => {
    expect(todayInIndia(Date.parse("2026-11-22T18:29:00Z"))).toBe("2026-11-22");
    expect(todayInIndia(Date.parse("2026-11-22T18:30:00Z"))).toBe("2026-11-23");
  });
});
