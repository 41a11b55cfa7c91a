import { describe, expect, it } from "vitest";
import { parseQuery } from "./parse-query";

/** The refusal that `work` throws. */
function refusal(work: () => unknown): { status: number; extra: { errors?: { field: string }[] } } {
  try {
    work();
  } catch (error) {
    return error as { status: number; extra: { errors?: { field: string }[] } };
  }
  throw new Error("It was taken.");
}

describe("a query", () => {
  it("gives one value or the list of all", () => {
    expect(parseQuery("a=1&b=2&a=3&a=4")).toEqual({ a: ["1", "3", "4"], b: "2" });
  });

  it("has at most a hundred parameters", () => {
    expect(parseQuery(Array(100).fill("a").join("&")).a).toHaveLength(100);
    for (const search of [Array(101).fill("a").join("&"), "a&".repeat(7_000)])
      expect(refusal(() => parseQuery(search)).status).toBe(422);
  });
});
