import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { put, stockOne } from "./support/goods";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
let car: string;
beforeAll(async () => {
  shop = await openShop();
  car = await stockOne(shop, { title: "Toy Car", price: 500, salePrice: 449.5, totalStock: 5 });
});
afterAll(() => shop.close());

type Kind = "add" | "set" | "remove";
const change = (
  kind: Kind,
  quantity = 1,
  more: { id?: string; productId?: string; seenPrice?: number } = {},
) => ({
  id: randomUUID(),
  kind,
  productId: car,
  quantity,
  ...more,
});
type Change = ReturnType<typeof change>;

const send = async (person: Person, ...changes: Change[]) => {
  const { status, body } = await shop.call(
    "sendLateChanges",
    { body: { userId: person.id, changes } },
    person,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const pieces = async (person: Person) => {
  const { body } = await shop.call("getCart", { params: { userId: person.id } }, person);
  return body.data.items.map(({ quantity }) => quantity);
};

describe("changes of a cart that were made without a connection", () => {
  it("are carried out in their order", async () => {
    const asha = await shop.shopper();
    const { data, results } = await send(asha, change("add", 2), change("set", 4), change("add", 1));
    expect(data.items).toMatchObject([{ productId: car, quantity: 5 }]);
    expect(results.map(({ messages }) => messages)).toEqual([[], [], []]);
    await send(asha, change("remove"));
    expect(await pieces(asha)).toEqual([]);
  });

  it("count once, however often and at once they are sent, also where an add had come through as usual", async () => {
    const asha = await shop.shopper();
    const changes = [change("add", 1), change("add", 1)];
    await Promise.all([send(asha, ...changes), send(asha, ...changes), send(asha, ...changes)]);
    await send(asha, ...changes);
    expect(await pieces(asha)).toEqual([2]);
    const id = randomUUID();
    const body = { userId: asha.id, productId: car, quantity: 1 };
    for (const _ of [1, 2]) {
      const { status } = await shop.call("addToCart", { body }, asha, { "Idempotency-Key": id });
      expect(status).toBe(200);
    }
    await send(asha, change("add", 1, { id }));
    expect(await pieces(asha)).toEqual([3]);
  });

  it("do not undo what was chosen after they had been carried out", async () => {
    const asha = await shop.shopper();
    await put(shop, asha, car, 1);
    const late = change("set", 2);
    await send(asha, late);
    const body = { userId: asha.id, productId: car, quantity: 4 };
    await shop.call("updateCart", { body }, asha);
    await send(asha, late);
    expect(await pieces(asha)).toEqual([4]);
  });

  it("are carried out as far as the stock goes, and each says what was not possible, again and again", async () => {
    const asha = await shop.shopper();
    await put(shop, asha, car, 2);
    const tooMany = change("add", 9);
    for (const _ of [1, 2]) {
      const { results } = await send(asha, tooMany);
      expect(results).toEqual([{ id: tooMany.id, messages: ["Only 5 quantity available"] }]);
      expect(await pieces(asha)).toEqual([5]);
    }
    const { results } = await send(asha, change("set", 8));
    expect(results[0]?.messages).toEqual(["Only 5 quantity available"]);
    expect(await pieces(asha)).toEqual([5]);
  });

  it("say that a price has moved, and what has gone, and do not stop at it", async () => {
    const asha = await shop.shopper();
    const gone = change("add", 1, { productId: "prod_gone" });
    const { results } = await send(asha, gone, change("set", 2), change("add", 1, { seenPrice: 400 }));
    expect(results.map(({ messages }) => messages)).toEqual([
      ["This product is no longer available"],
      ["This product is not in your cart"],
      ["the price is now ₹449.50, it was ₹400"],
    ]);
    expect(await pieces(asha)).toEqual([1]);
  });

  it("never reach somebody else's cart, and are forgotten with the account", async () => {
    const [asha, ravi] = [await shop.shopper(), await shop.shopper()];
    const { status } = await shop.call(
      "sendLateChanges",
      { body: { userId: asha.id, changes: [change("add")] } },
      ravi,
    );
    expect(status).toBe(403);
    await send(asha, change("add"));
    await shop.call("deleteAccount", { body: { password: asha.password } }, asha);
    const left = await shop.query({
      text: "select from shop_cart_change where customer_id = $1",
      values: [asha.id],
    });
    expect(left).toHaveLength(0);
  });
});
