import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { IWorkflowEngineService } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { messages } from "../src/contract/messages";
import { aProduct } from "./support/a-product";
import { addTo, buyers } from "./support/buyers";
import { stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { testAdmin } from "./support/test-admin";
import { told, wishPlugin } from "./support/wish-plugin";

let shop: Shop;
let plugin: string;

/** Where the engine would look for the migrations of a provider, which has none. */
const noMigrations = join(import.meta.dirname, "../dist/backend/src/providers/tax-gst/migrations");

beforeAll(async () => {
  plugin = wishPlugin();
  rmSync(noMigrations, { recursive: true, force: true });
  shop = await openShop({}, { isNew: true, plugins: [plugin] });
});
afterAll(async () => {
  await shop.close();
  rmSync(plugin, { recursive: true, force: true });
});

/** Both are queried by the engine's own names; the generated types know neither of our modules here. */
const ask = async (entity: string, filters: object) => {
  const query = shop.container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity, fields: ["id", "product.title"], filters } as never);
  return data as Array<{ product?: { title: string } }>;
};

it("the start that makes the database walks from our facts and reviews to the engine's product, as any later start does", async () => {
  const admin = await shop.admin();
  const refused = await shop.call("adminAddProduct", { body: aProduct({ brand: "other" }) }, admin);
  expect(refused.status).toBe(422);
  expect(refused.body.message).toBe(String(messages.categoryUnknown([])));
  for (const name of ["Farming", "Toys"]) {
    const label = { en: name, hi: "", mr: "" };
    await shop.call("adminAddCategory", { body: { label, hsn: "8413", gstRate: 5 } }, admin);
  }
  const { body } = await shop.call(
    "adminAddProduct",
    { body: aProduct({ title: "First pump", brand: "other" }) },
    admin,
  );
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

it("makes no folder beside the code, which may be readable only in a container or a hardened unit", () => {
  expect(existsSync(noMigrations)).toBe(false);
});

it("boots the engine in one process alone where several start together on a new database, until that one has seeded it", async () => {
  const { bootAndSeed } = loadBackend<typeof import("../src/seed/run-seeds")>("./seed/run-seeds");
  const values = ["seed:own-vehicle"];
  await shop.query({ text: "delete from shop_stamp where key = $1", values });
  const seededAtBoot: boolean[] = [];
  const boot = async () => {
    const rows = await shop.query({ text: "select 1 from shop_stamp where key = $1", values });
    seededAtBoot.push(rows.length > 0);
    return shop;
  };
  await Promise.all([1, 2, 3].map(() => bootAndSeed(boot)));
  expect(seededAtBoot).toEqual([false, true, true]);
});

it("makes the first admin once where several processes start together on a new database", async () => {
  const { seedAdmin } = loadBackend<typeof import("../src/accounts/seed-admin")>("./accounts/seed-admin");
  const values = [testAdmin.email];
  await shop.query({ text: "delete from provider_identity where entity_id = $1", values });
  await Promise.all([1, 2, 3].map(() => seedAdmin(shop.container)));
  const rows = await shop.query({ text: "select 1 from provider_identity where entity_id = $1", values });
  expect(rows).toHaveLength(1);
  expect(await shop.admin()).toMatchObject({ id: expect.any(String) });
});

describe("a plugin in the list of medusa-config.ts", () => {
  type Wishes = { createWishes: (wish: { note: string }) => Promise<{ id: string; note: string }> };

  it("has its tables, and its links to product and customer resolve in both directions from the first start on", async () => {
    const query = shop.container.resolve(ContainerRegistrationKeys.QUERY);
    const graph = async (entity: string, id: string, ...fields: string[]) =>
      (await query.graph({ entity, fields, filters: { id } } as never)).data as unknown[];
    const productId = await stockOne(shop, { title: "Wished for" });
    const [buyer] = await buyers(shop, 1);
    const customerId = buyer?.id ?? "";
    const wish = await shop.container.resolve<Wishes>("wish").createWishes({ note: "in blue" });
    await shop.container.resolve(ContainerRegistrationKeys.LINK).create([
      { wish: { wish_id: wish.id }, [Modules.PRODUCT]: { product_id: productId } },
      { wish: { wish_id: wish.id }, [Modules.CUSTOMER]: { customer_id: customerId } },
    ]);
    expect(await graph("wish", wish.id, "product.id", "customer.email")).toMatchObject([
      { product: { id: productId }, customer: { email: buyer?.email } },
    ]);
    const back = [{ wish: { note: "in blue" } }];
    expect(await graph("product", productId, "wish.note")).toMatchObject(back);
    expect(await graph("customer", customerId, "wish.note")).toMatchObject(back);
  });

  it("has its workflow, its subscriber, its job and its hook run", async () => {
    const workflows = shop.container.resolve<IWorkflowEngineService>(Modules.WORKFLOW_ENGINE);
    const { result } = await workflows.run("make-wish", { input: "in red" });
    expect(result).toMatchObject({ note: "in red" });
    await shop.container.resolve(Modules.EVENT_BUS).emit({ name: "wish.made", data: { note: "in red" } });
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, await stockOne(shop, { title: "Hooked at the start" }));
    await vi.waitFor(
      () => expect(told()).toEqual({ subscriber: { note: "in red" }, job: true, hook: true }),
      {
        timeout: 120_000,
        interval: 100,
      },
    );
  });
});
