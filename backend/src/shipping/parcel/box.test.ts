import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxOf } from "./box";

const piece = (weightKg: number, lengthCm: number, breadthCm: number, heightCm: number, quantity = 1) => ({
  quantity,
  weightKg,
  lengthCm,
  breadthCm,
  heightCm,
});

describe("the box of a parcel", () => {
  it("is the piece's own where there is one", () => {
    expect(boxOf([piece(0.45, 10, 18, 6)])).toEqual({
      weightKg: 0.45,
      lengthCm: 18,
      breadthCm: 10,
      heightCm: 6,
    });
  });

  it("grows in height with more pieces", () => {
    expect(boxOf([piece(0.4, 20, 10, 8, 3)])).toMatchObject({ weightKg: 1.2, heightCm: 24 });
  });

  it("holds the volume of all its pieces, and the longest of them", () => {
    const side = fc.integer({ min: 1, max: 150 });
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      weightKg: fc.integer({ min: 1, max: 9_000 }).map((grams) => grams / 1_000),
      lengthCm: side,
      breadthCm: side,
      heightCm: side,
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const box = boxOf(lines);
        const volume = lines.reduce((sum, l) => sum + l.quantity * l.lengthCm * l.breadthCm * l.heightCm, 0);
        expect(box.lengthCm * box.breadthCm * box.heightCm).toBeGreaterThanOrEqual(volume - 1e-6);
        expect(box.lengthCm).toBe(Math.max(...lines.flatMap((l) => [l.lengthCm, l.breadthCm, l.heightCm])));
      }),
    );
  });
});
