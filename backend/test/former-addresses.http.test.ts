import { afterAll, beforeAll, expect, it } from "vitest";
import type { Signed } from "./support/call";
import { productWith } from "./support/choices";
import { stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: Signed;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
}, 300_000);
afterAll(() => shop.close());

const page = async (id: string) => (await shop.call("getProduct", { params: { id } })).body.data;
const moved = async (id: string) => {
  const { status, body } = await shop.call("getMovedProduct", { params: { id } });
  return status === 200 ? body.data : status;
};
const add = (id: string, address: string, variantId: string | null = null) =>
  shop.call("adminAddFormerAddress", { params: { id }, body: { address, variantId } }, admin);
const lamp = () =>
  productWith(shop, "Lamp", [
    { options: { Colour: "Red" }, stock: 3 },
    { options: { Colour: "Blue" }, stock: 0 },
  ]);

it("leads from the address of a product that became a choice of another to that choice, sold out or not", async () => {
  const id = await lamp();
  const { slug, variants } = await page(id);
  const blue = variants[1]?.variantId ?? "";
  const old = await stockOne(shop, { title: "Blue Lamp", totalStock: 1 });
  const before = await page(old);
  const early = await add(id, before.slug, blue);
  expect([early.status, early.body.code]).toEqual([409, "address_in_use"]);
  expect(await moved(before.slug)).toBe(404);
  expect((await shop.call("adminDeleteProduct", { params: { id: old } }, admin)).status).toBe(200);
  const entered = await add(id, `https://shop.example/hi/shop/product/${before.slug}?like=x`, blue);
  expect(entered.body.data).toMatchObject([{ slug: before.slug, variantId: blue }]);
  expect(await moved(before.slug)).toEqual({ slug, variantId: blue });
  // Pages can be asked for by id, too.
  expect(await moved(old)).toEqual({ slug, variantId: blue });
  expect((await shop.call("getProduct", { params: { id: before.slug } })).status).toBe(404);
});

it("leads on from address to address, and nowhere once it is deleted", async () => {
  const [first, second] = [await lamp(), await lamp()];
  const { slug: was } = await page(first);
  const { slug } = await page(second);
  await add(first, "lamp-of-before");
  expect(await moved("lamp-of-before")).toMatchObject({ slug: was });
  await shop.call("adminDeleteProduct", { params: { id: first } }, admin);
  expect(await moved("lamp-of-before")).toBe(404);
  expect((await add(second, was)).status).toBe(200);
  expect(await moved("lamp-of-before")).toEqual({ slug, variantId: null });
  const gone = await shop.call(
    "adminDeleteFormerAddress",
    { params: { id: second, slug: "lamp-of-before" } },
    admin,
  );
  expect(gone.body.data).toMatchObject([{ slug: was }]);
  expect(await moved("lamp-of-before")).toBe(404);
});

it("is kept by itself where a slug changes, and is free again for the product that had it", async () => {
  const id = await stockOne(shop, { title: "Clay pot", totalStock: 4 });
  const { slug } = await page(id);
  const rename = (to: string) =>
    shop.query({ text: "update catalog_product set slug = $2 where product_id = $1", values: [id, to] });
  await rename("clay-pot-large");
  expect(await moved(slug)).toEqual({ slug: "clay-pot-large", variantId: null });
  await rename(slug);
  expect(await moved(slug)).toBe(404);
  expect(await moved("clay-pot-large")).toMatchObject({ slug });
});

it("takes no address that is none, and no choice of another product", async () => {
  const id = await lamp();
  const other = (await page(await lamp())).variants[0]?.variantId ?? "";
  for (const address of ["", "https://", "two words"]) {
    const { status, body } = await add(id, address);
    expect([status, body.errors?.[0]?.field]).toEqual([422, "address"]);
  }
  expect((await add(id, "some-lamp", other)).body.errors?.[0]?.field).toBe("variantId");
  expect((await add("prod_of_nothing", "some-lamp")).status).toBe(404);
  expect((await add(id, (await page(id)).slug)).status).toBe(409);
  const listed = await shop.call("adminGetFormerAddresses", { params: { id } }, admin);
  expect(listed.body.data).toEqual([]);
});
