import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, ShopError } from "../../examples/shop-client";
import { stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";
import { testAdmin } from "./support/test-admin";

let shop: Shop;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  productId = await stockOne(shop, { title: "Wooden bullock cart", price: 640, totalStock: 3 });
});
afterAll(() => shop.close());

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
