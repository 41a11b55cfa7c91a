import type { Order } from "@contract/orders";
import { describe, expect, it } from "vitest";
import { allOf, choiceOf, hasParts } from "./return-choice";

const order = {
  cartItems: [
    { productId: "toy", quantity: 2, lineTotal: 1_000 },
    { productId: "tee", size: "M", quantity: 1, lineTotal: 600 },
  ],
  totalAmount: 1_640,
} as unknown as Order;

describe("choosing what goes back", () => {
  it("begins with all of it, which is asked for as the whole order", () => {
    expect(choiceOf(order, allOf(order))).toEqual({
      refund: 1_640,
      isWhole: true,
      isNothing: false,
      items: undefined,
    });
  });

  it("names the pieces of a part, and what they cost", () => {
    expect(choiceOf(order, [1, 0])).toMatchObject({
      refund: 500,
      isWhole: false,
      items: [{ productId: "toy", quantity: 1 }],
    });
    expect(choiceOf(order, [0, 1]).items).toEqual([{ productId: "tee", size: "M", quantity: 1 }]);
    expect(choiceOf(order, [0, 0])).toMatchObject({ refund: 0, isNothing: true });
  });

  it("is nothing to do for a single piece", () => {
    expect(hasParts(order)).toBe(true);
    expect(hasParts({ ...order, cartItems: order.cartItems.slice(1) })).toBe(false);
  });
});
