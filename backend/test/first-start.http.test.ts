import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aProduct } from "./support/a-product";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({}, { isNew: true });
});
afterAll(() => shop.close());

/** Both are queried by the engine's own names; the generated types know neither of our modules here. */
const ask = async (entity: string, filters: object) => {
  const query = shop.container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity, fields: ["id", "product.title"], filters } as never);
  return data as Array<{ product?: { title: string } }>;
};

it("the start that makes the database walks from our facts and reviews to the engine's product, as any later start does", async () => {
  const admin = await shop.admin();
  const { body } = await shop.call("adminAddProduct", { body: aProduct({ title: "First pump" }) }, admin);
  const productId = body.data._id;
  expect(await ask("product_detail", { product_id: productId })).toMatchObject([
    { product: { title: "First pump" } },
  ]);
  const asha = await shop.shopper();
  const review = {
    productId,
    userId: asha.id,
    userName: asha.userName,
    reviewMessage: "Draws well",
    reviewValue: 5,
  };
  expect((await shop.call("addReview", { body: review }, asha)).status).toBe(201);
  expect(await ask("review", { product_id: productId })).toMatchObject([
    { product: { title: "First pump" } },
  ]);
});
