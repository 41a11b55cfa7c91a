import { shopRoutes } from "@contract/generated/shop-routes";
import { describe, expect, it } from "vitest";
import { askedChange, changesCart } from "./cart-change";
import { lineOf, mostOf, productsIn } from "./product-line";

const origin = "https://shop.example";

describe("calls that change a cart", () => {
  it("are adding, setting a number and taking a line out; no other call of a cart", () => {
    for (const name of ["addToCart", "updateCart"] as const)
      expect(changesCart(...shopRoutes[name]), name).toBe(true);
    expect(changesCart("DELETE", "/api/shop/cart/cus_1/prod_1")).toBe(true);
    expect(changesCart("GET", "/api/shop/cart/get/cus_1")).toBe(false);
    expect(changesCart("POST", "/api/shop/cart/promotions")).toBe(false);
    expect(changesCart("DELETE", "/api/shop/cart/promotions/cus_1/DIWALI")).toBe(false);
    expect(changesCart("POST", "/api/shop/order/create")).toBe(false);
  });

  it("say what they ask for", () => {
    const body = JSON.stringify({ userId: "cus_1", productId: "prod_1", quantity: 2, size: "M" });
    expect(askedChange("POST", `${origin}/api/shop/cart/add`, body)).toEqual({
      kind: "add",
      userId: "cus_1",
      productId: "prod_1",
      quantity: 2,
      size: "M",
    });
    expect(askedChange("DELETE", `${origin}/api/shop/cart/cus_1/prod_1?variantId=variant_1`, "")).toEqual({
      kind: "remove",
      userId: "cus_1",
      productId: "prod_1",
      variantId: "variant_1",
      quantity: 1,
    });
    expect(askedChange("DELETE", `${origin}/api/shop/cart/cus_1/prod_1`, "")).toBeUndefined();
  });
});

describe("a product that was seen", () => {
  const card = {
    _id: "prod_1",
    slug: "shirt",
    title: "Shirt",
    mainImage: "/a.webp",
    category: "fashion",
    price: 800,
    salePrice: 600,
    totalStock: 4,
  };
  const variant = (variantId: string, size: "M" | "L", price: number, stock: number) => ({
    variantId,
    options: [{ name: "Size", value: size }],
    size,
    price,
    salePrice: 0,
    gstRate: 5,
    stock,
    image: null,
  });
  const shirt = { ...card, variants: [variant("v_m", "M", 800, 3), variant("v_l", "L", 900, 1)] };

  it("is found wherever it stands in what was read", () => {
    const state = { queries: [{ state: { data: { data: shirt, similar: [{ ...card, _id: "prod_2" }] } } }] };
    expect(productsIn(state).map(({ _id }) => _id)).toEqual(["prod_1", "prod_2"]);
  });

  it("is named in the language on screen, and whole, however it was seen", () => {
    const hindi = { ...card, title: "कमीज़" };
    const seen = [
      { product: shirt, language: "en" as const },
      { product: hindi, language: "hi" as const },
    ];
    expect(mostOf(seen, "hi")).toEqual({ ...shirt, title: "कमीज़" });
    expect(mostOf(seen, "mr")?.title).toBe("Shirt");
    expect(mostOf([], "hi")).toBeUndefined();
  });

  it("makes the line that the page showed: of its size, at its price", () => {
    expect(lineOf(shirt, { size: "L", quantity: 1 })).toMatchObject({
      variantId: "v_l",
      size: "L",
      price: 900,
      stock: 1,
      image: "/a.webp",
    });
    expect(lineOf(shirt, { size: "L", quantity: 1 })).not.toHaveProperty("options");
    expect(lineOf(card as typeof shirt, { quantity: 2 })).toMatchObject({
      price: 800,
      salePrice: 600,
      quantity: 2,
    });
  });
});
