import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RouteName } from "../src/contract";
import type { EditConflict } from "../src/contract/edits";
import { messages } from "../src/contract/messages";
import type { AdminProduct, ProductEdit, ProductInput } from "../src/contract/products";
import { aProduct, aShirt } from "./support/a-product";
import type { Input, Signed } from "./support/call";
import { liftOpenOrders, place, put } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { firstLocation, stockAt } from "./support/locations";
import { openShop, type Person, type Shop } from "./support/open-shop";

let shop: Shop;
/** Two staff members, each with a session. */
let asha: Signed;
let ravi: Signed;
let shopper: Person;

beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT_FACTOR: "1000" });
  await liftOpenOrders();
  const { ensureAdmin } =
    loadBackend<typeof import("../src/accounts/ensure-admin")>("./accounts/ensure-admin");
  const password = "blue mangoes 9";
  for (const email of ["asha@sahyadri.example", "ravi@sahyadri.example"])
    await ensureAdmin(shop.container, { email, password });
  asha = await shop.signIn("asha@sahyadri.example", password);
  ravi = await shop.signIn("ravi@sahyadri.example", password);
  await shop.call(
    "updateAccount",
    { body: { userName: "Ravi Kale", email: "ravi@sahyadri.example" } } as never,
    ravi,
  );
  shopper = await shop.shopper();
});
afterAll(() => shop.close());

/** Light and cheap enough to be ordered by the dozen. */
const aPump = (changes: Partial<ProductInput> = {}) =>
  aProduct({ price: 600, salePrice: null, weight: 1, ...changes });
const add = async (product = aPump()): Promise<AdminProduct> => {
  const { status, body } = await shop.call("adminAddProduct", { body: product }, asha);
  expect([status, body.message]).toEqual([201, undefined]);
  return body.data;
};
const read = async (id: string) => (await shop.call("adminGetProduct", { params: { id } }, asha)).body.data;
const edit = (id: string, body: ProductEdit, by = asha) =>
  shop.call("adminEditProduct", { params: { id }, body }, by);
const correct = (
  id: string,
  body: Input<"adminChangeStock">["body"],
  headers?: Record<string, string>,
  by = asha,
) => shop.call("adminChangeStock", { params: { id }, body }, by, headers);

/** Orders this many items and hands them to the courier: they have left the stock. */
async function sell(productId: string, quantity: number): Promise<void> {
  await put(shop, shopper, productId, quantity);
  const placed = await place(shop, shopper);
  expect([placed.status, placed.body.message]).toEqual([201, expect.any(String)]);
  const params = { id: placed.body.order._id };
  for (const orderStatus of ["confirmed", "packed", "shipped"] as const)
    expect((await shop.call("adminUpdateOrder", { params, body: { orderStatus } }, asha)).status).toBe(200);
}

const conflictOf = ({ body }: { body: { code?: string; data?: unknown } }): EditConflict => {
  expect(body.code).toBe("edit_conflict");
  return body.data as EditConflict;
};

describe("saving a product", () => {
  it("does not put sold stock back, though the form was open since before the sale", async () => {
    const opened = await add(aPump({ title: "Pump at an open form", totalStock: 10 }));
    await sell(opened._id, 3);
    const saved = await edit(opened._id, { title: "Pump with a new title", version: opened.version });
    expect([saved.status, saved.body.data]).toMatchObject([
      200,
      { title: "Pump with a new title", stockedQuantity: 7, totalStock: 7 },
    ]);
    // A client that sends the whole product it has read, with its version.
    const whole = await edit(opened._id, {
      ...aPump({ title: "Whole pump", totalStock: 10 }),
      version: opened.version,
    });
    expect(whole.status).toBe(409);
    const { version } = conflictOf(whole);
    const again = await edit(opened._id, {
      ...opened,
      title: "Whole pump",
      version: opened.version,
    } as ProductEdit);
    expect(conflictOf(again).fields.map(({ field }) => field)).toEqual(["title"]);
    const known = await edit(opened._id, { title: "Whole pump", version });
    expect(known.body.data).toMatchObject({ title: "Whole pump", stockedQuantity: 7 });
  });

  it("changes only the fields that are sent", async () => {
    const made = await add(aPump({ title: "Pump of many fields", isFeatured: true }));
    const { status, body } = await edit(made._id, { price: 4_900 });
    expect(status).toBe(200);
    const { version: _v, updatedAt: _u, variants, ...others } = made;
    const repriced = variants.map((variant) => ({ ...variant, price: 4_900 }));
    expect(body.data).toMatchObject({ ...others, price: 4_900, variants: repriced });
    expect((await edit(made._id, { salePrice: 0 })).body.data.salePrice).toBe(0);
    expect((await edit(made._id, {})).status).toBe(200);
  });

  it("holds the rules for the product that comes out, and takes along what a category does not have", async () => {
    const made = await add(aPump({ title: "Pump with rules", price: 500, salePrice: 400 }));
    const dear = await edit(made._id, { salePrice: 600 });
    expect([dear.status, dear.body.errors?.[0]?.field]).toEqual([422, "salePrice"]);
    const cheap = await edit(made._id, { price: 300 });
    expect([cheap.status, cheap.body.errors?.[0]?.field]).toEqual([422, "salePrice"]);
    expect((await edit(made._id, { brand: "nike" })).status).toBe(422);
    expect((await edit(made._id, { sizes: [{ size: "M", stock: 1 }] })).status).toBe(422);

    const phone = await add(
      aPump({
        title: "Phone that becomes a toy",
        category: "electronics",
        brand: "samsung",
        condition: "second-hand",
        batteryHealth: "Good",
        purchasePrice: 1_000,
      }),
    );
    const toy = await edit(phone._id, { category: "toys", brand: "Mahalaxmi" });
    expect([toy.status, toy.body.data]).toMatchObject([
      200,
      { category: "toys", condition: null, batteryHealth: null, purchasePrice: null, stockedQuantity: 7 },
    ]);
  });

  it("takes a changed stock as the difference to what was read, however often it is sent", async () => {
    const opened = await add(aPump({ title: "Pump counted up", totalStock: 10 }));
    await sell(opened._id, 3);
    const more = { totalStock: 15, version: opened.version };
    expect((await edit(opened._id, more)).body.data.stockedQuantity).toBe(12);
    expect((await edit(opened._id, more)).body.data.stockedQuantity).toBe(12);
    expect(
      (await edit(opened._id, { totalStock: 15, version: (await read(opened._id)).version })).body.data,
    ).toMatchObject({
      stockedQuantity: 15,
    });
  });

  it("counts each size by itself, and keeps a size that somebody else has added", async () => {
    const opened = await add(aShirt({ title: "Shirt of two editors", price: 300, salePrice: null }));
    const added = await edit(
      opened._id,
      { sizes: [...opened.sizes, { size: "XXL", stock: 4 }], version: opened.version },
      ravi,
    );
    expect([added.status, added.body.message]).toEqual([200, undefined]);
    const sizes = opened.sizes.map(({ size, stock }) => ({ size, stock: size === "S" ? stock + 1 : stock }));
    const { body } = await edit(opened._id, { sizes, version: opened.version });
    expect(body.data.sizes).toEqual([
      { size: "S", stock: 3 },
      { size: "M", stock: 0 },
      { size: "L", stock: 5 },
      { size: "XXL", stock: 4 },
    ]);
    expect((await edit(opened._id, { totalStock: 99 })).status).toBe(422);
  });

  it("does not remove a size with pieces that came in since it was read, unless somebody says so", async () => {
    const opened = await add(aShirt({ title: "Shirt without M", price: 300, salePrice: null }));
    const received = await correct(opened._id, { reason: "received", changes: [{ size: "M", by: 20 }] });
    expect([received.status, received.body.message]).toEqual([200, expect.any(String)]);
    const sizes = opened.sizes.filter(({ size }) => size !== "M");
    const conflict = conflictOf(await edit(opened._id, { sizes, version: opened.version }));
    expect(conflict.fields).toMatchObject([{ field: "sizes", yours: sizes }]);
    expect((await read(opened._id)).sizes).toContainEqual({ size: "M", stock: 20 });
    const mine = await edit(opened._id, { sizes, version: conflict.version });
    expect([mine.status, mine.body.data.sizes]).toEqual([200, sizes]);
  });

  it("tells the second of two which fields, to what, by whom and when, and changes nothing", async () => {
    const opened = await add(aPump({ title: "Pump at two desks", price: 5_000, salePrice: null }));
    expect((await edit(opened._id, { price: 4_500, version: opened.version }, ravi)).status).toBe(200);
    const second = await edit(opened._id, { price: 4_800, brand: "kisankraft", version: opened.version });
    expect(second.status).toBe(409);
    const { version, fields } = conflictOf(second);
    expect(fields).toEqual([
      { field: "price", theirs: 4_500, yours: 4_800, by: "Ravi Kale", at: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(await read(opened._id)).toMatchObject({ price: 4_500, brand: "crompton", version });
    // After the conflict was shown the edit is accepted, with its other fields.
    const mine = await edit(opened._id, { price: 4_800, title: "Pump of mine", version });
    expect([mine.status, mine.body.data]).toMatchObject([200, { price: 4_800, title: "Pump of mine" }]);
  });

  it("asks whose price holds before it judges the sale price beside it", async () => {
    const opened = await add(aPump({ title: "Pump on sale at two desks", price: 5_000 }));
    await edit(opened._id, { price: 4_000, version: opened.version }, ravi);
    const second = await edit(opened._id, { price: 6_000, salePrice: 5_500, version: opened.version });
    expect(conflictOf(second).fields.map(({ field }) => field)).toEqual(["price"]);
  });

  it("merges what two change in different fields", async () => {
    const opened = await add(aPump({ title: "Pump of merged fields", price: 5_000, salePrice: null }));
    await edit(opened._id, { price: 4_500, version: opened.version }, ravi);
    const { body } = await edit(opened._id, { ...opened, title: "Merged pump" } as ProductEdit);
    expect(body.data).toMatchObject({ title: "Merged pump", price: 4_500 });
  });

  it("takes a whole product without a sale price for one that is not on sale, and a few fields for those alone", async () => {
    const { salePrice: _none, ...whole } = aPump({ title: "Pump sent whole", price: 5_000 });
    const opened = await add({ ...whole, salePrice: 4_000 });
    expect((await edit(opened._id, { title: "Pump sent in part" })).body.data.salePrice).toBe(4_000);
    expect((await edit(opened._id, whole)).body.data.salePrice).toBe(0);

    // With its version: a sale that was read is ended, but not one that another editor has started since.
    const onSale = (await edit(opened._id, { salePrice: 4_200 })).body.data;
    const ended = await edit(opened._id, { ...whole, totalStock: null, version: onSale.version });
    expect(ended.body.data.salePrice).toBe(0);
    await edit(opened._id, { salePrice: 4_300 }, ravi);
    const kept = await edit(opened._id, {
      ...whole,
      title: "Pump sent whole again",
      totalStock: null,
      version: ended.body.data.version,
    });
    expect(kept.body.data).toMatchObject({ title: "Pump sent whole again", salePrice: 4_300 });
  });

  it("sees what a plugin of the engine changed, too", async () => {
    const opened = await add(aPump({ title: "Pump of a plugin" }));
    const { updateProductsWorkflow } = await import("@medusajs/medusa/core-flows");
    await updateProductsWorkflow(shop.container).run({
      input: { products: [{ id: opened._id, title: "Title of the plugin" }] },
    });
    const second = await edit(opened._id, { title: "Title of mine", version: opened.version });
    expect(conflictOf(second).fields).toMatchObject([
      { field: "title", theirs: "Title of the plugin", by: null },
    ]);
  });

  it("from a version that the shop never gave out is a clash where it differs, and no fault of the shop", async () => {
    const opened = await add(aPump({ title: "Pump of no version" }));
    const lost = await edit(opened._id, {
      price: 1_000,
      salePrice: null,
      totalStock: 50,
      version: "e1.nonsense.1.-7-0",
    });
    expect(conflictOf(lost).fields.map(({ field }) => field)).toEqual(["price", "sizes"]);
    expect((await edit(opened._id, { price: 1_000, version: "'; --" })).status).toBe(422);
    expect(await read(opened._id)).toMatchObject({ price: 600, stockedQuantity: 7 });
  });

  it("keeps a note of what came of it, and not of what was sent", async () => {
    const opened = await add(aPump({ title: "Pump of the log", price: 5_000, salePrice: null }));
    await edit(opened._id, { price: 4_500, version: opened.version }, ravi);
    await edit(opened._id, { ...opened, title: "Pump in the log" } as ProductEdit);
    const { body } = await shop.call(
      "adminGetAuditLog",
      { query: { thingId: opened._id, limit: "1" } } as never,
      asha,
    );
    expect(body.data[0]?.changes).toEqual([
      { field: "title", from: "Pump of the log", to: "Pump in the log" },
    ]);
  });
});

describe("a corrected stock", () => {
  it("counts up and down with its reason, by whom, in the history and the log", async () => {
    const { _id } = await add(aPump({ title: "Pump to correct" }));
    const received = await correct(
      _id,
      { reason: "received", note: "Invoice 17", changes: [{ by: 5 }] },
      {},
      ravi,
    );
    expect([received.status, received.body.data]).toMatchObject([200, { stockedQuantity: 12 }]);
    expect((await correct(_id, { reason: "damaged", changes: [{ by: -2 }] })).body.data.stockedQuantity).toBe(
      10,
    );
    const { data } = (await shop.call("adminGetStockMovements", { params: { id: _id } }, asha)).body;
    expect(data.slice(0, 2)).toMatchObject([
      { change: -2, stockAfter: 10, reason: "damaged", by: "Admin", note: null },
      { change: 5, stockAfter: 12, reason: "received", by: "Ravi Kale", note: "Invoice 17" },
    ]);
    const log = await shop.call("adminGetAuditLog", { query: { thingId: _id, limit: "2" } } as never, asha);
    expect(log.body.data[1]).toMatchObject({
      route: "adminChangeStock",
      adminName: "Ravi Kale",
      changes: [
        { field: "stockReason", to: "received" },
        { field: "totalStock", from: 7, to: 12 },
        { field: "note" },
      ],
    });
  });

  it("takes what was counted against what was expected, so that a sale in between stays sold", async () => {
    const { _id } = await add(aPump({ title: "Pump to count", totalStock: 10 }));
    await sell(_id, 3);
    const { body } = await correct(_id, { reason: "counted", changes: [{ counted: 9, read: 10 }] });
    expect(body.data.stockedQuantity).toBe(6);
  });

  it("tells the second of two who counted the same shelf, and not who counted after a sale", async () => {
    const { _id, version } = await add(aPump({ title: "Pump that two count", totalStock: 10 }));
    const count = (counted: number, read: number, seen: string | undefined, by = asha) =>
      correct(_id, { reason: "counted", changes: [{ counted, read }], version: seen }, {}, by);
    await sell(_id, 3);
    expect((await count(9, 10, version, ravi)).body.data.stockedQuantity).toBe(6);
    const second = await count(9, 10, version);
    expect([second.status, second.body.code, second.body.message]).toEqual([
      409,
      "counted_since",
      String(messages.stockCountedSince("Ravi Kale")),
    ]);
    const now = await read(_id);
    expect(now.stockedQuantity).toBe(6);
    expect((await count(5, 6, now.version)).body.data.stockedQuantity).toBe(5);
    // A difference is a fact, whoever counted since; and so is a count that does not say what was read when.
    const lost = await correct(_id, { reason: "lost", changes: [{ by: -1 }], version });
    expect(lost.body.data.stockedQuantity).toBe(4);
    expect((await count(4, 5, undefined)).body.data.stockedQuantity).toBe(3);
    expect((await count(2, 3, "e1.never")).body.code).toBe("counted_since");
    const { version: same } = await read(_id);
    const both = await Promise.all([1, 2].map(() => count(2, 3, same)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(_id)).stockedQuantity).toBe(2);
  });

  it("is counted again if the engine's own panel has set its figure since, and not after a sale", async () => {
    const { _id, version } = await add(aPump({ title: "Pump set in the engine", totalStock: 10 }));
    const count = (counted: number, read: number, seen: string | undefined) =>
      correct(_id, { reason: "counted", changes: [{ counted, read }], version: seen });
    await stockAt(shop, _id, await firstLocation(shop), 8);
    const late = await count(8, 10, version);
    expect([late.status, late.body.code]).toEqual([409, "counted_since"]);
    const now = await read(_id);
    expect(now.stockedQuantity).toBe(8);
    await sell(_id, 2);
    expect((await count(7, 8, now.version)).body.data.stockedQuantity).toBe(5);
  });

  it("never takes pieces of open orders", async () => {
    const { _id } = await add(aPump({ title: "Pump partly ordered", totalStock: 5 }));
    await put(shop, shopper, _id, 3);
    expect((await place(shop, shopper)).status).toBe(201);
    const refused = await correct(_id, { reason: "lost", changes: [{ by: -3 }] });
    expect([refused.status, refused.body.code]).toEqual([409, "stock_reserved"]);
    expect(refused.body.data).toEqual([{ size: null, reserved: 3, stocked: 5 }]);
    expect((await correct(_id, { reason: "lost", changes: [{ by: -2 }] })).body.data).toMatchObject({
      stockedQuantity: 3,
      totalStock: 0,
    });
  });

  it("is all sizes or none, and each by its name", async () => {
    const { _id } = await add(aShirt({ title: "Shirt to correct" }));
    const both = (by: number) => [
      { size: "S" as const, by: 3 },
      { size: "M" as const, by },
    ];
    expect((await correct(_id, { reason: "lost", changes: both(-1) })).status).toBe(409);
    expect((await correct(_id, { reason: "received", changes: both(2) })).body.data.sizes).toEqual([
      { size: "S", stock: 5 },
      { size: "M", stock: 2 },
      { size: "L", stock: 5 },
    ]);
    const unknown = await correct(_id, { reason: "received", changes: [{ by: 1 }] });
    expect([unknown.status, unknown.body.errors?.[0]?.field]).toEqual([422, "changes.0.size"]);
  });

  it("sent twice with one key is counted once", async () => {
    const { _id } = await add(aPump({ title: "Pump sent twice" }));
    const key = { "idempotency-key": "delivery-of-monday" };
    const body = { reason: "received" as const, changes: [{ by: 5 }] };
    const answers = await Promise.all([1, 2, 3].map(() => correct(_id, body, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { stockedQuantity, version } = await read(_id);
    expect(stockedQuantity).toBe(12);
    // A page that has read the product again meanwhile.
    expect((await correct(_id, { ...body, version }, key)).body.data.stockedQuantity).toBe(12);
  });

  it.each([
    ["reason", { reason: "because", changes: [{ by: 1 }] }],
    ["note", { reason: "other", changes: [{ by: 1 }] }],
    ["changes", { reason: "received", changes: [] }],
    ["changes.0.by", { reason: "received", changes: [{}] }],
    ["changes.0.by", { reason: "received", changes: [{ by: 1.5 }] }],
    ["changes.0.counted", { reason: "counted", changes: [{ by: 1, counted: 1, read: 1 }] }],
    ["changes.0.read", { reason: "counted", changes: [{ counted: 1 }] }],
    ["changes", { reason: "received", changes: [{ by: 1 }, { by: 2 }] }],
  ])("is refused for its %s", async (field, body) => {
    const { _id } = await add(aPump({ title: `Pump refused for ${field}` }));
    const refused = await correct(_id, body as never);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, field]);
    expect((await read(_id)).stockedQuantity).toBe(7);
  });

  it("is staff's alone, and of a product that is", async () => {
    const { _id } = await add(aPump({ title: "Pump of the staff" }));
    const body = { reason: "received" as const, changes: [{ by: 1 }] };
    expect((await correct(_id, body, {}, shopper)).status).toBe(403);
    expect((await correct("prod_none", body)).status).toBe(404);
  });
});

describe("two editors while people order", () => {
  it("lose no piece and no price", async () => {
    const { _id, version } = await add(
      aPump({ title: "Pump under a crowd", price: 600, salePrice: null, totalStock: 500 }),
    );
    const crowd = await Promise.all([1, 2, 3].map(() => shop.shopper()));
    const sold = crowd.map(async (person) => {
      let made = 0;
      for (let turn = 0; turn < 4; turn += 1) {
        await put(shop, person, _id, 2);
        const placed = await place(shop, person);
        if (placed.status === 201) made += 2;
      }
      return made;
    });
    const titles = [1, 2, 3, 4].map(async (turn) =>
      edit(_id, { title: `Pump of desk ${turn}`, version }, asha),
    );
    const prices = [601, 602].map(async (price) => edit(_id, { price, version }, ravi));
    const counted = [3, -1, 4, -2, 5].map((by) =>
      correct(_id, { reason: "received", changes: [{ by }] }, {}, ravi),
    );

    const [titled, priced, corrected, pieces] = await Promise.all([
      Promise.all(titles),
      Promise.all(prices),
      Promise.all(counted),
      Promise.all(sold),
    ]);
    // Of several edits of one field from one version the first is accepted; the others get a conflict.
    expect(titled.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(priced.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(corrected.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const now = await read(_id);
    expect(now.title).toBe(titled.find(({ status }) => status === 200)?.body.data.title);
    expect(now.price).toBe(priced.find(({ status }) => status === 200)?.body.data.price);
    expect(now.stockedQuantity).toBe(500 + 9);
    expect(now.reservedQuantity).toBe(pieces.reduce((sum, one) => sum + one, 0));
    const [moved] = await shop.query<{ sum: number }>({
      text: `select sum(change)::integer as sum from stock_movement join catalog_variant using (inventory_item_id)
             where product_id = $1`,
      values: [_id],
    });
    expect(moved?.sum).toBe(509);
  }, 600_000);
});

describe("what else two can edit", () => {
  const slide = {
    title: "Monsoon offer",
    cta: "Look",
    link: "/listing",
    image: aProduct().image ?? "",
    bg: "gradient-mint" as const,
  };

  it("is a slide: merged field by field, or told", async () => {
    const { data: made } = (await shop.call("addSlide", { body: slide }, asha)).body;
    const params = { id: made._id };
    await shop.call("editSlide", { params, body: { title: "Ravi's offer", version: made.version } }, ravi);
    const merged = await shop.call(
      "editSlide",
      { params, body: { ...slide, cta: "Buy", version: made.version } },
      asha,
    );
    expect(merged.body.data).toMatchObject({ title: "Ravi's offer", cta: "Buy" });
    const second = await shop.call(
      "editSlide",
      { params, body: { title: "Mine", version: made.version } },
      asha,
    );
    expect(conflictOf(second).fields).toMatchObject([
      { field: "title", theirs: "Ravi's offer", by: "Ravi Kale" },
    ]);
    const ends = await shop.call("editSlide", { params, body: { from: "2026-02-01T00:00:00Z" } }, asha);
    expect(ends.status).toBe(200);
    const early = await shop.call("editSlide", { params, body: { until: "2026-01-01T00:00:00Z" } }, asha);
    expect([early.status, early.body.errors?.[0]?.field]).toEqual([422, "until"]);
  });

  it("is a slide's text in another language, beside its English", async () => {
    const translations = { hi: { title: "मानसून ऑफ़र" } };
    const { data: made } = (await shop.call("addSlide", { body: { ...slide, translations } }, asha)).body;
    const params = { id: made._id };
    const edit = (body: object, by: Signed) =>
      shop.call("editSlide", { params, body: { ...body, version: made.version } }, by);
    await edit({ title: "Monsoon sale", translations: { mr: { title: "पावसाळी ऑफर" } } }, ravi);
    const { hi, mr } = made.translations;
    // Both languages are sent whole, as the form does: only what differs from what was read is an edit.
    const whole = { translations: { hi: { ...hi, title: "मानसून की छूट" }, mr } };
    const merged = (await edit(whole, asha)).body.data;
    expect(merged).toMatchObject({
      title: "Monsoon sale",
      translations: {
        // Written beside the English of before.
        hi: { title: "मानसून की छूट", outdated: ["title"] },
        mr: { title: "पावसाळी ऑफर", outdated: [] },
      },
    });
    const late = await edit({ translations: { mr: { title: "पाऊस" } } }, asha);
    expect(conflictOf(late).fields).toMatchObject([
      { field: "translations.mr.title", theirs: "पावसाळी ऑफर", yours: "पाऊस", by: "Ravi Kale" },
    ]);
  });

  it("is a product's text in another language, and its English meanwhile", async () => {
    const english = { title: "Pump to translate", description: "It lifts water from forty metres." };
    const { _id: id, version: first } = await add(aPump(english));
    const save = (texts: object, by: Signed, version?: string, language: "hi" | "mr" = "hi") => {
      const body = { title: "पंप", description: "पानी उठाता है।", ...texts, version };
      return shop.call("adminSaveTranslation", { params: { id, language }, body }, by);
    };
    const { version } = (await save({}, asha, first)).body.data;
    await save({ title: "पानी का पंप" }, ravi, version);
    const merged = (await save({ description: "चालीस मीटर से।" }, asha, version)).body.data;
    expect(merged.translations.hi).toMatchObject({ title: "पानी का पंप", description: "चालीस मीटर से।" });
    const late = await save({ title: "मोटर" }, asha, version);
    expect(late.status).toBe(409);
    const conflict = conflictOf(late);
    expect(conflict.fields).toMatchObject([{ field: "title", theirs: "पानी का पंप", yours: "मोटर" }]);
    const mine = await save({ title: "मोटर", description: "चालीस मीटर से।" }, asha, conflict.version);
    expect(mine.body.data.translations.hi?.title).toBe("मोटर");
    // Another language is not in the way, another English is.
    const { version: seen } = mine.body.data;
    expect((await save({}, ravi, seen, "mr")).status).toBe(200);
    await edit(id, { title: "Pump for deep wells" }, ravi);
    const old = await save({ title: "कुएँ का पंप", description: "चालीस मीटर से।" }, asha, seen);
    expect(conflictOf(old).fields).toMatchObject([
      { field: "title", theirs: "Pump for deep wells", yours: "कुएँ का पंप" },
    ]);
    expect((await read(id)).translations.hi).toMatchObject({ title: "मोटर", outdated: ["title"] });
    const blind = await save({ title: "कुएँ का पंप" }, asha);
    expect(blind.body.data.translations.hi).toMatchObject({ title: "कुएँ का पंप", outdated: [] });
  });

  it("is a feature image, and the order of either", async () => {
    const image = slide.image;
    const make = async (title: string) =>
      (await shop.call("addFeature", { body: { image, title } }, asha)).body.data;
    const [one, two] = [await make("One"), await make("Two")];
    const params = { id: one._id };
    await shop.call("adminEditFeature", { params, body: { title: "First", version: one.version } }, ravi);
    const second = await shop.call(
      "adminEditFeature",
      { params, body: { title: "1st", version: one.version } },
      asha,
    );
    expect(conflictOf(second).fields).toMatchObject([{ field: "title", theirs: "First", yours: "1st" }]);

    const seen = (await shop.call("adminGetFeatures", {}, asha)).body.data.map(({ _id }) => _id);
    const put = (ids: string[], by: Signed) =>
      shop.call(
        "adminReorderFeatures",
        { body: { featureOrders: ids.map((id, order) => ({ id, order })), read: seen } },
        by,
      );
    expect((await put([two._id, one._id], ravi)).status).toBe(200);
    const late = await put([one._id, two._id], asha);
    expect(conflictOf(late).fields).toMatchObject([
      { field: "order", theirs: [two._id, one._id], by: "Ravi Kale" },
    ]);
  });

  it("is what delivery costs: other figures are kept, the same one is told", async () => {
    const get = async () => (await shop.call("adminGetShippingSettings", {}, asha)).body.data;
    const opened = await get();
    const { updatedAt: _at, ...form } = opened;
    const save = (body: typeof form, by: Signed) => shop.call("adminSaveShippingSettings", { body }, by);
    expect((await save({ ...form, returns: { windowDays: 9 } }, ravi)).status).toBe(200);
    const mine = await save({ ...form, volumetricDivisor: 4_000 }, asha);
    expect([mine.status, mine.body.data]).toMatchObject([
      200,
      { volumetricDivisor: 4_000, returns: { windowDays: 9 } },
    ]);
    const second = await save({ ...form, returns: { windowDays: 14 } }, asha);
    expect(conflictOf(second).fields).toMatchObject([
      { field: "returns.windowDays", theirs: 9, yours: 14, by: "Ravi Kale" },
    ]);
    const { edition: _e, ...numbered } = form;
    expect((await save({ ...numbered, volumetricDivisor: 5_000 } as typeof form, asha)).status).toBe(409);
  });

  it("is a word of the search", async () => {
    const { entries, version } = (await shop.call("adminGetLexicon", {}, asha)).body.data;
    const save = (means: string, words: string[], by: Signed) =>
      shop.call("adminSaveLexicon", { body: { entries: [...entries, { means, words }], version } }, by);
    expect((await save("sitar", ["satar"], ravi)).status).toBe(200);
    expect(conflictOf(await save("sitar", ["sitaar"], asha)).fields).toMatchObject([
      { field: "sitar", theirs: ["satar"], yours: ["sitaar"], by: "Ravi Kale" },
    ]);
  });

  it("is a review that its writer changed while it was judged", async () => {
    const { _id } = await add(aPump({ title: "Pump under review" }));
    const say = (reviewMessage: string) =>
      shop.call(
        "addReview",
        { body: { productId: _id, userId: shopper.id, userName: "x", reviewMessage, reviewValue: 2 } },
        shopper,
      );
    await say("Bad pump");
    const [seen] = (await shop.call("adminGetReviews", { query: { productId: _id } }, asha)).body.data;
    await say("Good pump after all");
    const params = { id: seen?._id ?? "" };
    const judged = await shop.call(
      "adminModerateReview",
      { params, body: { hidden: true, version: seen?.version } },
      asha,
    );
    const { fields, version } = conflictOf(judged);
    expect(fields).toMatchObject([{ field: "reviewMessage", theirs: "Good pump after all" }]);
    expect(
      (await shop.call("adminModerateReview", { params, body: { hidden: true, version } }, asha)).status,
    ).toBe(200);
  });

  it("is an answer to a review that another gave at the same time, or whose review was rewritten", async () => {
    const { _id } = await add(aPump({ title: "Pump with an answer" }));
    const say = (reviewMessage: string) =>
      shop.call(
        "addReview",
        { body: { productId: _id, userId: shopper.id, reviewMessage, reviewValue: 2 } },
        shopper,
      );
    const seen = async () =>
      (await shop.call("adminGetReviews", { query: { productId: _id } }, asha)).body.data[0];
    const shown = async () =>
      (await shop.call("getReviews", { params: { productId: _id }, query: {} })).body.data[0]?.answer;
    await say("It leaks");
    expect(await shown()).toBeNull();
    const read = await seen();
    const params = { id: read?._id ?? "" };
    const answer = (text: string | null, version: string | undefined, by: Signed) =>
      shop.call("adminAnswerReview", { params, body: { answer: text, version } }, by);
    const both = await Promise.all([
      answer("We send a new seal", read?.version, asha),
      answer("Please bring it in", read?.version, ravi),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(messages.reviewAnswered.in("en"));
    const stands = both.find(({ status }) => status === 200)?.body.data.answer;
    expect(await shown()).toEqual(stands);

    // An answer is no reason not to hide the review; a new text is one not to answer.
    const hide = (hidden: boolean) =>
      shop.call("adminModerateReview", { params, body: { hidden, version: read?.version } }, asha);
    expect([(await hide(true)).status, (await hide(false)).status]).toEqual([200, 200]);
    const before = (await seen())?.version;
    await say("It no longer leaks");
    expect((await answer("Sorry", before, asha)).body.message).toBe(messages.reviewRewritten.in("en"));
    expect((await answer(null, (await seen())?.version, asha)).status).toBe(200);
    expect(await shown()).toBeNull();
    expect((await answer(" ", undefined, asha)).status).toBe(422);
    expect((await answer("Not a shopper's", undefined, shopper)).status).toBe(403);
  });

  it("is the featured strip", async () => {
    const opened = await add(aPump({ title: "Pump on the strip" }));
    const feature = (featuredDescription: string, version: string | undefined, by: Signed) =>
      shop.call(
        "featureProduct",
        { params: { id: opened._id }, body: { isFeatured: true, featuredDescription, version } },
        by,
      );
    expect((await feature("By Ravi", opened.version, ravi)).status).toBe(200);
    expect(conflictOf(await feature("By Asha", opened.version, asha)).fields).toMatchObject([
      { field: "featuredDescription", theirs: "By Ravi", by: "Ravi Kale" },
    ]);
    expect((await feature("By anyone", undefined, asha)).status).toBe(200);
  });

  it("is an order: who moves it from an old page is told who was faster", async () => {
    const { _id } = await add(aPump({ title: "Pump of one order", price: 600, salePrice: null }));
    await put(shop, shopper, _id, 1);
    const id = (await place(shop, shopper)).body.order._id;
    const opened = (await shop.call("adminGetOrder", { params: { id } }, asha)).body.data;
    const move = (orderStatus: "confirmed" | "cancelled", by: Signed, version?: string) =>
      shop.call("adminUpdateOrder", { params: { id }, body: { orderStatus, note: "Because", version } }, by);
    expect((await move("confirmed", ravi, opened.version)).status).toBe(200);
    const late = await move("cancelled", asha, opened.version);
    expect(conflictOf(late).fields).toMatchObject([
      { field: "orderStatus", theirs: "confirmed", yours: "cancelled", by: "Ravi Kale" },
    ]);
    expect((await move("cancelled", asha)).status).toBe(200);
  });
});

describe("a note that staff write on an order's timeline", () => {
  const shownTo = async (id: string) => {
    const [order, track] = await Promise.all([
      shop.call("getOrder", { params: { id } }, shopper),
      shop.call("trackOrder", { params: { id } }, shopper),
    ]);
    return JSON.stringify([order.body, track.body]);
  };

  it("is the staff's own unless they say that the shopper reads it", async () => {
    const { _id } = await add(aPump({ title: "Pump with notes", price: 600, salePrice: null }));
    await put(shop, shopper, _id, 1);
    const id = (await place(shop, shopper)).body.order._id;
    const move = async (body: Input<"adminUpdateOrder">["body"]) =>
      expect((await shop.call("adminUpdateOrder", { params: { id }, body }, asha)).status).toBe(200);
    await move({ orderStatus: "confirmed", note: "Bad payer, watch out" });
    await move({ orderStatus: "packed", note: "Packed twice over", noteFor: "shopper" });
    const said = await shownTo(id);
    expect(said).not.toContain("Bad payer");
    expect(said).toContain("Packed twice over");
    const { data } = (await shop.call("adminGetOrder", { params: { id } }, asha)).body;
    expect(data.timeline.slice(-2)).toMatchObject([
      { note: "Bad payer, watch out", noteFor: "staff" },
      { note: "Packed twice over", noteFor: "shopper" },
    ]);
    const log = await shop.call("adminGetAuditLog", { query: { thingId: id, limit: "1" } } as never, asha);
    expect(log.body.data[0]?.changes).toContainEqual({ field: "noteFor", from: null, to: "shopper" });

    await move({ orderStatus: "cancelled", note: "Broken in our shop" });
    expect(await shownTo(id)).toContain("Broken in our shop");
  });

  it("that was written before the choice stays as it was seen", async () => {
    const [column] = await shop.query<{ standard: string }>({
      text: `select column_default as standard from information_schema.columns
             where table_name = 'shop_order_move' and column_name = 'note_shown'`,
    });
    expect(column?.standard).toBe("true");
  });
});

/** Every call that edits a thing which two users can have open takes the version that was read. */
it("has a version wherever two can edit", () => {
  const { table } = loadBackend<typeof import("../src/contract")>("./contract");
  const editing: RouteName[] = [
    "adminEditProduct",
    "adminSaveTranslation",
    "adminChangeStock",
    "featureProduct",
    "editSlide",
    "adminEditFeature",
    "adminModerateReview",
    "adminUpdateOrder",
    "adminSaveShippingSettings",
    "adminSaveLexicon",
  ];
  for (const name of editing)
    expect(Object.keys((table[name] as { body: { shape: object } }).body.shape), name).toContain("version");
});
