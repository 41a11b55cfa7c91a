import { Modules } from "@medusajs/framework/utils";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Invoice } from "../src/billing/invoice";
import type { CallInput } from "../src/contract";
import type { OrderStatus, PaymentStatus } from "../src/contract/order-states";
import { buyers, signedIn } from "./support/buyers";
import type { Signed } from "./support/call";
import { auditFaults, liftOpenOrders, place, put, shirt, stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";
import { type Bought, endPromotion, engineTotal, promote, timesUsed } from "./support/promotions";
import { reasonFor } from "./support/reason";

let shop: Shop;
let admin: Signed;
let car: string;
let tee: string;
let seeds: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
  admin = await shop.admin();
  await liftOpenOrders();
  car = await stockOne(shop, { title: "Promo Car", price: 333.33, totalStock: 500 });
  tee = await stockOne(shop, { ...shirt, sizes: [{ size: "M", stock: 500 }] });
  seeds = await stockOne(shop, {
    title: "Promo Seeds",
    price: 99.99,
    totalStock: 500,
    category: "farming",
    brand: "mahyco",
    hsn: "1209",
    gstRate: 0,
  });
});
afterEach(async () => {
  await shop.query({ text: "update promotion set status = 'inactive' where status = 'active'" });
});
afterAll(async () => {
  expect(await auditFaults()).toEqual([]);
  await shop.close();
});

type Buyer = Awaited<ReturnType<typeof signedIn>>;

async function someone(): Promise<Buyer> {
  const [buyer] = await buyers(shop, 1);
  if (!buyer) throw new Error("no buyer");
  return signedIn(shop, buyer);
}

async function fill(buyer: Buyer, bought: readonly Bought[]): Promise<void> {
  for (const { productId, quantity, size } of bought)
    await put(shop, buyer, productId, quantity, size as "M" | undefined);
}

const enter = (buyer: Buyer, code: string) =>
  shop.call("enterPromotionCode", { body: { userId: buyer.id, code } }, buyer);
const cartOf = async (buyer: Buyer) =>
  (await shop.call("getCart", { params: { userId: buyer.id } }, buyer)).body.data;

const all = (): Bought[] => [
  { productId: car, quantity: 3 },
  { productId: tee, size: "M", quantity: 2 },
  { productId: seeds, quantity: 1 },
];

/** The same numbers in every run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let nth = 0;
function fresh(name: string): string {
  nth += 1;
  return `${name}${nth}`;
}

describe("what promotions take off is what the engine takes off", () => {
  type Wish = Omit<Parameters<typeof promote>[1], "code">;
  const kinds: [string, () => Wish | Promise<Wish>][] = [
    ["a percentage", () => ({ method: { value: 12.5 } })],
    ["a percentage of each item", () => ({ method: { allocation: "each", max_quantity: 2, value: 15 } })],
    ["a fixed amount across the items", () => ({ method: { type: "fixed", value: 100 } })],
    [
      "a fixed amount for each item",
      () => ({ method: { type: "fixed", allocation: "each", max_quantity: 2, value: 49.5 } }),
    ],
    [
      "a fixed amount off the order",
      () => ({ method: { type: "fixed", target_type: "order", value: 77.77 } }),
    ],
    [
      "a percentage of one product",
      () => ({
        method: {
          value: 20,
          target_rules: [{ attribute: "items.product.id", operator: "eq", values: [car] }],
        },
      }),
    ],
    [
      "a percentage of a category",
      async () => ({
        method: {
          value: 25,
          target_rules: [
            { attribute: "items.product.categories.id", operator: "eq", values: [await categoryOf(tee)] },
          ],
        },
      }),
    ],
    [
      "buy two and get one free",
      () => ({
        type: "buyget",
        method: {
          type: "percentage",
          allocation: "each",
          max_quantity: 1,
          value: 100,
          buy_rules_min_quantity: 2,
          apply_to_quantity: 1,
          buy_rules: [{ attribute: "items.product.id", operator: "eq", values: [car] }],
          target_rules: [{ attribute: "items.product.id", operator: "eq", values: [car] }],
        },
      }),
    ],
    ["an automatic percentage", () => ({ is_automatic: true, method: { value: 20 } })],
    [
      "a percentage from an amount on",
      () => ({ rules: [{ attribute: "item_total", operator: "gte", values: ["1000"] }] }),
    ],
    [
      "a region's",
      async () => ({ rules: [{ attribute: "region.id", operator: "eq", values: [await regionId()] }] }),
    ],
  ];

  async function categoryOf(productId: string): Promise<string> {
    const [row] = await shop.query<{ id: string }>({
      text: "select product_category_id as id from product_category_product where product_id = $1",
      values: [productId],
    });
    return row?.id ?? "";
  }

  async function regionId(): Promise<string> {
    const [row] = await shop.query<{ id: string }>({
      text: "select id from region where deleted_at is null",
    });
    return row?.id ?? "";
  }

  it.each(kinds)("%s", async (_, wish) => {
    const code = fresh("KIND");
    const wanted = await wish();
    await promote(shop, { code, ...wanted });
    const buyer = await someone();
    await fill(buyer, all());
    const { status, body } = wanted.is_automatic
      ? await shop.call("getCart", { params: { userId: buyer.id } }, buyer)
      : await enter(buyer, code);
    expect([status, body.message ?? ""]).toEqual([200, expect.any(String)]);
    const cart = body.data;
    const full = 3 * 333.33 + 2 * 600 + 99.99;
    const expected = await engineTotal(shop, buyer, all(), wanted.is_automatic ? [] : [code]);
    expect(expected).toBeLessThan(full);
    expect(Math.abs(cart.total - expected)).toBeLessThan(0.0051);
    expect(cart.total + cart.discount).toBeCloseTo(full, 6);
    expect(cart.discounts).toMatchObject([
      { code, isAutomatic: wanted.is_automatic ?? false, goods: cart.discount },
    ]);

    const placed = await place(shop, buyer, {});
    expect([placed.status, placed.body.message]).toEqual([201, expect.any(String)]);
    const { order } = placed.body;
    expect(order.subtotal).toBe(cart.total);
    expect(order.discount).toBe(cart.discount);
    const lines = order.cartItems.reduce((sum, line) => sum + Math.round(line.lineTotal * 100), 0) / 100;
    expect(lines).toBe(order.subtotal);
    expect(await engineOrderOf(order._id)).toMatchObject({ total: order.totalAmount, items: order.subtotal });
  });

  it("a group's", async () => {
    const buyer = await someone();
    const customers = shop.container.resolve(Modules.CUSTOMER);
    const group = await customers.createCustomerGroups({ name: fresh("Farmers") });
    const code = fresh("GROUP");
    await promote(shop, {
      code,
      rules: [{ attribute: "customer.groups.id", operator: "eq", values: [group.id] }],
    });
    await fill(buyer, all());
    expect((await enter(buyer, code)).body).toMatchObject({ code: "code_not_for_you" });
    await customers.addCustomerToGroup({ customer_id: buyer.id, customer_group_id: group.id });
    const { body } = await enter(buyer, code);
    expect(Math.abs(body.data.total - (await engineTotal(shop, buyer, all(), [code])))).toBeLessThan(0.0051);
  });

  it("several at once, automatic and by code", async () => {
    const [auto, code] = [fresh("AUTO"), fresh("CODE")];
    await promote(shop, { code: auto, is_automatic: true, method: { value: 20 } });
    await promote(shop, { code, method: { type: "fixed", value: 80 } });
    const buyer = await someone();
    await fill(buyer, all());
    const { body } = await enter(buyer, code);
    expect(body.data.discounts).toHaveLength(2);
    expect(Math.abs(body.data.total - (await engineTotal(shop, buyer, all(), [code])))).toBeLessThan(0.0101);
  });

  it("random ones on random carts, also after the cart has changed", async () => {
    const random = mulberry(20_261_123);
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    const oneOf = <Of>(...list: readonly Of[]): Of => list[Math.floor(random() * list.length)] as Of;
    const customers = shop.container.resolve(Modules.CUSTOMER);
    const group = await customers.createCustomerGroups({ name: fresh("Random") });
    const [region, category] = [await regionId(), await categoryOf(tee)];

    const rule = (attribute: string, operator: "eq" | "ne" | "in" | "gte", ...values: string[]) => ({
      attribute,
      operator,
      values,
    });
    const wish = (): Wish => {
      const target = oneOf("items", "items", "order") as "items" | "order";
      const type = oneOf("percentage", "fixed") as "percentage" | "fixed";
      const allocation =
        target === "order" ? "across" : (oneOf("across", "each", "once") as "across" | "each");
      const target_rules = oneOf(
        [],
        [rule("items.product.id", "in", car, seeds)],
        [rule("items.product.id", "ne", seeds)],
        [rule("items.product.categories.id", "eq", category)],
      );
      const rules = oneOf(
        [],
        [rule("item_total", "gte", String(upTo(2_000)))],
        [rule("customer.groups.id", "in", group.id, "nobody")],
        [rule("customer.groups.id", "eq", "nobody")],
        [rule("region.id", "eq", region)],
      );
      return {
        is_automatic: random() < 0.5,
        ...(rules.length > 0 && { rules }),
        method: {
          type,
          target_type: target,
          allocation,
          value: type === "percentage" ? upTo(80) / 2 : upTo(12_000) / 100,
          ...(allocation !== "across" && { max_quantity: upTo(3) }),
          ...(target === "items" && target_rules.length > 0 && { target_rules }),
        },
      };
    };
    const written = async (buyer: Buyer) => {
      const [row] = await shop.query<{ sum: number }>({
        text: `select coalesce(sum(a.amount), 0)::float8 as sum from shop_cart s
               join cart_line_item l on l.cart_id = s.cart_id and l.deleted_at is null
               join cart_line_item_adjustment a on a.item_id = l.id and a.deleted_at is null where s.customer_id = $1`,
        values: [buyer.id],
      });
      return row?.sum ?? 0;
    };

    for (let round = 0; round < 12; round += 1) {
      const wishes = Array.from({ length: upTo(4) }, () => ({ code: fresh("RANDOM"), ...wish() }));
      for (const one of wishes) await promote(shop, one);
      const buyer = await someone();
      if (random() < 0.5)
        await customers.addCustomerToGroup({ customer_id: buyer.id, customer_group_id: group.id });
      const bought = all().filter(() => random() < 0.8);
      const [first = { productId: car, quantity: 1 }, ...others] = bought;
      const codes = wishes.filter((one) => !one.is_automatic).map(({ code }) => code);
      await fill(buyer, [first]);
      for (const code of codes) await enter(buyer, code);
      for (const goods of [[first], [first, ...others]]) {
        if (goods.length > 1) await fill(buyer, others);
        // A code that took nothing off the smaller cart was not accepted; it may be now.
        for (const code of codes) await enter(buyer, code);
        const cart = await cartOf(buyer);
        const expected = await engineTotal(shop, buyer, goods, codes);
        const told = `round ${round}, ${goods.length} goods: ${JSON.stringify(wishes)}`;
        expect(Math.abs(cart.total - expected), told).toBeLessThan(0.0051 * wishes.length + 0.0001);
        expect(await written(buyer), told).toBeCloseTo(cart.discount, 6);
      }
      await shop.query({ text: "update promotion set status = 'inactive' where status = 'active'" });
    }
  }, 600_000);
});

type EngineOrder = { total: number; items: number; delivery: number };

async function engineOrderOf(orderId: string): Promise<EngineOrder> {
  const { data } = await shop.container.resolve("query").graph({
    entity: "order",
    fields: ["id", "total", "item_total", "shipping_total"],
    filters: { id: orderId },
  });
  const found = data[0] as unknown as Record<"total" | "item_total" | "shipping_total", unknown>;
  const rounded = (value: unknown) => Math.round(Number(value) * 1e6) / 1e6;
  return {
    total: rounded(found.total),
    items: rounded(found.item_total),
    delivery: rounded(found.shipping_total),
  };
}

describe("a code", () => {
  it("says why it does not apply, and changes nothing", async () => {
    const buyer = await someone();
    await fill(buyer, [{ productId: seeds, quantity: 1 }]);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const yesterday = new Date(Date.now() - 86_400_000);
    const campaign = (dates: object) => ({
      name: fresh("Sale"),
      campaign_identifier: fresh("sale"),
      ...dates,
    });
    const made = {
      draft: await promote(shop, { code: fresh("DRAFT"), status: "draft" }),
      early: await promote(shop, { code: fresh("EARLY"), campaign: campaign({ starts_at: tomorrow }) }),
      late: await promote(shop, { code: fresh("LATE"), campaign: campaign({ ends_at: yesterday }) }),
      least: await promote(shop, {
        code: fresh("LEAST"),
        rules: [{ attribute: "item_total", operator: "gte", values: ["499"] }],
      }),
      others: await promote(shop, {
        code: fresh("OTHER"),
        method: { target_rules: [{ attribute: "items.product.id", operator: "eq", values: [car] }] },
      }),
    };
    const answers = [];
    for (const code of ["NEVERMADE", ...Object.values(made).map((one) => one.code ?? "")]) {
      const { status, body } = await enter(buyer, code);
      answers.push([status, "code" in body && body.code]);
    }
    expect(answers).toEqual(
      ["unknown", "unknown", "not_begun", "ended", "minimum_not_met", "not_these_goods"].map((why) => [
        422,
        `code_${why}`,
      ]),
    );
    expect(await cartOf(buyer)).toMatchObject({ total: 99.99, discount: 0, codes: [] });
  });

  it("is found in any case, stays on the cart with its reason when it stops applying, and can be removed", async () => {
    const code = fresh("STAY");
    const made = await promote(shop, { code });
    const buyer = await someone();
    await fill(buyer, all());
    expect((await enter(buyer, ` ${code.toLowerCase()} `)).body.data.codes).toMatchObject([
      { code, isApplied: true },
    ]);
    await endPromotion(shop, made);
    const after = await cartOf(buyer);
    expect(after).toMatchObject({
      discount: 0,
      discounts: [],
      codes: [{ code, isApplied: false, problem: "ended" }],
    });
    expect(after.codes[0]?.message).toBe("This offer has ended");
    const removed = await shop.call("removePromotionCode", { params: { userId: buyer.id, code } }, buyer);
    expect(removed.body.data.codes).toEqual([]);
    expect(
      (await shop.call("removePromotionCode", { params: { userId: buyer.id, code } }, buyer)).status,
    ).toBe(404);
  });

  it("that ended since the shopper looked is refused with words, and nothing is lost", async () => {
    const code = fresh("GONE");
    const made = await promote(shop, { code });
    const buyer = await someone();
    await fill(buyer, all());
    await enter(buyer, code);
    await endPromotion(shop, made);
    const refused = await place(shop, buyer);
    expect([refused.status, refused.body]).toMatchObject([409, { code: "promotion_gone" }]);
    expect(refused.body.message).toContain(code);
    expect((await cartOf(buyer)).items).toHaveLength(3);
    expect((await place(shop, buyer)).status).toBe(201);
  });

  it("is counted once by an order and given back when it is cancelled", async () => {
    const code = fresh("ONCE");
    const made = await promote(shop, { code, limit: 1 });
    const [first, second] = [await someone(), await someone()];
    await fill(first, all());
    await fill(second, all());
    expect((await enter(first, code)).status).toBe(200);
    expect((await enter(second, code)).status).toBe(200);
    const { body } = await place(shop, first);
    expect(await timesUsed(shop, made)).toBe(1);
    expect((await place(shop, second)).body).toMatchObject({ code: "promotion_gone" });
    expect((await cartOf(second)).codes).toMatchObject([{ problem: "used_up" }]);
    const cancel = { orderStatus: "cancelled" as const, cancellationReason: "Ordered by mistake" };
    await shop.call("cancelOrder", { params: { orderId: body.order._id }, body: cancel }, first);
    expect(await timesUsed(shop, made)).toBe(0);
    expect((await cartOf(second)).codes).toMatchObject([{ isApplied: true }]);
    expect((await place(shop, second)).body.order.discounts).toMatchObject([{ code }]);
  });
});

describe("a reduced order that comes back", () => {
  const move = (id: string, orderStatus: OrderStatus, paymentStatus?: PaymentStatus) =>
    shop.call(
      "adminUpdateOrder",
      { params: { id }, body: { orderStatus, ...reasonFor(orderStatus), paymentStatus } },
      admin,
    );

  it("is taxed, refunded and credited at what was paid, in parts to the paisa", async () => {
    const used = await stockOne(shop, {
      title: "Used Phone",
      category: "electronics",
      brand: "nokia",
      condition: "second-hand",
      purchasePrice: 700,
      price: 1_000,
      totalStock: 9,
      hsn: "8517",
      gstRate: 18,
    });
    const code = fresh("BACK");
    await promote(shop, { code, method: { type: "fixed", value: 100 } });
    const buyer = await someone();
    await fill(buyer, [
      { productId: car, quantity: 3 },
      { productId: used, quantity: 1 },
    ]);
    await enter(buyer, code);
    const id = (await place(shop, buyer)).body.orderId;
    for (const to of ["confirmed", "packed", "shipped", "out_for_delivery"] as const)
      expect((await move(id, to)).status).toBe(200);
    expect((await move(id, "delivered", "paid")).status).toBe(200);
    const documents = () =>
      shop.query<{ series: string; document: Invoice }>({
        text: "select series, document from shop_invoice where order_id = $1 order by series desc",
        values: [id],
      });
    const [sold] = await documents();
    const { order } = { order: (await shop.call("getOrder", { params: { id } }, buyer)).body.data };
    const [cars, phone] = order.cartItems;
    expect(cars?.lineTotal).toBe(Math.round((999.99 - (cars?.discount ?? 0)) * 100) / 100);
    expect((cars?.discount ?? 0) + (phone?.discount ?? 0)).toBeCloseTo(100, 6);
    expect(sold?.document.totals.totalPaise).toBe(Math.round(order.totalAmount * 100));
    expect(sold?.document.lines[0]?.discountPaise).toBe(Math.round((cars?.discount ?? 0) * 100));
    const margin = Math.round((phone?.lineTotal ?? 0) * 100) - 700_00;
    expect(sold?.document.lines[1]?.margin?.marginPaise).toBe(margin);

    const items = [{ productId: car, quantity: 2 }];
    expect(
      (await shop.call("returnOrder", { params: { id }, body: { reason: "Too many", items } }, buyer)).status,
    ).toBe(200);
    expect(await move(id, "return_approved")).toMatchObject({ status: 200 });
    expect(await move(id, "return_received")).toMatchObject({ status: 200 });
    const worth = Math.floor(((cars?.lineTotal ?? 0) * 100 * 2) / 3 + 1e-6);
    const back = (await shop.call("getOrder", { params: { id } }, buyer)).body.data;
    expect(back.refundDue).toBe(worth / 100);
    const note = (await documents())[1];
    expect([note?.series, note?.document.totals.totalPaise]).toEqual(["CN", worth]);
    expect(await auditFaults()).toEqual([]);
  });

  it("gives back all of it, and the engine's order is worth nothing", async () => {
    const code = fresh("ALL");
    await promote(shop, { code, method: { value: 33.3 } });
    const free = fresh("DELIVERY");
    await promote(shop, {
      code: free,
      method: {
        type: "fixed",
        target_type: "shipping_methods",
        allocation: "each",
        max_quantity: 1,
        value: 7.77,
      },
    });
    const buyer = await someone();
    await fill(buyer, [{ productId: car, quantity: 2 }]);
    await enter(buyer, code);
    await enter(buyer, free);
    const { order } = (await place(shop, buyer)).body;
    expect(order.discounts).toHaveLength(2);
    const id = order._id;
    for (const to of ["confirmed", "packed", "shipped", "out_for_delivery"] as const)
      expect(await move(id, to)).toMatchObject({ status: 200 });
    expect(await move(id, "delivered", "paid")).toMatchObject({ status: 200 });
    await shop.call("returnOrder", { params: { id }, body: { reason: "Does not work" } }, buyer);
    expect(await move(id, "return_approved")).toMatchObject({ status: 200 });
    expect(await move(id, "return_received")).toMatchObject({ status: 200 });
    const back = (await shop.call("getOrder", { params: { id } }, buyer)).body.data;
    expect(back.refundDue).toBe(order.totalAmount);
    expect(await auditFaults()).toEqual([]);
  });
});

describe("limits under load", () => {
  it("gives a promotion for five to five of twelve shoppers at once", async () => {
    const code = fresh("FIVE");
    const made = await promote(shop, { code, limit: 5 });
    const people = [];
    for (let n = 0; n < 12; n += 1) people.push(await someone());
    for (const buyer of people) {
      await fill(buyer, [{ productId: car, quantity: 1 }]);
      expect((await enter(buyer, code)).status).toBe(200);
    }
    const answers = await Promise.all(people.map((buyer) => place(shop, buyer)));
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(5);
    expect(answers.filter(({ body }) => "code" in body && body.code === "promotion_gone")).toHaveLength(7);
    expect(await timesUsed(shop, made)).toBe(5);
  });

  it("never spends more than a campaign's budget", async () => {
    const code = fresh("SPEND");
    await promote(shop, {
      code,
      method: { type: "fixed", value: 50 },
      campaign: {
        name: fresh("Budget"),
        campaign_identifier: fresh("budget"),
        budget: { type: "spend", currency_code: "inr", limit: 120 },
      },
    });
    const people = [await someone(), await someone(), await someone()];
    for (const buyer of people) {
      await fill(buyer, all());
      await enter(buyer, code);
    }
    const answers = await Promise.all(people.map((buyer) => place(shop, buyer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    const [budget] = await shop.query<{ used: number }>({
      text: `select b.used::float8 as used from promotion_campaign_budget b join promotion p using (campaign_id) where p.code = $1`,
      values: [code],
    });
    expect(budget?.used).toBe(100);
  });

  it("lets a shopper use a promotion for one each once", async () => {
    const code = fresh("EACH");
    await promote(shop, {
      code,
      campaign: {
        name: fresh("Each"),
        campaign_identifier: fresh("each"),
        budget: { type: "use_by_attribute", attribute: "customer_id", limit: 1 },
      },
    });
    const buyer = await someone();
    await fill(buyer, all());
    expect((await enter(buyer, code)).status).toBe(200);
    expect((await place(shop, buyer)).status).toBe(201);
    await fill(buyer, all());
    expect((await enter(buyer, code)).body).toMatchObject({ code: "code_used_up" });
    const other = await someone();
    await fill(other, all());
    expect((await enter(other, code)).status).toBe(200);
  });
});

describe("free delivery", () => {
  it("by code is quoted, ordered and in the engine, and does not waive the cash fee", async () => {
    const code = fresh("FREE");
    await promote(shop, {
      code,
      method: { target_type: "shipping_methods", allocation: "each", max_quantity: 1, value: 100 },
    });
    const buyer = await someone();
    await fill(buyer, [{ productId: car, quantity: 1 }]);
    const quote = () =>
      shop.call(
        "calculateShipping",
        { body: { cartItems: [{ productId: car, quantity: 1 }], deliveryPincode: "411001" } },
        buyer,
      );
    const before = (await quote()).body.shippingCharge;
    expect(before).toBeGreaterThan(0);
    const entered = (await enter(buyer, code)).body.data;
    expect(entered).toMatchObject({ discount: 0, codes: [{ code, isApplied: true, isForDelivery: true }] });
    const { body } = await quote();
    expect(body.shippingCharge).toBe(0);
    expect(body.data?.discounts).toMatchObject([{ code, delivery: before }]);
    const placed = await place(shop, buyer, {
      expectedTotal: Math.round((333.33 + (body.data?.codFee ?? 0)) * 100) / 100,
    });
    expect(placed.status).toBe(201);
    const { order } = placed.body;
    expect(order).toMatchObject({
      shippingCharge: 0,
      discount: before,
      discounts: [{ code, delivery: before, goods: 0 }],
    });
    expect(order.codFee).toBeGreaterThan(0);
    expect(await engineOrderOf(order._id)).toMatchObject({
      total: order.totalAmount,
      delivery: order.codFee,
    });
  });
});

describe("a coupon of the panel", () => {
  type Wish = Parameters<typeof addCoupon>[0];
  const addCoupon = async (wish: Partial<CallInput<"adminAddCoupon">["body"]>) =>
    shop.call(
      "adminAddCoupon",
      { body: { code: fresh("COUPON"), name: "Diwali", kind: "percent", value: 10, ...wish } },
      admin,
    );
  const added = async (wish: Wish) => (await addCoupon(wish)).body.data;
  const edit = (id: string, body: CallInput<"adminEditCoupon">["body"]) =>
    shop.call("adminEditCoupon", { params: { id }, body }, admin);
  const discountOf = async (bought: Bought[], code?: string | null) => {
    const buyer = await someone();
    await fill(buyer, bought);
    if (code) expect((await enter(buyer, code)).status).toBe(200);
    return (await cartOf(buyer)).discount;
  };
  const problemsOf = ({ body }: { body: unknown }) =>
    (body as { errors?: { field: string }[] }).errors?.map(({ field }) => field);

  it("takes off what its form says: a share, rupees, of a category or of products, above a minimum", async () => {
    const share = await added({ value: 12.5, minimum: 400 });
    expect(await discountOf([{ productId: car, quantity: 2 }], share.code)).toBe(83.33);
    const rupees = await added({ kind: "rupees", value: 50, categories: ["farming"] });
    expect(await discountOf(all(), rupees.code)).toBe(50);
    const one = await added({ value: 20, productIds: [seeds] });
    expect(await discountOf(all(), one.code)).toBe(20);

    const buyer = await someone();
    await fill(buyer, [{ productId: car, quantity: 1 }]);
    expect((await enter(buyer, share.code ?? "")).body).toMatchObject({ code: "code_minimum_not_met" });
    expect((await enter(buyer, rupees.code ?? "")).body).toMatchObject({ code: "code_not_these_goods" });
  });

  it("is made once where the same form is sent again, with a code and without, also at the same moment", async () => {
    for (const code of [fresh("ONCE"), null]) {
      const body = { code, name: "Sent twice", kind: "rupees" as const, value: 1, isActive: false };
      const send = (key: string, wish: object = {}) =>
        shop.call("adminAddCoupon", { body: { ...body, ...wish } }, admin, { "idempotency-key": key });
      const key = fresh("a-key-of-an-offer-");
      const sent = await Promise.all([send(key), send(key), send(key)]);
      sent.push(await send(key));
      expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const id = sent[0]?.body.data._id ?? "";
      expect(new Set(sent.map(({ body: { data } }) => data._id))).toEqual(new Set([id]));

      const other = await send(key, { value: 2 });
      if (code) expect([other.status, problemsOf(other)]).toEqual([422, ["code"]]);
      else expect(other.body.data._id).not.toBe(id);
      expect((await shop.call("adminDeleteCoupon", { params: { id } }, admin)).status).toBe(200);
      expect((await send(key)).body.data._id).not.toBe(id);
    }
  });

  it("without a code applies by itself and is shown under its name", async () => {
    const offer = await added({ code: null, name: "Harvest week", value: 10 });
    expect(offer).toMatchObject({ code: null, name: "Harvest week", kind: "percent", orders: 0 });
    const buyer = await someone();
    await fill(buyer, [{ productId: seeds, quantity: 1 }]);
    expect((await cartOf(buyer)).discounts).toMatchObject([{ label: "Harvest week", isAutomatic: true }]);
  });

  it("is changed field by field, and each change holds for the next cart", async () => {
    const { _id: id, code } = await added({ value: 10 });
    const cars = [{ productId: car, quantity: 1 }];
    expect(await discountOf(cars, code)).toBe(33.33);
    await edit(id, { value: 20 });
    expect(await discountOf(cars, code)).toBe(66.67);
    await edit(id, { productIds: [seeds] });
    const buyer = await someone();
    await fill(buyer, cars);
    expect((await enter(buyer, code ?? "")).body).toMatchObject({ code: "code_not_these_goods" });
    await edit(id, { productIds: [], minimum: 300, perShopper: 1 });
    expect(await discountOf(cars, code)).toBe(66.67);
    await edit(id, { from: "2050-01-01T00:00:00.000Z" });
    expect((await enter(buyer, code ?? "")).body).toMatchObject({ code: "code_not_begun" });
    const { data } = (await edit(id, { from: null, isActive: false })).body;
    expect(data).toMatchObject({ value: 20, minimum: 300, perShopper: 1, from: null, isActive: false });
    expect((await enter(buyer, code ?? "")).body).toMatchObject({ code: "code_ended" });
  });

  it("is used once by each shopper if it says so, also when that is said later", async () => {
    const { _id: id, code } = await added({ value: 10 });
    await edit(id, { perShopper: 1 });
    const buyer = await someone();
    await fill(buyer, all());
    await enter(buyer, code ?? "");
    expect((await place(shop, buyer)).status).toBe(201);
    await fill(buyer, all());
    expect((await enter(buyer, code ?? "")).body).toMatchObject({ code: "code_used_up" });
    expect((await shop.call("adminGetCoupon", { params: { id } }, admin)).body.data.orders).toBe(1);
    expect((await shop.call("adminDeleteCoupon", { params: { id } }, admin)).body).toMatchObject({
      code: "coupon_used",
    });
  });

  it("keeps what another editor changed, and says who changed the same field", async () => {
    const { _id: id, version } = await added({ name: "Diwali", value: 10 });
    expect((await edit(id, { name: "Holi", version })).status).toBe(200);
    expect((await edit(id, { value: 15, version })).body.data).toMatchObject({ name: "Holi", value: 15 });
    const clash = await edit(id, { name: "Pongal", version });
    expect([clash.status, clash.body]).toMatchObject([
      409,
      { code: "edit_conflict", data: { fields: [{ field: "name", theirs: "Holi", yours: "Pongal" }] } },
    ]);
    const log = await shop.call(
      "adminGetAuditLog",
      { query: { action: "adminEditCoupon", limit: "2" } },
      admin,
    );
    expect(log.body.data.map(({ changes }) => changes)).toContainEqual([
      { field: "name", from: "Diwali", to: "Holi" },
    ]);
  });

  it.each<[string, Parameters<typeof addCoupon>[0]]>([
    ["code", { code: "no spaces" }],
    ["value", { value: 101 }],
    ["value", { value: null }],
    ["value", { value: 0 }],
    ["kind", { kind: "delivery", value: null, categories: ["toys"] }],
    ["productIds", { categories: ["toys"], productIds: ["prod_1"] }],
    ["productIds", { productIds: ["prod_unknown"] }],
    ["to", { from: "2026-12-02T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" }],
    ["uses", { uses: 0 }],
  ])("refuses a wrong %s in one sentence, and adds nothing", async (field, wish) => {
    const count = async () => (await shop.call("adminGetCoupons", {}, admin)).body.meta.total;
    const before = await count();
    const reply = await addCoupon(wish);
    expect([reply.status, problemsOf(reply)]).toEqual([422, [field]]);
    expect(await count()).toBe(before);
  });

  it("has a code of its own, whoever adds the same one at the same moment", async () => {
    const code = fresh("TWICE");
    const replies = await Promise.all([addCoupon({ code }), addCoupon({ code: code.toLowerCase() })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(replies.map(problemsOf)).toContainEqual(["code"]);
  });

  it("for several categories can be changed when some of them are deleted, and not for all goods when all are", async () => {
    const addCategory = async () => {
      const label = { en: fresh("Category"), hi: "", mr: "" };
      return (await shop.call("adminAddCategory", { body: { label } as never }, admin)).body.data._id;
    };
    const [short, late] = [await addCategory(), await addCategory()];
    const { _id: id } = await added({ categories: ["toys", short] });
    const { _id: lone } = await added({ categories: [late] });
    // Of a kind, as the engine's own panel can make one.
    const { _id: ofKind } = await added({ categories: ["farming"] });
    const label = { en: fresh("Kind"), hi: "", mr: "" };
    const kind = (await shop.call("adminAddKind", { body: { category: "farming", label } }, admin)).body.data;
    await shop.query({
      text: `update promotion_rule_value set value = (select id from product_category where handle = $1)
             where promotion_rule_id in (
               select t.promotion_rule_id from application_method_target_rules t
               join promotion_application_method m on m.id = t.application_method_id where m.promotion_id = $2)`,
      values: [kind._id, ofKind],
    });
    for (const category of [short, late])
      expect((await shop.call("adminDeleteCategory", { params: { id: category } }, admin)).status).toBe(200);
    const read = async (one: string) =>
      (await shop.call("adminGetCoupon", { params: { id: one } }, admin)).body.data;
    expect(await read(id)).toMatchObject({ kind: "percent", categories: ["toys"] });
    expect((await edit(id, { value: 15 })).body.data).toMatchObject({ value: 15, categories: ["toys"] });
    const both = await edit(id, { categories: ["toys", "farming"] });
    expect([...both.body.data.categories].sort()).toEqual(["farming", "toys"]);
    // Without a category it would be a coupon for all goods, and one of a kind is for less than the form shows.
    for (const one of [lone, ofKind]) {
      expect((await read(one)).kind).toBe("other");
      expect((await edit(one, { value: 15 })).body).toMatchObject({ code: "coupon_not_here" });
    }
  });

  it("that the engine's own panel made with more than the form shows is switched on and off, nothing else", async () => {
    const { id } = await promote(shop, {
      code: fresh("MORE"),
      type: "buyget",
      method: {
        target_type: "items",
        allocation: "each",
        max_quantity: 1,
        value: 100,
        apply_to_quantity: 1,
        buy_rules_min_quantity: 2,
        target_rules: [{ attribute: "items.product.id", operator: "eq", values: [car] }],
        buy_rules: [{ attribute: "items.product.id", operator: "eq", values: [tee] }],
      },
    });
    expect((await shop.call("adminGetCoupon", { params: { id } }, admin)).body.data.kind).toBe("other");
    expect((await edit(id, { value: 5 })).body).toMatchObject({ code: "coupon_not_here" });
    expect((await edit(id, { isActive: false })).body.data).toMatchObject({ isActive: false, kind: "other" });
  });

  it("that shares its campaign leaves dates and budget to the others: it is switched here, and deleted alone", async () => {
    const ends = new Date(Date.now() + 86_400_000).toISOString();
    const budget = { type: "use_by_attribute" as const, attribute: "customer_id", limit: 1 };
    const campaign = {
      name: "Diwali",
      campaign_identifier: fresh("shared"),
      ends_at: new Date(ends),
      budget,
    };
    const first = await promote(shop, { code: fresh("SHARED"), campaign });
    const second = await promote(shop, { code: fresh("SHARED"), campaign_id: first.campaign?.id ?? "" });
    const read = async ({ id }: { id: string }) =>
      (await shop.call("adminGetCoupon", { params: { id } }, admin)).body.data;
    const shared = { kind: "other", to: ends, perShopper: 1 };
    expect([await read(first), await read(second)]).toMatchObject([shared, shared]);
    for (const change of [{ to: null }, { perShopper: null }, { name: "Holi" }])
      expect((await edit(first.id, change)).body).toMatchObject({ code: "coupon_not_here" });
    expect((await edit(first.id, { isActive: false })).body.data).toMatchObject({ isActive: false });

    expect((await shop.call("adminDeleteCoupon", { params: { id: first.id } }, admin)).status).toBe(200);
    expect(await read(second)).toMatchObject({ ...shared, kind: "percent", name: "Diwali", isActive: true });
    // Now the campaign is its own.
    expect((await edit(second.id, { to: null })).body.data.to).toBeNull();
    expect((await shop.call("adminDeleteCoupon", { params: { id: second.id } }, admin)).status).toBe(200);
    const left = await shop.query({
      text: "select 1 from promotion_campaign where id = $1 and deleted_at is null",
      values: [first.campaign?.id],
    });
    expect(left).toEqual([]);
  });
});
