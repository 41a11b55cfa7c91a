import { describe, expect, it } from "vitest";
import { type Buyable, quantityInCart, stockOf, stockProblem } from "./stock-cap";

const phone: Buyable = { _id: "prod_1", slug: "phone", title: "Phone", totalStock: 3, sizes: [] };
const kurta: Buyable = {
  _id: "prod_2",
  slug: "kurta",
  title: "Kurta",
  totalStock: 4,
  sizes: [
    { size: "M", stock: 4 },
    { size: "L", stock: 0 },
  ],
};
const wanted = (size: string | undefined, quantity = 1, inCart = 0) => ({ size, quantity, inCart });

describe("the stock cap", () => {
  it("counts a size's own pieces for sized goods and the total otherwise", () => {
    expect(stockOf(kurta, "M")).toBe(4);
    expect(stockOf(kurta, "XL")).toBe(0);
    expect(stockOf(phone, undefined)).toBe(3);
  });

  it("asks for a size first", () => {
    expect(stockProblem(kurta, wanted(undefined))).toEqual({ kind: "chooseSize" });
  });

  it("says that a size is sold out", () => {
    expect(stockProblem(kurta, wanted("L"))).toEqual({ kind: "sizeSoldOut", size: "L" });
  });

  it("counts what is in the cart already", () => {
    expect(stockProblem(phone, wanted(undefined, 1, 2))).toBeUndefined();
    expect(stockProblem(phone, wanted(undefined, 1, 3))).toEqual({
      kind: "onlyLeft",
      count: 3,
      size: undefined,
    });
  });

  it("names the size where the cap is a size's", () => {
    expect(stockProblem(kurta, wanted("M", 5))).toEqual({ kind: "onlyLeft", count: 4, size: "M" });
  });

  it("refuses what is sold out", () => {
    expect(stockProblem({ ...phone, totalStock: 0 }, wanted(undefined))).toEqual({ kind: "soldOut" });
  });
});

describe("the cart's lines", () => {
  it("are told apart by product and size", () => {
    const line = {
      slug: "",
      title: "",
      image: "",
      category: "",
      price: 1,
      salePrice: 0,
      stock: 9,
      discount: 0,
    };
    const items = [
      { ...line, productId: "prod_2", variantId: "variant_2", size: "M" as const, quantity: 2 },
      { ...line, productId: "prod_1", variantId: "variant_1", quantity: 1 },
    ];
    expect(quantityInCart(items, { productId: "prod_2", size: "M" })).toBe(2);
    expect(quantityInCart(items, { productId: "prod_2", size: "L" })).toBe(0);
    expect(quantityInCart(items, { productId: "prod_1" })).toBe(1);
  });
});
