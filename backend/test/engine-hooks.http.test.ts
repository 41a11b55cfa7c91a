import type { AddPricesDTO } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addTo, buyers, placeFor, signedIn, type TestBuyer } from "./support/buyers";
import type { Signed } from "./support/call";
import { engineOrder, type Flows } from "./support/engine-order";
import { auditFaults, homeOf, place, pune, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { promote } from "./support/promotions";

type Handler = (input: Input, context: { container: Shop["container"] }) => unknown;
type Line = { variant_id: string; quantity: number };
type Input = {
  input?: { id?: string; cart_id?: string; items?: Line[]; update?: { quantity: number } };
  cart?: { id?: string; items?: Line[]; shipping_address?: { postal_code: string }; total?: number };
  order_id?: string;
  cart_id?: string;
  variantIds?: string[];
  region?: object;
  salesChannel?: object;
  customerData?: { customer?: { id: string } };
  item?: Line;
  promo_codes?: string[];
};
type Hooked = { hooks: Record<string, (handler: Handler) => void> };

let shop: Shop;
let flows: Flows;
/** What the throw-away plugin does in each hook; its handlers are registered once, as a plugin's are at the start. */
const plugin: Partial<Record<string, Handler>> = {};
let calls: { hook: string; input: Input }[] = [];

const hooked = {
  createCartWorkflow: ["setPricingContext", "validate", "cartCreated"],
  addToCartWorkflow: ["validate", "setPricingContext"],
  updateLineItemInCartWorkflow: ["validate", "setPricingContext"],
  refreshCartItemsWorkflow: ["setPricingContext"],
  updateCartPromotionsWorkflow: ["validate", "setPromotionContext"],
  completeCartWorkflow: ["validate", "beforePaymentAuthorization", "orderCreated"],
} as const;

beforeAll(async () => {
  shop = await openShop();
  flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
});
afterAll(() => shop.close());
beforeEach(() => {
  calls = [];
  for (const name of Object.keys(plugin)) delete plugin[name];
});

function registerAll(): void {
  for (const [flow, hooks] of Object.entries(hooked))
    for (const hook of hooks)
      (flows[flow as keyof typeof hooked] as unknown as Hooked).hooks[hook]?.((input, context) => {
        calls.push({ hook: `${flow}.${hook}`, input });
        return plugin[`${flow}.${hook}`]?.(input, context);
      });
}

const called = () => calls.map(({ hook }) => hook);
const inputOf = (name: string) => calls.find(({ hook }) => hook === name)?.input;

async function buyerWith(productId: string, quantity = 1): Promise<TestBuyer> {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  await addTo(shop, buyer, productId, quantity);
  return buyer;
}

async function deliverOutbox(until: () => boolean): Promise<void> {
  const { wake } = loadBackend<typeof import("../src/platform/queue/workers")>("./platform/queue/workers");
  for (let turn = 0; turn < 600 && !until(); turn += 1) {
    wake("outbox");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const words = "At most five of these for one person.";
const refuse = (type: string) => () => {
  throw new MedusaError(type, words);
};

describe("without a registered hook", () => {
  it("nothing is read for one, neither by the cart nor by placing", async () => {
    const toy = await stockOne(shop, { title: "Unhooked" });
    const graph = shop.container.resolve(ContainerRegistrationKeys.QUERY);
    const asked: unknown[] = [];
    const { graph: original } = graph;
    graph.graph = ((...input: Parameters<typeof original>) => {
      asked.push(input[0].entity);
      return Reflect.apply(original, graph, input);
    }) as typeof original;
    try {
      await placeFor(shop, await buyerWith(toy));
    } finally {
      graph.graph = original;
    }
    expect(asked.filter((entity) => entity === "cart")).toEqual([]);
    // The other tests count the hooks of their own orders.
    const waiting = { text: "select from shop_outbox where topic = 'engine-event' and done_at is null" };
    let open = await shop.query(waiting);
    while (open.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      open = await shop.query(waiting);
    }
  });
});

describe("a plugin's hooks", () => {
  it("are refused twice by the engine, also where the shop notes them", () => {
    registerAll();
    expect(registerAll).toThrow(/multiple hook handlers/);
  });

  it("run around adding: createCartWorkflow for the first line, addToCartWorkflow after it", async () => {
    const toy = await stockOne(shop, { title: "Hooked", totalStock: 20 });
    const buyer = await buyerWith(toy, 2);
    // An earlier test's order may still be delivered to `orderCreated`.
    const ofCart = () => called().filter((hook) => !hook.startsWith("completeCart"));
    expect(ofCart()).toEqual([
      "createCartWorkflow.setPricingContext",
      "createCartWorkflow.validate",
      "createCartWorkflow.cartCreated",
    ]);
    expect(inputOf("createCartWorkflow.validate")?.input?.items).toMatchObject([{ quantity: 2 }]);
    expect(inputOf("createCartWorkflow.cartCreated")?.cart?.items).toMatchObject([{ quantity: 2 }]);
    calls = [];
    await addTo(shop, buyer, toy, 3);
    expect(ofCart()).toEqual(["addToCartWorkflow.validate", "addToCartWorkflow.setPricingContext"]);
    const seen = inputOf("addToCartWorkflow.validate");
    expect(seen?.input).toMatchObject({ cart_id: seen?.cart?.id, items: [{ quantity: 3 }] });
    expect(seen?.cart?.items).toMatchObject([{ quantity: 2 }]);
  });

  it.each([
    ["invalid_data", 422],
    ["conflict", 409],
    ["not_allowed", 409],
  ])("refuse in their own words (%s is %d), and the cart stays as it was", async (type, status) => {
    const toy = await stockOne(shop, { title: "Refused", totalStock: 20 });
    const person = await signedIn(shop, await buyerWith(toy, 2));
    plugin["addToCartWorkflow.validate"] = refuse(type);
    plugin["updateLineItemInCartWorkflow.validate"] = refuse(type);
    const added = await put(shop, person, toy, 4);
    const refused = { success: false, message: words, code: "refused_by_plugin" };
    expect([added.status, added.body]).toMatchObject([status, refused]);
    const body = { userId: person.id, productId: toy, quantity: 6 };
    const set = await shop.call("updateCart", { body }, person);
    expect([set.status, set.body]).toMatchObject([status, refused]);
    const cart = await shop.call("getCart", { params: { userId: person.id } }, person);
    expect(cart.body.data.items).toMatchObject([{ quantity: 2 }]);
    expect(inputOf("updateLineItemInCartWorkflow.validate")).toMatchObject({
      input: { update: { quantity: 6 } },
      cart: { items: [{ quantity: 2 }] },
    });
  });

  it("may refuse the whole order: nothing is placed, held or paid", async () => {
    const toy = await stockOne(shop, { title: "Unsold", totalStock: 20 });
    const person = await signedIn(shop, await buyerWith(toy, 2));
    plugin["completeCartWorkflow.validate"] = refuse("invalid_data");
    const refused = await place(shop, person);
    expect([refused.status, refused.body]).toMatchObject([422, { message: words }]);
    delete plugin["completeCartWorkflow.validate"];
    plugin["completeCartWorkflow.beforePaymentAuthorization"] = refuse("conflict");
    expect((await place(shop, person)).status).toBe(409);
    const orders = await shop.query({
      text: "select from shop_order where customer_id = $1",
      values: [person.id],
    });
    expect(orders).toEqual([]);
    expect(await auditFaults()).toEqual([]);
  });

  it("see the cart with its delivery address, and the placed order with its cart", async () => {
    const toy = await stockOne(shop, { title: "Seen", totalStock: 20 });
    const buyer = await buyerWith(toy, 2);
    calls = [];
    let quantities: number[] | undefined;
    plugin["completeCartWorkflow.orderCreated"] = async ({ order_id }, { container }) => {
      const orders = container.resolve(Modules.ORDER);
      const { items = [] } = await orders.retrieveOrder(order_id ?? "", { relations: ["items"] });
      quantities = items.map(({ quantity }) => Number(quantity));
    };
    const { orderId } = await placeFor(shop, buyer, {}, homeOf(buyer));
    await deliverOutbox(() => quantities !== undefined);
    expect(called()).toEqual([
      "completeCartWorkflow.validate",
      "completeCartWorkflow.beforePaymentAuthorization",
      "completeCartWorkflow.orderCreated",
    ]);
    const { input, cart } = inputOf("completeCartWorkflow.validate") ?? {};
    expect(input).toEqual({ id: cart?.id });
    expect(cart).toMatchObject({ items: [{ quantity: 2 }], shipping_address: { postal_code: pune.pincode } });
    expect(inputOf("completeCartWorkflow.orderCreated")).toEqual({ order_id: orderId, cart_id: cart?.id });
    expect(quantities).toEqual([2]);
  });

  it("get the order again when they failed, and the order stands", async () => {
    const toy = await stockOne(shop, { title: "Retried", totalStock: 20 });
    const buyer = await buyerWith(toy);
    let tries = 0;
    plugin["completeCartWorkflow.orderCreated"] = () => {
      tries += 1;
      if (tries === 1) throw new Error("The plugin's own service is away.");
    };
    const { orderId } = await placeFor(shop, buyer);
    await deliverOutbox(() => tries > 0);
    await shop.query({
      text: "update shop_outbox set due_at = now() where topic = 'order-created-hook' and done_at is null",
    });
    await deliverOutbox(() => tries > 1);
    expect(tries).toBe(2);
    expect(
      await shop.query({ text: "select from shop_order where order_id = $1", values: [orderId] }),
    ).toHaveLength(1);
  });

  it("get from the shop what they get from the engine's own flows", async () => {
    const toy = await stockOne(shop, { title: "Twin hook", totalStock: 20 });
    await engineOrder(shop, { productId: toy, provider: "pp_cod_cod" });
    const theirs = new Map(calls.map(({ hook, input }) => [hook, input]));
    calls = [];
    const buyer = await buyerWith(toy);
    await placeFor(shop, buyer);
    await deliverOutbox(() => called().includes("completeCartWorkflow.orderCreated"));
    for (const { hook, input } of calls) {
      const same = theirs.get(hook);
      expect([hook, Object.keys(same ?? {})]).toEqual([hook, expect.arrayContaining(Object.keys(input))]);
      for (const line of [...(input.cart?.items ?? []), ...(same?.cart?.items ?? [])])
        expect([hook, Object.keys(line)]).toEqual([hook, expect.arrayContaining(["variant_id", "quantity"])]);
    }
    expect([...theirs.keys()]).toEqual(expect.arrayContaining(called()));
  });
});

const variantOf = async (productId: string) => {
  const [row] = await shop.query<{ variant: string; priceSet: string }>({
    text: `select v.variant_id as variant, s.price_set_id as "priceSet" from catalog_variant v
           join product_variant_price_set s using (variant_id) where v.product_id = $1`,
    values: [productId],
  });
  if (!row) throw new Error("no variant");
  return row;
};
async function someone() {
  const [one] = await buyers(shop, 1);
  if (!one) throw new Error("no buyer");
  return signedIn(shop, one);
}
const cartOf = async (person: Signed & { id: string }) =>
  (await shop.call("getCart", { params: { userId: person.id } }, person)).body.data;

describe("a plugin's setPricingContext", () => {
  const lineFlows = ["createCartWorkflow", "addToCartWorkflow", "updateLineItemInCartWorkflow"] as const;
  const everywhere = (context: object | undefined) => {
    for (const flow of lineFlows) plugin[`${flow}.setPricingContext`] = () => new StepResponse(context);
  };
  type Rules = AddPricesDTO["prices"][number]["rules"];

  async function priced(title: string, ...prices: { amount: number; rules: Rules }[]): Promise<string> {
    const productId = await stockOne(shop, { title, price: 100, totalStock: 60 });
    const { priceSet } = await variantOf(productId);
    const rows = prices.map((price) => ({ currency_code: "inr", ...price }) as never);
    await shop.container.resolve(Modules.PRICING).addPrices({ priceSetId: priceSet, prices: rows });
    return productId;
  }

  /** What the engine itself charges for so many in this context. */
  async function engineAmount(productId: string, quantity: number, context: object): Promise<number> {
    const { priceSet } = await variantOf(productId);
    const [price] = await shop.container
      .resolve(Modules.PRICING)
      .calculatePrices(
        { id: [priceSet] },
        { context: { currency_code: "inr", quantity, ...context } as never },
      );
    return Number(price?.calculated_amount);
  }

  it("decides the price of a line when it is added and changed, through to the quote and the engine's order", async () => {
    const seeds = await priced("Mandi seed", { amount: 70, rules: { location_id: "mandi" } });
    const person = await someone();
    everywhere({ location_id: "mandi" });
    await put(shop, person, seeds, 1);
    expect(await cartOf(person)).toMatchObject({ total: 70, notices: [] });
    const { variant } = await variantOf(seeds);
    expect(inputOf("createCartWorkflow.setPricingContext")).toMatchObject({
      variantIds: [variant],
      customerData: { customer: { id: person.id } },
      region: { currency_code: "inr" },
      salesChannel: { is_disabled: false },
    });
    everywhere(undefined);
    await put(shop, person, seeds, 1);
    expect(await cartOf(person)).toMatchObject({ total: 200 });
    expect(inputOf("addToCartWorkflow.setPricingContext")).toMatchObject({
      variantIds: [variant],
      items: [{ variant_id: variant, quantity: 1 }],
      cart: { items: [{ quantity: 1 }] },
    });
    everywhere({ location_id: "mandi" });
    await shop.call("updateCart", { body: { userId: person.id, productId: seeds, quantity: 3 } }, person);
    expect(await cartOf(person)).toMatchObject({ total: 210, notices: [] });
    expect(inputOf("updateLineItemInCartWorkflow.setPricingContext")).toMatchObject({
      variantIds: [variant],
      item: { variant_id: variant },
    });
    const cartItems = [{ productId: seeds, quantity: 3 }];
    const quote = async (as?: Signed) =>
      (await shop.call("calculateShipping", { body: { cartItems, deliveryPincode: pune.pincode } }, as)).body;
    const gap = async (as?: Signed) =>
      ((await quote(as)) as { data: { freeShippingGap: number } }).data.freeShippingGap;
    expect((await gap(person)) - (await gap())).toBe(90);
    const { orderId } = await placeFor(shop, person);
    const orders = shop.container.resolve(Modules.ORDER);
    const { items = [] } = await orders.retrieveOrder(orderId, { relations: ["items"] });
    expect(items.map(({ unit_price }) => Number(unit_price))).toEqual([70]);
  });

  it("is matched as the engine's pricing module matches it", async () => {
    const toy = await priced(
      "Matched",
      { amount: 90, rules: { location_id: "mandi" } },
      { amount: 80, rules: { points: [{ operator: "gte", value: 50 }] } as never },
      { amount: 60, rules: { location_id: "mandi", points: [{ operator: "gt", value: 55 }] } as never },
      { amount: 85, rules: { "customer.loyalty.level": "gold" } },
      { amount: 75, rules: { "customer.clubs.id": "b" } },
    );
    const { priceSet } = await variantOf(toy);
    await shop.container.resolve(Modules.PRICING).createPriceLists([
      {
        title: "Kharif",
        description: "",
        status: "active" as never,
        type: "override" as never,
        rules: { season: ["kharif", "rabi"] },
        prices: [{ price_set_id: priceSet, currency_code: "inr", amount: 66 }],
      },
    ]);
    const person = await someone();
    for (const context of [
      {},
      { location_id: "mandi" },
      { location_id: "shop" },
      { location_id: ["shop", "mandi"] },
      { points: 50 },
      { points: 49 },
      { points: "50" },
      { location_id: "mandi", points: 60 },
      { customer: { loyalty: { level: "gold" } } },
      { customer: { clubs: [{ id: "a" }, { id: "b" }] } },
      { season: "kharif" },
    ]) {
      everywhere(context);
      await shop.call("clearCart", { params: { userId: person.id } } as never, person);
      await put(shop, person, toy, 1);
      const { total } = await cartOf(person);
      expect([context, total]).toEqual([context, await engineAmount(toy, 1, context)]);
    }
  });

  it("of refreshCartItemsWorkflow decides whenever the cart is read, and the shopper is told of the change", async () => {
    const toy = await priced("Refreshed", { amount: 70, rules: { location_id: "mandi" } });
    const person = await someone();
    await put(shop, person, toy, 3);
    expect((await cartOf(person)).total).toBe(300);
    plugin["refreshCartItemsWorkflow.setPricingContext"] = () => new StepResponse({ location_id: "mandi" });
    expect((await cartOf(person)).notices).toMatchObject([{ kind: "price_changed" }]);
    expect(await cartOf(person)).toMatchObject({ total: 210, notices: [] });
    expect(inputOf("refreshCartItemsWorkflow.setPricingContext")?.cart_id).toMatch(/^cart/);
    await placeFor(shop, person);
  });

  it("leaves the price to the shop where it returns no StepResponse, as in the engine", async () => {
    const toy = await priced("Plain object", { amount: 70, rules: { location_id: "mandi" } });
    plugin["createCartWorkflow.setPricingContext"] = () => ({ location_id: "mandi" });
    const person = await someone();
    await put(shop, person, toy, 1);
    expect((await cartOf(person)).total).toBe(100);
  });
});

describe("a plugin's hooks of updateCartPromotionsWorkflow", () => {
  it("may refuse a code, and supply what a promotion's rules ask about, through to the order", async () => {
    const toy = await stockOne(shop, { title: "Gold toy", price: 200, totalStock: 20 });
    await promote(shop, {
      code: "GOLDEN",
      method: { value: 10 },
      rules: [{ attribute: "loyalty_level", operator: "eq", values: ["gold"] }],
    });
    const person = await someone();
    await put(shop, person, toy, 1);
    const enter = () =>
      shop.call("enterPromotionCode", { body: { userId: person.id, code: "GOLDEN" } }, person);
    expect((await enter()).status).toBe(422);
    plugin["updateCartPromotionsWorkflow.setPromotionContext"] = () =>
      new StepResponse({ loyalty_level: "gold" });
    plugin["updateCartPromotionsWorkflow.validate"] = refuse("not_allowed");
    expect((await enter()).body).toMatchObject({ success: false, message: words });
    delete plugin["updateCartPromotionsWorkflow.validate"];
    const entered = await enter();
    expect([entered.status, entered.body.data]).toMatchObject([200, { discounts: [{ code: "GOLDEN" }] }]);
    expect(inputOf("updateCartPromotionsWorkflow.validate")).toMatchObject({
      input: { promo_codes: ["GOLDEN"], action: "add" },
      cart: { items: [{ quantity: 1 }] },
    });
    const { orderId } = await placeFor(shop, person);
    const orders = shop.container.resolve(Modules.ORDER);
    const order = await orders.retrieveOrder(orderId, { relations: ["items", "items.adjustments"] });
    expect(
      order.items?.flatMap(({ adjustments = [] }) => adjustments.map(({ amount }) => Number(amount))),
    ).toEqual([20]);
    expect(await auditFaults()).toEqual([]);
  });
});

describe("an address that a shopper keeps", () => {
  type Message = { name: string };
  /** The engine's events that something leads to. */
  async function eventsOf(work: () => Promise<unknown>): Promise<string[]> {
    // An earlier test's order may still be told to the bus.
    await emptyOutbox(shop);
    const bus = shop.container.resolve(Modules.EVENT_BUS);
    const { emit } = bus;
    const names: string[] = [];
    bus.emit = ((...input: Parameters<typeof emit>) => {
      const [messages] = input as unknown as [Message | Message[]];
      names.push(...[messages].flat().map(({ name }) => name));
      return Reflect.apply(emit, bus, input);
    }) as typeof emit;
    await work().finally(() => {
      bus.emit = emit;
    });
    return names;
  }
  const addressFlows = ["create", "update", "delete"] as const;
  const flowOf = (verb: (typeof addressFlows)[number]) => flows[`${verb}CustomerAddressesWorkflow`];

  it("leads to the events that the engine's own workflows send", async () => {
    const person = await shop.shopper();
    const mine = { userId: person.id };
    let addressId = "";
    const ours = await eventsOf(async () => {
      const { body } = await shop.call("addAddress", { body: { ...pune, ...mine } }, person);
      addressId = body.data.addressId;
      const moved = { ...pune, address: "14 Laxmi Road" };
      await shop.call("updateAddress", { params: { ...mine, addressId }, body: moved }, person);
      await shop.call("deleteAddress", { params: { ...mine, addressId } }, person);
    });
    const theirs = await eventsOf(async () => {
      const address = { customer_id: person.id, city: "Pune" };
      const { result } = await flowOf("create")(shop.container).run({
        input: { addresses: [address] } as never,
      });
      const [{ id } = { id: "" }] = result as { id: string }[];
      const update = { selector: { id }, update: { city: "Wai" } };
      await flowOf("update")(shop.container).run({ input: update as never });
      await flowOf("delete")(shop.container).run({ input: { ids: [id] } as never });
    });
    expect(ours.length).toBeGreaterThan(0);
    expect(ours).toEqual(theirs);
  });

  it("goes through the engine's workflow where a plugin listens to its hook, and is taken back if the plugin fails", async () => {
    const heard: string[] = [];
    const names = {
      create: "addressesCreated",
      update: "addressesUpdated",
      delete: "addressesDeleted",
    } as const;
    let refuses = false;
    for (const verb of addressFlows)
      (flowOf(verb) as unknown as Hooked).hooks[names[verb]]?.(() => {
        heard.push(names[verb]);
        if (refuses) throw new Error("The plugin's service is away");
      });
    const person = await shop.shopper();
    const mine = { userId: person.id };
    const { body } = await shop.call("addAddress", { body: { ...pune, ...mine } }, person);
    const { addressId } = body.data;
    await shop.call("updateAddress", { params: { ...mine, addressId }, body: pune }, person);
    refuses = true;
    const refused = await shop.call("addAddress", { body: { ...pune, ...mine, city: "Wai" } }, person);
    refuses = false;
    expect(refused.status).toBe(500);
    const kept = await shop.call("getAddresses", { params: mine }, person);
    expect(kept.body.data.map(({ city }) => city)).toEqual(["Pune"]);
    await shop.call("deleteAddress", { params: { ...mine, addressId } }, person);
    expect(heard).toEqual([names.create, names.update, names.create, names.delete]);
  });
});

describe("a hook that the shop's own cart does not run", () => {
  it("is named with the reason, for the warning at the start", () => {
    const { hooksNotRun } = loadBackend<typeof import("../src/platform/engine/workflow-hooks")>(
      "./platform/engine/workflow-hooks",
    );
    expect(hooksNotRun()).toEqual([]);
    const { hooks } = flows.listShippingOptionsForCartWorkflow as unknown as Hooked;
    hooks.setShippingOptionsContext?.(() => undefined);
    const name = "listShippingOptionsForCartWorkflow.hooks.setShippingOptionsContext";
    const why = expect.stringContaining("the shop charges delivery by its own rates");
    (flows.cancelOrderWorkflow as unknown as Hooked).hooks.orderCanceled?.(() => undefined);
    expect(hooksNotRun()).toEqual([
      { hook: name, why },
      { hook: "cancelOrderWorkflow.hooks.orderCanceled", why: expect.stringContaining("the engine's event") },
    ]);
  });
});
