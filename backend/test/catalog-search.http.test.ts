import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { demoProducts } from "../../demo/data";
import type { CatalogSearch } from "../src/catalog/index/catalog-search";
import type { Filters } from "../src/catalog/index/filters";
import type { ProductCard } from "../src/contract/products";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let admin: { token: string };
let memory: CatalogSearch;

const latest = () => loadBackend<typeof import("../src/catalog/index/latest")>("./catalog/index/latest");
const engine = () =>
  loadBackend<typeof import("../src/catalog/search-engine/engine")>("./catalog/search-engine/engine");
const load = () => loadBackend<typeof import("../src/catalog/index/load")>("./catalog/index/load");

/** Limits against hanging: nothing here is measured. */
const soon = { timeout: 120_000, interval: 50 };

/** Every fourth product of the demo: of each kind some. */
const goods = demoProducts.filter((_, at) => at % 4 === 0);

/** Up to which change of the catalogue the engine's index has come. */
async function indexed(): Promise<bigint> {
  const [state] = await shop.query<{ upto: string | null; building: boolean }>({
    text: "select place ->> 'upto' as upto, is_building as building from catalog_search_state",
  });
  return state?.upto && !state.building ? BigInt(state.upto) : -1n;
}

/** Waits until the index has come to the catalogue as it is, and loads the other one beside it. */
async function bothUpToDate(): Promise<void> {
  await vi.waitFor(async () => {
    expect(await shop.query({ text: "select product_id from catalog_owed" })).toEqual([]);
  }, soon);
  // To know the present moment is to write a change of nothing, which the index comes to as well.
  const { witnesses } = await latest().readProgress();
  await vi.waitFor(async () => {
    expect(await indexed()).toBeGreaterThanOrEqual(BigInt(witnesses[0]?.id ?? 0));
  }, soon);
  const { CatalogSearch: Memory } = loadBackend<typeof import("../src/catalog/index/catalog-search")>(
    "./catalog/index/catalog-search",
  );
  const { lexiconInForce } = loadBackend<typeof import("../src/catalog/vocabulary/in-force")>(
    "./catalog/vocabulary/in-force",
  );
  const { index, progress } = await load().loadIndex();
  memory = new Memory(index, await lexiconInForce(), progress);
}

const idsOf = async (nos: readonly number[]): Promise<string[]> => {
  const rows = await shop.query<{ no: number; id: string }>({
    text: "select no, product_id as id from catalog_product where no = any($1::integer[])",
    values: [nos],
  });
  const ids = new Map(rows.map(({ no, id }) => [no, id]));
  return nos.map((no) => ids.get(no) ?? "");
};
const noOf = async (id: string): Promise<number> => {
  const [row] = await shop.query<{ no: number }>({
    text: "select no from catalog_product where product_id = $1",
    values: [id],
  });
  return row?.no ?? -1;
};

const list = (query: Filters & { page?: number; limit?: number }) =>
  shop.call("getProducts", { query: { limit: 100, ...query } as never });
const idsIn = (data: readonly ProductCard[]) => data.map(({ _id }) => _id);
const listed = async (query: Filters) => idsIn((await list(query)).body.data);

beforeAll(async () => {
  shop = await openShop({ CATALOG_INDEX: "search" });
  admin = await shop.admin();
  const { addProducts } =
    loadBackend<typeof import("../src/workflows/product/add")>("./workflows/product/add");
  const { toDraft } = await import("../../demo/load/to-draft");
  // The demo looks for a shop's kinds by their names; here they have the demo's ids.
  await addProducts(
    shop.container,
    goods.map((product) => ({ ...toDraft(product), kind: product.kind ?? null })),
  );
  await bothUpToDate();
});
afterAll(() => shop.close());

const lists: Filters[] = [
  {},
  { category: ["electronics"] },
  { category: ["fashion"], size: ["M", "L"] },
  { category: ["fashion", "toys"], onSale: true, minPrice: 500 },
  { brand: ["samsung", "apple"], maxPrice: 50_000 },
  { condition: ["second-hand", "refurbished"] },
  { countryOfOrigin: ["India"], inStock: true },
  { category: ["electronics"], kind: ["phones"] },
  { minRating: 4 },
];
const orders = ["price-lowtohigh", "price-hightolow", "title-atoz", "title-ztoa", undefined] as const;

describe("with the catalogue at the engine's Search Module", () => {
  it("the shop is ready once the index has been built", async () => {
    await vi.waitFor(async () => expect((await shop.call("getReady", {})).status).toBe(200), soon);
  });

  it.each(lists)("a list has the products, orders and counts of the index in memory: %j", async (filters) => {
    for (const sortBy of orders) {
      const asked = { ...filters, ...(sortBy && { sortBy }) };
      const { status, body } = await list(asked);
      const expected = memory.list(asked);
      expect(status).toBe(200);
      expect(idsIn(body.data)).toEqual(await idsOf(expected.nos.slice(0, 100)));
      expect(body.meta.total).toBe(expected.nos.length);
      expect(body.meta.facets).toEqual(JSON.parse(expected.facetsJson));
    }
  });

  it("a kind's own filters have the products and counts of the index in memory", async () => {
    const phones: Filters = { category: ["electronics"], kind: ["phones"] };
    const { spec } = (await list(phones)).body.meta.facets;
    expect(spec.flatMap(({ values }) => values).length).toBeGreaterThan(3);
    const [first, second] = spec.filter(({ values }) => values.length > 1);
    const [one = "", other = ""] = first?.values.map(({ value }) => value) ?? [];
    const [further = ""] = second?.values.map(({ value }) => value) ?? [];
    for (const chosen of [[one], [one, other], [one, further], [one, other, further], [one, "never:said"]]) {
      const asked = { ...phones, spec: chosen };
      const expected = memory.list(asked);
      const { body } = await list(asked);
      expect(idsIn(body.data)).toEqual(await idsOf(expected.nos.slice(0, 100)));
      expect(body.meta.facets).toEqual(JSON.parse(expected.facetsJson));
    }
  });

  it("its pages follow each other without gap or repetition", async () => {
    const { length } = memory.list({}).nos;
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(length / 20); page += 1)
      ids.push(...idsIn((await list({ page, limit: 20 })).body.data));
    expect(ids).toEqual(await idsOf(memory.list({}).nos.slice(0, length)));
  });

  it.each([
    "samsung phone",
    "samsang fone",
    "मोबाइल",
    "साड़ी",
    "खेळणी",
    "joote",
    "second hand phone under 20000",
    "xl tshirt",
    "kurta for women",
    "128 gb phone",
    "zzxqy",
  ])(
    "a search in English, Hindi, Marathi or Hinglish finds what the index in memory finds: %s",
    async (keyword) => {
      const { body } = await shop.call("searchProducts", { params: { keyword }, query: { limit: "100" } });
      const expected = memory.search(keyword, {});
      expect(idsIn(body.data).sort()).toEqual((await idsOf(expected.nos.slice(0, 100))).sort());
      expect(body.meta.total).toBe(expected.nos.length);
      expect(body.meta.facets).toEqual(JSON.parse(expected.facetsJson));
      expect(body.meta.correctedTo).toBe(expected.correctedTo);
    },
  );

  it("a search in which something can be told apart shows the best first", async () => {
    const { body } = await shop.call("searchProducts", { params: { keyword: "samsung galaxy" }, query: {} });
    expect(body.data[0]?.title).toMatch(/samsung galaxy/i);
  });

  it("suggestions, similar products, featured ones and pictures of kinds are there", async () => {
    const { body: suggested } = await shop.call("suggest", { query: { q: "sams" } });
    expect(suggested.data.words).toContain("samsung");
    expect(suggested.data.products.length).toBeGreaterThan(0);
    const [first] = await listed({ category: ["electronics"], kind: ["phones"], inStock: true });
    expect(first).toBeDefined();
    const { body: page } = await shop.call("getProduct", { params: { id: first ?? "" }, query: {} });
    expect(idsIn(page.similar)).toEqual(await idsOf(memory.similar(first ?? "", page.similar.length)));
    const { body: featured } = await shop.call("getFeaturedProducts", { query: {} });
    expect(idsIn(featured.data)).toEqual(await idsOf(memory.featured(24)));
    const { body: pictures } = await shop.call("getKindPictures", { query: { category: "electronics" } });
    expect(Object.keys(pictures.data)).toContain("phones");
  });
});

describe("what has changed", () => {
  const target = async () =>
    (await listed({ category: ["toys"], inStock: true, sortBy: "price-lowtohigh" }))[0] ?? "";

  it("a new price is shown at once, and its place in lists follows", async () => {
    const id = await target();
    const { body } = await shop.call("adminGetProduct", { params: { id } }, admin);
    const price = 99_999;
    const edited = await shop.call(
      "adminEditProduct",
      { params: { id }, body: { ...body.data, price, salePrice: null, mrp: null } as never },
      admin,
    );
    expect(edited.status).toBe(200);
    await bothUpToDate();
    const dearest = await listed({ category: ["toys"], sortBy: "price-hightolow" });
    expect(dearest[0]).toBe(id);
    expect(await listed({ category: ["toys"], maxPrice: 50_000 })).not.toContain(id);
  });

  it("a product that the index believes to be cheap, in stock or shown is left out where it is not", async () => {
    const id = await target();
    const no = await noOf(id);
    const [row] = await load().readRowsOf([no]);
    const { documentOf } = loadBackend<typeof import("../src/catalog/search-engine/document")>(
      "./catalog/search-engine/document",
    );
    if (!row) throw new Error("There is no such product.");
    const pretend = (changes: Partial<typeof row>) =>
      engine()
        .searchModule()
        .upsertDocuments({ index: "catalog", documents: [documentOf({ ...row, ...changes })] });
    await pretend({ paidPrice: 1, onSale: true });
    expect(await listed({ category: ["toys"], maxPrice: 2 })).toEqual([]);
    await pretend({ inStock: !row.inStock });
    expect(await listed({ category: ["toys"], inStock: !row.inStock })).not.toContain(id);
    await pretend({});
    await shop.query({ text: "update catalog_product set published = false where no = $1", values: [no] });
    expect(await listed({ category: ["toys"] })).not.toContain(id);
    await shop.query({ text: "update catalog_product set published = true where no = $1", values: [no] });
    expect(await listed({ category: ["toys"] })).toContain(id);
  });

  it("a deleted product is in no list, no search and on no page, and leaves the index", async () => {
    const id = await target();
    const no = await noOf(id);
    expect((await shop.call("adminDeleteProduct", { params: { id } }, admin)).status).toBe(200);
    expect(await listed({ category: ["toys"] })).not.toContain(id);
    expect((await shop.call("getProduct", { params: { id }, query: {} })).status).toBe(404);
    await bothUpToDate();
    const [found] = await engine().askSearchModule([{ filters: { no }, pagination: { take: 1 } }]);
    expect(found?.hits).toEqual([]);
  });

  it("an index whose build was ended halfway is built again, and serves meanwhile", async () => {
    await loadBackend<typeof import("../src/catalog/search-engine/state")>(
      "./catalog/search-engine/state",
    ).askForBuild();
    expect((await list({})).status).toBe(200);
    await bothUpToDate();
    expect((await list({})).body.meta.total).toBe(memory.list({}).nos.length);
  });
});

describe("while the search engine is away", () => {
  let table = "";
  beforeAll(async () => {
    await bothUpToDate();
    const tables = await shop.query<{ name: string }>({
      text: "select table_name as name from search_postgres_index where table_name like '%catalog%' order by created_at desc",
    });
    table = tables[0]?.name ?? "";
    for (const { name } of tables)
      await shop.query({ text: `alter table "${name}" rename to "${name}_away"` });
  });
  afterAll(async () => {
    for (const { name } of await shop.query<{ name: string }>({
      text: "select table_name as name from search_postgres_index where table_name like '%catalog%'",
    }))
      await shop.query({ text: `alter table "${name}_away" rename to "${name}"` });
    expect((await list({})).status).toBe(200);
  });

  it("lists and searches say in words that they cannot answer, and never show others", async () => {
    expect(table).not.toBe("");
    for (const answer of [
      await list({}),
      await shop.call("searchProducts", { params: { keyword: "samsung" }, query: {} }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({
        success: false,
        message: expect.stringMatching(/moment|again|later/i),
      });
    }
  });

  it("pages of products and the home page's rows go on without it", async () => {
    const [row] = await shop.query<{ slug: string }>({
      text: "select slug from catalog_product where published limit 1",
    });
    const { status, body } = await shop.call("getProduct", { params: { id: row?.slug ?? "" }, query: {} });
    expect(status).toBe(200);
    expect(body.similar).toEqual([]);
    expect((await shop.call("getFeaturedProducts", { query: {} })).body.data).toEqual([]);
  });
});
