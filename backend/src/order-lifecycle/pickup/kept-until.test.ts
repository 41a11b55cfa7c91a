import { describe, expect, it } from "vitest";
import { keptUntil } from "./kept-until";

/** A Wednesday, at noon in India. */
const at = new Date("2026-11-25T06:30:00Z");

describe("an order that can be picked up", () => {
  it("is kept until the end of the last day, which is never a Sunday on which the shop is closed", () => {
    const hours = { opens: "10:00", closes: "20:00" };
    const closed = { opens: "", closes: "" };
    const until = (days: number, sunday: typeof hours) =>
      keptUntil(at, days, { weekdays: hours, sunday }).toISOString();
    expect(until(3, closed)).toBe("2026-11-28T18:29:59.000Z");
    expect(until(4, hours)).toBe("2026-11-29T18:29:59.000Z");
    expect(until(4, closed)).toBe("2026-11-30T18:29:59.000Z");
  });
});
