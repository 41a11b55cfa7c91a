import { Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addTo, buyers } from "./support/buyers";
import { engineOrder, type Flows } from "./support/engine-order";
import { auditFaults, homeOf, shelf, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { emptyOutbox } from "./support/outbox";
import { promote } from "./support/promotions";

let shop: Shop;
let flows: Flows;
beforeAll(async () => {
  shop = await openShop();
  flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
});
afterAll(() => shop.close());

const anyOrder = (orderId: string) =>
  loadBackend<typeof import("../src/orders/read-orders")>("./orders/read-orders").anyOrder(orderId);
const adoptOwed = () =>
  loadBackend<typeof import("../src/checkout/from-engine/adopt-owed")>(
    "./checkout/from-engine/adopt-owed",
  ).adoptOwed(shop.container);
const due = () => shop.query({ text: "update shop_order_owed set due_at = now()" });
/** Adopts all that is owed, also what the shop's own worker has taken up a moment before. */
const adopted = () =>
  expect
    .poll(async () => {
      await due();
      await adoptOwed();
      return shop.query({ text: "select order_id from shop_order_owed" });
    })
    .toEqual([]);

type Goods = { productId: string; variantId: string };

async function goods(): Promise<Goods> {
  const productId = await stockOne(shop, { title: "Created", price: 750, totalStock: 5 });
  const [variant] = await shop.query<{ variant_id: string }>({
    text: "select variant_id from catalog_variant where product_id = $1",
    values: [productId],
  });
  return { productId, variantId: variant?.variant_id ?? "" };
}

/** The input of an order that a plugin creates for a customer in Pune. */
async function created({ variantId, productId }: Goods, changes: Record<string, unknown> = {}) {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  const home = homeOf(buyer);
  const { orderingIds } = loadBackend<typeof import("../src/platform/engine/ordering-ids")>(
    "./platform/engine/ordering-ids",
  );
  const ids = await orderingIds(shop.container);
  return {
    region_id: ids.regionId,
    sales_channel_id: ids.salesChannelId,
    customer_id: buyer.id,
    email: buyer.email,
    currency_code: "inr",
    items: [
      {
        variant_id: variantId,
        product_id: productId,
        title: "Created",
        quantity: 2,
        unit_price: 750,
        is_tax_inclusive: true,
      },
    ],
    shipping_methods: [
      { name: "Home delivery", amount: 40, shipping_option_id: ids.shippingOptionId, is_tax_inclusive: true },
    ],
    shipping_address: {
      first_name: "Asha",
      last_name: "Patil",
      phone: home.phone,
      address_1: home.address,
      city: home.city,
      province: "IN-MH",
      postal_code: home.pincode,
      country_code: "in",
    },
    ...changes,
  };
}

const create = async (input: Awaited<ReturnType<typeof created>>) => {
  const { result } = await flows.createOrderWorkflow(shop.container).run({ input });
  return result.id;
};
/** By the module alone: no workflow, no hook, no event. */
async function createQuietly(input: Awaited<ReturnType<typeof created>>): Promise<string> {
  const orders = shop.container.resolve(Modules.ORDER);
  const [order] = await orders.createOrders([input] as never);
  return order?.id ?? "";
}
const clean = async () => expect(await auditFaults()).toEqual([]);

describe("an order that the engine creates is one of the shop's", () => {
  it("by a plugin's workflow, with stock, payment, number and timeline", async () => {
    const wanted = await goods();
    const input = await created(wanted);
    const business = { company: "Patil & Sons", metadata: { gstin: "27AAPFU0939F1ZV" } };
    const orderId = await create({ ...input, shipping_address: { ...input.shipping_address, ...business } });
    expect(await anyOrder(orderId)).toMatchObject({
      number: expect.stringMatching(/^SB-/),
      status: "pending",
      payment_status: "cod_due",
      total: 1_540,
      address: {
        name: "Asha Patil",
        state: "Maharashtra",
        company: "Patil & Sons",
        gstin: "27AAPFU0939F1ZV",
      },
      moves: [{ to: "pending", by: "system" }],
    });
    expect(await shelf(shop, wanted.productId)).toEqual({ stocked: 5, reserved: 2 });
    await clean();
    await flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: orderId } });
    expect(await shelf(shop, wanted.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });

  it("from a cart, by completeCart, reserved and paid for once", async () => {
    const { productId } = await goods();
    const orderId = await engineOrder(shop, { productId, provider: "pp_cod_cod" });
    expect(await anyOrder(orderId)).toMatchObject({ status: "pending", payment_status: "cod_due" });
    expect(await shelf(shop, productId)).toEqual({ stocked: 5, reserved: 1 });
    await clean();
  });

  it("from a draft, once it is converted", async () => {
    const wanted = await goods();
    const orderId = await create(
      await created(wanted, { status: "draft", is_draft_order: true } as Record<string, unknown>),
    );
    await expect(anyOrder(orderId)).rejects.toThrow();
    await clean();
    await flows.convertDraftOrderWorkflow(shop.container).run({ input: { id: orderId } });
    expect(await anyOrder(orderId)).toMatchObject({ status: "pending" });
    expect(await shelf(shop, wanted.productId)).toEqual({ stocked: 5, reserved: 2 });
    await clean();
  });

  it("by a module call that tells nobody, a moment later and once", async () => {
    const wanted = await goods();
    const input = await created(wanted);
    const id = await createQuietly(input);
    await due();
    await Promise.all([adoptOwed(), adoptOwed()]);
    await adopted();
    expect(await anyOrder(id)).toMatchObject({ status: "pending" });
    expect(await shelf(shop, wanted.productId)).toEqual({ stocked: 5, reserved: 2 });
    await clean();
  });
});

describe("what the engine's promotions take off such an order is taken off in the shop", () => {
  const used = async (id: string) =>
    (await shop.container.resolve(Modules.PROMOTION).retrievePromotion(id)).used ?? 0;
  const cancel = (orderId: string) =>
    flows.cancelOrderWorkflow(shop.container).run({ input: { order_id: orderId } });

  it("by a plugin's workflow with a code: lines, links, usage, and all of it back when it is cancelled", async () => {
    const code = "PLUGIN10";
    const promotion = await promote(shop, { code, limit: 1 });
    const wanted = await goods();
    const orderId = await create(await created(wanted, { promo_codes: [code] }));
    expect(await anyOrder(orderId)).toMatchObject({
      subtotal: 1_350,
      total: 1_390,
      lines: [{ lineTotal: 1_350, discount: 150 }],
      discounts: [{ code, goods: 150, delivery: 0, isCounted: true }],
    });
    expect(await used(promotion.id)).toBe(1);
    await clean();
    const items = (await anyOrder(orderId)).lines.map(({ lineItemId, quantity }) => ({
      id: lineItemId,
      quantity,
    }));
    await flows.createOrderFulfillmentWorkflow(shop.container).run({ input: { order_id: orderId, items } });
    const [invoice] = await shop.query<{ paise: string }>({
      text: "select document -> 'totals' ->> 'totalPaise' as paise from shop_invoice where order_id = $1",
      values: [orderId],
    });
    expect(invoice?.paise).toBe("139000");
    await cancel(orderId);
    expect(await used(promotion.id)).toBe(0);
    await clean();
  });

  it("from a cart with a code, counted once", async () => {
    const code = "CART10";
    const promotion = await promote(shop, { code, limit: 5 });
    const { productId } = await goods();
    const orderId = await engineOrder(shop, { productId, provider: "pp_cod_cod", codes: [code] });
    expect(await anyOrder(orderId)).toMatchObject({
      subtotal: 675,
      discounts: [{ code, goods: 75, isCounted: true }],
    });
    expect(await used(promotion.id)).toBe(1);
    await clean();
    await cancel(orderId);
    expect(await used(promotion.id)).toBe(0);
    await clean();
  });

  const budgetUsed = async (code: string) => {
    const [row] = await shop.query<{ used: number }>({
      text: `select b.used::float8 as used from promotion p
             join promotion_campaign_budget b on b.campaign_id = p.campaign_id where p.code = $1`,
      values: [code],
    });
    return row?.used;
  };

  it("from a cart, counts a budget by what the customer saves, also if the promotion is for prices without tax", async () => {
    const code = "NETCART";
    const campaign = { name: code, campaign_identifier: code };
    const budget = { type: "spend", limit: 224, currency_code: "inr" } as const;
    await promote(shop, { code, is_tax_inclusive: false, campaign: { ...campaign, budget } });
    const { productId } = await goods();
    const order = () => engineOrder(shop, { productId, provider: "pp_cod_cod", codes: [code] });
    const [kept, other] = [await order(), await order()];
    expect(await anyOrder(kept)).toMatchObject({ discounts: [{ code, goods: 75 }] });
    expect(await budgetUsed(code)).toBe(150);
    // What is left is enough for the discount without its tax, but not for what the customer saves.
    await expect(order()).rejects.toThrow(/budget/);
    expect(await budgetUsed(code)).toBe(150);
    await cancel(other);
    expect(await budgetUsed(code)).toBe(75);
    await cancel(kept);
    expect(await budgetUsed(code)).toBe(0);
    await clean();
  });

  it("counts once if the process ended between count and takeover, and takes back what a failed completion counted", async () => {
    const code = "ONCE10";
    const promotion = await promote(shop, { code, limit: 5 });
    const { countUse } = loadBackend<typeof import("../src/checkout/from-engine/count-use")>(
      "./checkout/from-engine/count-use",
    );
    const adjustments = [{ code, promotion_id: promotion.id, amount: 75, is_tax_inclusive: true }];
    const quietly = async () => {
      const wanted = await goods();
      const [item] = (await created(wanted)).items;
      return createQuietly(await created(wanted, { items: [{ ...item, quantity: 1, adjustments }] }));
    };
    const [counted, uncounted] = [await quietly(), await quietly()];
    await Promise.all([countUse(shop.container, counted), countUse(shop.container, counted)]);
    expect(await used(promotion.id)).toBe(1);
    await due();
    await Promise.all([adoptOwed(), adoptOwed()]);
    await adopted();
    await countUse(shop.container, uncounted);
    expect(await anyOrder(counted)).toMatchObject({ discounts: [{ code, goods: 75, isCounted: true }] });
    expect(await used(promotion.id)).toBe(2);
    for (const orderId of [counted, uncounted]) await cancel(orderId);
    expect(await used(promotion.id)).toBe(0);

    type Hook = (handler: () => Promise<void>) => void;
    const hooks = flows.completeCartWorkflow.hooks as unknown as { beforePaymentAuthorization: Hook };
    let isFailing = true;
    hooks.beforePaymentAuthorization(async () => {
      if (isFailing) throw new Error("the plugin's check failed");
    });
    const { productId } = await goods();
    const order = () => engineOrder(shop, { productId, provider: "pp_cod_cod", codes: [code] });
    await expect(order()).rejects.toThrow("the plugin's check failed");
    expect(await used(promotion.id)).toBe(0);
    isFailing = false;
    await order();
    expect(await used(promotion.id)).toBe(1);
    await clean();
  });

  it("or it is refused: what no promotion explains, and fractions of a paisa", async () => {
    const wanted = await goods();
    const item = { variant_id: wanted.variantId, product_id: wanted.productId, title: "Created" };
    const one = (unit_price: number, more: object = {}) => ({
      items: [{ ...item, quantity: 1, unit_price, is_tax_inclusive: true, ...more }],
    });
    await promote(shop, { code: "ODD" });
    const odd = await created(wanted, { ...one(749.99), promo_codes: ["ODD"] });
    await expect(create(odd)).rejects.toThrow(/whole paise/);
    // The engine's workflow drops an adjustment without a promotion; its module keeps it.
    const adjustments = [{ code: "MINE", amount: 5, is_tax_inclusive: true }];
    const id = await createQuietly(await created(wanted, one(750, { adjustments })));
    await adopted();
    expect(await shop.container.resolve(Modules.ORDER).retrieveOrder(id)).toMatchObject({
      status: "canceled",
    });
    expect(await shelf(shop, wanted.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });
});

it("plugins hear of each order and run the hook orderCreated once, however it was created", async () => {
  const heard: string[] = [];
  shop.container.resolve(Modules.EVENT_BUS).subscribe("order.placed", async ({ data }) => {
    heard.push(`placed ${(data as { id: string }).id}`);
  });
  type Hook = (handler: (created: { order_id: string }) => Promise<void>) => void;
  const { orderCreated } = flows.completeCartWorkflow.hooks as unknown as { orderCreated: Hook };
  orderCreated(async ({ order_id }) => {
    heard.push(`hook ${order_id}`);
  });
  const wanted = await goods();
  const fromCart = await engineOrder(shop, { productId: wanted.productId, provider: "pp_cod_cod" });
  const byWorkflow = await create(await created(wanted));
  const fromDraft = await create(
    await created(wanted, { status: "draft", is_draft_order: true } as Record<string, unknown>),
  );
  await flows.convertDraftOrderWorkflow(shop.container).run({ input: { id: fromDraft } });
  const ids = [fromCart, byWorkflow, fromDraft];
  await emptyOutbox(shop);
  // Of earlier tests, some are still to be sent.
  const ofThese = () => heard.filter((entry) => ids.some((id) => entry.endsWith(id))).sort();
  const once = [`hook ${fromCart}`, ...ids.map((id) => `placed ${id}`)].sort();
  await expect.poll(ofThese, { timeout: 60_000 }).toEqual(once);
  await emptyOutbox(shop);
  expect(ofThese()).toEqual(once);
});

describe("an order that the shop cannot have is refused where it is created", () => {
  const refusal = async (changes: Record<string, unknown>, wanted?: Goods) => {
    const input = await created(wanted ?? (await goods()), changes);
    try {
      await create(input);
    } catch (error) {
      return (error as Error).message;
    }
    return "was not refused";
  };
  const address = {
    first_name: "Asha",
    address_1: "12 Long Road",
    city: "Pune",
    province: "Maharashtra",
    phone: "9876543210",
  };

  it("with a sentence, and leaves nothing behind", async () => {
    const count = async () =>
      (await shop.query({ text: `select from "order" where deleted_at is null` })).length;
    const before = await count();
    expect(await refusal({ shipping_address: undefined })).toMatch(/shipping_address/);
    expect(
      await refusal({ shipping_address: { ...address, country_code: "us", postal_code: "10001" } }),
    ).toMatch(/India only/);
    expect(
      await refusal({ shipping_address: { ...address, country_code: "in", postal_code: "41" } }),
    ).toMatch(/pincode/);
    const elsewhere = { company: "Patil & Sons", metadata: { gstin: "29AAGCB7383J1Z4" } };
    expect(
      await refusal({
        shipping_address: { ...address, country_code: "in", postal_code: "411001", ...elsewhere },
      }),
    ).toMatch(/registered in Karnataka/);
    expect(
      await refusal({ items: [{ title: "Gift wrap", quantity: 1, unit_price: 10, is_tax_inclusive: true }] }),
    ).toMatch(/No GST rate|none of the shop's products/);
    expect(await count()).toBe(before);
    await clean();
  });

  it("when its goods are sold out", async () => {
    const wanted = await goods();
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    await addTo(shop, buyer, wanted.productId, 1);
    const item = { variant_id: wanted.variantId, product_id: wanted.productId, title: "Created" };
    const items = [{ ...item, quantity: 6, unit_price: 750, is_tax_inclusive: true }];
    expect(await refusal({ items }, wanted)).not.toBe("was not refused");
    expect(await shelf(shop, wanted.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });

  it("when a later step of the plugin's workflow fails: the order is deleted on both sides", async () => {
    const wanted = await goods();
    const input = await created(wanted);
    const sdk = loadBackend<typeof import("@medusajs/framework/workflows-sdk")>(
      "@medusajs/framework/workflows-sdk",
    );
    const fail = sdk.createStep("plugin-fails", async () => {
      throw new Error("the plugin's next step failed");
    });
    const orderAndFail = sdk.createWorkflow("plugin-orders-and-fails", (given: typeof input) => {
      const order = flows.createOrderWorkflow.runAsStep({ input: given });
      fail();
      return new sdk.WorkflowResponse(order);
    });
    await expect(orderAndFail(shop.container).run({ input })).rejects.toThrow(
      "the plugin's next step failed",
    );
    const left = await shop.query({
      text: "select from shop_order where customer_id = $1",
      values: [input.customer_id],
    });
    expect(left).toEqual([]);
    expect(await shelf(shop, wanted.productId)).toEqual({ stocked: 5, reserved: 0 });
    await clean();
  });

  it("by a module call: it is cancelled in the engine", async () => {
    const wanted = await goods();
    const input = await created(wanted, { shipping_address: undefined });
    const id = await createQuietly(input);
    await adopted();
    expect(await shop.container.resolve(Modules.ORDER).retrieveOrder(id)).toMatchObject({
      status: "canceled",
    });
    await clean();
  });
});
