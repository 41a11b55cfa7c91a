import type { Cart } from "@contract/cart";
import { describe, expect, it } from "vitest";
import { lineTotal, withoutLine, withQuantity } from "./cart-edit";

const line = { slug: "", title: "", image: "", category: "fashion", stock: 9, discount: 0 };
const cart: Cart = {
  _id: "cart_1",
  userId: "cus_1",
  items: [
    { ...line, productId: "prod_1", variantId: "variant_1", price: 499.5, salePrice: 0, quantity: 1 },
    {
      ...line,
      productId: "prod_2",
      variantId: "variant_2",
      price: 999,
      salePrice: 799.99,
      quantity: 2,
      size: "M",
    },
  ],
  subtotal: 2497.5,
  total: 2099.48,
  discount: 0,
  discounts: [],
  codes: [],
  notices: [],
};

describe("the cart before the server has answered", () => {
  it("adds up at the price that is paid", () => {
    expect(cart.items.map(lineTotal)).toEqual([499.5, 1599.98]);
    expect(withQuantity(cart, { productId: "prod_2", size: "M" }, 3).total).toBe(2899.47);
  });

  it("loses one line and keeps the others", () => {
    const left = withoutLine(cart, { productId: "prod_1" });
    expect(left.items).toHaveLength(1);
    expect(left.total).toBe(1599.98);
  });
});
