import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Signed } from "./support/call";
import { stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { startReceiver } from "./support/receiver";

let shop: Shop;
let admin: Signed;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let productId: string;

beforeAll(async () => {
  receiver = await startReceiver();
  shop = await openShop({
    RATE_LIMIT_FACTOR: "1000",
    EDGE_PURGE_URL: `${receiver.origin}/edge-purge`,
    EDGE_PURGE_TOKEN: "a-token-for-purges",
  });
  admin = await shop.admin();
  productId = await stockOne(shop, { title: "Toy car", totalStock: 5 });
});
afterAll(async () => {
  await shop.close();
  await receiver.stop();
});
beforeEach(async () => {
  receiver.answers(() => 204);
  await settled();
  receiver.received.length = 0;
});

/** Each thing is sent twice, then its note is gone. */
const settled = () =>
  expect
    .poll(async () => (await shop.query({ text: "select from shop_edge_note" })).length, {
      // After failures it pauses for up to a minute.
      timeout: 120_000,
      interval: 100,
    })
    .toBe(0);
const keys = () => receiver.received.flatMap(({ headers }) => headers["surrogate-key"]?.split(" ") ?? []);
const until = (key: string, times = 1) =>
  expect
    .poll(() => keys().filter((one) => one === key).length, { timeout: 60_000, interval: 50 })
    .toBeGreaterThanOrEqual(times);

async function changePrice(price: number): Promise<void> {
  const edit = { params: { id: productId }, body: { price, salePrice: null } };
  expect((await shop.call("adminEditProduct", edit, admin)).status).toBe(200);
}

it("names a product whose price changes, and the lists it stands in, twice and with the token", async () => {
  await changePrice(150);
  await until(productId, 2);
  expect(keys()).toContain("category-toys");
  expect(keys()).toContain("lists");
  expect(keys()).not.toContain("shop");
  expect(receiver.received[0]?.headers.authorization).toBe("Bearer a-token-for-purges");
  await settled();
});

it("names a product of which one was sold, and no list", async () => {
  await shop.query({
    text: `update inventory_level set stocked_quantity = stocked_quantity - 1, raw_stocked_quantity =
             jsonb_build_object('value', (stocked_quantity - 1)::text, 'precision', 20)
           where inventory_item_id in (select inventory_item_id from catalog_variant where product_id = $1)`,
    values: [productId],
  });
  await until(productId);
  await settled();
  expect(new Set(keys())).toEqual(new Set([productId]));
});

it("names every page when a word or figure of the whole shop changes, and the home page for its slides", async () => {
  await shop.query({ text: "update shop_revision set revision = revision + 1 where subject = 'kinds'" });
  await until("shop");
  await shop.query({
    text: `insert into slide (id, title, cta, link, image, bg) values ('slide_1', 'Sale', 'Look', '/shop/listing', '/a.webp', 'dawn')`,
  });
  await until("home");
});

it("names a product when its reviews change", async () => {
  await shop.query({
    text: `insert into review (id, product_id, customer_id, user_name, message, rating, written_at)
           values ('rev_1', $1, 'cus_1', 'Asha', 'Good', 5, now())`,
    values: [productId],
  });
  await until(productId);
});

it("tries again until the cache has taken it, and sells meanwhile", async () => {
  receiver.answers(() => 503);
  await changePrice(170);
  await until(productId);
  const read = { params: { id: productId }, query: {} };
  await expect
    .poll(async () => (await shop.call("getProduct", read)).body.data.price, {
      timeout: 60_000,
      interval: 50,
    })
    .toBe(170);
  receiver.answers(() => 204);
  await settled();
});

it("asks for everything to be forgotten when the worker starts, and notes nothing in a shop without such a cache", async () => {
  const { edgeWorker } = loadBackend<typeof import("../src/edge/purge")>("./edge/purge");
  const turn = { isStopped: () => false, aside: () => {} };
  await edgeWorker().work(turn);
  await until("shop");
  await edgeWorker(undefined).work(turn);
  const { endNotes } = loadBackend<typeof import("../src/edge/notes")>("./edge/notes");
  await endNotes();
  await changePrice(190);
  expect(await shop.query({ text: "select from shop_edge_note" })).toEqual([]);
});
