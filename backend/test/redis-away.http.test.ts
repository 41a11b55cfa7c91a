import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Redis, redisMissing } from "../../faults/testbed/redis";
import { pune, stockOne } from "./support/goods";
import { openShop, type Person, type Shop } from "./support/open-shop";

/** On a machine without redis-server only `platform/redis/redis.test.ts` tests this. */
describe.skipIf(redisMissing())("while Redis is away", () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-redis-"));
  let redis: Redis;
  let shop: Shop;
  let asha: Person;
  let productId: string;

  beforeAll(async () => {
    redis = await Redis.open(folder);
    shop = await openShop({ REDIS_URL: redis.url, RATE_LIMIT_FACTOR: "1000" });
    asha = await shop.shopper();
    productId = await stockOne(shop, { title: "Pump of no Redis" });
    shop.container.resolve(Modules.EVENT_BUS).subscribe("customer.created", async () => {});
    await redis.kill();
  });
  afterAll(async () => {
    await redis.start();
    // The queues' workers may never release broken connections: `serve.ts` does not wait for them either.
    await Promise.race([shop.close(), pause(20_000)]);
    await redis.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it("a visitor registers, and the bus is to hear of it when Redis is back", async () => {
    const ravi = await shop.shopper();
    expect(ravi.id).toMatch(/^cus_/);
    const kept = await shop.query<{ name: string }>({
      text: "select payload ->> 'name' as name from shop_outbox where topic = 'engine-event' and payload -> 'data' ->> 'id' = $1",
      values: [ravi.id],
    });
    expect(kept).toEqual([{ name: "customer.created" }]);
  });

  it("addresses are added, changed and deleted", async () => {
    const params = { userId: asha.id };
    const added = await shop.call("addAddress", { body: { ...pune, userId: asha.id } }, asha);
    expect(added.status).toBe(201);
    const { data } = (await shop.call("getAddresses", { params }, asha)).body;
    const addressId = data[0]?._id ?? "";
    const path = { ...params, addressId };
    const changed = await shop.call(
      "updateAddress",
      { params: path, body: { ...pune, city: "Satara" } },
      asha,
    );
    expect(changed.status).toBe(200);
    expect((await shop.call("deleteAddress", { params: path }, asha)).status).toBe(200);
    expect((await shop.call("getAddresses", { params }, asha)).body.data).toEqual([]);
  });

  it("a review is written", async () => {
    const review = { productId, userId: asha.id, reviewMessage: "Draws well", reviewValue: 5 };
    expect((await shop.call("addReview", { body: review }, asha)).status).toBe(201);
  });
});
