import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceOfPieces, returnRefund, worthOfPieces } from "./return-refund";

const line = fc.record({
  paise: fc.integer({ min: 0, max: 10_00_000_00 }),
  cuts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }),
});

describe("the worth of a part of a line", () => {
  it("adds up to the line to the paisa, however its pieces are split", () => {
    fc.assert(
      fc.property(line, ({ paise, cuts }) => {
        let [left, pieces] = [paise, cuts.reduce((sum, cut) => sum + cut, 0)];
        let given = 0;
        for (const cut of cuts) {
          const part = worthOfPieces(left, cut, pieces);
          expect(Number.isInteger(part) && part >= 0 && part <= left).toBe(true);
          given += part;
          left -= part;
          pieces -= cut;
        }
        expect([given, left]).toEqual([paise, 0]);
      }),
    );
  });

  it("is so many times the price of a piece where pieces have one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_00_000_00 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 99 }),
        (piece, pieces, more) => {
          expect(worthOfPieces(piece * (pieces + more), pieces, pieces + more)).toBe(piece * pieces);
        },
      ),
    );
  });

  it("leaves the odd paisa to the last piece", () => {
    expect([worthOfPieces(1_000, 1, 3), worthOfPieces(1_000, 2, 3), worthOfPieces(1_000, 3, 3)]).toEqual([
      333, 666, 1_000,
    ]);
    expect(priceOfPieces(99.99, 1, 3)).toBe(33.33);
  });
});

describe("what a return gives back", () => {
  const order = {
    cartItems: [
      { productId: "toy", quantity: 2, lineTotal: 1_000 },
      { productId: "tee", size: "M", quantity: 1, lineTotal: 599.5 },
      { productId: "tee", size: "L", quantity: 1, lineTotal: 599.5 },
    ],
    totalAmount: 2_279,
  };

  it("is the price of the pieces, and no delivery, where some stay", () => {
    const part = [
      { productId: "toy", quantity: 1 },
      { productId: "tee", size: "M", quantity: 1 },
    ];
    expect(returnRefund(order, part)).toEqual({ refund: 1_099.5, isWhole: false });
    expect(returnRefund(order, [])).toEqual({ refund: 0, isWhole: false });
    expect(returnRefund(order, [{ productId: "tee", quantity: 1 }]).refund).toBe(0);
  });

  it("is the whole total where every piece goes back", () => {
    expect(returnRefund(order, order.cartItems)).toEqual({ refund: 2_279, isWhole: true });
  });
});
