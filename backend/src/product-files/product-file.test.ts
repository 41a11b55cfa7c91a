import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSpecifications, writeSpecifications } from "../contract/specification-lines";
import { guardCell, readCell } from "../platform/safe-cell";
import { readProduct } from "./read-cells";

const text = fc.string({ unit: "grapheme", maxLength: 30 });

describe("a cell of a product file", () => {
  it("never begins with what a spreadsheet runs, and is read back as it was", () => {
    const sign = fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "'", "");
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 3 }), text, (signs, rest) => {
        const cell = signs.join("") + rest;
        expect(guardCell(cell)).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(readCell(guardCell(cell))).toBe(cell);
      }),
    );
  });

  it("holds a specification with the line separators of Unicode", () => {
    const list = [{ label: "Care", value: "Wash cold\u2028dry flat" }];
    expect(readSpecifications(writeSpecifications(list))).toEqual(list);
  });

  it("holds specifications whatever signs they are written with", () => {
    const part = text.map((word) => `x${word.replace(/\r/g, "")}x`);
    fc.assert(
      fc.property(fc.array(fc.record({ label: part, value: part }), { maxLength: 4 }), (list) => {
        expect(readSpecifications(writeSpecifications(list))).toEqual(list);
      }),
    );
  });
});

describe("a row", () => {
  const row = {
    title: "Steel sickle",
    description: "A sickle of hardened steel for the harvest.",
    category: " FARMING ",
    brand: "Kraft Seeds",
    price: "₹ 1,250.50",
    weight: "0.4",
    length: "30",
    breadth: "12",
    height: "3",
  };
  const errorsOf = (changes: Record<string, string>) => {
    const outcome = readProduct({ ...row, ...changes });
    return "errors" in outcome ? outcome.errors.map(({ field }) => field) : [];
  };

  it("may be typed as people type: any case, a brand by its label, ₹ and commas", () => {
    expect(readProduct(row)).toMatchObject({
      product: { category: "farming", brand: "kraftseeds", price: 1_250.5, totalStock: 0, isFeatured: false },
    });
  });

  it.each(["क्राफ्ट सीड्स", " kraft SEEDS ", "kraftseeds"])(
    "may name its brand in any language: %j",
    (brand) => {
      expect(readProduct({ ...row, brand })).toMatchObject({ product: { brand: "kraftseeds" } });
    },
  );

  it.each([
    ["price", { price: "12,50 rupees" }],
    ["price", { price: "-5" }],
    ["price", { price: "1e5" }],
    ["stock", { stock: "2.5" }],
    ["sizes", { sizes: "M:2" }],
    ["sizes", { category: "fashion", brand: "puma", sizes: "M" }],
    ["sizes", { category: "fashion", brand: "puma", sizes: "M:1 M:2" }],
    ["gstRate", { gstRate: "17" }],
    ["hsn", { hsn: "82A1" }],
    ["image", { image: "javascript:alert(1)" }],
    ["isFeatured", { isFeatured: "perhaps" }],
    ["condition", { condition: "new" }],
  ])("says that %s is wrong in %o", (field, changes) => expect(errorsOf(changes)).toEqual([field]));
});
