import { ContainerRegistrationKeys, Modules, QueryContext } from "@medusajs/framework/utils";
import { deleteProductsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aProduct, aShirt } from "./support/a-product";
import { stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { startSecondBackend } from "./support/second-backend";
import { untilProjected } from "./support/until-projected";

let shop: Shop;
let admin: { token: string };
let stopFollowing = async () => {};

/** Takes over from the workers that follow the engine in this process; returns a function to stop it. */
const followAgain = () =>
  loadBackend<typeof import("../src/platform/queue/workers")>("./platform/queue/workers").startWorkers(
    loadBackend<typeof import("../src/catalog/refresh/follow")>(
      "./catalog/refresh/follow",
    ).catalogueWorkers(),
  );
const audit = async () =>
  (
    await loadBackend<typeof import("../src/integrity/audit")>("./integrity/audit").auditData()
  ).findings.filter(({ rule }) => !rule.includes("outbox"));

/** Generous: a second is promised, but the machine may be busy. */
const soon = { timeout: 60_000, interval: 50 };

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(async () => {
  await stopFollowing();
  await shop.close();
});

async function make(changes: Parameters<typeof aProduct>[0], draft = aProduct): Promise<string> {
  const { body } = await shop.call("adminAddProduct", { body: draft(changes) }, admin);
  return body.data._id;
}

const page = (id: string, url = shop.url) =>
  fetch(`${url}/api/shop/products/get/${id}`).then(async (answer) => ({
    status: answer.status,
    data: ((await answer.json()) as { data: { title: string; price: number; salePrice: number } }).data,
  }));
const shown = async (id: string) => (await page(id)).data;
const marks = async (id: string) =>
  shop.query<{ attempts: number; last_error: string | null }>({
    text: "select attempts, last_error from catalog_owed where product_id = $1",
    values: [id],
  });

/** The query for `query.graph` below; its own types depend on files that the engine writes at a start. */
type EngineProduct = {
  id: string;
  title: string;
  handle: string;
  description: string;
  status: string;
  hs_code: string;
  weight: number;
  images: Array<{ url: string }>;
  categories: Array<{ handle: string }>;
  variants: Array<{
    id: string;
    sku: string | null;
    calculated_price: { original_amount: number; calculated_amount: number };
    inventory_items: Array<{ inventory: { location_levels: Array<{ available_quantity: number }> } }>;
  }>;
};

/** A separate sale for one product, as a plugin would create it; returns the list's id. */
async function onSale(productId: string, amount: number, window: { starts_at?: string; ends_at?: string }) {
  const [set] = await shop.query<{ id: string }>({
    text: `select s.price_set_id as id from product_variant_price_set s
           join product_variant v on v.id = s.variant_id where v.product_id = $1`,
    values: [productId],
  });
  const [list] = await shop.container.resolve(Modules.PRICING).createPriceLists([
    {
      title: `Flash sale of ${productId}`,
      description: "Over soon",
      type: "sale",
      status: "active",
      ...window,
      prices: [{ price_set_id: set?.id ?? "", currency_code: "inr", amount }],
    },
  ]);
  return list?.id ?? "";
}

describe("the read model beside the engine's own answers", () => {
  it("has each product's texts, prices, stock and status as query.graph answers them", async () => {
    const ids = [
      await make({ title: "A pump with a sale", price: 5_000, salePrice: 4_250.5, totalStock: 7 }),
      await make({ title: "A pump without a sale", price: 99, salePrice: null, totalStock: 0 }),
      await make({ title: "A shirt in sizes" }, aShirt),
      await make({ title: "A pump that is on flash sale", price: 800, salePrice: 700 }),
      await make({ title: "A pump whose flash sale is to come", price: 801, salePrice: null }),
      await make({ title: "A pump whose flash sale is over", price: 802, salePrice: null }),
    ] as const;
    const hour = 3_600_000;
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    await onSale(ids[3], 650, { starts_at: at(-hour), ends_at: at(hour) });
    await onSale(ids[4], 1, { starts_at: at(hour) });
    await onSale(ids[5], 1, { ends_at: at(-hour) });
    await vi.waitFor(async () => expect((await shown(ids[3])).salePrice).toBe(650), soon);

    const { data } = await shop.container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "product",
      fields: [
        "id",
        "title",
        "handle",
        "description",
        "status",
        "hs_code",
        "weight",
        "images.url",
        "categories.handle",
        "variants.id",
        "variants.sku",
        "variants.calculated_price.*",
        "variants.inventory_items.inventory.location_levels.available_quantity",
      ],
      filters: { id: [...ids] },
      context: { variants: { calculated_price: QueryContext({ currency_code: "inr" }) } },
    });
    expect(data).toHaveLength(ids.length);
    for (const product of data as unknown as EngineProduct[]) {
      const rows = await shop.query<Record<string, unknown>>({
        text: `select variant_id, price::float8, paid_price::float8 as paid, available, sku from catalog_variant
               where product_id = $1 order by variant_id`,
        values: [product.id],
      });
      const byEngine = product.variants
        .map((variant) => ({
          variant_id: variant.id,
          price: variant.calculated_price.original_amount,
          paid: variant.calculated_price.calculated_amount,
          available: variant.inventory_items
            .flatMap(({ inventory }) => inventory.location_levels)
            .reduce((sum, level) => sum + level.available_quantity, 0),
          sku: variant.sku,
        }))
        .sort((a, b) => (a.variant_id < b.variant_id ? -1 : 1));
      expect(rows).toEqual(byEngine);
      const { body } = await shop.call("getProduct", { params: { id: product.id }, query: {} });
      expect(body.data).toMatchObject({
        title: product.title,
        slug: product.handle,
        description: product.description,
        hsn: product.hs_code,
        weight: product.weight,
        images: product.images.map(({ url }) => url),
        category: product.categories[0]?.handle,
        totalStock: byEngine.reduce((sum, { available }) => sum + available, 0),
      });
      expect(product.status).toBe("published");
    }
    expect(await audit()).toEqual([]);
  });
});

describe("whoever writes past the shop's own routes", () => {
  it("is followed through the engine's workflows: title, status, deletion", async () => {
    const id = await make({ title: "A pump of a plugin" });
    const update = (changes: object) =>
      updateProductsWorkflow(shop.container).run({ input: { selector: { id }, update: changes } });
    await update({ title: "A pump that a plugin renamed", status: "draft" });
    await vi.waitFor(async () => expect((await page(id)).status).toBe(404), soon);
    await update({ status: "published" });
    await vi.waitFor(async () => expect((await shown(id)).title).toBe("A pump that a plugin renamed"), soon);
    await deleteProductsWorkflow(shop.container).run({ input: { ids: [id] } });
    await vi.waitFor(async () => expect((await page(id)).status).toBe(404), soon);
  });

  it("is followed when the event bus loses every event", async () => {
    const id = await make({ title: "A pump of which nobody hears" });
    const bus = shop.container.resolve(Modules.EVENT_BUS);
    const silent = vi.spyOn(bus, "emit").mockResolvedValue(undefined);
    await updateProductsWorkflow(shop.container).run({
      input: { selector: { id }, update: { title: "A pump of which all hear" } },
    });
    await vi.waitFor(async () => expect((await shown(id)).title).toBe("A pump of which all hear"), soon);
    silent.mockRestore();
  });

  it("is followed in plain SQL, table by table", async () => {
    const id = await make({ title: "A pump in a console", price: 1_000, salePrice: null });
    const statements: Array<[string, (product: Awaited<ReturnType<typeof shown>>) => unknown, unknown]> = [
      ["update product set title = 'SQL' where id = $1", ({ title }) => title, "SQL"],
      [
        `update price set amount = 901, raw_amount = '{"value":"901","precision":20}' where price_set_id in (
           select price_set_id from product_variant_price_set s join product_variant v on v.id = s.variant_id
           where v.product_id = $1)`,
        ({ price }) => price,
        901,
      ],
      [
        "update product_detail set country_of_origin = 'Nepal' where product_id = $1",
        (product) => (product as unknown as { countryOfOrigin: string }).countryOfOrigin,
        "Nepal",
      ],
      [
        "delete from image where product_id = $1",
        (product) => (product as unknown as { images: string[] }).images.length,
        1,
      ],
      [
        `insert into review (id, product_id, customer_id, user_name, message, rating, written_at)
         values ('rev_sql', $1, 'cus_none', 'Asha', 'Good', 4, now())`,
        (product) => (product as unknown as { averageReview: number }).averageReview,
        4,
      ],
    ];
    for (const [text, look, wanted] of statements) {
      await shop.query({ text, values: [id] });
      await vi.waitFor(async () => expect(look(await shown(id))).toBe(wanted), soon);
    }
    await shop.query({ text: "delete from product_category_product where product_id = $1", values: [id] });
    await vi.waitFor(async () => expect((await page(id)).status).toBe(404), soon);
  });

  it("costs nothing where it rolls back", async () => {
    const id = await make({ title: "A pump of second thoughts" });
    await untilProjected(shop, id);
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    const thought = transaction(async (client) => {
      await client.query("update product set title = 'Changed' where id = $1", [id]);
      throw new Error("no");
    });
    await expect(thought).rejects.toThrow("no");
    expect(await marks(id)).toEqual([]);
  });
});

describe("what is owed", () => {
  it("puts a product's stock right with its sizes, where its stock record came while it was first shown", async () => {
    const id = await stockOne(shop, { title: "Rake of the first moment", totalStock: 10 });
    await untilProjected(shop, id);
    // The result of a projection that did not see the record, whose trigger did not see the variant.
    await shop.query({
      text: "update catalog_variant set available = 0 where product_id = $1",
      values: [id],
    });
    await shop.query({ text: "select catalog_restock(array[$1])", values: [id] });
    expect((await shop.call("getProduct", { params: { id } })).body.data.totalStock).toBe(0);
    const { project } = loadBackend<typeof import("../src/catalog/projection/project")>(
      "./catalog/projection/project",
    );
    await project([id]);
    expect((await shop.call("getProduct", { params: { id } })).body.data).toMatchObject({
      totalStock: 10,
      inStock: true,
    });
  });

  it("is tried until it is done, and holds up nobody else", async () => {
    const [sick, well] = [await make({ title: "A sick pump" }), await make({ title: "A well pump" })];
    await shop.query({
      text: `create function test_refuse() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
             create trigger test_refuse before update on catalog_product for each row
               when (new.title = 'A sick pump, renamed') execute function test_refuse()`,
    });
    await shop.query({
      text: "update product set title = title || ', renamed' where id = any ($1)",
      values: [[sick, well]],
    });
    await vi.waitFor(async () => expect((await shown(well)).title).toBe("A well pump, renamed"), soon);
    for (const tries of [1, 2, 3]) {
      await vi.waitFor(async () => {
        const [mark] = await marks(sick);
        expect(mark).toMatchObject({ last_error: "out of order" });
        // More where the machine was slower than the wait between two tries.
        expect(Number(mark?.attempts)).toBeGreaterThanOrEqual(tries);
      }, soon);
      // Makes the retry due now.
      if (tries < 3) await shop.query({ text: "update catalog_owed set due_at = now()" });
    }
    expect((await shown(sick)).title).toBe("A sick pump");
    await shop.query({ text: "drop trigger test_refuse on catalog_product; drop function test_refuse" });
    await shop.query({ text: "update catalog_owed set due_at = now()" });
    await vi.waitFor(async () => expect((await shown(sick)).title).toBe("A sick pump, renamed"), soon);
    await untilProjected(shop, sick);
  });

  it("stays owed where it changes again while it is being projected", async () => {
    const id = await make({ title: "A restless pump" });
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    await transaction(async (client) => {
      // A projection of this product waits for its row before it can commit.
      await client.query("select from catalog_product where product_id = $1 for update", [id]);
      await shop.query({ text: "update product set title = 'First' where id = $1", values: [id] });
      await vi.waitFor(async () => {
        const waiting = await shop.query({
          text: `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        });
        expect(waiting).not.toEqual([]);
      }, soon);
      await shop.query({ text: "update product set title = 'Second' where id = $1", values: [id] });
    });
    await vi.waitFor(async () => expect((await shown(id)).title).toBe("Second"), soon);
    await untilProjected(shop, id);
  });
});

describe("a sale", () => {
  it("begins and ends by itself", async () => {
    const id = await make({ title: "A pump for a moment", price: 1_000, salePrice: null });
    const list = await onSale(id, 800, { starts_at: new Date(Date.now() + 2_000).toISOString() });
    await vi.waitFor(async () => expect((await shown(id)).salePrice).toBe(800), soon);
    await shop.query({
      text: "update price_list set ends_at = now() + interval '2 seconds' where id = $1",
      values: [list],
    });
    await vi.waitFor(async () => expect((await shown(id)).salePrice).toBe(0), soon);
  });

  it("of thousands of products is marked bit by bit, past those that cannot be shown at this moment", async () => {
    const id = await make({ title: "A pump among thousands" });
    const { dueProducts } =
      loadBackend<typeof import("../src/catalog/refresh/marks")>("./catalog/refresh/marks");
    const marked = async () => {
      const [row] = await shop.query<{ count: number }>({
        text: "select count(*)::integer as count from catalog_owed where product_id like 'turned-%'",
      });
      return row?.count;
    };
    // Nothing follows the engine, so that what is marked stays.
    await followAgain()();
    try {
      await shop.query({
        text: `insert into catalog_product overriding system value
               select (jsonb_populate_record(null::catalog_product, to_jsonb(c) || jsonb_build_object('no', 1000000 + n,
                 'product_id', 'turned-' || n, 'slug', 'turned-' || n, 'published', false,
                 'turns_at', now() - interval '1 hour' + n * interval '1 second'))).*
               from catalog_product c, generate_series(1, 1200) n where c.product_id = $1`,
        values: [id],
      });
      for (const _again of [1, 2]) {
        expect((await dueProducts(50)).filter((one) => one.startsWith("turned-"))).toHaveLength(50);
        expect(await marked()).toBe(1_000);
      }
      await shop.query({
        text: "update catalog_owed set due_at = now() + interval '1 hour' where product_id like 'turned-%'",
      });
      expect(await dueProducts(50)).toHaveLength(50);
      expect(await marked()).toBe(1_200);
    } finally {
      await shop.query({
        text: `with unmarked as (delete from catalog_owed where product_id like 'turned-%')
               delete from catalog_product where product_id like 'turned-%'`,
      });
      stopFollowing = followAgain();
    }
  });

  it("that ended while the shop was down is over before the shop answers again", async () => {
    const id = await make({ title: "A pump that was cheap", price: 1_000, salePrice: null });
    const end = Date.now() + 3_600_000;
    const list = await onSale(id, 500, { ends_at: new Date(end).toISOString() });
    await vi.waitFor(async () => expect((await shown(id)).salePrice).toBe(500), soon);
    await untilProjected(shop, id);
    // Nothing follows the engine until the next process does.
    await followAgain()();
    // The hour goes by: what the catalogue has noted of the sale's end is as far in the past as the end itself.
    const turned = await shop.query({
      text: `update catalog_product set turns_at = turns_at - interval '2 hours'
             where product_id = $1 and turns_at = to_timestamp($2::float8 / 1000) returning product_id`,
      values: [id, end],
    });
    expect(turned).toHaveLength(1);
    await shop.query({
      text: `alter table price_list disable trigger catalog_owe_update;
             update price_list set ends_at = ends_at - interval '2 hours' where id = '${list}';
             alter table price_list enable trigger catalog_owe_update`,
    });
    expect((await shown(id)).salePrice).toBe(500);

    const second = await startSecondBackend({ WORKER_MODE: "server" });
    try {
      expect((await page(id, second.url)).data.salePrice).toBe(0);
    } finally {
      await second.kill();
      stopFollowing = followAgain();
    }
    expect((await shown(id)).salePrice).toBe(0);
    expect(await audit()).toEqual([]);
  });
});

describe("a price that no form of the panel has seen", () => {
  it("is what the shop asks, and above the MRP the audit says so", async () => {
    const id = await make({ title: "A pump with a limit", price: 1_057, salePrice: null, mrp: 1_100 });
    const reprice = async (from: number, to: number) => {
      await shop.query({ text: `update price set amount = ${to} where amount = ${from}` });
      await expect.poll(async () => (await shown(id)).price, soon).toBe(to);
      await untilProjected(shop, id);
    };
    await reprice(1_057, 1_158);
    expect(await audit()).toMatchObject([
      {
        rule: "nothing is sold for more than its maximum retail price",
        faults: [expect.stringMatching(/: 1158.00 but at most 1100$/)],
      },
    ]);
    await reprice(1_158, 1_057);
    expect(await audit()).toEqual([]);
  });
});

describe("the sweep", () => {
  // A process that starts sweeps by itself, and would heal before the audit has looked.
  beforeAll(async () => {
    await stopFollowing();
    await followAgain()();
  });
  afterAll(() => {
    stopFollowing = followAgain();
  });
  const report = async () =>
    (await loadBackend<typeof import("../src/catalog/refresh/sweep-report")>(
      "./catalog/refresh/sweep-report",
    ).readSweep()) ?? {
      healed: -1,
      isUnderWay: true,
    };
  const sweep = async () => {
    const { beginSweep, workOnSweep } =
      loadBackend<typeof import("../src/catalog/refresh/sweep")>("./catalog/refresh/sweep");
    await beginSweep();
    await workOnSweep();
  };
  it("finds, heals and counts what was written past every mark, and the audit sees it before", async () => {
    const id = await make({ title: "A pump in the dark", price: 1_234, salePrice: null });
    // Nothing follows the engine here that would take a mark.
    expect(await marks(id)).toEqual([]);
    await shop.query({
      text: `alter table price disable trigger catalog_owe_update;
             update price set amount = 10 where amount = 1234;
             alter table price enable trigger catalog_owe_update`,
    });
    expect(await audit()).toMatchObject([
      { rule: "prices and sales are shown as the engine has them at this moment" },
    ]);
    await sweep();
    expect(await report()).toMatchObject({ healed: 1, isUnderWay: false });
    expect((await shown(id)).price).toBe(10);
    expect(await audit()).toEqual([]);
    const metrics = await fetch(`${shop.url}/api/metrics`).then((answer) => answer.text());
    expect(metrics).toMatch(/^shop_catalogue_healed_total [1-9]/m);
    await sweep();
    expect(await report()).toMatchObject({ healed: 0, isUnderWay: false });
  });

  it("renders rows of older code anew, and none of them is shown before", async () => {
    const id = await make({ title: "A pump of old" });
    const other = await make({ title: "Another pump of old" });
    const age = () =>
      shop.query({
        text: `update catalog_product set rendered_by = 0, card = '{"_id":"' || product_id || '"',
                 detail = '{"_id":"' || product_id || '"' where product_id = any ($1)`,
        values: [[id, other]],
      });
    await age();
    loadBackend<typeof import("../src/catalog/index")>("./catalog/index").discardIndex();
    expect((await shown(id)).title).toBe("A pump of old");
    const { body } = await shop.call("getProducts", { query: { limit: "100" } });
    expect(body.data.map(({ title }) => title)).toContain("Another pump of old");
    await age();
    expect((await shop.call("adminGetProduct", { params: { id } }, admin)).body.data.title).toBe(
      "A pump of old",
    );
    await age();
    await sweep();
    expect(await report()).toMatchObject({ healed: 0 });
    const [row] = await shop.query<{ renderedBy: number; title: string }>({
      text: `select rendered_by as "renderedBy", (card || stock_json)::jsonb ->> 'title' as title from catalog_product
             where product_id = $1`,
      values: [other],
    });
    expect(row).toMatchObject({ title: "Another pump of old" });
    expect(row?.renderedBy).toBeGreaterThan(0);
  });

  it("leaves rows alone that newer code has rendered", async () => {
    const id = await make({ title: "A pump of tomorrow" });
    await shop.query({
      text: "update catalog_product set rendered_by = 30000, fingerprint = 'of tomorrow' where product_id = $1",
      values: [id],
    });
    await sweep();
    const [row] = await shop.query({
      text: "select fingerprint from catalog_product where product_id = $1",
      values: [id],
    });
    expect(row).toEqual({ fingerprint: "of tomorrow" });
  });
});

describe("a product that is renamed", () => {
  const hindi = { title: "क्रॉम्पटन जलपरी", description: "कुओं के लिए मज़बूत पंप।" };
  const inHindi = async (id: string) =>
    (await shop.call("getProduct", { params: { id }, query: { lang: "hi" } })).body.data;
  const outdated = async (id: string) =>
    (await shop.call("adminGetProduct", { params: { id } }, admin)).body.data.translations.hi?.outdated;
  const save = (id: string, body: object, as?: { token: string }) =>
    shop.call("adminSaveTranslation", { params: { id, language: "hi" }, body: { ...hindi, ...body } }, as);

  it("is sold under its new name in every language, until its translation is looked at", async () => {
    const { addProducts } =
      loadBackend<typeof import("../src/workflows/product/add")>("./workflows/product/add");
    const draft = { ...aProduct({ title: "Crompton mermaid pump" }), translations: { hi: hindi } };
    const [id = ""] = await addProducts(shop.container, [draft]);
    expect(await inHindi(id)).toMatchObject(hindi);
    expect(await outdated(id)).toEqual([]);

    await updateProductsWorkflow(shop.container).run({
      input: { selector: { id }, update: { title: "Crompton jet lamp" } },
    });
    await vi.waitFor(async () => expect((await shown(id)).title).toBe("Crompton jet lamp"), soon);
    expect(await inHindi(id)).toMatchObject({ ...hindi, title: "Crompton jet lamp" });
    expect(await outdated(id)).toEqual(["title"]);
    const found = await shop.call("searchProducts", { params: { keyword: "जलपरी" }, query: {} });
    expect(found.body.data.map(({ _id }) => _id)).not.toContain(id);

    // Staff confirm that the translation is still correct.
    expect((await save(id, {}, admin)).body.data.translations.hi).toEqual({
      ...hindi,
      specifications: "",
      featuredDescription: "",
      outdated: [],
    });
    expect(await inHindi(id)).toMatchObject(hindi);
  });

  it("says in Hindi why it is featured, until that is changed in English; and a country of origin by its name there", async () => {
    const featuredDescription = "For the dry months";
    const id = await make({ title: "A featured pump", featuredDescription, countryOfOrigin: "Vietnam" });
    const why = async () => (await inHindi(id)).featuredDescription;
    expect((await save(id, {}, admin)).status).toBe(200);
    expect(await why()).toBe(featuredDescription);
    expect((await save(id, { featuredDescription: "सूखे महीनों के लिए" }, admin)).status).toBe(200);
    expect(await why()).toBe("सूखे महीनों के लिए");
    // Who does not send it keeps it.
    await save(id, { title: "चुनिंदा पंप" }, admin);
    expect(await why()).toBe("सूखे महीनों के लिए");
    expect((await inHindi(id)).countryOfOrigin).toBe("वियतनाम");
    expect((await shop.call("getProduct", { params: { id } })).body.data.countryOfOrigin).toBe("Vietnam");

    await shop.call(
      "featureProduct",
      { params: { id }, body: { isFeatured: true, featuredDescription: "On offer" } },
      admin,
    );
    expect(await why()).toBe("On offer");
    expect(await outdated(id)).toEqual(["featuredDescription"]);
  });

  it("says its specifications in Hindi row by row, until a row is changed in English", async () => {
    const rows = [
      { label: "Power", value: "1 HP" },
      { label: "Body", value: "cast iron" },
    ];
    const lines = "पावर: 1 HP\nढाँचा: ढलवाँलोहा";
    const id = await make({ title: "A pump with rows", specifications: rows });
    expect((await save(id, { specifications: "पावर: 1 HP" }, admin)).body.errors?.[0]?.field).toBe(
      "specifications",
    );
    expect((await save(id, { specifications: lines }, admin)).status).toBe(200);
    const inWords = [
      { label: "पावर", value: "1 HP" },
      { label: "ढाँचा", value: "ढलवाँलोहा" },
    ];
    expect((await inHindi(id)).specifications).toEqual(inWords);
    expect((await shop.call("getProduct", { params: { id } })).body.data.specifications).toEqual(rows);
    const found = await shop.call("searchProducts", { params: { keyword: "ढलवाँलोहा" }, query: {} });
    expect(found.body.data.map(({ _id }) => _id)).toContain(id);

    // Who does not send the lines, such as a panel from before there were any, keeps them.
    await save(id, { title: "पंक्तियों वाला पंप" }, admin);
    expect((await inHindi(id)).specifications).toEqual(inWords);

    const [power, body] = rows;
    const changed = [{ ...power, value: "2 HP" }, body];
    const edited = await shop.call(
      "adminEditProduct",
      { params: { id }, body: { specifications: changed } as never },
      admin,
    );
    expect(edited.status).toBe(200);
    expect((await inHindi(id)).specifications).toEqual(changed);
    expect(await outdated(id)).toEqual(["specifications"]);
  });

  it("takes a translation from staff alone, with a title and a text", async () => {
    const id = await make({ title: "A pump to translate" });
    expect((await save(id, {})).status).toBe(401);
    expect((await save(id, {}, await shop.shopper())).status).toBe(403);
    expect((await save(id, { description: " " }, admin)).status).toBe(422);
    expect((await save("prod_none", {}, admin)).status).toBe(404);
    expect(await outdated(id)).toBeUndefined();
    expect((await save(id, { title: "अनुवादित पंप" }, admin)).status).toBe(200);
    expect((await inHindi(id)).title).toBe("अनुवादित पंप");
    const found = await shop.call("searchProducts", { params: { keyword: "अनुवादित" }, query: {} });
    expect(found.body.data.map(({ _id }) => _id)).toEqual([id]);
  });
});

describe("a database that goes back", () => {
  const stockOf = async (id: string) =>
    (await shop.call("getProduct", { params: { id }, query: {} })).body.data.totalStock;
  const restock = (id: string, pieces: number) =>
    shop.query({
      text: `update inventory_level set stocked_quantity = $2::integer,
               raw_stocked_quantity = jsonb_build_object('value', $2::integer::text, 'precision', 20)
             where inventory_item_id in (select inventory_item_id from catalog_variant where product_id = $1)`,
      values: [id, pieces],
    });
  /** The state of a restored dump, or of a standby without the last commits: the stock, and the log of that time. */
  async function dump(id: string, pieces: number): Promise<() => Promise<void>> {
    await restock(id, pieces);
    const [then] = await shop.query<{ id: string }>({ text: "select max(id) as id from catalog_log" });
    const { transaction } = loadBackend<typeof import("../src/platform/db/pool")>("./platform/db/pool");
    return () =>
      transaction(async (client) => {
        await client.query(
          `update inventory_level set stocked_quantity = $2::integer where inventory_item_id in (
             select inventory_item_id from catalog_variant where product_id = $1)`,
          [id, pieces],
        );
        await client.query("set constraints all immediate");
        await client.query("delete from catalog_log where id > $1", [then?.id]);
        await client.query("select setval('catalog_log_id_seq', $1)", [then?.id]);
      });
  }

  it("is believed: pages and lists show what it holds, not what the process remembers", async () => {
    const id = await make({ title: "A pump before a restore", totalStock: 10 });
    const restore = await dump(id, 3);
    await restock(id, 83);
    expect(await stockOf(id)).toBe(83);
    await restore();
    expect(await stockOf(id)).toBe(3);
  });

  it("is believed when it has grown past what the process remembers, too", async () => {
    const [id, other] = [
      await make({ title: "A pump before a failover", totalStock: 10 }),
      await make({ title: "A pump beside it", totalStock: 10 }),
    ];
    const restore = await dump(id, 3);
    await restock(id, 83);
    await restock(id, 0);
    expect(await stockOf(id)).toBe(0);
    expect(
      (await shop.call("getProducts", { query: { inStock: "false" } })).body.data.map(({ _id }) => _id),
    ).toContain(id);
    await restore();
    for (const pieces of [11, 12, 13, 14]) await restock(other, pieces);
    expect(await stockOf(id)).toBe(3);
    expect(await stockOf(other)).toBe(14);
    expect(
      (await shop.call("getProducts", { query: { inStock: "false" } })).body.data.map(({ _id }) => _id),
    ).not.toContain(id);
  });

  it("is believed when only its numbers are set back by hand", async () => {
    const id = await make({ title: "A pump under a careless hand", totalStock: 10 });
    expect(await stockOf(id)).toBe(10);
    await shop.query({ text: "select setval('catalog_log_id_seq', 1)" });
    for (const pieces of [9, 8, 7]) {
      await restock(id, pieces);
      expect(await stockOf(id)).toBe(pieces);
    }
  });
});
