import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { includes, momentOf } from "./moment";

describe("what a snapshot saw", () => {
  it.each([
    ["10:20:", "10:20:", true],
    ["10:21:", "10:20:", true],
    ["10:20:", "10:21:", false],
    ["10:20:14", "10:20:", false],
    ["10:20:", "10:20:14", true],
    ["14:25:14,22", "10:20:14", true],
    ["14:25:14,19", "10:20:14", false],
    ["18446744073709551000:18446744073709551001:", "900:901:", true],
  ])("%s has all of %s: %s", (later, earlier, isIncluded) => {
    expect(includes(momentOf(later), momentOf(earlier))).toBe(isIncluded);
  });

  it("is compared as each transaction by itself would be", () => {
    // The one before `next` is the last that has ended.
    const snapshot = fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.uniqueArray(fc.integer({ min: 1, max: 20 })))
      .map(([next, ids]) => ({ next, underWay: ids.filter((id) => id < next - 1).sort((a, b) => a - b) }));
    const textOf = ({ next, underWay }: { next: number; underWay: number[] }) =>
      `${underWay[0] ?? next}:${next}:${underWay.join(",")}`;
    fc.assert(
      fc.property(snapshot, snapshot, (later, earlier) => {
        const all = Array.from({ length: 21 }, (_, id) => id);
        const sees = (of: typeof later, id: number) => id < of.next && !of.underWay.includes(id);
        const expected = all.every((id) => !sees(earlier, id) || sees(later, id));
        expect(includes(momentOf(textOf(later)), momentOf(textOf(earlier)))).toBe(expected);
      }),
    );
  });
});
