import Medusa, { type FetchError } from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResponseOf, RouteName } from "../src/contract";
import { routes } from "../src/contract/routes";
import { asBrowserOf } from "./support/call";
import { stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";
import { testAdmin } from "./support/test-admin";

let shop: Shop;
let sdk: Medusa;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  productId = await stockOne(shop, { title: "Wooden bullock cart", price: 640, totalStock: 3 });
  // As in a browser: the session is in the cookie, which must be set for Node's fetch.
  sdk = new Medusa({ baseUrl: shop.url, auth: { type: "session" } });
});
afterAll(() => shop.close());

function ask<Name extends RouteName>(
  route: Name,
  request: {
    path?: string;
    query?: Record<string, unknown>;
    body?: Record<string, unknown>;
    headers?: Record<string, string>;
  } = {},
): Promise<ResponseOf<Name>> {
  const [method, path] = routes[route];
  const { query, body, headers } = request;
  return sdk.client.fetch(request.path ?? path, { method, query, body, headers });
}

describe("the engine's own JavaScript SDK", () => {
  it("signs in and keeps to the shopper's own things", async () => {
    const person = await shop.shopper();
    const headers = asBrowserOf(person);
    const { user } = await ask("checkAuth", { headers });
    const { data: cart } = await ask("addToCart", {
      body: { userId: user.id, productId, quantity: 2 },
      headers,
    });
    expect(cart.total).toBe(1_280);

    const stranger = await shop.shopper();
    const foreign = ask("getCart", { path: `/api/shop/cart/get/${stranger.id}`, headers });
    await expect(foreign).rejects.toMatchObject({ status: 403 } satisfies Partial<FetchError>);
  });

  it("reads the carousel with the token of sign-in, and nothing else with it", async () => {
    const { token } = await ask("login", {
      body: { emailOrPhone: testAdmin.email, password: testAdmin.password },
    });
    const byToken = new Medusa({
      baseUrl: shop.url,
      auth: { type: "jwt", jwtTokenStorageMethod: "memory" },
    });
    await byToken.client.setToken(token);
    const slides = await byToken.client.fetch<ResponseOf<"getSlides">>(routes.getSlides[1]);
    expect(slides.data).toEqual([]);
    await expect(byToken.client.fetch(routes.adminGetOrders[1])).rejects.toMatchObject({ status: 401 });
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
