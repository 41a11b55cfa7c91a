import { describe, expect, it } from "vitest";
import { differenceOf, toChanges } from "./rules";

const shelf = (size: "S" | "M" | null, stocked: number) => ({
  variantId: `variant_${size}`,
  sku: null,
  size,
  options: [],
  stocked,
  reserved: 0,
  managesStock: true,
  allowsBackorder: false,
});

describe("a change of the stock", () => {
  it("takes damaged and lost pieces off, with a sign or without", () => {
    expect(differenceOf("damaged", shelf(null, 5), "2")).toBe(-2);
    expect(differenceOf("lost", shelf(null, 5), "-2")).toBe(-2);
    expect(differenceOf("received", shelf(null, 5), "+3")).toBe(3);
    expect(differenceOf("received", shelf(null, 5), "१२")).toBe(12);
    expect(differenceOf("other", shelf(null, 5), "−1")).toBe(-1);
  });

  it("sends a count with what was read, and only the shelves that were typed", () => {
    expect(toChanges("counted", [shelf("S", 4), shelf("M", 7)], { M: "6" })).toEqual({
      changes: [{ size: "M", counted: 6, read: 7 }],
      wrong: [],
    });
  });

  it("names a variant by its options, and sends its id", () => {
    const red = {
      ...shelf("M", 4),
      options: [
        { name: "Colour", value: "Red" },
        { name: "Size", value: "M" },
      ],
    };
    expect(toChanges("received", [red], { "Red / M": "2" }).changes).toEqual([
      { variantId: "variant_M", by: 2 },
    ]);
  });

  it("names the shelf whose number is none", () => {
    for (const typed of ["two", "1.5", "1e3", "123456"])
      expect(toChanges("received", [shelf("S", 1)], { S: typed })).toEqual({ changes: [], wrong: ["S"] });
    expect(toChanges("counted", [shelf(null, 1)], { "": "-1" }).wrong).toEqual([""]);
  });
});
