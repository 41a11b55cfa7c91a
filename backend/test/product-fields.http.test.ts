import fc from "fast-check";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoCategories } from "../../demo/data/categories";
import { pageDetails } from "../src/contract/product-field-sets";
import { type ProductField, productFieldNames, productFields } from "../src/contract/product-fields";
import type { ImportReport } from "../src/contract/product-file";
import type { AdminProduct, Product, ProductInput } from "../src/contract/products";
import { anyFields } from "./support/any-product";
import { asBrowserOf } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: { token: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

type Fields = Required<Pick<ProductInput, ProductField>>;
type Cells = Record<string, string>;

/** A field as responses contain it. */
const answered = (fields: Fields): Record<ProductField, unknown> => ({
  ...fields,
  salePrice: fields.salePrice ?? 0,
});
const shownTo = (audience: "card" | "page" | "staff") => {
  const seen = { card: ["card"], page: ["card", "page"], staff: ["card", "page", "staff"] }[audience];
  return productFieldNames.filter((field) => seen.includes(productFields[field].shown));
};
const only = (product: object, names: readonly ProductField[]) =>
  Object.fromEntries(Object.entries(product).filter(([field]) => names.some((name) => name === field)));

async function add(body: Fields, totalStock = 5): Promise<AdminProduct> {
  const reply = await shop.call("adminAddProduct", { body: { ...body, totalStock } }, admin);
  expect([reply.status, reply.body.errors]).toEqual([201, undefined]);
  return reply.body.data;
}
async function put(id: string, body: Partial<ProductInput>): Promise<number> {
  const reply = await shop.call("adminEditProduct", { params: { id }, body }, admin);
  return reply.status;
}
const forStaff = async (id: string) =>
  (await shop.call("adminGetProduct", { params: { id } }, admin)).body.data;

async function fileRow(id: string): Promise<Cells> {
  const response = await fetch(`${shop.url}/api/admin/products/export`, { headers: asBrowserOf(admin) });
  const text = (await response.text()).replace(/^\uFEFF/, "");
  const { data } = Papa.parse<Cells>(text, { header: true, skipEmptyLines: true });
  const row = data.find(({ sku }) => sku === id);
  if (!row) throw new Error("The file does not hold the product");
  return row;
}
async function importRow(row: Cells) {
  const form = new FormData();
  form.set("file", new Blob([Papa.unparse([row])]), "products.csv");
  const { status, body } = await shop.send("POST", "/api/admin/products/import?dryRun=false", {
    as: admin,
    body: form,
  });
  const report = body.data as ImportReport | undefined;
  expect([status, report?.rows[0]?.errors]).toEqual([200, []]);
}

/** The product has these fields in every response that shows it. */
async function expectEverywhere(id: string, fields: Fields): Promise<void> {
  const wanted = answered(fields);
  expect(only(await forStaff(id), shownTo("staff"))).toEqual(wanted);
  const page: Product = (await shop.call("getProduct", { params: { id }, query: {} })).body.data;
  expect(only(page, shownTo("page"))).toEqual(only(wanted, shownTo("page")));
  const { body } = await shop.call("getProducts", { query: { limit: "100" } });
  const card = body.data.find(({ _id }) => _id === id) ?? {};
  expect(only(card, shownTo("card"))).toEqual(only(wanted, shownTo("card")));
  expect(only(card, pageDetails)).toEqual({});
}

/** Any two products of a category, and the fields of the second that an edit sets. */
const anyEdit = (category: string) =>
  fc.record({
    before: anyFields(category),
    after: anyFields(category),
    named: fc.subarray(productFieldNames, { minLength: 1 }),
  });
const few = { numRuns: 2 };

describe.each(demoCategories.map(({ id }) => id))("every field of a product of %s", (category) => {
  it("comes back as it was sent: by a new product, a partial and a whole edit, and a file", async () => {
    await fc.assert(
      fc.asyncProperty(anyEdit(category), async ({ before, after, named }) => {
        const { _id } = await add(before);
        await expectEverywhere(_id, before);
        const file = await fileRow(_id);

        // Fields that the rules connect are set together.
        const tied: ProductField[] = ["price", "salePrice", "condition", "purchasePrice"];
        const names = [...named, ...(named.some((name) => tied.includes(name)) ? tied : [])];
        expect(await put(_id, only(after, names))).toBe(200);
        await expectEverywhere(_id, { ...before, ...only(after, names) });
        expect(await put(_id, after)).toBe(200);
        await expectEverywhere(_id, after);

        // An earlier file, by its content; stock is not one of its fields.
        const { version: _version, stock: _stock, sizes: _sizes, ...cells } = file;
        await importRow(cells);
        await expectEverywhere(_id, before);
        expect({ ...(await fileRow(_id)), version: "" }).toEqual({ ...file, version: "" });
      }),
      few,
    );
  });

  it("stays as it is by a file that does not know of it, and by a translation", async () => {
    const [fields] = fc.sample(anyFields(category), 1);
    if (!fields) throw new Error("No product was made up");
    const { _id } = await add(fields);
    await importRow({ sku: _id, height: "12" });
    await expectEverywhere(_id, { ...fields, height: 12 });
    const body = { title: "हिंदी शीर्षक", description: "हिंदी विवरण" };
    await shop.call("adminSaveTranslation", { params: { id: _id, language: "hi" }, body }, admin);
    await expectEverywhere(_id, { ...fields, height: 12 });
    const hindi = (await shop.call("getProduct", { params: { id: _id }, query: { lang: "hi" } })).body.data;
    const untranslated = shownTo("page").filter((field) => field !== "title" && field !== "description");
    expect(only(hindi, untranslated)).toEqual(only({ ...answered(fields), height: 12 }, untranslated));
    expect(hindi).toMatchObject(body);
  });
});

it("an edit that fails at its last step leaves every field as it was, prices and pictures included", async () => {
  await shop.query({
    text: `create function refuse_4242() returns trigger language plpgsql as $$
      begin if new.stocked_quantity = 4242 then raise exception 'no such stock'; end if; return new; end $$`,
  });
  await shop.query({
    text: `create trigger refuse_4242 before update on inventory_level for each row execute function refuse_4242()`,
  });
  const [before, after] = fc.sample(anyFields("electronics"), 2);
  if (!before || !after) throw new Error("No products were made up");
  const { _id } = await add(before);
  expect(await put(_id, { ...after, totalStock: 4_242 })).toBe(500);
  // The undone state is shown within a second; the test does not wait for it.
  const { project } = loadBackend<typeof import("../src/catalog/projection/project")>(
    "./catalog/projection/project",
  );
  await project([_id]);
  await expectEverywhere(_id, before);
});
