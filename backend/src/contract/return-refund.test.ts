import { describe, expect, it } from "vitest";
import { priceOfPieces, returnRefund } from "./return-refund";

describe("the price of a part of a line", () => {
  it("leaves the odd paisa to the last piece", () => {
    expect([priceOfPieces(10, 1, 3), priceOfPieces(10, 2, 3), priceOfPieces(10, 3, 3)]).toEqual([
      3.33, 6.66, 10,
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
