import Medusa, { type FetchError } from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../src/contract";
import { type DoorName, doors } from "../src/contract/doors";
import { stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let sdk: Medusa;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  productId = await stockOne(shop, { title: "Wooden bullock cart", price: 640, totalStock: 3 });
  sdk = new Medusa({ baseUrl: shop.url, auth: { type: "jwt", jwtTokenStorageMethod: "memory" } });
});
afterAll(() => shop.close());

function ask<Name extends DoorName>(
  door: Name,
  request: { path?: string; query?: Record<string, unknown>; body?: Record<string, unknown> } = {},
): Promise<Answer<Name>> {
  const [method, path] = doors[door];
  return sdk.client.fetch(request.path ?? path, { method, query: request.query, body: request.body });
}

describe("the engine's own JavaScript SDK", () => {
  it("signs in with the shop's token and keeps to the shopper's own things", async () => {
    const person = await shop.shopper();
    const { token, user } = await ask("login", {
      body: { emailOrPhone: person.email, password: person.password },
    });
    await sdk.client.setToken(token);
    const { data: cart } = await ask("addToCart", { body: { userId: user.id, productId, quantity: 2 } });
    expect(cart.total).toBe(1_280);

    const stranger = await shop.shopper();
    const foreign = ask("getCart", { path: `/api/shop/cart/get/${stranger.id}` });
    await expect(foreign).rejects.toMatchObject({ status: 403 } satisfies Partial<FetchError>);
  });

  it("sends lists and filters as the contract reads them", async () => {
    const { data, meta } = await ask("getProducts", { query: { category: "toys", maxPrice: 700 } });
    expect([data.map(({ _id }) => _id), meta.total]).toEqual([[productId], 1]);
  });

  it("throws the shop's own sentence where a call is refused", async () => {
    const wrong = ask("getProducts", { query: { sortBy: "weight" } });
    await expect(wrong).rejects.toMatchObject({ status: 422 });
    await expect(ask("getProduct", { path: "/api/shop/products/get/nothing" })).rejects.toThrow(/product/i);
  });
});
