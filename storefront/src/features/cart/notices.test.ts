import type { Cart } from "@contract/cart";
import { describe, expect, it } from "vitest";
import { carryNotices, needsCare, withoutSeenNotices } from "./notices";

const item = {
  slug: "",
  title: "Pump",
  image: "",
  category: "farming",
  price: 9,
  salePrice: 0,
  quantity: 2,
  stock: 2,
  discount: 0,
};
const priced = { productId: "prod_1", kind: "price_changed" as const, message: "Pump: the price is now ₹9" };
const gone = { productId: "prod_9", kind: "gone" as const, message: "Seeds: gone" };
const short = { productId: "prod_1", kind: "stock_short" as const, message: "Pump: only 1" };
const cart = (
  notices: Cart["notices"],
  items = [{ ...item, productId: "prod_1", variantId: "variant_1" }],
): Cart => ({
  _id: "cart_1",
  userId: "cus_1",
  items,
  subtotal: 18,
  total: 18,
  discount: 0,
  discounts: [],
  codes: [],
  notices,
});

describe("the notices of a cart", () => {
  it("that are told once stay over the next readings", () => {
    expect(carryNotices(cart([priced, gone]), cart([])).notices).toEqual([priced, gone]);
  });

  it("are not said twice", () => {
    expect(carryNotices(cart([priced]), cart([priced])).notices).toEqual([priced]);
  });

  it("go with their line, and with the shopper", () => {
    expect(carryNotices(cart([priced]), cart([], [])).notices).toEqual([]);
    expect(carryNotices({ ...cart([priced]), userId: "cus_2" }, cart([])).notices).toEqual([]);
  });

  it("that the server repeats are the server's to end", () => {
    expect(carryNotices(cart([short]), cart([])).notices).toEqual([]);
  });

  it("are put away once seen, except what still has to be mended", () => {
    expect(withoutSeenNotices(cart([priced, gone, short])).notices).toEqual([short]);
  });
});

describe("a cart that needs care", () => {
  it("holds more of something than there is", () => {
    expect(needsCare(cart([]))).toBe(false);
    expect(needsCare(cart([], [{ ...item, variantId: "variant_2", productId: "prod_1", stock: 1 }]))).toBe(
      true,
    );
  });
});
