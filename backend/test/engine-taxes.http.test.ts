import { Modules } from "@medusajs/framework/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AddressInput } from "../src/contract/addresses";
import { addTo, buyers, placeFor } from "./support/buyers";
import type { Flows } from "./support/engine-order";
import { homeOf, pune, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { untilProjected } from "./support/until-projected";

type Demo = typeof import("../../demo/data/products");
type Line = { product_id?: string; tax_lines: { code: string; rate: number }[] };
type EngineCart = { items: Line[]; shipping_methods: Line[]; tax_total: number; total: number };
type Place = Pick<AddressInput, "city" | "state" | "pincode">;

let shop: Shop;
let flows: Flows;
beforeAll(async () => {
  shop = await openShop();
  flows = loadBackend<Flows>("@medusajs/medusa/core-flows");
});
afterAll(() => shop.close());

const places: Place[] = [
  { city: "Pune", state: "Maharashtra", pincode: "411001" },
  { city: "Jaipur", state: "Rajasthan", pincode: "302001" },
  { city: "Kochi", state: "Kerala", pincode: "682001" },
  { city: "Delhi", state: "Delhi", pincode: "110001" },
];

const engineAddress = ({ city, state, pincode }: Place) => ({
  first_name: "Asha",
  address_1: "12 Laxmi Road",
  city,
  province: state,
  postal_code: pincode,
  country_code: "in",
});

/** The codes and rates of each line, in one order. */
const heads = (lines: readonly Line[]) =>
  lines.map(({ tax_lines }) =>
    tax_lines.map(({ code, rate }) => `${code} ${Number(rate)}`).sort((a, b) => a.localeCompare(b)),
  );

async function readBack(entity: "cart" | "order", id: string): Promise<EngineCart> {
  const fields = ["total", "tax_total", "items.*", "items.tax_lines.*", "shipping_methods.*"];
  const { data } = await shop.container.resolve("query").graph({
    entity,
    fields: [...fields, "shipping_methods.tax_lines.*"],
    filters: { id },
  });
  return JSON.parse(JSON.stringify(data[0]));
}

/** A cart made by the engine's own flows. */
async function engineCart(place: Place, productIds: readonly string[]): Promise<string> {
  const { orderingIds } = loadBackend<typeof import("../src/platform/engine/ordering-ids")>(
    "./platform/engine/ordering-ids",
  );
  const ids = await orderingIds(shop.container);
  const variants = await shop.query<{ id: string }>({
    text: `select distinct on (product_id) variant_id as id from catalog_variant where product_id = any ($1)`,
    values: [productIds],
  });
  const { result } = await flows.createCartWorkflow(shop.container).run({
    input: {
      region_id: ids.regionId,
      sales_channel_id: ids.salesChannelId,
      currency_code: "inr",
      items: variants.map(({ id }) => ({ variant_id: id, quantity: 1 })),
      shipping_address: engineAddress(place),
    },
  });
  return result.id;
}

async function withDelivery(cartId: string): Promise<void> {
  const { orderingIds } = loadBackend<typeof import("../src/platform/engine/ordering-ids")>(
    "./platform/engine/ordering-ids",
  );
  const { shippingOptionId } = await orderingIds(shop.container);
  await flows
    .addShippingMethodToCartWorkflow(shop.container)
    .run({ input: { cart_id: cartId, options: [{ id: shippingOptionId, data: {} }] } });
}

const day = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** What the shop itself charges on these products: codes and rates by product. */
async function ourTaxes(productIds: readonly string[], { state }: Place): Promise<Map<string, string[]>> {
  const { sellablesOfProducts } = loadBackend<typeof import("../src/catalog/sellable")>("./catalog/sellable");
  const { gstRateOf } = loadBackend<typeof import("../src/tax/rate")>("./tax/rate");
  const { goodsTaxLines } = loadBackend<typeof import("../src/tax/tax-lines")>("./tax/tax-lines");
  const taxes = (await sellablesOfProducts(productIds)).map(
    ({ productId, paidPrice, hsn, gstRate }): [string, string[]] => {
      const rate = gstRateOf({ hsn, gstRate, unitPrice: paidPrice }, day());
      const lines = goodsTaxLines({ paidPrice, rate, purchasePrice: null }, state);
      return [productId, lines.map(({ code, rate }) => `${code} ${rate}`)];
    },
  );
  return new Map(taxes);
}

describe("the taxes that the engine's flows write into a cart", () => {
  it("are the shop's for the demo's products in several states", async () => {
    const { demoProducts } = loadBackend<Demo>("../../demo/data/products");
    const { toDraft } = loadBackend<typeof import("../../demo/load/to-draft")>("../../demo/load/to-draft");
    const { addProducts } =
      loadBackend<typeof import("../src/workflows/product/add")>("./workflows/product/add");
    const some = demoProducts
      .filter((_, at) => at % 5 === 0)
      .map(({ choices: _others, ...product }) => ({
        ...product,
        ...(product.sizes
          ? { sizes: product.sizes.slice(0, 1).map(({ size }) => ({ size, stock: 9 })) }
          : { totalStock: 9 }),
      }));
    const productIds = await addProducts(shop.container, some.map(toDraft));
    const [first] = places;
    const cartId = await engineCart(first ?? pune, productIds);
    for (const place of places) {
      await flows
        .updateCartWorkflow(shop.container)
        .run({ input: { id: cartId, shipping_address: engineAddress(place) } });
      await flows.updateTaxLinesWorkflow(shop.container).run({ input: { cart_id: cartId } });
      const { items } = await readBack("cart", cartId);
      const ours = await ourTaxes(productIds, place);
      expect(items).toHaveLength(productIds.length);
      expect(Object.fromEntries(items.map((item, at) => [item.product_id, heads(items)[at]]))).toEqual(
        Object.fromEntries(ours),
      );
    }
  });

  const fashion = { category: "fashion", brand: "puma", hsn: "6404", gstRate: 5 } as const;
  const phone = { category: "electronics", brand: "nokia", hsn: "8517", gstRate: 18 } as const;
  const kinds: [string, Parameters<typeof stockOne>[1][]][] = [
    ["a shoe within its slab", [{ title: "Shoe", ...fashion, price: 3_000, salePrice: 2_500 }]],
    ["a shoe beyond its slab", [{ title: "Good Shoe", ...fashion, price: 2_500.01 }]],
    [
      "seeds, which bear no tax",
      [{ title: "Seeds", category: "farming", brand: "mahindra", hsn: "1209", gstRate: 0 }],
    ],
    [
      "a used phone, taxed on the margin",
      [{ title: "Used", ...phone, condition: "second-hand", price: 1_770, purchasePrice: 1_180 }],
    ],
    [
      "several kinds together, delivery following the most valuable",
      [
        { title: "Toy", price: 700 },
        { title: "Phone", ...phone, price: 1_499.5 },
        { title: "Sandal", ...fashion, price: 900 },
      ],
    ],
  ];

  it.each(kinds)("are those of the shop's order: %s", async (_, drafts) => {
    const ids: string[] = [];
    for (const draft of drafts) ids.push(await stockOne(shop, { ...draft, totalStock: 9 }));
    for (const place of places.slice(0, 2)) {
      const cartId = await engineCart(place, ids);
      await withDelivery(cartId);
      const [buyer] = await buyers(shop, 1);
      if (!buyer) throw new Error("no buyer");
      for (const id of ids) await addTo(shop, buyer, id);
      const { orderId } = await placeFor(shop, buyer, {}, { ...homeOf(buyer), ...place });
      const [theirs, ours] = [await readBack("cart", cartId), await readBack("order", orderId)];
      const byProduct = (lines: Line[]) =>
        Object.fromEntries(lines.map((line, at) => [line.product_id, heads(lines)[at]]));
      expect(byProduct(theirs.items)).toEqual(byProduct(ours.items));
      expect(heads(theirs.shipping_methods)[0]).toEqual(heads(ours.shipping_methods)[0]);
    }
  });
});

describe("a plugin that asks the engine's tax module", () => {
  const ask = (productId: string, address: Record<string, string>, unit_price = 1_000) =>
    shop.container
      .resolve(Modules.TAX)
      .getTaxLines(
        [{ id: "anything", product_id: productId, quantity: 1, unit_price, currency_code: "inr" }],
        { address: { country_code: "in", ...address } },
      );

  it("gets the split by the state's name, its ISO code, its GST code or the pincode", async () => {
    const toy = await stockOne(shop, { title: "Asked" });
    const codes = async (address: Record<string, string>) =>
      (await ask(toy, address)).map(({ code, rate }) => `${code} ${rate}`);
    for (const address of [
      { province_code: "maharashtra" },
      { province_code: "IN-MH" },
      { province_code: "27" },
    ])
      expect(await codes(address)).toEqual(["CGST 2.5", "SGST 2.5"]);
    expect(await codes({ postal_code: "411001" })).toEqual(["CGST 2.5", "SGST 2.5"]);
    expect(await codes({ province_code: "KL" })).toEqual(["IGST 5"]);
    expect(await codes({})).toEqual([]);
  });

  it("is told in words that no rate is known, instead of being given a guessed one", async () => {
    const { result } = await flows.createProductsWorkflow(shop.container).run({
      input: { products: [{ title: "Untaxed", options: [{ title: "Kind", values: ["One"] }] }] },
    });
    await expect(ask(result[0]?.id ?? "", { province_code: "KL" })).rejects.toThrow(/No GST rate is known/);
  });
});

describe("an order", () => {
  it("keeps the rate of its day and its product, when the engine works out its taxes again later", async () => {
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    const shoe = await stockOne(shop, {
      title: "Old Shoe",
      category: "fashion",
      brand: "puma",
      hsn: "6404",
      gstRate: 12,
      price: 2_000,
      totalStock: 9,
    });
    await addTo(shop, buyer, shoe);
    const { placeOrder } =
      loadBackend<typeof import("../src/checkout/place-order")>("./checkout/place-order");
    const { orderId } = await placeOrder(shop.container, {
      buyer,
      address: { ...homeOf(buyer), email: null, notes: null },
      deliveryMethod: "courier",
      paymentMethod: "cod",
      notes: null,
      cartId: null,
      expectedTotal: null,
      idempotencyKey: null,
      at: new Date("2025-09-20T06:30:00Z"),
    });
    await shop.query({
      text: "update product_detail set gst_rate = 28 where product_id = $1",
      values: [shoe],
    });
    await flows.updateOrderTaxLinesWorkflow(shop.container).run({ input: { order_id: orderId } });
    const { items, shipping_methods } = await readBack("order", orderId);
    expect(heads(items)).toEqual([["CGST 6", "SGST 6"]]);
    expect(heads(shipping_methods)[0]).toEqual(["CGST 6", "SGST 6"]);
  });
});

describe("the GST table", () => {
  const today = day();
  const inDays = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const row = {
    name: "T-shirts of the north",
    headings: ["610910"],
    from: inDays(0),
    rate: 12 as const,
    slab: null,
  };

  /** What page, order, invoice and engine say of one product, in per cent. */
  async function rateEverywhere(productId: string) {
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("no buyer");
    const page = await shop.call("getProduct", { params: { id: productId }, query: {} });
    await addTo(shop, buyer, productId);
    const { orderId } = await placeFor(shop, buyer, {}, homeOf(buyer));
    const admin = await shop.admin();
    for (const orderStatus of ["confirmed", "packed"] as const)
      await shop.call("adminUpdateOrder", { params: { id: orderId }, body: { orderStatus } }, admin);
    const [invoice] = await shop.query<{ rate: number }>({
      text: "select (document -> 'lines' -> 0 ->> 'ratePercent')::float8 as rate from shop_invoice where order_id = $1",
      values: [orderId],
    });
    const ordered = await readBack("order", orderId);
    const asked = await engineCart(pune, [productId]);
    const inEngine = await readBack("cart", asked);
    const sum = ({ tax_lines }: Line) => tax_lines.reduce((all, { rate }) => all + Number(rate), 0);
    return {
      orderId,
      rates: [page.body.data.gstRate, invoice?.rate, ...ordered.items.map(sum), ...inEngine.items.map(sum)],
    };
  }
  const tee = (title: string, price: number, hsn = "6109") =>
    stockOne(shop, { title, category: "fashion", brand: "puma", hsn, gstRate: 5, price, totalStock: 9 });

  it("gives a T-shirt of ₹2,700 the rate beyond its slab on its page, order and invoice, and in the engine", async () => {
    expect((await rateEverywhere(await tee("Dear Tee", 2_700))).rates).toEqual([18, 18, 18, 18]);
    expect((await rateEverywhere(await tee("Tee", 2_500))).rates).toEqual([5, 5, 5, 5]);
  });

  it("is edited by staff: the next order has the new rate everywhere, an older one keeps its own", async () => {
    const admin = await shop.admin();
    const productId = await tee("Northern Tee", 900, "61091000");
    const before = await rateEverywhere(productId);
    expect(before.rates).toEqual([5, 5, 5, 5]);
    const added = await shop.call("adminAddTaxRate", { body: row }, admin);
    expect(added.status).toBe(201);
    const { _id: id, version } = added.body.data;
    await untilProjected(shop);
    expect((await rateEverywhere(productId)).rates).toEqual([12, 12, 12, 12]);
    expect((await readBack("order", before.orderId)).items.map(({ tax_lines }) => tax_lines.length)).toEqual([
      2,
    ]);

    const edited = await shop.call(
      "adminEditTaxRate",
      { params: { id }, body: { ...row, rate: 18, version } },
      admin,
    );
    expect(edited.body.data).toMatchObject({ rate: 18, version: version + 1 });
    const late = await shop.call(
      "adminEditTaxRate",
      { params: { id }, body: { ...row, rate: 5, version } },
      admin,
    );
    expect([late.status, late.body]).toMatchObject([409, { code: "edit_conflict" }]);
    await shop.call("adminDeleteTaxRate", { params: { id } }, admin);
    await untilProjected(shop);
    expect((await rateEverywhere(productId)).rates).toEqual([5, 5, 5, 5]);
    const log = await shop.call("adminGetAuditLog", { query: { thingId: id } }, admin);
    const [removed, changed] = log.body.data;
    expect(removed).toMatchObject({ route: "adminDeleteTaxRate", thing: row.name });
    expect(changed?.changes).toContainEqual({ field: "rate", from: 12, to: 18 });
  });

  it("refuses two rows for the same goods from the same day in one sentence, and changes nothing", async () => {
    const admin = await shop.admin();
    const rows = async () => (await shop.call("adminGetTaxRates", {}, admin)).body.data;
    const before = await rows();
    const overlap = { ...row, headings: ["6109"], from: "2025-09-22" };
    const refused = await shop.call("adminAddTaxRate", { body: overlap }, admin);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { message: "A rate for HSN 61 from 2025-09-22 on is entered already" },
    ]);
    expect(await rows()).toEqual(before);
    const wrong = { ...row, headings: ["610"], rate: 7 as never };
    expect((await shop.call("adminAddTaxRate", { body: wrong }, admin)).status).toBe(422);
    // Two at once: one of them is told.
    const both = await Promise.all(
      [row, row].map((body) =>
        shop.call("adminAddTaxRate", { body: { ...body, headings: ["95049" + "0"] } }, admin),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it("holds a rate for a day to come: a page changes when the day begins", async () => {
    const admin = await shop.admin();
    const productId = await tee("Tee of Spring", 800, "61099020");
    const body = { ...row, headings: ["610990"], from: inDays(5) };
    await shop.call("adminAddTaxRate", { body }, admin);
    await untilProjected(shop);
    expect((await rateEverywhere(productId)).rates).toEqual([5, 5, 5, 5]);
    const [turn] = await shop.query<{ at: Date }>({
      text: "select turns_at as at from catalog_product where product_id = $1",
      values: [productId],
    });
    expect(turn?.at.toISOString()).toBe(new Date(`${inDays(5)}T00:00:00+05:30`).toISOString());
  });
});

describe("what would make the engine and the invoice disagree", () => {
  it("is refused with words: a rate of the engine's own, another provider for India", async () => {
    const tax = shop.container.resolve(Modules.TAX);
    const [india] = await tax.listTaxRegions({ country_code: "in" });
    const tax_region_id = india?.id ?? "";
    await expect(
      flows.createTaxRatesWorkflow(shop.container).run({
        input: [{ tax_region_id, name: "Extra", code: "EXTRA", rate: 3, is_default: true }],
      }),
    ).rejects.toThrow(/GST rates are kept with the products/);
    await expect(
      flows
        .updateTaxRegionsWorkflow(shop.container)
        .run({ input: [{ id: tax_region_id, provider_id: "tp_system" }] }),
    ).rejects.toThrow(/India keeps the tax provider/);
  });
});

describe("one region, India, in rupees", () => {
  const sentence = /This shop sells in one region, India, in rupees/;

  it("refuses a second region and another currency in the engine's flows, with the sentence", async () => {
    const second = { name: "Nepal", countries: ["np"] };
    for (const currency_code of ["npr", "inr"])
      await expect(
        flows
          .createRegionsWorkflow(shop.container)
          .run({ input: { regions: [{ ...second, currency_code }] } }),
      ).rejects.toThrow(sentence);
    const [india] = await shop.container.resolve(Modules.REGION).listRegions({});
    await expect(
      flows
        .updateRegionsWorkflow(shop.container)
        .run({ input: { selector: { id: india?.id ?? "" }, update: { currency_code: "usd" } } }),
    ).rejects.toThrow(sentence);
    await expect(
      flows.deleteRegionsWorkflow(shop.container).run({ input: { ids: [india?.id ?? ""] } }),
    ).rejects.toThrow(/needs its one region/);
    await expect(shop.container.resolve(Modules.CART).createCarts({ currency_code: "usd" })).rejects.toThrow(
      sentence,
    );
    expect(await shop.container.resolve(Modules.REGION).listRegions({})).toMatchObject([
      { name: "India", currency_code: "inr" },
    ]);
  });

  it("is what a start asks for: an older shop with a second region is told in one sentence, and is not ready", async () => {
    const { refuseOtherRegions } = loadBackend<typeof import("../src/platform/engine/one-region")>(
      "./platform/engine/one-region",
    );
    await expect(refuseOtherRegions(shop.container)).resolves.toBeUndefined();
    const ready = async () => (await shop.send<{ data: object }>("GET", "/api/ready")).body.data;
    await shop.query({ text: "alter table region disable trigger user" });
    await shop.query({
      text: "insert into region (id, name, currency_code) values ('reg_old', 'Europe', 'eur')",
    });
    await expect(refuseOtherRegions(shop.container)).rejects.toThrow(
      'This shop sells in one region, India, in rupees: remove region "Europe" (eur) from the engine',
    );
    expect(await ready()).toMatchObject({ region: false });
    await shop.query({ text: "delete from region where id = 'reg_old'" });
    await shop.query({ text: "alter table region enable trigger user" });
    expect(await ready()).toMatchObject({ region: true });
  });
});
