import { describe, expect, it } from "vitest";
import { readNumber, readWhole } from "./read-number";

describe("a number that staff type", () => {
  it("may stand in the digits of their keyboard", () => {
    expect(readNumber("१२४९.५०")).toBe(1249.5);
    expect(readNumber("₹ १,२४,९९९")).toBe(124_999);
    expect(readNumber("૧૨")).toBe(12);
    expect(readNumber("−५")).toBe(-5);
    expect(readNumber("+3")).toBe(3);
  });

  it("is none where it says something else, or nothing", () => {
    for (const text of ["", " ", "दहा", "12a", "1.2.3", ".", "-", "1e5"])
      expect(readNumber(text), text).toBeUndefined();
  });

  it("is whole where pieces are counted", () => {
    expect(readWhole("२०")).toBe(20);
    expect(readWhole("2.5")).toBeUndefined();
  });
});
