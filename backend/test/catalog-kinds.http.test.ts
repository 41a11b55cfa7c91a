import { Modules } from "@medusajs/framework/utils";
import type * as CoreFlows from "@medusajs/medusa/core-flows";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aProduct } from "./support/a-product";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";
import { untilProjected } from "./support/until-projected";

/** Every kind of change in the engine, by a workflow of its own and by a call of its module. */

let shop: Shop;
let admin: { token: string };
// The engine's own copy, with the workflows registered in this process.
const flows: typeof CoreFlows = require("@medusajs/medusa/core-flows");

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

/** Generous: a second is promised, but the machine may be busy. */
const soon = { timeout: 60_000, interval: 100 };

type Ids = { id: string; variantId: string; priceSetId: string; itemId: string; locationId: string };
let made = 0;

async function make(): Promise<Ids & { word: string }> {
  made += 1;
  // No two titles share a word that is searched for here.
  const word = `pump${"abcdefghijklmnopqrstuvwxyz"[made % 26]}${String(made).padStart(3, "q")}`;
  const body = aProduct({ title: `Kirloskar ${word}`, price: 1_000, salePrice: null, totalStock: 5 });
  const id = (await shop.call("adminAddProduct", { body }, admin)).body.data._id;
  const [ids] = await shop.query<Omit<Ids, "id">>({
    text: `select v.id as "variantId", s.price_set_id as "priceSetId", i.inventory_item_id as "itemId",
             l.location_id as "locationId"
           from product_variant v join product_variant_price_set s on s.variant_id = v.id
           join product_variant_inventory_item i on i.variant_id = v.id
           join inventory_level l on l.inventory_item_id = i.inventory_item_id where v.product_id = $1`,
    values: [id],
  });
  if (!ids) throw new Error("The product has no variant.");
  return { id, word, ...ids };
}

type Seen = { title: string; price: number; salePrice: number; totalStock: number } | undefined;

/** The product as its page and as the list show it; both have to agree. */
async function seen(id: string): Promise<Seen> {
  const page = await shop.call("getProduct", { params: { id }, query: {} });
  const list = await shop.call("getProducts", { query: { limit: "100" } });
  const listed = list.body.data.find(({ _id }) => _id === id);
  expect(listed === undefined).toBe(page.status === 404);
  if (!listed) return undefined;
  const { title, price, salePrice, totalStock } = page.body.data;
  expect(listed).toMatchObject({ title, price, salePrice, totalStock });
  return { title, price, salePrice, totalStock };
}

const isFound = async (id: string, keyword: string) => {
  const { body } = await shop.call("searchProducts", { params: { keyword }, query: {} });
  return (body.data ?? []).some(({ _id }) => _id === id);
};

const shows = (id: string, wanted: Partial<NonNullable<Seen>> | undefined) =>
  vi.waitFor(async () => {
    const now = await seen(id);
    if (wanted === undefined) expect(now).toBeUndefined();
    else expect(now).toMatchObject(wanted);
  }, soon);
const finds = (id: string, keyword: string, wanted = true) =>
  vi.waitFor(async () => expect([keyword, await isFound(id, keyword)]).toEqual([keyword, wanted]), soon);

const modules = () => ({
  products: shop.container.resolve(Modules.PRODUCT),
  pricing: shop.container.resolve(Modules.PRICING),
  inventory: shop.container.resolve(Modules.INVENTORY),
});

const kinds: Record<string, (made: Awaited<ReturnType<typeof make>>) => Promise<void>> = {
  "a product's title and status, by updateProductsWorkflow with a list of products": async ({ id, word }) => {
    const run = (changes: { title?: string; status?: "draft" | "published" }) =>
      flows.updateProductsWorkflow(shop.container).run({ input: { products: [{ id, ...changes }] } });
    await run({ title: `Texmo ${word}` });
    await shows(id, { title: `Texmo ${word}` });
    await run({ status: "draft" });
    await shows(id, undefined);
    await finds(id, word, false);
    await run({ status: "published" });
    await shows(id, { title: `Texmo ${word}` });
    await finds(id, word);
  },
  "a product's title and status, by the product module": async ({ id, word }) => {
    const { products } = modules();
    await products.updateProducts(id, { title: `Lubi ${word}` });
    await finds(id, `lubi ${word}`);
    await shows(id, { title: `Lubi ${word}` });
    await products.updateProducts(id, { status: "draft" });
    await shows(id, undefined);
  },
  "a deleted product, by the product module": async ({ id }) => {
    const { products } = modules();
    await products.softDeleteProducts([id]);
    await shows(id, undefined);
    await products.restoreProducts([id]);
    await shows(id, { price: 1_000 });
  },
  "a variant's number and price, by updateProductVariantsWorkflow": async ({ id, variantId, word }) => {
    await flows.updateProductVariantsWorkflow(shop.container).run({
      input: {
        product_variants: [
          { id: variantId, sku: `sku${word}`, prices: [{ amount: 1_111, currency_code: "inr" }] },
        ],
      },
    });
    await shows(id, { price: 1_111 });
    await finds(id, `sku${word}`);
  },
  "a variant's number, by the product module": async ({ id, variantId, word }) => {
    await modules().products.updateProductVariants(variantId, { sku: `num${word}` });
    await finds(id, `num${word}`);
  },
  "a deleted variant, by deleteProductVariantsWorkflow": async ({ id, variantId }) => {
    await flows.deleteProductVariantsWorkflow(shop.container).run({ input: { ids: [variantId] } });
    await shows(id, undefined);
  },
  "a price, by the pricing module": async ({ id, priceSetId }) => {
    await modules().pricing.addPrices([{ priceSetId, prices: [{ amount: 950, currency_code: "inr" }] }]);
    await shows(id, { price: 950 });
  },
  "a price list that begins, changes and ends, by its workflows": async ({ id, variantId }) => {
    const { result } = await flows.createPriceListsWorkflow(shop.container).run({
      input: {
        price_lists_data: [
          {
            title: `Diwali ${id}`,
            description: "For the lights",
            status: "active",
            prices: [{ variant_id: variantId, amount: 800, currency_code: "inr" }],
          },
        ],
      },
    });
    await shows(id, { price: 1_000, salePrice: 800 });
    const [list] = result;
    const listId = list?.id ?? "";
    await flows
      .updatePriceListsWorkflow(shop.container)
      .run({ input: { price_lists_data: [{ id: listId, status: "draft" }] } });
    await shows(id, { salePrice: 0 });
    await flows
      .updatePriceListsWorkflow(shop.container)
      .run({ input: { price_lists_data: [{ id: listId, status: "active" }] } });
    await shows(id, { salePrice: 800 });
    await flows.deletePriceListsWorkflow(shop.container).run({ input: { ids: [listId] } });
    await shows(id, { salePrice: 0 });
  },
  "a price list, by the pricing module": async ({ id, priceSetId }) => {
    const { pricing } = modules();
    const [list] = await pricing.createPriceLists([
      {
        title: `Holi ${id}`,
        description: "For the colours",
        type: "sale",
        status: "active",
        prices: [{ price_set_id: priceSetId, amount: 700, currency_code: "inr" }],
      },
    ]);
    await shows(id, { salePrice: 700 });
    await pricing.deletePriceLists([list?.id ?? ""]);
    await shows(id, { salePrice: 0 });
  },
  "stock, by updateInventoryLevelsWorkflow": async ({ id, itemId, locationId }) => {
    await flows.updateInventoryLevelsWorkflow(shop.container).run({
      input: { updates: [{ inventory_item_id: itemId, location_id: locationId, stocked_quantity: 77 }] },
    });
    await shows(id, { totalStock: 77 });
  },
  "stock and a reservation, by the inventory module": async ({ id, itemId, locationId }) => {
    const { inventory } = modules();
    await inventory.adjustInventory(itemId, locationId, 3);
    await shows(id, { totalStock: 8 });
    const reservation = { inventory_item_id: itemId, location_id: locationId, quantity: 2 };
    await inventory.createReservationItems([reservation]);
    await shows(id, { totalStock: 6 });
  },
  "tags, by their workflows": async ({ id, word }) => {
    const { result } = await flows
      .createProductTagsWorkflow(shop.container)
      .run({ input: { product_tags: [{ value: `tag${word}` }] } });
    const tagId = result[0]?.id ?? "";
    await flows
      .updateProductsWorkflow(shop.container)
      .run({ input: { products: [{ id, tag_ids: [tagId] }] } });
    await finds(id, `tag${word}`);
    await flows
      .updateProductTagsWorkflow(shop.container)
      .run({ input: { selector: { id: tagId }, update: { value: `label${word}` } } });
    await finds(id, `label${word}`);
    await finds(id, `tag${word}`, false);
    await flows.deleteProductTagsWorkflow(shop.container).run({ input: { ids: [tagId] } });
    await finds(id, `label${word}`, false);
  },
  "tags, by the product module": async ({ id, word }) => {
    const { products } = modules();
    const [tag] = await products.createProductTags([{ value: `mark${word}` }]);
    await products.updateProducts(id, { tag_ids: [tag?.id ?? ""] });
    await finds(id, `mark${word}`);
    await products.updateProducts(id, { tag_ids: [] });
    await finds(id, `mark${word}`, false);
  },
  "collections, by their workflows": async ({ id, word }) => {
    const { result } = await flows
      .createCollectionsWorkflow(shop.container)
      .run({ input: { collections: [{ title: `Festival fest${word}` }] } });
    const collectionId = result[0]?.id ?? "";
    await flows
      .batchLinkProductsToCollectionWorkflow(shop.container)
      .run({ input: { id: collectionId, add: [id] } });
    await finds(id, `fest${word}`);
    await flows
      .updateCollectionsWorkflow(shop.container)
      .run({ input: { selector: { id: collectionId }, update: { title: `Season season${word}` } } });
    await finds(id, `season${word}`);
    await flows
      .batchLinkProductsToCollectionWorkflow(shop.container)
      .run({ input: { id: collectionId, remove: [id] } });
    await finds(id, `season${word}`, false);
  },
  "collections, by the product module": async ({ id, word }) => {
    const { products } = modules();
    const [collection] = await products.createProductCollections([{ title: `Offer offer${word}` }]);
    const collectionId = collection?.id ?? "";
    await products.updateProducts(id, { collection_id: collectionId });
    await finds(id, `offer${word}`);
    await products.updateProductCollections(collectionId, { title: `Bargain bargain${word}` });
    await finds(id, `bargain${word}`);
  },
  "categories, by their workflows": async ({ id, word }) => {
    const { result } = await flows
      .createProductCategoriesWorkflow(shop.container)
      .run({ input: { product_categories: [{ name: `Garden garden${word}`, is_active: true }] } });
    const categoryId = result[0]?.id ?? "";
    await flows
      .batchLinkProductsToCategoryWorkflow(shop.container)
      .run({ input: { id: categoryId, add: [id], remove: [] } });
    await finds(id, `garden${word}`);
    await flows
      .updateProductCategoriesWorkflow(shop.container)
      .run({ input: { selector: { id: categoryId }, update: { name: `Field field${word}` } } });
    await finds(id, `field${word}`);
    await flows
      .batchLinkProductsToCategoryWorkflow(shop.container)
      .run({ input: { id: categoryId, add: [], remove: [id] } });
    await finds(id, `field${word}`, false);
  },
  "the shop's own category, by the product module": async ({ id }) => {
    await modules().products.updateProducts(id, { category_ids: [] });
    await shows(id, undefined);
  },
  "a type, by the product module": async ({ id, word }) => {
    const { products } = modules();
    const [type] = await products.createProductTypes([{ value: `Kind kind${word}` }]);
    await products.updateProducts(id, { type_id: type?.id ?? "" });
    await finds(id, `kind${word}`);
  },
};

describe.each([
  ["as events usually go", () => {}],
  [
    "with every event lost",
    () => {
      vi.spyOn(shop.container.resolve(Modules.EVENT_BUS), "emit").mockResolvedValue(undefined);
    },
  ],
])("lists, pages and search follow the engine, %s:", (_how, prepare) => {
  beforeAll(() => prepare());
  afterAll(() => vi.restoreAllMocks());

  it.each(Object.keys(kinds))("%s", async (kind) => {
    const product = await make();
    await shows(product.id, { price: 1_000, totalStock: 5 });
    await kinds[kind]?.(product);
  });
});

/** Begins a sweep and sees it to its end; the shop's own worker may hold the row and do a part of it. */
async function sweeps(found: { healed: number }) {
  const { beginSweep, workOnSweep } =
    loadBackend<typeof import("../src/catalog/refresh/sweep")>("./catalog/refresh/sweep");
  const { readSweep } = loadBackend<typeof import("../src/catalog/refresh/sweep-report")>(
    "./catalog/refresh/sweep-report",
  );
  await beginSweep();
  await vi.waitFor(async () => {
    await workOnSweep();
    expect(await readSweep()).toMatchObject({ isUnderWay: false });
  }, soon);
  expect(await readSweep()).toMatchObject(found);
}

it("nothing is left for the sweep, and the audit agrees", async () => {
  await sweeps({ healed: 0 });
  const { auditData } = loadBackend<typeof import("../src/integrity/audit")>("./integrity/audit");
  const { findings } = await auditData();
  expect(findings.filter(({ rule }) => /catalogue|shown|shows/.test(rule))).toEqual([]);
});

it("a tag or a collection changed past every mark is found by the sweep, corrected, counted and noted for staff", async () => {
  const { id, word } = await make();
  const { products } = modules();
  const [tag] = await products.createProductTags([{ value: `quiet${word}` }]);
  await products.updateProducts(id, { tag_ids: [tag?.id ?? ""] });
  await finds(id, `quiet${word}`);
  // A mark that is still there would correct what the sweep is to find.
  await untilProjected(shop);
  await shop.query({
    text: `alter table product_tag disable trigger catalog_owe_update;
           update product_tag set value = 'still${word}' where value = 'quiet${word}';
           alter table product_tag enable trigger catalog_owe_update`,
  });
  await sweeps({ healed: 1 });
  const notes = await shop.query<{ changes: object[] }>({
    text: "select changes from audit_log where route = 'catalogueSweep'",
  });
  expect(notes).toMatchObject([{ changes: [{ field: "looked" }, { field: "healed", to: 1 }] }]);
  await finds(id, `still${word}`);
  const metrics = await fetch(`${shop.url}/api/metrics`).then((answer) => answer.text());
  expect(metrics).toMatch(/^shop_catalogue_healed_total [1-9]/m);
});
