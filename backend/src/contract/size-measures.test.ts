import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSpan, type Span, showSpan, spanLimits, toQuarterInches } from "./size-measures";

const span = (from: number, to = from): Span => ({ from, to });

describe("a measure as staff type or paste it", () => {
  it.each([
    ["86", span(860)],
    [" 86.5 ", span(865)],
    ["86,5", span(865)],
    ["86-91", span(860, 910)],
    ["86 – 91", span(860, 910)],
    ["86—91.5", span(860, 915)],
    ["८६-९१", span(860, 910)],
    ["9.25", span(93)],
  ])("in centimetres, %s", (typed, expected) => expect(readSpan(typed, "cm")).toEqual(expected));

  it.each([
    ["34", span(864)],
    ["33.75", span(857)],
    ["33½", span(851)],
    ["33 ½", span(851)],
    ["33 1/2", span(851)],
    ["¾", span(19)],
    ["33¾–35 1/4", span(857, 895)],
  ])("in inches, %s", (typed, expected) => expect(readSpan(typed, "in")).toEqual(expected));

  it("left empty, or a dash, is none", () => {
    for (const nothing of ["", "  ", "-", "–"]) expect(readSpan(nothing, "cm")).toBeNull();
  });

  it.each([
    ["eighty", "unreadable"],
    ["86-91-96", "unreadable"],
    ["-86", "unreadable"],
    ["86-", "unreadable"],
    ["33 1/2", "unreadable"],
    ["8.605", "unreadable"],
    ["91-86", "backwards"],
    ["0", "outOfRange"],
    ["999", "outOfRange"],
  ])("as %s is refused in centimetres: %s", (typed, problem) => expect(readSpan(typed, "cm")).toBe(problem));

  it("is never an accident: any text is a span, nothing, or a problem", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("cm", "in"), (typed, unit) => {
        const read = readSpan(typed, unit);
        if (read !== null && typeof read === "object") expect(read.from).toBeLessThanOrEqual(read.to);
      }),
    );
  });
});

describe("a measure as it is shown", () => {
  it("is in centimetres what was stored, and in inches the nearest quarter", () => {
    expect(showSpan(span(860, 915), "cm")).toBe("86–91.5");
    expect(showSpan(span(860, 910), "in")).toBe("33¾–35¾");
    expect(showSpan(span(864), "in")).toBe("34");
    expect(showSpan(span(5), "in")).toBe("¼");
    expect(showSpan(span(1), "in")).toBe("0");
    expect(toQuarterInches(254)).toBe(10);
  });

  it("is one figure where both ends are the same in this unit", () => {
    expect(showSpan(span(858, 859), "in")).toBe("33¾");
    expect(showSpan(span(858, 859), "cm")).toBe("85.8–85.9");
  });

  it("reads as the same again, in centimetres exactly and in inches to the quarter", () => {
    const end = fc.integer({ min: 10, max: spanLimits.max });
    fc.assert(
      fc.property(end, end, (one, other) => {
        const stored = span(Math.min(one, other), Math.max(one, other));
        expect(readSpan(showSpan(stored, "cm"), "cm")).toEqual(stored);
        const again = readSpan(showSpan(stored, "in"), "in");
        expect(again !== null && typeof again === "object" && showSpan(again, "in")).toBe(
          showSpan(stored, "in"),
        );
      }),
    );
  });
});
