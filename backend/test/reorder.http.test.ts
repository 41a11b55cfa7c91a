import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { place, put, shirt, stock, stockOne } from "./support/goods";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const again = (person: Person, id: string) => shop.call("reorder", { params: { id } }, person);
const stocked = (productId: string, pieces: number) =>
  shop.query({
    text: `update inventory_level set stocked_quantity = $2 where inventory_item_id in
           (select inventory_item_id from catalog_variant where product_id = $1 and coalesce(size, 'M') = 'M')`,
    values: [productId, pieces],
  });
const reprice = (productId: string, rupees: number) =>
  shop.query({
    text: "update catalog_variant set price = $2, sale_price = 0, paid_price = $2 where product_id = $1",
    values: [productId, rupees],
  });

/** A shopper who ordered three toys, two shirts in M and one other toy. */
async function ordered() {
  const [toy = "", other = ""] = await stock(
    shop,
    { title: "Toy", price: 500, totalStock: 20 },
    { title: "Other Toy", price: 300, totalStock: 20 },
  );
  const tee = await stockOne(shop, shirt);
  const person = await shop.shopper();
  await put(shop, person, toy, 3);
  await put(shop, person, tee, 2, "M");
  await put(shop, person, other, 1);
  return { person, toy, other, tee, id: (await place(shop, person)).body.orderId };
}

describe("ordering again", () => {
  it("fills the cart with the same goods, at today's price", async () => {
    const { person, toy, other, tee, id } = await ordered();
    await reprice(toy, 450);
    const { status, body } = await again(person, id);
    expect([status, body.message]).toEqual([200, "What can still be bought is in your cart"]);
    expect(body.skipped).toEqual([]);
    expect(body.data.items).toMatchObject([
      { productId: toy, quantity: 3, price: 450 },
      { productId: tee, quantity: 2, size: "M", salePrice: 600 },
      { productId: other, quantity: 1 },
    ]);
    expect(body.data.total).toBe(3 * 450 + 2 * 600 + 300);
    expect((await place(shop, person, { expectedTotal: undefined })).status).toBe(201);
  });

  it("leaves out what is gone or sold out, shortens what is short, and says why", async () => {
    const { person, toy, other, tee, id } = await ordered();
    await stocked(toy, 5);
    await stocked(tee, 2);
    const admin = await shop.admin();
    await shop.call("adminDeleteProduct", { params: { id: other } }, admin);
    // Three of the five and both shirts belong to the first order.
    const { body } = await again(person, id);
    expect(body.data.items).toMatchObject([{ productId: toy, quantity: 2 }]);
    expect(body.skipped).toEqual([
      { title: expect.stringMatching(/^Toy/), reason: "Only 2 quantity available" },
      { title: expect.stringMatching(/^Cotton Shirt \d+ \(M\)$/), reason: "Size M is out of stock" },
      { title: expect.stringMatching(/^Other Toy/), reason: "This product is no longer available" },
    ]);
  });

  it("says so when nothing of it can be bought, and leaves the cart as it is", async () => {
    const { person, toy, other, tee, id } = await ordered();
    for (const [product, pieces] of [
      [toy, 3],
      [other, 1],
      [tee, 2],
    ] as const)
      await stocked(product, pieces);
    const { status, body } = await again(person, id);
    expect([status, body.message]).toEqual([200, "Nothing in this order can be bought at the moment"]);
    expect([body.data.items, body.skipped.length]).toEqual([[], 3]);
  });

  it("counts what is in the cart already, however often it is pressed", async () => {
    const { person, toy, id } = await ordered();
    await put(shop, person, toy, 2);
    await Promise.all(Array.from({ length: 4 }, () => again(person, id)));
    const { body } = await again(person, id);
    expect(body.data.items.map(({ quantity }) => quantity).sort()).toEqual([1, 2, 3]);
    await put(shop, person, toy, 4);
    const more = (await again(person, id)).body.data.items.find(({ productId }) => productId === toy);
    expect(more?.quantity).toBe(7);
  });

  it("never of another's order", async () => {
    const { id } = await ordered();
    const stranger = await shop.shopper();
    expect((await again(stranger, id)).status).toBe(404);
    expect((await shop.call("reorder", { params: { id } })).status).toBe(401);
  });
});
