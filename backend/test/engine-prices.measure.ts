import { Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, it } from "vitest";
import { addTo, buyers, placeFor, signedIn, type TestBuyer } from "./support/buyers";
import type { Signed } from "./support/call";
import { liftOpenOrders, stock } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";

/** What prices by customer group and by quantity cost: lists, adding, and whole orders, without and with them. */
let shop: Shop;
let productIds: string[];
let member: TestBuyer & Signed;

beforeAll(async () => {
  shop = await openShop({ NODE_ENV: "development" });
  await liftOpenOrders();
  const drafts = Array.from({ length: 48 }, (_, at) => ({ title: `Measured ${at}`, totalStock: 9_000 }));
  productIds = await stock(shop, ...drafts);
  const [one] = await buyers(shop, 1);
  if (!one) throw new Error("no buyer");
  member = await signedIn(shop, one);
});
afterAll(() => shop.close());

const turns = 200;

/** The median time and the CPU of this process (client and server) per turn, in ms. */
async function measure(name: string, work: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await work(turn);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now();
    await work(turn);
    times.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(before);
  const median = times.sort((a, b) => a - b)[turns / 2] ?? 0;
  const cpu = (user + system) / 1_000 / turns;
  console.log(`${name}: p50 ${median.toFixed(2)} ms, CPU ${cpu.toFixed(2)} ms`);
}

const list =
  (as?: Signed, more = "") =>
  () =>
    shop.send(
      "GET",
      `/api/shop/products/get?limit=24${more}`,
      as ? { headers: { cookie: `shop_session=${as.token}` } } : {},
    );
const productOf = (turn: number) => productIds[turn % productIds.length] ?? "";

async function all(label: string): Promise<void> {
  await measure(`${label}, list of 24, guest`, list());
  await measure(`${label}, list of 24, signed in`, list(member));
  await measure(`${label}, list of 24 by price, signed in`, list(member, "&sortBy=price-lowtohigh"));
  const people = await buyers(shop, 60);
  const who = (turn: number): TestBuyer => people[turn % people.length] as TestBuyer;
  await measure(`${label}, add to cart`, (turn) => addTo(shop, who(turn), productOf(turn)));
  await measure(`${label}, add and place`, async (turn) => {
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, productOf(turn), 1);
    return placeFor(shop, buyer);
  });
}

it("measures", async () => {
  await all("no special prices");
  const customers = shop.container.resolve(Modules.CUSTOMER);
  const { id } = await customers.createCustomerGroups({ name: "Measured" });
  await customers.addCustomerToGroup({ customer_id: member.id, customer_group_id: id });
  const sets = await shop.query<{ id: string }>({
    text: "select price_set_id as id from product_variant_price_set where deleted_at is null",
  });
  const pricing = shop.container.resolve(Modules.PRICING);
  await pricing.createPriceLists([
    {
      title: "Measured",
      description: "",
      status: "active" as never,
      type: "sale" as never,
      rules: { "customer.groups.id": [id] },
      prices: sets.map((set) => ({ price_set_id: set.id, currency_code: "inr", amount: 450 })),
    },
  ]);
  await all("a group price on every product");
}, 1_200_000);
