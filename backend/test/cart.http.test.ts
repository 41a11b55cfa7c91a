import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { put, shirt, stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let car: string;
let tee: string;
beforeAll(async () => {
  shop = await openShop();
  car = await stockOne(shop, { title: "Toy Car", price: 500, salePrice: 449.5, totalStock: 5 });
  tee = await stockOne(shop, shirt);
});
afterAll(() => shop.close());

const cartOf = async (person: { id: string; token: string }) =>
  (await shop.call("getCart", { params: { userId: person.id } }, person)).body.data;

const setStock = (productId: string, pieces: number) =>
  shop.query({
    text: `update inventory_level set stocked_quantity = $2::integer
           where inventory_item_id in (select inventory_item_id from catalog_variant where product_id = $1)`,
    values: [productId, pieces],
  });

const setPrice = (productId: string, rupees: number) =>
  shop.query({
    text: "update catalog_variant set paid_price = $2::numeric, sale_price = $2::numeric where product_id = $1",
    values: [productId, rupees],
  });

describe("adding to the cart", () => {
  it("asks a guest to sign in", async () => {
    const { status, body } = await shop.call("addToCart", {
      body: { userId: "cus_1", productId: car, quantity: 1 },
    });
    expect([status, body.message]).toEqual([401, "Please login to continue"]);
  });

  it("answers the whole cart at the price that is paid, and adds up the same product", async () => {
    const asha = await shop.shopper();
    await put(shop, asha, car, 2);
    const { status, body } = await put(shop, asha, car, 1);
    expect([status, body.message]).toEqual([200, "Product is added to cart"]);
    expect(body.data).toMatchObject({ userId: asha.id, subtotal: 1348.5, total: 1348.5, notices: [] });
    expect(body.data.items).toMatchObject([
      { productId: car, quantity: 3, price: 500, salePrice: 449.5, stock: 5 },
    ]);
    expect(body.data.items[0]).not.toHaveProperty("size");
  });

  it("keeps one line a size", async () => {
    const asha = await shop.shopper();
    await put(shop, asha, tee, 1, "M");
    const { body } = await put(shop, asha, tee, 2, "M");
    expect(body.data.items).toMatchObject([{ size: "M", quantity: 3, salePrice: 600 }]);
  });

  it.each([
    ["no size", undefined, 1, 422, "Please select a size first"],
    ["a sold-out size", "L", 1, 409, "Size L is out of stock"],
    ["too many of a size", "M", 11, 409, "Only 10 quantity available for size M"],
  ] as const)("refuses %s in the words of the shop", async (_, size, quantity, status, message) => {
    const asha = await shop.shopper();
    const reply = await put(shop, asha, tee, quantity, size);
    expect([reply.status, reply.body.message]).toEqual([status, message]);
    expect((await cartOf(asha)).items).toEqual([]);
  });

  it("caps what adds up at the stock and leaves the cart as it was", async () => {
    const asha = await shop.shopper();
    await put(shop, asha, car, 3);
    const { status, body } = await put(shop, asha, car, 3);
    expect([status, body.message]).toEqual([409, "Only 5 quantity available"]);
    expect((await cartOf(asha)).items[0]?.quantity).toBe(3);
  });

  it.each([0, -1, 1.5, 1e308, Number.NaN, "2", null, 100_000])(
    "refuses %s as a quantity",
    async (quantity) => {
      const asha = await shop.shopper();
      const reply = await put(shop, asha, car, quantity as number);
      expect(reply.status).toBe(422);
      expect(reply.body.errors?.[0]?.field).toBe("quantity");
    },
  );

  it("knows no product that is not sold", async () => {
    const asha = await shop.shopper();
    const { status, body } = await put(shop, asha, "prod_none");
    expect([status, body.message]).toEqual([404, "This product is no longer available"]);
  });

  it("makes one cart and no lost piece of twenty adds at once", async () => {
    const asha = await shop.shopper();
    const many = await stockOne(shop, { title: "Marbles", totalStock: 15 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => put(shop, asha, many)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(15);
    expect(replies.filter(({ body }) => body.message === "Only 15 quantity available")).toHaveLength(5);
    expect((await cartOf(asha)).items).toMatchObject([{ quantity: 15 }]);
    const carts = await shop.query({ text: "select id from cart where customer_id = $1", values: [asha.id] });
    expect(carts).toHaveLength(1);
  });
});

describe("changing the cart", () => {
  it("sets a quantity, within the stock", async () => {
    const asha = await shop.shopper();
    await put(shop, asha, car, 1);
    const set = (quantity: number) =>
      shop.call("updateCart", { body: { userId: asha.id, productId: car, quantity } }, asha);
    const { status, body } = await set(4);
    expect([status, body.message]).toEqual([200, "Cart item is updated successfully"]);
    expect(body.data.items[0]?.quantity).toBe(4);
    expect((await set(6)).body.message).toBe("Only 5 quantity available");
    expect((await cartOf(asha)).items[0]?.quantity).toBe(4);
  });

  it("says so when the line is not in the cart", async () => {
    const asha = await shop.shopper();
    const update = await shop.call(
      "updateCart",
      { body: { userId: asha.id, productId: car, quantity: 1 } },
      asha,
    );
    expect([update.status, update.body.message]).toEqual([404, "This product is not in your cart"]);
    const removal = await shop.call(
      "removeFromCart",
      { params: { userId: asha.id, productId: car }, query: {} },
      asha,
    );
    expect(removal.status).toBe(404);
  });

  it("takes out one size, or all of a product, or everything", async () => {
    const asha = await shop.shopper();
    await put(shop, asha, car);
    await put(shop, asha, tee, 1, "M");
    const remove = (productId: string, size?: "M" | "L") =>
      shop.call("removeFromCart", { params: { userId: asha.id, productId }, query: { size } }, asha);
    expect((await remove(tee, "L")).status).toBe(404);
    const { body } = await remove(tee, "M");
    expect([body.message, body.data.items.length]).toEqual(["Cart item is deleted successfully", 1]);
    const cleared = await shop.call("clearCart", { params: { userId: asha.id } }, asha);
    expect(cleared.body.data).toMatchObject({ items: [], total: 0 });
  });
});

describe("another's cart", () => {
  it("can neither be read nor written", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    await put(shop, asha, car);
    const userId = asha.id;
    const replies = await Promise.all([
      shop.call("getCart", { params: { userId } }, ravi),
      shop.call("addToCart", { body: { userId, productId: car, quantity: 1 } }, ravi),
      shop.call("updateCart", { body: { userId, productId: car, quantity: 2 } }, ravi),
      shop.call("removeFromCart", { params: { userId, productId: car }, query: {} }, ravi),
      shop.call("clearCart", { params: { userId } }, ravi),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await cartOf(asha)).items).toHaveLength(1);
  });

  it("is there on the shopper's other device", async () => {
    const asha = await shop.shopper();
    await put(shop, asha, car, 2);
    const phone = await shop.signIn(asha.email, asha.password);
    expect((await cartOf(phone)).items).toMatchObject([{ productId: car, quantity: 2 }]);
  });
});

describe("what changed since", () => {
  it("is said: a new price once, too little stock until it fits, a gone product once", async () => {
    const asha = await shop.shopper();
    const ball = await stockOne(shop, { title: "Ball", price: 300, totalStock: 5 });
    const kite = await stockOne(shop, { title: "Kite", totalStock: 5 });
    await put(shop, asha, ball, 4);
    await put(shop, asha, kite, 1);

    await setPrice(ball, 250);
    await setStock(ball, 2);
    await shop.query({
      text: "update catalog_product set published = false where product_id = $1",
      values: [kite],
    });
    const told = await cartOf(asha);
    expect(told.items.map(({ productId }) => productId)).toEqual([ball]);
    expect(told.total).toBe(1000);
    expect(told.notices).toMatchObject([
      { productId: ball, kind: "price_changed", message: expect.stringContaining("₹250, it was ₹300") },
      { productId: ball, kind: "stock_short", message: expect.stringContaining("Only 2 quantity available") },
      { productId: kite, kind: "gone", message: expect.stringContaining("no longer available") },
    ]);
    expect((await cartOf(asha)).notices).toMatchObject([{ kind: "stock_short" }]);

    await setStock(ball, 0);
    expect((await cartOf(asha)).notices).toMatchObject([{ kind: "sold_out" }]);
  });
});
