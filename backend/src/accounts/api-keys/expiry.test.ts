import { describe, expect, it } from "vitest";
import { keyEnd } from "./expiry";

/** Half past one in the night of 27 November in India; still the 26th in UTC. */
const now = new Date("2026-11-26T20:00:00Z");

describe("the day on which a key ends", () => {
  it("is in a year if nobody chose one, and the whole day counts, in India", () => {
    expect(keyEnd(undefined, now).toISOString()).toBe("2027-11-27T18:30:00.000Z");
    expect(keyEnd("2026-11-27", now).toISOString()).toBe("2026-11-27T18:30:00.000Z");
  });

  it("is neither past nor in more than two years", () => {
    expect(() => keyEnd("2026-11-26", now)).toThrow("between today and in two years");
    expect(() => keyEnd("2028-11-27", now)).toThrow("between today and in two years");
    expect(keyEnd("2028-11-26", now).toISOString()).toBe("2028-11-26T18:30:00.000Z");
  });
});
