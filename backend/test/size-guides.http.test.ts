import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages } from "../src/contract/messages";
import type { SizeGuideInput } from "../src/contract/size-guides";
import type { SizeMeasure } from "../src/contract/size-measures";
import { aProduct } from "./support/a-product";
import type { Signed } from "./support/call";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: Signed;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

/** Generous: the read model follows the engine within a second, but the machine may be busy. */
const words = (en: string) => ({ en, hi: "", mr: "" });
let made = 0;
const unheard = (name: string) => {
  made += 1;
  return `${name} ${made}`;
};

const span = (from: number, to = from) => ({ from, to });
/** A guide with one measure, by size. */
const guide = (
  spans: Record<string, ReturnType<typeof span>>,
  measure: SizeMeasure = "chest",
): SizeGuideInput => ({
  of: "body",
  measures: [measure],
  rows: Object.entries(spans).map(([size, cell]) => ({ size, cells: [cell] })),
});

async function aCategory(sizes: string[] = ["S", "M", "L"]) {
  const body = { label: words(unheard("Clothes")), sizes };
  return (await shop.call("adminAddCategory", { body }, admin)).body.data;
}
const aKind = async (category: string) =>
  (await shop.call("adminAddKind", { body: { category, label: words(unheard("Coats")) } }, admin)).body.data
    ._id;
const save = (id: string, body: unknown, as: Signed = admin) =>
  shop.call("adminSaveSizeGuide", { params: { id }, body: body as SizeGuideInput }, as);
const drop = (id: string) => shop.call("adminDeleteSizeGuide", { params: { id } }, admin);
const ofCategory = (category: string, kind?: string) =>
  shop.call("getSizeGuide", { query: { category, kind } });
const ofProduct = (product: string) => shop.call("getSizeGuide", { query: { product } });
const guides = async () => (await shop.call("adminGetSizeGuides", {}, admin)).body.data;

async function aGarment(category: string, kind: string | null, sizes: string[]) {
  const body = aProduct({
    category,
    kind,
    brand: "other",
    totalStock: null,
    sizes: sizes.map((size) => ({ size, stock: 3 })),
  });
  const added = await shop.call("adminAddProduct", { body }, admin);
  expect(added.status).toBe(201);
  return added.body.data._id;
}
const page = async (id: string) => (await shop.call("getProduct", { params: { id }, query: {} })).body;

describe("a size guide", () => {
  it("of a kind wins over its category's, and a product shows its own sizes of it", async () => {
    const { _id: category } = await aCategory();
    const kind = await aKind(category);
    const coat = await aGarment(category, kind, ["L", "S"]);
    const other = await aGarment(category, null, ["M"]);
    expect((await page(coat)).sizeGuide).toBeNull();
    expect((await ofProduct(coat)).status).toBe(404);

    const ofAll = { S: span(860, 910), M: span(920, 970), L: span(980, 1030) };
    expect((await save(category, guide(ofAll))).body.data).toMatchObject({ _id: category, version: 1 });
    expect((await page(coat)).sizeGuide).toBe(category);
    expect((await ofProduct(coat)).body.data).toEqual({
      _id: category,
      of: "body",
      measures: ["chest"],
      rows: [
        { size: "S", cells: [span(860, 910)] },
        { size: "L", cells: [span(980, 1030)] },
      ],
    });

    await save(kind, { ...guide({ L: span(1_200), S: span(1_100) }, "length"), of: "garment" });
    expect([(await page(coat)).sizeGuide, (await page(other)).sizeGuide]).toEqual([kind, category]);
    expect((await ofProduct(coat)).body.data).toMatchObject({
      _id: kind,
      of: "garment",
      measures: ["length"],
    });
    expect((await ofCategory(category, kind)).body.data.rows.map(({ size }) => size)).toEqual(["S", "L"]);
    expect((await ofCategory(category)).body.data._id).toBe(category);
    // An old address with a kind that is gone.
    expect((await ofCategory(category, "unheard-of")).body.data._id).toBe(category);

    const slug = (await page(coat)).data.slug;
    expect((await ofProduct(slug)).body.data._id).toBe(kind);
    expect((await drop(kind)).status).toBe(200);
    expect((await page(coat)).sizeGuide).toBe(category);
    expect((await drop(kind)).status).toBe(404);
  });

  it("has no link where it says nothing about the sizes of a product, or the product has none", async () => {
    const { _id: category } = await aCategory();
    const large = await aGarment(category, null, ["L"]);
    await save(category, guide({ S: span(860) }));
    expect((await page(large)).sizeGuide).toBeNull();
    expect((await ofProduct(large)).status).toBe(404);
    const body = aProduct({ category, kind: null, brand: "other" });
    const scarf = (await shop.call("adminAddProduct", { body }, admin)).body.data._id;
    expect((await page(scarf)).sizeGuide).toBeNull();
  });

  it("is asked for by a product or by a category, one of them", async () => {
    for (const query of [{}, { kind: "shirts" }, { product: "any", category: "fashion" }]) {
      const reply = await shop.call("getSizeGuide", { query });
      expect([reply.status, reply.body.message]).toEqual([422, String(messages.sizeGuideOfWhat)]);
    }
    expect((await ofCategory("unheard-of")).status).toBe(422);
    const nowhere = await ofProduct("unheard-of");
    expect([nowhere.status, nowhere.body.message]).toEqual([404, String(messages.sizeGuideNotFound)]);
  });

  it("is written by those who may edit the catalogue, and by nobody else", async () => {
    const { _id: category } = await aCategory();
    const body = guide({ S: span(860) });
    const asha = await shop.shopper();
    expect((await save(category, body, asha)).status).toBe(403);
    expect((await shop.call("adminSaveSizeGuide", { params: { id: category }, body })).status).toBe(401);
    expect((await shop.call("adminGetSizeGuides", {})).status).toBe(401);
  });

  it("that is wrong is refused at the cell, in one sentence, and nothing changes", async () => {
    const { _id: category } = await aCategory();
    await save(category, guide({ S: span(860) }));
    const before = await guides();
    const one = guide({ S: span(860) });
    const cases: [unknown, string, string][] = [
      [guide({ S: span(910, 860) }), "rows.0.cells.0", String(messages.measureBackwards)],
      [guide({ S: span(0) }), "rows.0.cells.0.from", String(messages.measureOutOfRange)],
      [guide({ S: span(860, 2_541) }), "rows.0.cells.0.to", String(messages.measureOutOfRange)],
      [guide({ S: span(86.5) }), "rows.0.cells.0.from", String(messages.measureOutOfRange)],
      [{ ...one, measures: ["chest", "waist"] }, "rows.0.cells", String(messages.cellPerMeasure)],
      [{ ...one, measures: [] }, "measures", String(messages.sizeGuideEmpty)],
      [{ ...one, measures: ["chest", "chest"] }, "measures", String(messages.measureRepeated)],
      [{ ...one, rows: [] }, "rows", String(messages.sizeGuideEmpty)],
      [{ ...one, rows: [{ size: "S", cells: [null] }] }, "rows", String(messages.sizeGuideEmpty)],
      [{ ...one, rows: [...one.rows, ...one.rows] }, "rows", String(messages.sizeRepeated)],
      [guide({ XXS: span(860) }), "rows.0.size", String(messages.sizesOfCategory(["S", "M", "L"]))],
    ];
    for (const [body, field, message] of cases) {
      const { status, body: said } = await save(category, body);
      expect([status, said.errors?.[0]]).toEqual([422, { field, message }]);
    }
    expect(await guides()).toEqual(before);
    const sizeless = await aCategory([]);
    const refused = await save(sizeless._id, guide({ S: span(860) }));
    expect([refused.status, refused.body.message]).toEqual([422, String(messages.noSizesInCategory)]);
    expect((await save("unheard-of", guide({ S: span(860) }))).status).toBe(404);
  });

  it("written by two at once is the first one's, and the second is told", async () => {
    const { _id: category } = await aCategory();
    const kind = await aKind(category);
    for (const id of [category, kind]) {
      const first = await Promise.all(
        [860, 870, 880].map((from) => save(id, { ...guide({ S: span(from) }), version: 0 })),
      );
      expect(first.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const late = first.find(({ status }) => status === 409);
      expect(late?.body).toMatchObject({ code: "edit_conflict", message: String(messages.sizeGuideChanged) });
      const { body } = await save(id, { ...guide({ S: span(900) }), version: 1 });
      expect(body.data).toMatchObject({ version: 2, rows: [{ size: "S", cells: [span(900)] }] });
      expect((await save(id, { ...guide({ S: span(910) }), version: 1 })).status).toBe(409);
      // Without a version it is saved in any case.
      expect((await save(id, guide({ S: span(920) }))).body.data.version).toBe(3);
    }
  });

  it("does not show a size that left the category's list, and shows it again when it comes back", async () => {
    const { _id: category, label } = await aCategory();
    await save(category, guide({ S: span(860), M: span(920), L: span(980) }));
    const shown = async () => (await ofCategory(category)).body.data.rows.map(({ size }) => size);
    const resize = (sizes: string[]) =>
      shop.call("adminEditCategory", { params: { id: category }, body: { label, sizes } }, admin);
    expect((await resize(["L", "M"])).status).toBe(200);
    expect(await shown()).toEqual(["L", "M"]);
    expect((await guides()).find(({ _id }) => _id === category)?.rows).toHaveLength(2);
    await resize(["M", "S"]);
    expect(await shown()).toEqual(["M", "S"]);
    await resize([]);
    expect((await ofCategory(category)).status).toBe(404);
    expect((await guides()).find(({ _id }) => _id === category)?.rows).toEqual([]);
  });

  it("goes with its kind, and with its category and all of its kinds", async () => {
    const { _id: category } = await aCategory();
    const [one, two] = [await aKind(category), await aKind(category)];
    for (const id of [category, one, two]) expect((await save(id, guide({ S: span(860) }))).status).toBe(200);
    const left = async () =>
      (await guides()).map(({ _id }) => _id).filter((id) => [category, one, two].includes(id));
    expect(await left()).toEqual([category, one, two]);
    await shop.call("adminDeleteKind", { params: { id: one }, query: {} }, admin);
    expect(await left()).toEqual([category, two]);
    expect((await ofCategory(category, one)).body.data._id).toBe(category);
    expect((await shop.call("adminDeleteCategory", { params: { id: category } }, admin)).status).toBe(200);
    expect(await left()).toEqual([]);
    const [dangling] = await shop.query<{ count: number }>({
      text: `select count(*)::integer as count from shop_size_guide g
             left join product_category p on p.id = g.owner_id and p.deleted_at is null where p.id is null`,
    });
    expect(dangling?.count).toBe(0);
  });

  it("follows a product that moves to another kind", async () => {
    const { _id: category } = await aCategory();
    const kind = await aKind(category);
    await save(kind, guide({ S: span(860) }));
    const coat = await aGarment(category, null, ["S"]);
    expect((await page(coat)).sizeGuide).toBeNull();
    await shop.call("adminEditProduct", { params: { id: coat }, body: { kind } }, admin);
    await expect.poll(async () => (await page(coat)).sizeGuide).toBe(kind);
  });

  it("is in the log with what each size measured before and after", async () => {
    const { _id: category, label } = await aCategory();
    await save(category, guide({ S: span(860, 910), M: span(920) }));
    await save(category, { ...guide({ M: span(925) }, "bust"), of: "garment" });
    await drop(category);
    const log = await shop.call("adminGetAuditLog", { query: { limit: "20" } as never }, admin);
    const told = log.body.data.filter(({ thingId }) => thingId === category && thingId !== null).reverse();
    const ofGuide = told.filter(({ route }) => /SizeGuide/.test(route));
    expect(ofGuide.map(({ route, thing }) => [route, thing])).toEqual([
      ["adminSaveSizeGuide", label.en],
      ["adminSaveSizeGuide", label.en],
      ["adminDeleteSizeGuide", label.en],
    ]);
    const [written, changed, deleted] = ofGuide.map(({ changes }) => changes);
    expect(written).toContainEqual({ field: "S", from: "", to: "chest 86–91" });
    expect(changed).toEqual([
      { field: "of", from: "body", to: "garment" },
      { field: "S", from: "chest 86–91", to: "" },
      { field: "M", from: "chest 92", to: "bust 92.5" },
    ]);
    expect(deleted).toContainEqual({ field: "M", from: "bust 92.5", to: "" });
  });
});
