import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addTo, buyers, placeFor, signedIn, type TestBuyer } from "./support/buyers";
import { engineOrder, type Flows } from "./support/engine-order";
import { auditFaults, homeOf, place, pune, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

type Handler = (input: Input, context: { container: Shop["container"] }) => unknown;
type Line = { variant_id: string; quantity: number };
type Input = {
  input?: { id?: string; cart_id?: string; items?: Line[]; update?: { quantity: number } };
  cart?: { id?: string; items?: Line[]; shipping_address?: { postal_code: string }; total?: number };
  order_id?: string;
  cart_id?: string;
};
type Hooked = { hooks: Record<string, (handler: Handler) => void> };

let shop: Shop;
let flows: Flows;
/** What the throw-away plugin does in each hook; its handlers are registered once, as a plugin's are at the start. */
const plugin: Partial<Record<string, Handler>> = {};
let calls: { hook: string; input: Input }[] = [];

const hooked = {
  createCartWorkflow: ["validate", "cartCreated"],
  addToCartWorkflow: ["validate"],
  updateLineItemInCartWorkflow: ["validate"],
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
    expect(ofCart()).toEqual(["createCartWorkflow.validate", "createCartWorkflow.cartCreated"]);
    expect(inputOf("createCartWorkflow.validate")?.input?.items).toMatchObject([{ quantity: 2 }]);
    expect(inputOf("createCartWorkflow.cartCreated")?.cart?.items).toMatchObject([{ quantity: 2 }]);
    calls = [];
    await addTo(shop, buyer, toy, 3);
    expect(ofCart()).toEqual(["addToCartWorkflow.validate"]);
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

describe("a hook that the shop's own cart does not run", () => {
  it("is named, for the warning at the start", () => {
    const { hooksNotRun } = loadBackend<typeof import("../src/platform/engine/workflow-hooks")>(
      "./platform/engine/workflow-hooks",
    );
    expect(hooksNotRun()).toEqual([]);
    (flows.addToCartWorkflow as unknown as Hooked).hooks.setPricingContext?.(() => undefined);
    expect(hooksNotRun()).toEqual(["addToCartWorkflow.hooks.setPricingContext"]);
  });
});
