import type { CreatePriceListWorkflowInputDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyers, placeFor, signedIn } from "./support/buyers";
import type { Signed } from "./support/call";
import type { Flows } from "./support/engine-order";
import { auditFaults, pune, put, shirt, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

type Person = Awaited<ReturnType<typeof signedIn>>;
type Price = { amount: number; min_quantity?: number; max_quantity?: number };

let shop: Shop;
let flows: Flows;
let farmer: Person;
let guest: undefined;
let stranger: Person;
let farmers: string;

beforeAll(async () => {
  shop = await openShop();
  flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
  const [one, other] = await buyers(shop, 2);
  if (!one || !other) throw new Error("no buyers");
  [farmer, stranger] = [await signedIn(shop, one), await signedIn(shop, other)];
  farmers = await group("Farmers", farmer.id);
});
afterAll(() => shop.close());

async function group(name: string, customerId: string): Promise<string> {
  const customers = shop.container.resolve(Modules.CUSTOMER);
  const { id } = await customers.createCustomerGroups({ name });
  await customers.addCustomerToGroup({ customer_id: customerId, customer_group_id: id });
  return id;
}

async function variantsOf(productId: string): Promise<{ variant: string; priceSet: string }[]> {
  return shop.query({
    text: `select v.id as variant, s.price_set_id as "priceSet" from product_variant v
           join product_variant_price_set s on s.variant_id = v.id where v.product_id = $1`,
    values: [productId],
  });
}

/** A price list of the engine, as its admin makes one. */
async function priceList(
  productId: string,
  { type, groups, ...price }: Price & { type: "sale" | "override"; groups?: string[] },
): Promise<string> {
  const variants = await variantsOf(productId);
  // The input's type leaves out `type`, which the engine's own admin sends.
  const list = {
    title: "A list",
    description: "",
    status: "active",
    type,
    ...(groups && { rules: { "customer.groups.id": groups } }),
    prices: variants.map(({ variant }) => ({ variant_id: variant, currency_code: "inr", ...price })),
  } as unknown as CreatePriceListWorkflowInputDTO;
  const { result } = await flows
    .createPriceListsWorkflow(shop.container)
    .run({ input: { price_lists_data: [list] } });
  return result[0]?.id ?? "";
}

const project = (productIds: string[]) =>
  loadBackend<typeof import("../src/catalog/projection/project")>("./catalog/projection/project").project(
    productIds,
  );

async function quantityPrice(productId: string, price: Price): Promise<void> {
  for (const { priceSet } of await variantsOf(productId))
    await shop.container
      .resolve(Modules.PRICING)
      .addPrices({ priceSetId: priceSet, prices: [{ currency_code: "inr", ...price }] });
}

/** What the engine itself charges this customer for so many. */
async function engineAmount(productId: string, quantity: number, groups: string[]): Promise<number> {
  const [first] = await variantsOf(productId);
  const customer = { groups: groups.map((id) => ({ id })) };
  const context = { currency_code: "inr", quantity, ...(groups.length > 0 && { customer }) };
  const [price] = await shop.container
    .resolve(Modules.PRICING)
    .calculatePrices(
      { id: [first?.priceSet ?? ""] },
      { context: context as unknown as Record<string, number> },
    );
  return Number(price?.calculated_amount);
}

const page = async (id: string, as?: Signed) =>
  (await shop.call("getProduct", { params: { id } }, as)).body.data;
const paid = ({ price, salePrice }: { price: number; salePrice?: number }) =>
  salePrice && salePrice > 0 ? salePrice : price;
const listed = async (id: string, as?: Signed) => {
  const { body } = await shop.call("getProducts", { query: { limit: "100" } } as never, as);
  const found = body.data.find(({ _id }) => _id === id);
  return found && paid(found);
};
const cartOf = async (person: Person) =>
  (await shop.call("getCart", { params: { userId: person.id } }, person)).body.data;
const empty = async (person: Person) =>
  shop.call("clearCart", { params: { userId: person.id } } as never, person);

/** The names of the statements on the shop's own pool; workers that run beside add theirs. */
async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const { hotPool } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
  const pool = hotPool();
  const { query } = pool;
  const names: string[] = [];
  const noted = (...input: [{ name?: string }, ...unknown[]]) => {
    names.push(input[0].name ?? "");
    return Reflect.apply(query, pool, input);
  };
  pool.query = noted as typeof query;
  try {
    await work();
  } finally {
    pool.query = query;
  }
  return names;
}

const aboutWho = ["session-with-person", "special-prices", "groups-of", "own-prices-of-groups"];

describe("a shop without special prices", () => {
  it("asks neither who looks at a list or a page, nor for their prices", async () => {
    const toy = await stockOne(shop, { title: "Plain" });
    const names = await statementsDuring(async () => {
      await listed(toy, farmer);
      await page(toy, farmer);
    });
    expect(names).toContain("catalog-progress");
    expect(names.filter((name) => aboutWho.includes(name))).toEqual([]);
  });
});

describe("prices of a customer group", () => {
  it("are shown to its members in lists, search, suggestions and pages, and to nobody else", async () => {
    const seeds = await stockOne(shop, { title: "Groupseed", price: 500, totalStock: 40 });
    await priceList(seeds, { type: "sale", groups: [farmers], amount: 420 });
    for (const [person, amount] of [
      [farmer, 420],
      [stranger, 500],
      [guest, 500],
      [farmer, 420],
    ] as const) {
      expect(await listed(seeds, person)).toBe(amount);
      expect(paid(await page(seeds, person))).toBe(amount);
      const found = await shop.call("searchProducts", { params: { keyword: "groupseed" } }, person);
      expect(found.body.data.map(paid)).toEqual([amount]);
      const suggested = await shop.call("suggest", { query: { q: "groupseed" } }, person);
      expect(suggested.body.data.products.map(({ price }) => price)).toEqual([amount]);
    }
    expect(await page(seeds, farmer)).toMatchObject({ price: 500, salePrice: 420 });
    const mark = async (person: Person) => (await shop.call("checkAuth", {}, person)).body.user.hasOwnPrices;
    // Shared pages have everybody's prices: the browser of a member fetches them again.
    expect([await mark(farmer), await mark(stranger)]).toEqual([true, undefined]);
    const { headers } = await shop.call("getProduct", { params: { id: seeds } }, farmer);
    expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
  });

  it("are what lists and searches of its members are sorted, filtered and counted by", async () => {
    const [dear, middle, cheap] = [
      await stockOne(shop, { title: "Sorted dear", price: 600, totalStock: 40 }),
      await stockOne(shop, { title: "Sorted middle", price: 300, totalStock: 40 }),
      await stockOne(shop, { title: "Sorted cheap", price: 200, totalStock: 40 }),
    ];
    const list = await priceList(dear, { type: "sale", groups: [farmers], amount: 100 });
    const ids = [dear, middle, cheap];
    const named = (body: { data: { _id: string }[] }) =>
      body.data.flatMap(({ _id }) => (ids.includes(_id) ? [_id] : []));
    const ask = async (query: object, person?: Signed) => {
      const [found, searched] = [
        await shop.call("getProducts", { query: { limit: "100", ...query } } as never, person),
        await shop.call("searchProducts", { params: { keyword: "sorted" }, query } as never, person),
      ];
      expect(named(found.body)).toEqual(named(searched.body));
      return { ids: named(searched.body), facets: searched.body.meta.facets };
    };
    const upwards = { sortBy: "price-lowtohigh" };
    const downwards = { sortBy: "price-hightolow" };
    for (const person of [guest, stranger]) {
      expect((await ask(upwards, person)).ids).toEqual([cheap, middle, dear]);
      expect((await ask({ maxPrice: "150" }, person)).ids).toEqual([]);
    }
    expect((await ask(upwards, farmer)).ids).toEqual([dear, cheap, middle]);
    expect((await ask(downwards, farmer)).ids).toEqual([middle, cheap, dear]);
    expect((await ask({ maxPrice: "150" }, farmer)).ids).toEqual([dear]);
    expect((await ask({ minPrice: "400" }, farmer)).ids).toEqual([]);
    expect((await ask({ onSale: "true" }, farmer)).ids).toEqual([dear]);
    const [guests, members] = [(await ask({}, guest)).facets, (await ask({}, farmer)).facets];
    const bandOfMost = (facets: typeof guests) => facets.price.map(({ count }) => count);
    expect([bandOfMost(guests), bandOfMost(members)]).toEqual([[2, 1], [3]]);
    expect([guests.onSale, members.onSale]).toEqual([0, 1]);
    // Each change counts at once: of the group's price, of everybody's, of the list, and of who is a member.
    const cost = (where: string, amount: number) =>
      shop.query({
        text: `update price set amount = $1::numeric, raw_amount = jsonb_build_object('value', $1::text, 'precision', 20) where ${where}`,
        values: [amount],
      });
    await cost(`price_list_id = '${list}'`, 250);
    expect((await ask(upwards, farmer)).ids).toEqual([cheap, dear, middle]);
    const [{ priceSet } = { priceSet: "" }] = await variantsOf(dear);
    await cost(`price_set_id = '${priceSet}' and price_list_id is null`, 150);
    await project([dear]);
    expect((await ask(upwards, farmer)).ids).toEqual([dear, cheap, middle]);
    await cost(`price_set_id = '${priceSet}' and price_list_id is null`, 600);
    await project([dear]);
    await shop.query({ text: "update price_list set ends_at = now() where id = $1", values: [list] });
    expect((await ask(upwards, farmer)).ids).toEqual([cheap, middle, dear]);
    await shop.query({ text: "update price_list set ends_at = null where id = $1", values: [list] });
    expect((await ask(upwards, farmer)).ids).toEqual([cheap, dear, middle]);
    const membership = { customer_id: farmer.id, customer_group_id: farmers };
    const customers = shop.container.resolve(Modules.CUSTOMER);
    await customers.removeCustomerFromGroup(membership);
    expect((await ask(upwards, farmer)).ids).toEqual([cheap, middle, dear]);
    await customers.addCustomerToGroup(membership);
    expect((await ask(upwards, farmer)).ids).toEqual([cheap, dear, middle]);
    await shop.container.resolve(Modules.PRICING).softDeletePriceLists([list]);
  });

  it("are paid: cart, delivery quote and order, and the engine's order says the same", async () => {
    const seeds = await stockOne(shop, { title: "Paid seed", price: 990, totalStock: 40 });
    await priceList(seeds, { type: "override", groups: [farmers], amount: 800 });
    await empty(farmer);
    await put(shop, farmer, seeds, 1);
    const cart = await cartOf(farmer);
    expect(cart).toMatchObject({ total: 800, notices: [], items: [{ price: 800, salePrice: 0 }] });
    const quote = async (person?: Person) => {
      const cartItems = [{ productId: seeds, quantity: 1 }];
      const body = { cartItems, deliveryPincode: pune.pincode };
      return (await shop.call("calculateShipping", { body }, person)).body;
    };
    expect([await quote(farmer), await quote()]).toMatchObject([
      { data: { freeShippingGap: 199 } },
      { data: { freeShippingGap: 9 } },
    ]);
    const { orderId } = await placeFor(shop, farmer);
    const order = await shop.container
      .resolve(Modules.ORDER)
      .retrieveOrder(orderId, { relations: ["items"] });
    expect(order.items?.map(({ unit_price }) => Number(unit_price))).toEqual([800]);
    const [copy] = await shop.query<{ subtotal: string }>({
      text: "select subtotal from shop_order where order_id = $1",
      values: [orderId],
    });
    expect(Number(copy?.subtotal)).toBe(800);
  });

  it("cannot be ordered silently after the shopper has left the group", async () => {
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    const person = await signedIn(shop, buyer);
    const club = await group("Club", person.id);
    const toy = await stockOne(shop, { title: "Club toy", price: 600 });
    await priceList(toy, { type: "sale", groups: [club], amount: 450 });
    await put(shop, person, toy, 1);
    const customers = shop.container.resolve(Modules.CUSTOMER);
    await customers.removeCustomerFromGroup({ customer_id: person.id, customer_group_id: club });
    await expect(placeFor(shop, buyer)).rejects.toMatchObject({ status: 409, code: "cart_changed" });
    expect((await cartOf(person)).notices).toMatchObject([{ kind: "price_changed" }]);
    expect(await cartOf(person)).toMatchObject({ total: 600, notices: [] });
    await placeFor(shop, buyer);
  });
});

describe("prices by quantity", () => {
  it("are on the product's page for everybody, and follow the quantity of the line", async () => {
    const toy = await stockOne(shop, { title: "By the dozen", price: 100, totalStock: 90 });
    await quantityPrice(toy, { amount: 90, min_quantity: 5, max_quantity: 9 });
    await quantityPrice(toy, { amount: 80, min_quantity: 10 });
    const quantityPrices = [
      { quantity: 5, price: 90 },
      { quantity: 10, price: 80 },
    ];
    expect(await page(toy)).toMatchObject({ price: 100, quantityPrices });
    expect(await page(toy, stranger)).toMatchObject({ price: 100, quantityPrices });
    await empty(stranger);
    await put(shop, stranger, toy, 4);
    expect(await cartOf(stranger)).toMatchObject({ total: 400, notices: [] });
    await put(shop, stranger, toy, 1);
    expect(await cartOf(stranger)).toMatchObject({ total: 450, notices: [] });
    const body = { userId: stranger.id, productId: toy, quantity: 12 };
    await shop.call("updateCart", { body }, stranger);
    expect(await cartOf(stranger)).toMatchObject({ total: 960, notices: [] });
    const { orderId } = await placeFor(shop, stranger);
    const order = await shop.container
      .resolve(Modules.ORDER)
      .retrieveOrder(orderId, { relations: ["items"] });
    expect(order.items?.map(({ unit_price }) => Number(unit_price))).toEqual([80]);
  });

  it("are the engine's own choice among lists, rules and quantities", async () => {
    const toy = await stockOne(shop, { title: "Many prices", price: 100, totalStock: 90 });
    await quantityPrice(toy, { amount: 95, min_quantity: 3 });
    await priceList(toy, { type: "sale", amount: 92 });
    await priceList(toy, { type: "sale", groups: [farmers], amount: 97, min_quantity: 2 });
    await priceList(toy, { type: "override", groups: [farmers], amount: 85, min_quantity: 6 });
    const { specialPricesOf, stepFor } =
      loadBackend<typeof import("../src/catalog/special-prices")>("./catalog/special-prices");
    for (const [person, groups] of [
      [null, []],
      [stranger.id, []],
      [farmer.id, [farmers]],
    ] as const) {
      const [variant] = await specialPricesOf([toy], person);
      for (const quantity of [1, 2, 3, 5, 6, 50])
        expect([person, quantity, variant && stepFor(variant, quantity)?.paid]).toEqual([
          person,
          quantity,
          await engineAmount(toy, quantity, [...groups]),
        ]);
    }
  });
});

describe("an override list for everybody", () => {
  it("is the regular price everywhere, as in the engine", async () => {
    const sized = await stockOne(shop, { ...shirt, title: "Overridden", price: 800, salePrice: null });
    await priceList(sized, { type: "override", amount: 700 });
    await project([sized]);
    expect(await page(sized)).toMatchObject({ price: 700, salePrice: 0 });
    expect(await engineAmount(sized, 1, [])).toBe(700);
  });
});

describe("the flag that tells whether there are such prices", () => {
  it("goes off with the last of them", async () => {
    const present = async () =>
      (await shop.query<{ present: boolean }>({ text: "select present from shop_special_price" }))[0]
        ?.present;
    expect(await present()).toBe(true);
    const pricing = shop.container.resolve(Modules.PRICING);
    const lists = await pricing.listPriceLists({}, { take: 100 });
    await pricing.softDeletePriceLists(lists.filter(({ title }) => title === "A list").map(({ id }) => id));
    expect(await present()).toBe(true);
    await shop.query({
      text: "update price set deleted_at = now() where min_quantity > 1 or rules_count > 0",
    });
    expect(await present()).toBe(false);
  });
});

describe("the shop's sales channel", () => {
  it("is what a product is sold in: taken out of it, it goes off sale, put back, it returns", async () => {
    const toy = await stockOne(shop, { title: "Channelled" });
    const { engineIds } = loadBackend<typeof import("../src/platform/engine/engine-ids")>(
      "./platform/engine/engine-ids",
    );
    const { salesChannelId } = await engineIds(shop.container);
    const link = async (change: { add?: string[]; remove?: string[] }) => {
      await flows
        .linkProductsToSalesChannelWorkflow(shop.container)
        .run({ input: { id: salesChannelId, ...change } });
    };
    const status = async () => (await shop.call("getProduct", { params: { id: toy } })).status;
    await link({ remove: [toy] });
    await expect.poll(status).toBe(404);
    expect(await auditFaults()).toEqual([]);
    await link({ add: [toy] });
    await expect.poll(status).toBe(200);
    await shop.container.resolve(ContainerRegistrationKeys.LINK).dismiss({
      [Modules.PRODUCT]: { product_id: toy },
      [Modules.SALES_CHANNEL]: { sales_channel_id: salesChannelId },
    });
    await project([toy]);
    expect(await status()).toBe(404);
  });
});
