import type * as CoreFlows from "@medusajs/medusa/core-flows";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { messages } from "../src/contract/messages";
import type { ProductEdit } from "../src/contract/products";
import { aProduct } from "./support/a-product";
import { asBrowserOf } from "./support/call";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: { token: string };
// The engine's own copy, with the workflows registered in this process.
const flows: typeof CoreFlows = require("@medusajs/medusa/core-flows");

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

/** Generous: the read model follows the engine within a second, but the machine may be busy. */
const soon = { timeout: 60_000, interval: 100 };
const words = (en: string, hi = "", mr = "") => ({ en, hi, mr });

const addKind = (en: string, category = "farming", more: object = {}) =>
  shop.call("adminAddKind", { body: { category, label: words(en), ...more } }, admin);
const kinds = async (category = "farming") =>
  (await shop.call("adminGetKinds", {}, admin)).body.data.filter((kind) => kind.category === category);
const add = async (changes: Parameters<typeof aProduct>[0]) =>
  (await shop.call("adminAddProduct", { body: aProduct(changes) }, admin)).body.data;
const edit = (id: string, body: ProductEdit) =>
  shop.call("adminEditProduct", { params: { id }, body }, admin);
const page = (id: string, lang: "en" | "hi" | "mr" = "en") =>
  shop.call("getProduct", { params: { id }, query: { lang } });
const found = async (keyword: string) =>
  (await shop.call("searchProducts", { params: { keyword }, query: {} })).body.data.map(({ _id }) => _id);
const shopKinds = async (lang: "en" | "hi" | "mr" = "en") =>
  (await shop.call("getCategories", { query: { lang } })).body.data.find(({ _id }) => _id === "farming")
    ?.kinds ?? [];

describe("kinds of product", () => {
  it("are added, given to products, filtered by, found by their names, renamed, hidden, ordered and deleted", async () => {
    const made = await addKind("Beehives", "farming", { label: words("Beehives", "मधुमक्खी के छत्ते", "मधपेट्या") });
    expect(made.body.data).toMatchObject({ _id: "beehives", category: "farming", products: 0, version: 1 });
    const again = await addKind("BEEHIVES");
    expect([again.status, again.body.message]).toEqual([422, String(messages.kindExists)]);
    // In another category it is another kind, with another address.
    expect((await addKind("Beehives", "toys")).body.data._id).toBe("beehives-2");

    const product = await add({ title: "Wooden box for bees", kind: "beehives" });
    expect(product.kind).toBe("beehives");
    const other = await add({ title: "Plain farm box", kind: null });
    expect(other.kind).toBeNull();

    const list = await shop.call("getProducts", { query: { category: "farming", kind: "beehives" } });
    expect(list.body.data.map(({ _id, kind }) => [_id, kind])).toEqual([[product._id, "beehives"]]);
    expect(list.body.meta.facets.kind).toContainEqual({ value: "beehives", count: 1 });
    expect((await shop.call("getProducts", { query: {} })).body.meta.facets.kind).toEqual([]);
    const unheard = await shop.call("getProducts", { query: { kind: "unheard-of" } });
    expect([unheard.status, unheard.body.data]).toEqual([200, []]);
    const staff = await shop.call("adminGetProducts", { query: { filter: '{"kind":"beehives"}' } }, admin);
    expect(staff.body.data.map(({ _id }) => _id)).toEqual([product._id]);

    expect((await page(product._id)).body.kind).toEqual({ slug: "beehives", name: "Beehives" });
    expect((await page(product._id, "mr")).body.kind).toEqual({ slug: "beehives", name: "मधपेट्या" });
    expect((await page(other._id)).body.kind).toBeNull();
    for (const word of ["beehive", "मधुमक्खी के छत्ते", "मधपेट्या"])
      expect(await found(word)).toContain(product._id);
    expect(await shopKinds("hi")).toContainEqual({ slug: "beehives", name: "मधुमक्खी के छत्ते" });

    const change = (label: ReturnType<typeof words>, version?: number, isHidden = false) =>
      shop.call("adminEditKind", { params: { id: "beehives" }, body: { label, version, isHidden } }, admin);
    expect((await change(words("Apiaries"), 1)).body.data).toMatchObject({ _id: "beehives", version: 2 });
    const late = await change(words("Hives"), 1);
    expect([late.status, late.body.code]).toEqual([409, "edit_conflict"]);
    await vi.waitFor(async () => expect(await found("apiary")).toContain(product._id), soon);

    const pictures = async () =>
      (await shop.call("getKindPictures", { query: { category: "farming" } })).body.data;
    expect((await pictures()).beehives).toBe(product.images[0]);

    await change(words("Apiaries"), undefined, true);
    expect(await pictures()).not.toHaveProperty("beehives");
    expect((await shopKinds()).map(({ slug }) => slug)).not.toContain("beehives");
    expect((await page(product._id)).body).toMatchObject({ kind: null, data: { kind: "beehives" } });
    const hidden = await shop.call("getProducts", { query: { category: "farming" } });
    expect(hidden.body.meta.facets.kind.map(({ value }) => value)).not.toContain("beehives");

    const ordered = await shop.call(
      "adminReorderKinds",
      { body: { category: "farming", kindIds: ["beehives", "pumps"] } },
      admin,
    );
    expect(ordered.status).toBe(200);
    expect((await kinds()).map(({ _id }) => _id).slice(0, 3)).toEqual(["beehives", "pumps", "seeds"]);
    const engine = await shop.query<{ handle: string; active: boolean }>({
      text: `select k.handle, k.is_active as active from product_category k join product_category p on p.id = k.parent_category_id
             where p.handle = 'farming' and k.deleted_at is null order by k.rank limit 2`,
    });
    expect(engine).toEqual([
      { handle: "beehives", active: false },
      { handle: "pumps", active: true },
    ]);

    const drop = (withProducts?: "true") =>
      shop.call("adminDeleteKind", { params: { id: "beehives" }, query: { withProducts } }, admin);
    const used = await drop();
    expect([used.status, used.body.code, used.body.message]).toEqual([
      409,
      "kind_in_use",
      String(messages.kindInUse(1)),
    ]);
    expect((await drop("true")).body.data).toEqual({ _id: "beehives", products: 1 });
    await vi.waitFor(
      async () =>
        expect((await page(product._id)).body.data).toMatchObject({ kind: null, category: "farming" }),
      soon,
    );
    expect((await drop()).status).toBe(404);
    const log = await shop.call("adminGetAuditLog", { query: { limit: "20" } as never }, admin);
    expect(log.body.data.map(({ route }) => route)).toContain("adminDeleteKind");
    const entry = log.body.data.find(
      ({ route, changes }) => route === "adminEditKind" && changes.some(({ field }) => field === "label.en"),
    );
    expect(entry?.changes).toContainEqual(
      expect.objectContaining({ field: "label.en", from: "Beehives", to: "Apiaries" }),
    );
  });

  it("are those of a product's own category: another category takes it away, and a wrong one is refused", async () => {
    const product = await add({ title: "Field pump of a kind", kind: "pumps" });
    const wrong = await edit(product._id, { kind: "phones" });
    expect([wrong.status, wrong.body.message]).toEqual([422, "This is not a kind of product of Farming"]);
    expect(
      (await shop.call("adminAddProduct", { body: aProduct({ kind: "unheard-of" }) }, admin)).status,
    ).toBe(422);

    const moved = await edit(product._id, { category: "toys", brand: "other", version: product.version });
    expect(moved.body.data).toMatchObject({ category: "toys", kind: null });
    const both = await edit(product._id, { category: "farming", kind: "sprayers" });
    expect(both.body.data).toMatchObject({ category: "farming", kind: "sprayers" });
    const [links] = await shop.query<{ handles: string[] }>({
      text: `select array_agg(c.handle order by c.handle) as handles from product_category_product l
             join product_category c on c.id = l.product_category_id where l.product_id = $1`,
      values: [product._id],
    });
    expect(links?.handles).toEqual(["farming", "sprayers"]);
    expect((await edit(product._id, { kind: null })).body.data.kind).toBeNull();
  });

  it("changed by two at once are both taken, or the second is told", async () => {
    const product = await add({ title: "Pump of two editors", kind: "pumps" });
    const { version, _id: id } = product;
    const answers = await Promise.all([
      edit(id, { kind: "watering", version }),
      edit(id, { kind: "sprayers", version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const made = await Promise.all([addKind("Scarecrows"), addKind("Scarecrows"), addKind("scarecrows")]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it("follow the engine: a product filed there under a kind alone is of it, and of its category", async () => {
    const product = await add({ title: "Box from the engine", kind: null });
    const [ids] = await shop.query<{ kind: string; farming: string }>({
      text: `select (select id from product_category where handle = 'cattle') as kind,
               (select id from product_category where handle = 'farming') as farming`,
    });
    const link = (id: string | undefined, add: string[], remove: string[]) =>
      flows.batchLinkProductsToCategoryWorkflow(shop.container).run({ input: { id: id ?? "", add, remove } });
    await link(ids?.kind, [product._id], []);
    await link(ids?.farming, [], [product._id]);
    await vi.waitFor(
      async () =>
        expect((await page(product._id)).body.data).toMatchObject({ category: "farming", kind: "cattle" }),
      soon,
    );
    const farming = (await shop.call("adminGetCategories", {}, admin)).body.data.find(
      ({ _id }) => _id === "farming",
    );
    const [{ count } = { count: 0 }] = await shop.query<{ count: number }>({
      text: `select count(*)::integer as count from catalog_staff_list where category = 'farming'`,
    });
    expect(farming?.products).toBe(count);

    // A category of the engine's that is none of the shop's stays a product's, whatever its kind becomes.
    const { result } = await flows
      .createProductCategoriesWorkflow(shop.container)
      .run({ input: { product_categories: [{ name: "Week gardenqzx", is_active: true }] } });
    await link(result[0]?.id, [product._id], []);
    expect((await edit(product._id, { kind: "watering" })).body.data.kind).toBe("watering");
    await vi.waitFor(async () => expect(await found("gardenqzx")).toContain(product._id), soon);

    await flows.updateProductCategoriesWorkflow(shop.container).run({
      input: { selector: { id: "pcat_watering" }, update: { name: "Dripqzx" } },
    });
    await vi.waitFor(async () => {
      expect((await page(product._id)).body.kind).toEqual({ slug: "watering", name: "Dripqzx" });
      expect(await found("dripqzx")).toContain(product._id);
    }, soon);
  });

  it("are counted as the engine has them, like categories and brands: drafts too, and nothing that is deleted", async () => {
    const draft = await add({ title: "Drafted barrow", kind: "pumps", status: "draft" });
    const gone = await add({ title: "Sold barrow", kind: "pumps" });
    await shop.call("adminDeleteProduct", { params: { id: gone._id } }, admin);
    const lists = async () => {
      const of = (rows: { _id: string; products: number }[]) =>
        Object.fromEntries(rows.map(({ _id, products }) => [_id, products]));
      return {
        kinds: of((await shop.call("adminGetKinds", {}, admin)).body.data),
        categories: of((await shop.call("adminGetCategories", {}, admin)).body.data),
        brands: of((await shop.call("adminGetBrands", {}, admin)).body.data),
      };
    };
    const [engine] = await shop.query<Awaited<ReturnType<typeof lists>>>({
      text: `with filed as (
               select l.product_id, l.product_category_id as id, c.handle, c.parent_category_id as above
               from product_category_product l join product_category c on c.id = l.product_category_id
                 join product p on p.id = l.product_id and p.deleted_at is null)
             select (select json_object_agg(c.handle, (select count(*) from filed f where f.id = c.id))
                 from shop_kind k join product_category c on c.id = k.kind_id) as kinds,
               (select json_object_agg(c.handle, (select count(distinct f.product_id) from filed f
                   where f.id = c.id or (f.above = c.id and f.id in (select kind_id from shop_kind))))
                 from shop_category s join product_category c on c.id = s.category_id) as categories,
               (select json_object_agg(b.id, (select count(*) from product_detail d join product p on p.id = d.product_id
                   where d.brand = b.id and p.deleted_at is null and d.deleted_at is null))
                 from shop_brand b) as brands`,
    });
    expect(await lists()).toEqual(engine);
    expect(engine?.kinds.pumps).toBeGreaterThan(0);
    await shop.call("adminDeleteProduct", { params: { id: draft._id } }, admin);
    expect((await lists()).kinds.pumps).toBe((engine?.kinds.pumps ?? 0) - 1);
    // By an index, which the engine's own key, of the product first, is not.
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    const plan = await transaction(async (client) => {
      await client.query("set local enable_seqscan = off");
      return client.query(
        "explain select count(*) from product_category_product where product_category_id = 'pcat_pumps'",
      );
    });
    expect(JSON.stringify(plan.rows)).toContain("shop_products_by_category");
  });

  it("are a column of the product file, by any of their names; a row that moves a product leaves its kind behind", async () => {
    const product = await add({ title: "Pump of a file", kind: "pumps" });
    const send = async (header: string, row: string) => {
      const form = new FormData();
      form.set("file", new Blob([`${header}\n${row}\n`]), "products.csv");
      const headers = asBrowserOf(admin);
      const address = `${shop.url}/api/admin/products/import?dryRun=false`;
      const reply = await fetch(address, { method: "POST", headers, body: form });
      return (await reply.json()).data.rows[0];
    };
    await send("sku,kind", `${product._id},फवारणी यंत्रे`);
    const now = async () =>
      (await shop.call("adminGetProduct", { params: { id: product._id } }, admin)).body.data;
    expect((await now()).kind).toBe("sprayers");
    await send("sku,category,brand", `${product._id},toys,other`);
    expect(await now()).toMatchObject({ category: "toys", kind: null });
    expect(await send("sku,kind", `${product._id},phones`)).toMatchObject({
      outcome: "error",
      errors: [{ field: "kind", message: "This is not a kind of product of Toys" }],
    });
  });

  it("go with their category, and a category has not too many of them", async () => {
    const label = words("Books");
    const { _id: books } = (await shop.call("adminAddCategory", { body: { label } }, admin)).body.data;
    const { _id: novel } = (await addKind("Novels", books)).body.data;
    expect((await shop.call("adminDeleteCategory", { params: { id: books } }, admin)).status).toBe(200);
    expect(await kinds(books)).toEqual([]);
    const [left] = await shop.query<{ count: number }>({
      text: `select count(*)::integer as count from shop_kind k left join product_category c on c.id = k.kind_id
             where c.handle = $1 or c.id is null`,
      values: [novel],
    });
    expect(left?.count).toBe(0);
    const nowhere = await addKind("Poems", books);
    expect(nowhere.status).toBe(422);
  });
});

describe("the filters of a kind", () => {
  const filters = [
    { row: "Power", hi: "शक्ति", mr: "शक्ती" },
    { row: "Body", hi: "", mr: "" },
  ];
  const list = async (spec?: string, kind = "lanterns") =>
    (await shop.call("getProducts", { query: { category: "farming", kind, spec } })).body;

  it("are chosen from what its products say, counted, narrowed by, and follow what staff change", async () => {
    const made = await addKind("Lanterns", "farming", { filters });
    expect(made.body.data).toMatchObject({ _id: "lanterns", filters, version: 1 });
    const lantern = (title: string, specifications: { label: string; value: string }[]) =>
      add({ title, kind: "lanterns", specifications });
    const small = await lantern("Small lantern", [
      { label: "Power", value: "5 W, white" },
      { label: "Body", value: "Steel" },
    ]);
    const large = await lantern("Large lantern", [
      { label: "power", value: "12 W" },
      { label: "Body", value: "steel" },
    ]);
    const { data, meta } = await list();
    expect(data).toHaveLength(2);
    expect(meta.facets.spec).toEqual([
      {
        row: "power",
        label: { en: "Power", hi: "शक्ति", mr: "शक्ती" },
        values: [
          { value: "power:5-w", label: "5 W", count: 1 },
          { value: "power:12-w", label: "12 W", count: 1 },
        ],
      },
      {
        row: "body",
        label: { en: "Body", hi: "Body", mr: "Body" },
        values: [{ value: "body:steel", label: "Steel", count: 2 }],
      },
    ]);
    const ids = async (spec: string) => (await list(spec)).data.map(({ _id }) => _id);
    expect(await ids("power:5-w")).toEqual([small._id]);
    expect(new Set(await ids("power:5-w,power:12-w,body:steel"))).toEqual(new Set([small._id, large._id]));
    expect(await ids("power:99-w")).toEqual([]);
    expect(await ids("height:1-m")).toHaveLength(2);
    expect((await list("power:5-w", "")).meta.facets.spec).toEqual([]);
    const searched = await shop.call("searchProducts", {
      params: { keyword: "lantern" },
      query: { kind: "lanterns", spec: "power:12-w" },
    });
    expect(searched.body.data.map(({ _id }) => _id)).toEqual([large._id]);

    const rows = await shop.call("adminGetKindRows", { params: { id: "lanterns" } }, admin);
    expect(rows.body.data).toEqual([
      { row: "Body", products: 2 },
      { row: "Power", products: 2 },
    ]);
    // Saved without them, as by a client of before, they stay.
    const kept = await shop.call(
      "adminEditKind",
      { params: { id: "lanterns" }, body: { label: words("Lanterns") } },
      admin,
    );
    expect(kept.body.data).toMatchObject({ filters, version: 2 });
    const save = (chosen: { row: string; hi: string; mr: string }[]) =>
      shop.call(
        "adminEditKind",
        { params: { id: "lanterns" }, body: { label: words("Lanterns"), filters: chosen } },
        admin,
      );
    await save([{ row: "Body", hi: "ढाँचा", mr: "" }]);
    await vi.waitFor(async () => {
      const [only, ...others] = (await list()).meta.facets.spec;
      expect([only?.label.hi, only?.values.length, others.length]).toEqual(["ढाँचा", 1, 0]);
    }, soon);
    expect(await ids("power:5-w")).toHaveLength(2);
    await edit(small._id, { specifications: [{ label: "Body", value: "Brass" }] });
    expect(await ids("body:brass")).toEqual([small._id]);
    await save([]);
    await vi.waitFor(async () => expect((await list()).meta.facets.spec).toEqual([]), soon);
  });

  it("are at most six, each once", async () => {
    await addKind("Torches", "farming");
    const save = (rows: string[]) =>
      shop.call(
        "adminEditKind",
        {
          params: { id: "torches" },
          body: { label: words("Torches"), filters: rows.map((row) => ({ row, hi: "", mr: "" })) },
        },
        admin,
      );
    expect((await save(["a", "b", "c", "d", "e", "f", "g"])).status).toBe(422);
    const twice = await save(["Power", "POWER "]);
    expect([twice.status, JSON.stringify(twice.body)]).toEqual([
      422,
      expect.stringContaining(String(messages.kindFilterRepeated)),
    ]);
    const unknown = await shop.call("adminGetKindRows", { params: { id: "no-such-kind" } }, admin);
    expect(unknown.status).toBe(404);
  });
});

describe("products side by side", () => {
  it("come in the order asked for, once each, with specifications and the kind that all of them are of", async () => {
    await addKind("Ox carts", "farming", { label: words("Ox carts", "बैलगाड़ियाँ", "बैलगाड्या") });
    const cart = (title: string, power: string, kind: string | null = "ox-carts") =>
      add({ title, kind, specifications: [{ label: "Power", value: power }] });
    const [small, large, tap] = [
      await cart("Small ox cart", "1 HP"),
      await cart("Large ox cart", "5 HP"),
      await cart("Brass field tap", "none", null),
    ];
    const compare = (ids: string[], lang: "en" | "hi" = "en") =>
      shop.call("getComparison", { query: { ids: ids.join(), lang } });
    const { body } = await compare([large._id, small._id, large._id], "hi");
    expect(body.data.map(({ _id, specifications }) => [_id, specifications[0]?.value])).toEqual([
      [large._id, "5 HP"],
      [small._id, "1 HP"],
    ]);
    expect(body.data[0]?.variants).toHaveLength(1);
    expect(body.kind).toEqual({ slug: "ox-carts", name: "बैलगाड़ियाँ" });
    expect((await compare([small._id, tap._id])).body.kind).toBeNull();
    expect((await compare([tap._id])).body.kind).toBeNull();
  });

  it("leave out what is hidden or unknown, and refuse a fifth", async () => {
    const [shown, hidden] = [await add({ title: "Shown hoe" }), await add({ title: "Hidden hoe" })];
    await edit(hidden._id, { status: "draft" });
    const { body } = await shop.call("getComparison", {
      query: { ids: `${hidden._id},prod_none,${shown._id}` },
    });
    expect(body.data.map(({ _id }) => _id)).toEqual([shown._id]);
    const many = await shop.call("getComparison", { query: { ids: "prod_1,prod_2,prod_3,prod_4,prod_5" } });
    expect(many.status).toBe(422);
  });
});
