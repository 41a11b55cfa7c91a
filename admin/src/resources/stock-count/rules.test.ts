import { describe, expect, it } from "vitest";
import { differenceOf, leftAfter, linesOf } from "./rules";

const row = {
  _id: "variant_1",
  productId: "prod_car",
  title: "Wooden car",
  choice: null,
  sku: "CAR-1",
  stocked: 10,
  reserved: 1,
  mark: "7",
};

describe("a count", () => {
  it("is compared with the books of its moment, in anybody's digits", () => {
    expect(differenceOf({ text: "८", row })).toBe(-2);
    expect(differenceOf({ text: "10", row })).toBe(0);
    expect(differenceOf({ text: "ten", row })).toBeUndefined();
    expect(differenceOf({ text: "8" })).toBeUndefined();
  });

  it("is sent once it is whole", () => {
    expect(
      linesOf({ variant_1: { text: "8", row }, variant_2: { text: "4" }, variant_3: { text: "-1", row } }),
    ).toEqual([{ variantId: "variant_1", counted: 8, read: 10, mark: "7" }]);
  });

  it("leaves the list when it is applied, and is asked for again when it was refused", () => {
    const typed = { variant_1: { text: "8", row }, variant_2: { text: "4", row } };
    const results = [
      { variantId: "variant_1", outcome: "done", message: null },
      { variantId: "variant_2", outcome: "refused", message: "Please count it again" },
    ];
    expect(leftAfter(typed, results)).toEqual({
      variant_2: { text: "", refused: "Please count it again" },
    });
  });
});
