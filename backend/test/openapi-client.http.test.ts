import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describedClient } from "./support/described-client";
import { stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let client: Awaited<ReturnType<typeof describedClient>>;

beforeAll(async () => {
  shop = await openShop();
  await stockOne(shop, { title: "Wooden tractor", price: 640, totalStock: 3 });
  client = await describedClient(shop.url);
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;
const data = <Shape>(answer: Json) => answer.data as Shape;

describe("a client that has read nothing but the API description", () => {
  const person = {
    userName: "Kavita Shinde",
    email: "kavita@example.com",
    phone: "9822098220",
    password: "a tractor in the yard",
  };
  let me = "";
  let productId = "";
  let orderId = "";

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
    productId = String(data<Json[]>(found)[0]?._id);
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
