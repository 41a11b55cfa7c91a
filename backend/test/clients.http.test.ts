import Medusa, { type FetchError } from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, ShopError } from "../../examples/shop-client";
import type { ResponseOf, RouteName } from "../src/contract";
import { routes } from "../src/contract/routes";
import { asBrowserOf } from "./support/call";
import { describedClient } from "./support/described-client";
import { stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";
import { testAdmin } from "./support/test-admin";

// Programs other than the shop's own pages; they share a shop, since each needs no more than one product.
let shop: Shop;
let sdk: Medusa;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  productId = await stockOne(shop, { title: "Wooden tractor", price: 640, totalStock: 3 });
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
  beforeAll(() => {
    // As in a browser: the session is in the cookie, which must be set for Node's fetch.
    sdk = new Medusa({ baseUrl: shop.url, auth: { type: "session" } });
  });

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

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ShopError ? error : undefined),
  );

describe("the example of a client, on the engine's SDK", () => {
  it("signs in, keeps the session and writes as its owner", async () => {
    const client = connect(shop.url);
    const { email, password } = testAdmin;
    expect(await refusalOf(client.call("checkAuth", {}))).toMatchObject({ status: 401 });
    const { user } = await client.call("login", { body: { emailOrPhone: email, password } });
    expect((await client.call("checkAuth", {})).user.id).toBe(user.id);
    await client.call("logout", {});
    expect(await refusalOf(client.call("checkAuth", {}))).toMatchObject({ status: 401 });
  });

  it("reads lists and fills in addresses as the contract says", async () => {
    const client = connect(shop.url);
    const { data } = await client.call("getProducts", { query: { category: "toys", maxPrice: "700" } });
    expect(data.map(({ _id }) => _id)).toEqual([productId]);
    const product = await client.call("getProduct", { params: { id: productId } });
    expect(product.data._id).toBe(productId);
  });

  it("throws the shop's sentence in the language it was asked in", async () => {
    const missing = { params: { id: "nothing" } };
    const english = await refusalOf(connect(shop.url).call("getProduct", missing));
    const hindi = await refusalOf(connect(shop.url, "hi").call("getProduct", missing));
    expect([english?.status, hindi?.status]).toEqual([404, 404]);
    expect(english?.message).toMatch(/product/i);
    expect(hindi?.message).toMatch(/[\u0900-\u097F]/);
  });

  it("stops a call that is no longer wanted", async () => {
    const signal = AbortSignal.abort();
    await expect(connect(shop.url).call("getProducts", { query: {} }, { signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

type Json = Record<string, unknown>;
const data = <Shape>(answer: Json) => answer.data as Shape;

describe("a client that has read nothing but the API description", () => {
  const person = {
    userName: "Kavita Shinde",
    email: "kavita@example.com",
    phone: "9822098220",
    password: "a tractor in the yard",
  };
  let client: Awaited<ReturnType<typeof describedClient>>;
  let me = "";
  let orderId = "";

  beforeAll(async () => {
    client = await describedClient(shop.url);
  });

  it("registers and signs in", async () => {
    await client.call("register", { body: person }, 201);
    const answer = await client.call("login", {
      body: { emailOrPhone: person.email, password: person.password },
    });
    me = String((answer.user as Json).id);
    const known = await client.call("checkAuth");
    expect(known.user).toMatchObject({ id: me, role: "user" });
  });

  it("browses, searches and opens a product", async () => {
    const list = await client.call("getProducts", { query: { category: "toys", limit: "10" } });
    expect(data<Json[]>(list)).toHaveLength(1);
    const found = await client.call("searchProducts", { path: { keyword: "tractor" } });
    expect(data<Json[]>(found)[0]?._id).toBe(productId);
    const page = await client.call("getProduct", { path: { id: productId } });
    expect(data<Json>(page).title).toContain("Wooden tractor");
  });

  it("fills the cart, keeps an address and asks the charge", async () => {
    await client.call("addToCart", { body: { userId: me, productId, quantity: 2 } });
    const cart = await client.call("getCart", { path: { userId: me } });
    expect(data<Json>(cart)).toMatchObject({ total: 1_280 });
    await client.call(
      "addAddress",
      {
        body: {
          userId: me,
          name: person.userName,
          phone: person.phone,
          address: "3 Shivaji Circle",
          city: "Satara",
          state: "Maharashtra",
          pincode: "415001",
        },
      },
      201,
    );
    const quote = await client.call("calculateShipping", {
      body: { cartItems: [{ productId, quantity: 2 }], deliveryPincode: "415001" },
    });
    expect(quote.success).toBe(true);
  });

  it("orders with cash on delivery, and reads and tracks the order", async () => {
    const addresses = await client.call("getAddresses", { path: { userId: me } });
    const answer = await client.call(
      "createOrder",
      {
        body: { userId: me, addressId: data<Json[]>(addresses)[0]?.addressId, paymentMethod: "cod" },
      },
      201,
    );
    orderId = String(answer.orderId);
    const order = await client.call("getOrder", { path: { id: orderId } });
    expect(data<Json>(order)).toMatchObject({ orderStatus: "pending", subtotal: 1_280 });
    await client.call("trackOrder", { path: { id: orderId } });
    const orders = await client.call("getOrders", { path: { userId: me } });
    expect(data<Json[]>(orders)).toHaveLength(1);
  });

  it("cancels the order and signs out", async () => {
    const cancelled = await client.call("cancelOrder", {
      path: { orderId },
      body: { orderStatus: "cancelled", cancellationReason: "Found it in the village" },
    });
    expect(data<Json>(cancelled)).toMatchObject({ orderStatus: "cancelled" });
    await client.call("logout");
    await client.call("checkAuth", {}, 401);
  });

  it("finds every refusal described too", async () => {
    await client.call("getCart", { path: { userId: me } }, 401);
    await client.call("getProduct", { path: { id: "nothing-here" } }, 404);
    await client.call("register", { body: { email: "no" } }, 422);
    await client.call("getPincode", { path: { pincode: "12" } }, 422);
  });

  it("meets no answer that the description does not allow", () => {
    expect(client.faults()).toEqual([]);
  });
});
