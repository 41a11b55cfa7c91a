import { updateProductCategoriesWorkflow, updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { productPass } from "../src/catalog/preview/token";
import { type Language, languages } from "../src/contract/constants";
import { messages } from "../src/contract/messages";
import "../src/contract/messages/stringify";
import type { AdminProduct } from "../src/contract/products";
import { aProduct, aShirt } from "./support/a-product";
import { addTo, buyers, placeFor } from "./support/buyers";
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

const add = async (product = aProduct()) => {
  const { status, body } = await shop.call("adminAddProduct", { body: product }, admin);
  expect([status, body.message]).toEqual([201, undefined]);
  return body.data;
};
const shown = async (id: string) => (await shop.call("getProduct", { params: { id }, query: {} })).body.data;

describe("a product that an admin makes", () => {
  it("is on the shop's page, list and search when the answer arrives, as it was typed", async () => {
    const made = await add(aProduct({ title: "Crompton blue well pump" }));
    expect(made).toMatchObject({
      slug: "crompton-blue-well-pump",
      price: 5_000,
      salePrice: 4_250.5,
      totalStock: 7,
      stockedQuantity: 7,
      reservedQuantity: 0,
      inStock: true,
      sizes: [],
      weight: 9.5,
      gstRate: 18,
      hsn: "8413",
      condition: null,
      specifications: [{ label: "Power", value: "1 HP" }],
      images: [
        "/pictures/water-pump-monoblock-green-angle-1080.webp",
        "/pictures/water-pump-monoblock-green-side-1080.webp",
      ],
    });
    expect(await shown("crompton-blue-well-pump")).toMatchObject({ _id: made._id, totalStock: 7 });
    const list = await shop.call("getProducts", { query: { category: "farming" } });
    expect(list.body.data.map(({ _id }) => _id)).toContain(made._id);
    const found = await shop.call("searchProducts", { params: { keyword: "blue well pump" }, query: {} });
    expect(found.body.data[0]?._id).toBe(made._id);
  });

  it("is the engine's own: variant, price, sale price, stock and category are where its plugins look", async () => {
    const made = await add(aShirt({ title: "Engine shirt", salePrice: 800 }));
    const { data } = await shop.container.resolve("query").graph({
      entity: "product",
      fields: [
        "handle",
        "status",
        "weight",
        "hs_code",
        "categories.handle",
        "sales_channels.name",
        "shipping_profile.name",
        "variants.title",
        "variants.prices.*",
        "variants.inventory_items.inventory.location_levels.stocked_quantity",
      ],
      filters: { id: made._id },
    });
    const [product] = data;
    expect(product).toMatchObject({ handle: "engine-shirt", status: "published", hs_code: "6205" });
    expect(product?.categories?.[0]?.handle).toBe("fashion");
    expect(product?.variants?.map(({ title }: { title: string }) => title).sort()).toEqual(["L", "M", "S"]);
    const amounts = await shop.query<{ amount: number; list: string | null }>({
      text: `select distinct p.amount::float8 as amount, l.title as list from price p
        join product_variant_price_set s on s.price_set_id = p.price_set_id
        join product_variant v on v.id = s.variant_id
        left join price_list l on l.id = p.price_list_id where v.product_id = $1 order by 1`,
      values: [made._id],
    });
    expect(amounts).toEqual([
      { amount: 800, list: "Sale" },
      { amount: 999, list: null },
    ]);
  });

  it("gets another address where its title is taken, and one in Latin letters for a Hindi title", async () => {
    const first = await add(aProduct({ title: "Same title" }));
    const second = await add(aProduct({ title: "Same title" }));
    expect(first.slug).toBe("same-title");
    expect(second.slug).toMatch(/^same-title-\w+$/);
    expect((await add(aProduct({ title: "पानी का पंप" }))).slug).toBe("pani-ka-panp");
  });

  it("has sizes in shelf order and their sum as its stock", async () => {
    const made = await add(
      aShirt({
        sizes: [
          { size: "XL", stock: 1 },
          { size: "XS", stock: 4 },
        ],
      }),
    );
    expect(made.sizes).toEqual([
      { size: "XS", stock: 4 },
      { size: "XL", stock: 1 },
    ]);
    expect(made.totalStock).toBe(5);
  });

  it.each([
    ["brand", aProduct({ brand: "nike" })],
    ["salePrice", aProduct({ salePrice: 5_000 })],
    ["sizes", aProduct({ sizes: [{ size: "M", stock: 1 }] })],
    ["sizes", aShirt({ sizes: [1, 2].map((stock) => ({ size: "M" as const, stock })) })],
    ["batteryHealth", aProduct({ batteryHealth: "Good" })],
    ["condition", aProduct({ condition: "new" })],
    ["price", aProduct({ price: 0, salePrice: null })],
    ["weight", aProduct({ weight: 0.001 })],
    ["height", aProduct({ height: 0.5 })],
    ["title", aProduct({ title: "  " })],
    ["image", aProduct({ image: "https://elsewhere.example/a.png" })],
    ["gstRate", aProduct({ gstRate: 17 as 18 })],
    ["mrp", aProduct({ mrp: 4_999.99 })],
    ["netQuantity", aProduct({ netQuantity: "5 handfuls" })],
    ["maker", aProduct({ maker: "M".repeat(301) })],
    ["totalStock", aProduct({ totalStock: -1 })],
    ["totalStock", aProduct({ totalStock: 1.5 })],
  ])("is refused for its %s", async (field, product) => {
    const { status, body } = await shop.call("adminAddProduct", { body: product }, admin);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it("with a key is another one where the key or the content is another, or the first one is gone", async () => {
    const body = aProduct({ title: "Torch with a key" });
    const key = { "idempotency-key": "a-key-of-a-torch" };
    const add = async (product: typeof body, header: typeof key) => {
      const { status, body: made } = await shop.call("adminAddProduct", { body: product }, admin, header);
      expect(status).toBe(201);
      return made.data._id;
    };
    const first = await add(body, key);
    expect(await add(body, key)).toBe(first);
    const others = [
      await add(body, { "idempotency-key": "another-key-of-a-torch" }),
      await add({ ...body, price: body.price + 1 }, key),
    ];
    expect(new Set([first, ...others]).size).toBe(3);

    expect((await shop.call("adminDeleteProduct", { params: { id: first } }, admin)).status).toBe(200);
    const anew = await add(body, key);
    expect([first, ...others]).not.toContain(anew);
    expect(await add(body, key)).toBe(anew);
  });

  it("is no shopper's and no guest's business", async () => {
    const asha = await shop.shopper();
    expect((await shop.call("adminAddProduct", { body: aProduct() })).status).toBe(401);
    expect((await shop.call("adminAddProduct", { body: aProduct() }, asha)).status).toBe(403);
    expect((await shop.call("adminGetProducts", { query: {} }, asha)).status).toBe(403);
  });
});

describe("an edited product", () => {
  it("shows everything new at once: words, prices, stock, category, pictures", async () => {
    const { _id, slug } = await add(aProduct({ title: "Before the edit" }));
    const edit = async (changes: Parameters<typeof aProduct>[0]) =>
      shop.call("adminEditProduct", { params: { id: _id }, body: aProduct(changes) }, admin);
    const { status, body } = await edit({
      title: "After the edit",
      category: "toys",
      brand: "Mahalaxmi",
      price: 100,
      salePrice: null,
      totalStock: 2,
      image: "/pictures/teddy-bear-honey-front-1080.webp",
      additionalImages: [],
      specifications: [],
      gstRate: 5,
    });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({ price: 100, salePrice: 0, totalStock: 2, gstRate: 5, slug });
    expect(body.data.images).toEqual(["/pictures/teddy-bear-honey-front-1080.webp"]);
    const toys = await shop.call("getProducts", { query: { category: "toys" } });
    expect(toys.body.data.map(({ title }) => title)).toContain("After the edit");
    expect((await edit({ salePrice: 4_000 })).body.data).toMatchObject({ price: 5_000, salePrice: 4_000 });
    expect((await edit({ salePrice: 3_500 })).body.data).toMatchObject({ price: 5_000, salePrice: 3_500 });
    expect((await edit({ salePrice: 0, price: 70 })).body.data).toMatchObject({ price: 70, salePrice: 0 });
  });

  it("loses and gains sizes, and keeps the others' variants", async () => {
    const { _id } = await add(aShirt({ title: "Shirt of changing sizes", salePrice: 900 }));
    const variants = () =>
      shop.query<{ size: string; id: string }>({
        text: "select size, variant_id as id from catalog_variant where product_id = $1 order by position",
        values: [_id],
      });
    const before = await variants();
    const { status, body } = await shop.call(
      "adminEditProduct",
      {
        params: { id: _id },
        body: aShirt({
          title: "Shirt of changing sizes",
          salePrice: 850,
          sizes: [
            { size: "L", stock: 1 },
            { size: "5XL", stock: 3 },
          ],
        }),
      },
      admin,
    );
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({
      totalStock: 4,
      salePrice: 850,
      sizes: [
        { size: "L", stock: 1 },
        { size: "5XL", stock: 3 },
      ],
    });
    const after = await variants();
    expect(after.map(({ size }) => size)).toEqual(["L", "5XL"]);
    expect(after[0]?.id).toBe(before.find(({ size }) => size === "L")?.id);
    const [sized] = await shop.query<{ paid: number }>({
      text: "select min(paid_price)::float8 as paid, max(paid_price)::float8 from catalog_variant where product_id = $1",
      values: [_id],
    });
    expect(sized).toEqual({ paid: 850, max: 850 });
  });

  it("becomes a bag without sizes and a shirt with sizes again", async () => {
    const { _id } = await add(aShirt({ title: "Shirt or bag" }));
    const edit = async (body: ReturnType<typeof aShirt>) =>
      (await shop.call("adminEditProduct", { params: { id: _id }, body }, admin)).body.data;
    expect(await edit(aShirt({ sizes: [], totalStock: 9 }))).toMatchObject({ totalStock: 9, sizes: [] });
    expect(await edit(aShirt())).toMatchObject({ totalStock: 7, inStock: true });
  });

  it("never has less stock than open orders hold, and says how much that is", async () => {
    const { _id } = await add(aProduct({ title: "Reserved pump", totalStock: 5 }));
    await reserve(_id, 3);
    expect(await shown(_id)).toMatchObject({ totalStock: 2 });
    const edit = (totalStock: number) =>
      shop.call("adminEditProduct", { params: { id: _id }, body: aProduct({ totalStock }) }, admin);
    const refused = await edit(2);
    expect([refused.status, refused.body.code]).toEqual([409, "stock_reserved"]);
    expect(refused.body.message).toContain("3 items");
    const { body } = await edit(3);
    expect(body.data).toMatchObject({
      stockedQuantity: 3,
      reservedQuantity: 3,
      totalStock: 0,
      inStock: false,
    });
  });

  it("takes four edits at once that move it to another category, and ends as one of them", async () => {
    const { _id } = await add(aShirt({ title: "Shirt to pump" }));
    const drafts = [1, 2, 3, 4].map((at) => aProduct({ title: `Pump of admin ${at}`, totalStock: at }));
    const replies = await Promise.all(
      drafts.map((body) => shop.call("adminEditProduct", { params: { id: _id }, body }, admin)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { title, totalStock, category } = await shown(_id);
    expect([title, category]).toEqual([`Pump of admin ${totalStock}`, "farming"]);
  });

  it("answers 404 where there is none, and changes nothing when it is refused", async () => {
    const unknown = { params: { id: "prod_unknown" }, body: aProduct() };
    expect((await shop.call("adminEditProduct", unknown, admin)).status).toBe(404);
    const { _id } = await add(aProduct({ title: "Stays as it is" }));
    const bad = { params: { id: _id }, body: aProduct({ title: "Changed", price: -1 }) };
    expect((await shop.call("adminEditProduct", bad, admin)).status).toBe(422);
    expect((await shown(_id)).title).toBe("Stays as it is");
  });
});

/** Reserves some of a product's stock, as an order does. */
async function reserve(productId: string, quantity: number): Promise<void> {
  await shop.query({
    text: `insert into reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity)
      select 'resitem_' || gen_random_uuid(), v.inventory_item_id, l.location_id, $2::integer,
        jsonb_build_object('value', $2::text, 'precision', 20)
      from catalog_variant v join inventory_level l using (inventory_item_id) where v.product_id = $1`,
    values: [productId, quantity],
  });
}

/** Our rows that still exist for a product. */
const detailsOf = (productId: string) =>
  shop.query({
    text: "select 1 from product_detail where product_id = $1 and deleted_at is null",
    values: [productId],
  });

describe("what the law wants a page to say of goods", () => {
  const declared = { mrp: 5_200, netQuantity: "500gm", maker: "Packed by Deccan Packers, Satara 415004" };
  const edit = (id: string, body: object, language = "en") =>
    shop.send("PUT", `/api/admin/products/edit/${id}`, {
      as: admin,
      body,
      headers: { "accept-language": language },
    });

  it("is on the product's page as it was entered, the quantity in one spelling, and goes again", async () => {
    const { _id } = await add(aProduct({ title: "Declared pump", ...declared }));
    expect(await shown(_id)).toMatchObject({ ...declared, netQuantity: "500 g" });
    await edit(_id, { mrp: null, netQuantity: "", maker: "" });
    expect(await shown(_id)).toMatchObject({ mrp: null, netQuantity: null, maker: null });
  });

  it("lets no price rise above the MRP and no MRP fall below the price, and says at which field", async () => {
    const { _id } = await add(aProduct({ title: "Pump with an MRP", ...declared }));
    const fields = async (body: object) => (await edit(_id, body)).body.errors?.map(({ field }) => field);
    for (const language of languages)
      expect((await edit(_id, { price: 5_201 }, language)).body.message).toBe(
        messages.aboveMrp(5_200).in(language),
      );
    expect(await fields({ price: 5_200.01 })).toEqual(["price"]);
    expect(await fields({ mrp: 4_999 })).toEqual(["mrp"]);
    expect(await fields({ price: 6_000, mrp: 5_999 })).toEqual(["mrp"]);
    expect(await shown(_id)).toMatchObject({ price: 5_000, mrp: 5_200 });
    expect(await fields({ price: 6_000, mrp: 6_000 })).toBeUndefined();
    expect(await fields({ mrp: null })).toBeUndefined();
    expect(await fields({ price: 9_000 })).toBeUndefined();
  });

  it("holds every size to the MRP, in all ways by which its price changes", async () => {
    const shirt = await add(aShirt({ title: "Shirt with an MRP", price: 900, mrp: 1_200 }));
    const [variant] = shirt.variants;
    const read = { price: 900, salePrice: 0 };
    const save = (price: number) =>
      shop.call(
        "adminSaveVariantPrices",
        {
          params: { id: shirt._id },
          body: { prices: [{ variantId: variant?.variantId ?? "", price, salePrice: 0, read }] },
        },
        admin,
      );
    const refused = await save(1_201);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, "prices.0.price"]);
    expect((await save(1_200)).status).toBe(200);
    // The dearest size counts, not the price that the list shows.
    expect((await edit(shirt._id, { mrp: 1_199 })).body).toMatchObject({ errors: [{ field: "mrp" }] });
    expect((await edit(shirt._id, { mrp: 1_250 })).status).toBe(200);
  });
});

describe("a deleted product", () => {
  it("is gone from page, list, search and panel", async () => {
    const { _id, slug } = await add(aProduct({ title: "Zebra striped vanishing pump" }));
    expect((await shop.call("adminDeleteProduct", { params: { id: _id } }, admin)).status).toBe(200);
    expect((await shop.call("getProduct", { params: { id: slug }, query: {} })).status).toBe(404);
    expect((await shop.call("getProduct", { params: { id: _id }, query: {} })).status).toBe(404);
    const found = await shop.call("searchProducts", { params: { keyword: "zebra" }, query: {} });
    expect(found.body.data).toEqual([]);
    expect((await shop.call("adminGetProduct", { params: { id: _id } }, admin)).status).toBe(404);
    expect((await shop.call("adminDeleteProduct", { params: { id: _id } }, admin)).status).toBe(404);
    expect((await add(aProduct({ title: "Zebra striped vanishing pump" }))).slug).toBe(slug);
    expect(await detailsOf(_id)).toEqual([]);
  });

  it("is gone from the shop for who deletes it again, where the first call got no further than the engine", async () => {
    const { _id } = await add(aProduct({ title: "Half deleted pump" }));
    const asha = await shop.shopper();
    await shop.call("askQuestion", { body: { productId: _id, question: "Is it still there?" } }, asha);
    // Without a mark, by which the shop would hear of it a moment later.
    await shop.query({
      text: `alter table product disable trigger catalog_owe_update;
             update product set deleted_at = now() where title = 'Half deleted pump';
             alter table product enable trigger catalog_owe_update`,
    });
    expect((await shop.call("getProduct", { params: { id: _id }, query: {} })).status).toBe(200);
    expect((await shop.call("adminDeleteProduct", { params: { id: _id } }, admin)).status).toBe(404);
    expect((await shop.call("getProduct", { params: { id: _id }, query: {} })).status).toBe(404);
    const asked = await shop.query({
      text: "select from shop_question where product_id = $1",
      values: [_id],
    });
    expect(asked).toEqual([]);
  });

  it("keeps the stock that open orders hold", async () => {
    const { _id } = await add(aProduct({ title: "Ordered and deleted" }));
    await reserve(_id, 2);
    expect((await shop.call("adminDeleteProduct", { params: { id: _id } }, admin)).status).toBe(200);
    expect((await shop.call("getProduct", { params: { id: _id }, query: {} })).status).toBe(404);
    const held = await shop.query({
      text: "select 1 from inventory_level where reserved_quantity = 2 and stocked_quantity = 7 and deleted_at is null",
    });
    expect(held).toHaveLength(1);
    expect(await detailsOf(_id)).toEqual([]);
  });
});

describe("the panel's list", () => {
  it("sorts, pages and filters as react-admin asks, and says where it stands", async () => {
    for (const price of [10, 30, 20])
      await add(aProduct({ title: `Listed ${price}`, price, salePrice: null }));
    const { headers, body } = await shop.call(
      "adminGetProducts",
      { query: { sort: '["price","DESC"]', range: "[0,1]", filter: '{"q":"Listed"}' } },
      admin,
    );
    expect(body.data.map(({ title }) => title)).toEqual(["Listed 30", "Listed 20"]);
    expect(headers.get("content-range")).toBe("products 0-1/3");
    expect(body.meta).toEqual({ total: 3, page: 1, limit: 2, pages: 2 });
    const second = await shop.call(
      "adminGetProducts",
      { query: { sort: '["price","DESC"]', page: "2", limit: "2", q: "listed" } as never },
      admin,
    );
    expect(second.body.data.map(({ title }) => title)).toEqual(["Listed 10"]);
  });

  it("pages through products of one price from either end, without those that were deleted", async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1)
      made.push((await add(aProduct({ title: `Twin ${at}`, price: 77, salePrice: null })))._id);
    const page = async (at: number, way = "ASC") => {
      const query = { sort: `["price","${way}"]`, page: String(at), limit: "2", q: "twin" };
      const { body } = await shop.call("adminGetProducts", { query: query as never }, admin);
      return { ids: body.data.map(({ _id }) => _id), total: body.meta.total };
    };
    const pages = async (way?: string) => [
      ...(await page(1, way)).ids,
      ...(await page(2, way)).ids,
      ...(await page(3, way)).ids,
    ];
    expect(await pages()).toEqual(made);
    expect(await pages("DESC")).toEqual(made.toReversed());
    await shop.call("adminDeleteProduct", { params: { id: made[1] ?? "" } }, admin);
    expect(await page(2)).toEqual({ ids: made.slice(3), total: 4 });
    expect(await page(3)).toEqual({ ids: [], total: 4 });
  });

  it("shows an edit, a sale of stock and a SKU at once, and lists the last edited first", async () => {
    const first = await add(aShirt({ title: "Seen shirt" }));
    const second = await add(aProduct({ title: "Seen pump", totalStock: 1 }));
    const list = async (query: Record<string, string>) =>
      (await shop.call("adminGetProducts", { query: query as never }, admin)).body.data.map(({ _id }) => _id);
    expect(await list({ q: "seen", sort: '["updatedAt","DESC"]' })).toEqual([second._id, first._id]);
    await shop.call(
      "adminEditProduct",
      { params: { id: first._id }, body: { title: "Seen shirt of today" } },
      admin,
    );
    expect(await list({ q: "seen", sort: '["updatedAt","DESC"]' })).toEqual([first._id, second._id]);
    expect(await list({ q: "seen", maxPrice: "999" })).toEqual([first._id]);
    await shop.query({
      text: `update inventory_level set stocked_quantity = 0, raw_stocked_quantity = '{"value": "0", "precision": 20}'
             where inventory_item_id = (select inventory_item_id from catalog_variant where product_id = $1)`,
      values: [second._id],
    });
    expect(await list({ q: "seen", inStock: "false" })).toEqual([second._id]);
    expect(await list({ q: "seen", isPublished: "false" })).toEqual([]);
    expect(await list({ q: second.slug })).toEqual([second._id]);
    const file = await fetch(`${shop.url}/api/admin/products/export?q=seen&inStock=true`, {
      headers: asBrowserOf(admin),
    });
    const text = await file.text();
    expect(text).toContain("Seen shirt");
    expect(text).not.toContain("Seen pump");
  });

  it("sorts by stock, also what was sold or deleted a moment ago", async () => {
    const made: string[] = [];
    for (const totalStock of [30, 10, 20])
      made.push((await add(aProduct({ title: `Stocked ${totalStock}`, totalStock })))._id);
    const [most, least = ""] = made;
    const titles = async (way: string, query: Record<string, string> = {}) => {
      const asked = { sort: `["totalStock","${way}"]`, limit: "100", ...query };
      const { body } = await shop.call("adminGetProducts", { query: asked as never }, admin);
      return body.data.filter(({ _id }) => made.includes(_id)).map(({ title }) => title);
    };
    const ascending = ["Stocked 10", "Stocked 20", "Stocked 30"];
    expect(await titles("ASC", { q: "stocked" })).toEqual(ascending);
    expect(await titles("ASC", { category: "farming" })).toEqual(ascending);
    expect(await titles("DESC")).toEqual(ascending.toReversed());
    await shop.query({
      text: `update inventory_level set stocked_quantity = 1, raw_stocked_quantity = '{"value": "1", "precision": 20}'
             where inventory_item_id = (select inventory_item_id from catalog_variant where product_id = $1)`,
      values: [most],
    });
    expect(await titles("ASC")).toEqual(["Stocked 30", "Stocked 10", "Stocked 20"]);
    await shop.call("adminDeleteProduct", { params: { id: least } }, admin);
    expect(await titles("DESC", { category: "farming" })).toEqual(["Stocked 20", "Stocked 30"]);
    const kept = await shop.query<{ stock: number }>({
      text: "select stock from catalog_staff_stock join catalog_staff_list using (no) where product_id = any ($1) order by stock",
      values: [made],
    });
    expect(kept).toEqual([{ stock: 1 }, { stock: 20 }]);
  });

  it("finds words of two letters, also in a text that is too long for an index", async () => {
    const { _id } = await add(aProduct({ title: "Xq toy" }));
    const found = async (q: string) => {
      const { body } = await shop.call("adminGetProducts", { query: { q } as never }, admin);
      return { ids: body.data.map((row) => row._id), total: body.meta.total };
    };
    expect(await found("xq")).toEqual({ ids: [_id], total: 1 });
    // As the SKUs of hundreds of sizes make it.
    await shop.query({
      text: `update catalog_staff_list set sought = sought || (select string_agg(md5(n::text), ' ') from generate_series(1, 200) n) || ' qz'
             where product_id = $1`,
      values: [_id],
    });
    for (const q of ["xq", "qz", "xq toy"]) expect(await found(q)).toEqual({ ids: [_id], total: 1 });
    expect(await found("qx")).toEqual({ ids: [], total: 0 });
  });

  it.each([
    ["sort", '["price; drop table product","ASC"]', 422],
    ["sort", '["constructor","ASC"]', 422],
    ["sort", '["id","DESC"]', 200],
    ["sort", "nonsense", 422],
    ["range", "[0]", 422],
    ["range", "[5,1]", 200],
    ["filter", '{"__proto__":{"a":1}}', 200],
    ["filter", '{"q":"100%_\\\\"}', 200],
    ["filter", "[]", 422],
  ])("takes %s=%s and answers %i", async (key, value, status) => {
    const reply = await shop.call("adminGetProducts", { query: { [key]: value } as never }, admin);
    expect(reply.status).toBe(status);
  });
});

describe("low stock", () => {
  it("is below a product's own limit, or the shop's, for each size; none is told of with a limit of 0", async () => {
    const make = async (title: string, more: Parameters<typeof aProduct>[0]) =>
      (await add(aProduct({ title, ...more })))._id;
    const usual = await make("Low usual kite", { totalStock: 4 });
    const enough = await make("Low enough kite", { totalStock: 5 });
    const early = await make("Low early kite", { totalStock: 40, lowStockLimit: 41 });
    const never = await make("Low never kite", { totalStock: 0, lowStockLimit: 0 });
    const lowOnes = async (lowStock: boolean) => {
      const filter = JSON.stringify({ q: "kite", lowStock });
      const { body } = await shop.call("adminGetProducts", { query: { filter } }, admin);
      return body.data.map(({ _id }) => _id).sort();
    };
    expect(await lowOnes(true)).toEqual([usual, early].sort());
    expect(await lowOnes(false)).toEqual([enough, never].sort());
    const told = async () =>
      (await shop.call("getDashboard", {}, admin)).body.data.lowStock?.map(({ title, stock }) => [
        title,
        stock,
      ]);
    expect(await told()).toContainEqual(["Low usual kite", 4]);
    expect(await told()).not.toContainEqual(["Low never kite", 0]);

    const edit = (lowStockLimit: number | null) =>
      shop.call(
        "adminEditProduct",
        { params: { id: early }, body: aProduct({ title: "Low early kite", totalStock: 40, lowStockLimit }) },
        admin,
      );
    expect((await edit(-1)).status).toBe(422);
    expect((await edit(1.5)).status).toBe(422);
    expect((await edit(null)).status).toBe(200);
    expect(await lowOnes(true)).toEqual([usual]);
  });
});

describe("a draft", () => {
  const list = async (query: Record<string, string>) =>
    (await shop.call("adminGetProducts", { query: query as never }, admin)).body.data.map(({ _id }) => _id);
  const put = (id: string, body: object) =>
    shop.call("adminEditProduct", { params: { id }, body: body as never }, admin);

  it("is nowhere for shoppers until it is published, and nowhere again once it is taken back", async () => {
    const buyer = await shop.shopper();
    const title = "Zebrawood workbench";
    const made = await add(aProduct({ title, status: "draft", isFeatured: true }));
    expect(made).toMatchObject({ status: "draft", notSold: "draft" });
    const seen = async () => {
      const [page, address, listed, found, featured, cart] = await Promise.all([
        shop.call("getProduct", { params: { id: made._id }, query: {} }),
        shop.call("getProduct", { params: { id: made.slug }, query: {} }),
        shop.call("getProducts", { query: { limit: "100" } }),
        shop.call("searchProducts", { params: { keyword: "zebrawood" }, query: {} }),
        shop.call("getFeaturedProducts", { query: {} }),
        shop.call("addToCart", { body: { userId: buyer.id, productId: made._id, quantity: 1 } }, buyer),
      ]);
      const has = ({ body }: { body: { data?: unknown } }) =>
        JSON.stringify(body.data ?? []).includes(made._id);
      return [page.status, address.status, has(listed), has(found), has(featured), cart.status];
    };
    expect(await seen()).toEqual([404, 404, false, false, false, 404]);
    expect((await put(made._id, { status: "published" })).body.data).toMatchObject({ notSold: null });
    expect(await seen()).toEqual([200, 200, true, true, true, 200]);
    expect((await put(made._id, { status: "draft" })).status).toBe(200);
    expect(await seen()).toEqual([404, 404, false, false, false, 404]);
    const engine = await shop.query<{ status: string }>({
      text: "select status from product where id = $1",
      values: [made._id],
    });
    expect(engine).toEqual([{ status: "draft" }]);
    // What was in a cart meanwhile is not bought.
    const cart = await shop.call("getCart", { params: { userId: buyer.id } }, buyer);
    expect(
      cart.body.data.items.filter(({ productId }: { productId: string }) => productId === made._id),
    ).toMatchObject([]);
  });

  it("stays one when other fields change, is filtered and exported, and published by a file", async () => {
    const draft = await add(aProduct({ title: "Teakwood drafting board", status: "draft" }));
    const sold = await add(aProduct({ title: "Teakwood drafting table" }));
    expect(sold.status).toBe("published");
    expect((await put(draft._id, { price: 4_800 })).body.data).toMatchObject({
      status: "draft",
      price: 4_800,
    });
    expect(await list({ q: "teakwood", status: "draft" })).toEqual([draft._id]);
    expect(await list({ q: "teakwood", filter: '{"status":"published"}' })).toEqual([sold._id]);
    expect((await put(draft._id, { status: "rejected" })).status).toBe(422);
    const file = await fetch(`${shop.url}/api/admin/products/export?q=teakwood&status=draft`, {
      headers: asBrowserOf(admin),
    });
    const csv = await file.text();
    expect(csv).toContain("Teakwood drafting board");
    expect(csv).not.toContain("Teakwood drafting table");
    const form = new FormData();
    form.set("file", new Blob([`sku,status\r\n${draft._id},published\r\n`]), "products.csv");
    const imported = await shop.send("POST", "/api/admin/products/import?dryRun=false", {
      as: admin,
      body: form,
    });
    expect(imported.body.data).toMatchObject({ counts: { updated: 1, error: 0 } });
    expect(await shown(draft._id)).toMatchObject({ price: 4_800 });
  });
});

describe("the preview of a product", () => {
  const preview = (token: string, query: { lang?: "hi" } = {}) =>
    shop.call("getProductPreview", { params: { token }, query });
  const link = async (id: string) => {
    const { body } = await shop.call("adminPreviewProduct", { params: { id } }, admin);
    expect(body.data.path).toMatch(/^\/shop\/preview\/[\w-]+$/);
    return body.data.path.replace("/shop/preview/", "");
  };

  it("shows a draft by its link alone, as shoppers will see it, and follows it until it is deleted", async () => {
    const buyer = await shop.shopper();
    const title = "Rosewood reading stand";
    const draft = await add(aProduct({ title, status: "draft" }));
    await shop.call(
      "adminSaveTranslation",
      {
        params: { id: draft._id, language: "hi" },
        body: { title: "शीशम का स्टैंड", description: "किताब रखने के लिए।" },
      },
      admin,
    );
    const token = await link(draft._id);
    const first = (await preview(token)).body.data;
    expect(first).toMatchObject({ notSold: "draft", product: { _id: draft._id, title, price: 5_000 } });
    expect(Date.parse(first.until) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect((await preview(token, { lang: "hi" })).body.data.product.title).toBe("शीशम का स्टैंड");

    const [page, listed, found, cart] = await Promise.all([
      shop.call("getProduct", { params: { id: draft.slug }, query: {} }),
      shop.call("getProducts", { query: { limit: "100" } }),
      shop.call("searchProducts", { params: { keyword: "rosewood" }, query: {} }),
      shop.call("addToCart", { body: { userId: buyer.id, productId: draft._id, quantity: 1 } }, buyer),
    ]);
    expect([page.status, cart.status]).toEqual([404, 404]);
    expect(JSON.stringify([listed.body, found.body])).not.toContain(draft._id);

    const put = (body: object) =>
      shop.call("adminEditProduct", { params: { id: draft._id }, body: body as never }, admin);
    await put({ price: 4_900 });
    expect((await preview(token)).body.data.product.price).toBe(4_900);
    await put({ status: "published" });
    const shownToAll = { product: await shown(draft._id), notSold: null, until: first.until };
    expect((await preview(token)).body.data).toEqual(shownToAll);
    await shop.call("adminDeleteProduct", { params: { id: draft._id } }, admin);
    expect((await preview(token)).status).toBe(404);
    expect((await shop.call("adminPreviewProduct", { params: { id: draft._id } }, admin)).status).toBe(404);
  });

  it("shows nothing by a link that is altered, over or for another product, and leaves no note in the log", async () => {
    const [one, other] = [
      await add(aProduct({ title: "Preview pump one", status: "draft" })),
      await add(aProduct({ title: "Preview pump other", status: "draft" })),
    ];
    const [token, otherToken] = [await link(one._id), await link(other._id)];
    expect((await preview(otherToken)).body.data.product._id).toBe(other._id);
    const half = token.length / 2;
    const bad = [
      token.slice(0, half) + otherToken.slice(half),
      `${token}A`,
      token.slice(0, -4),
      productPass.issue({ productId: one._id }, Date.now() - 31 * 60_000).token,
      productPass.issue({ productId: "prod_none" }).token,
      one._id,
      one.slug,
    ];
    for (const altered of bad) {
      const { status, body } = await preview(altered);
      expect([altered, status, body.message]).toEqual([altered, 404, messages.previewOver.in("en")]);
    }
    const noted = await shop.query({
      text: "select 1 from audit_log where route = 'adminPreviewProduct'",
      values: [],
    });
    expect(noted).toEqual([]);
  });
});

describe("several products at once", () => {
  const edit = async (edits: object[], stockReason?: string) => {
    const body = { edits, ...(stockReason && { stockReason }) };
    return shop.call("adminEditProducts", { body: body as never }, admin);
  };
  const now = async (id: string) => (await shop.call("adminGetProduct", { params: { id } }, admin)).body.data;

  it("are changed each by itself, with stock as a difference; one refusal stops no other, and each is logged", async () => {
    const first = await add(aProduct({ title: "Bulk pump one", totalStock: 7 }));
    const second = await add(aProduct({ title: "Bulk pump two", price: 4_500 }));
    const shirt = await add(aShirt({ title: "Bulk shirt" }));
    // Sold meanwhile: what staff read was seven.
    await edit([{ productId: first._id, version: first.version, totalStock: 5 }], "damaged");
    const { status, body } = await edit([
      { productId: first._id, version: first.version, price: 4_900, totalStock: 10 },
      { productId: second._id, version: second.version, price: 4_000 },
      { productId: shirt._id, version: shirt.version, totalStock: 9 },
      { productId: "prod_gone", version: shirt.version, isFeatured: true },
    ]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { productId: first._id, outcome: "done", message: null },
      // Below its sale price.
      { productId: second._id, outcome: "refused" },
      { productId: shirt._id, outcome: "refused" },
      { productId: "prod_gone", outcome: "refused", message: "Product not found", version: null },
    ]);
    expect(body.data[1]?.message).toBe("The sale price must be below the price");
    expect(body.data[2]?.message).toBe(
      "This product's stock is counted per size. Please enter the stock of each size",
    );
    expect(await now(first._id)).toMatchObject({
      price: 4_900,
      totalStock: 8,
      version: body.data[0]?.version,
    });
    expect(await now(second._id)).toMatchObject({ price: 4_500 });
    const movements = (await shop.call("adminGetStockMovements", { params: { id: first._id } }, admin)).body
      .data;
    expect(movements.map(({ change, reason }) => ({ change, reason }))).toEqual([
      { change: 3, reason: "counted" },
      { change: -2, reason: "damaged" },
      { change: 7, reason: "first" },
    ]);
    const log = await shop.query<{ thing: string; changes: object[] }>({
      text: "select thing, changes from audit_log where route = 'adminEditProducts' and thing_id = any ($1) order by id",
      values: [[first._id, second._id, shirt._id]],
    });
    expect(log).toEqual([
      { thing: "Bulk pump one", changes: [{ field: "totalStock", from: 7, to: 5 }] },
      {
        thing: "Bulk pump one",
        changes: [
          { field: "price", from: 5_000, to: 4_900 },
          { field: "totalStock", from: 5, to: 8 },
        ],
      },
    ]);
  });

  it("are set back by the same call, except where somebody has changed them since; a repeated call changes nothing", async () => {
    const made = [
      await add(aProduct({ title: "Undo pump one", salePrice: null })),
      await add(aProduct({ title: "Undo pump two", salePrice: null })),
    ];
    const change = made.map(({ _id, version }) => ({
      productId: _id,
      version,
      price: 5_500,
      status: "draft",
      totalStock: 9,
    }));
    const { data } = (await edit(change)).body;
    expect((await edit(change)).body.data.map(({ outcome }) => outcome)).toEqual(["done", "done"]);
    expect(await now(made[0]?._id ?? "")).toMatchObject({ price: 5_500, totalStock: 9, notSold: "draft" });
    await shop.call(
      "adminEditProduct",
      { params: { id: made[1]?._id ?? "" }, body: { price: 6_000 } },
      admin,
    );
    const undone = await edit(
      data.map(({ productId, version }) => ({
        productId,
        version,
        price: 5_000,
        status: "published",
        totalStock: 7,
      })),
    );
    expect(undone.body.data).toMatchObject([
      { outcome: "done" },
      { outcome: "refused", message: expect.stringContaining("Somebody else") },
    ]);
    expect(await now(made[0]?._id ?? "")).toMatchObject({ price: 5_000, totalStock: 7, notSold: null });
    expect(await now(made[1]?._id ?? "")).toMatchObject({ price: 6_000, totalStock: 9, notSold: "draft" });
  });

  it("are deleted each by itself, and what a call names wrongly changes nothing", async () => {
    const made = [
      await add(aProduct({ title: "Gone pump one" })),
      await add(aProduct({ title: "Gone pump two" })),
    ];
    const productIds = made.map(({ _id }) => _id);
    const remove = (ids: string[]) => shop.call("adminDeleteProducts", { body: { productIds: ids } }, admin);
    expect((await remove([])).status).toBe(422);
    expect((await remove([productIds[0] ?? "", productIds[0] ?? ""])).status).toBe(422);
    expect((await edit([{ productId: productIds[0], version: "7", price: -1 }])).status).toBe(422);
    expect((await remove([...productIds, "prod_gone"])).body.data.map(({ outcome }) => outcome)).toEqual([
      "done",
      "done",
      "refused",
    ]);
    for (const id of productIds)
      expect((await shop.call("adminGetProduct", { params: { id } }, admin)).status).toBe(404);
    const log = await shop.query<{ thing: string }>({
      text: "select thing from audit_log where route = 'adminDeleteProducts' and thing_id = any ($1) order by id",
      values: [productIds],
    });
    expect(log.map(({ thing }) => thing)).toEqual(["Gone pump one", "Gone pump two"]);
  });
});

describe("the SKUs of a product", () => {
  const save = (id: string, skus: object[]) =>
    shop.call("adminSaveSkus", { params: { id }, body: { skus: skus as never } }, admin);

  it("are the engine's, found and exported, unique, and swapped, by whoever has read them", async () => {
    const shirt = await add(aShirt({ title: "Numbered shirt" }));
    const pump = await add(aProduct({ title: "Numbered pump" }));
    const [s, m, l] = shirt.shelves.map(({ variantId }) => variantId);
    const only = pump.shelves[0]?.variantId;
    const first = await save(shirt._id, [
      { variantId: s, sku: "NUM-1-S", read: null },
      { variantId: m, sku: "NUM-1-M", read: null },
    ]);
    expect(first.body.data.shelves.map(({ sku }) => sku)).toEqual(["NUM-1-S", "NUM-1-M", null]);
    const found = await shop.call("adminGetProducts", { query: { q: "num-1-m" } }, admin);
    expect(found.body.data.map(({ _id }) => _id)).toEqual([shirt._id]);
    expect((await save(pump._id, [{ variantId: only, sku: "NUM-1-S", read: null }])).body).toMatchObject({
      message: "Another product has this SKU",
      errors: [{ field: "skus.0.sku" }],
    });
    // Read before the first call.
    expect((await save(shirt._id, [{ variantId: s, sku: "OTHER", read: null }])).status).toBe(409);
    expect((await save(shirt._id, [{ variantId: s, sku: "with space", read: null }])).status).toBe(422);
    expect((await save(shirt._id, [{ variantId: only, sku: "NUM-2", read: null }])).status).toBe(404);
    const twice = [
      { variantId: m, sku: "NUM-3", read: "NUM-1-M" },
      { variantId: l, sku: "NUM-3", read: null },
    ];
    expect((await save(shirt._id, twice)).status).toBe(422);
    const swap = [
      { variantId: s, sku: "NUM-1-M", read: "NUM-1-S" },
      { variantId: m, sku: "NUM-1-S", read: "NUM-1-M" },
    ];
    expect((await save(shirt._id, swap)).body.data.shelves.map(({ sku }) => sku)).toEqual([
      "NUM-1-M",
      "NUM-1-S",
      null,
    ]);
    const engine = await shop.query<{ sku: string }>({
      text: "select sku from product_variant where product_id = $1 and sku is not null order by sku",
      values: [shirt._id],
    });
    expect(engine.map(({ sku }) => sku)).toEqual(["NUM-1-M", "NUM-1-S"]);
    expect((await save(pump._id, [{ variantId: only, sku: "NUM-PUMP", read: null }])).status).toBe(200);
    const file = await fetch(`${shop.url}/api/admin/products/export?q=numbered`, {
      headers: asBrowserOf(admin),
    });
    expect(await file.text()).toContain("\nNUM-PUMP,Numbered pump");
    const log = await shop.query<{ changes: object[] }>({
      text: "select changes from audit_log where route = 'adminSaveSkus' and thing_id = $1 order by id limit 1",
      values: [shirt._id],
    });
    expect(log[0]?.changes).toEqual([{ field: "skus", from: "S, M, L", to: "S NUM-1-S, M NUM-1-M, L" }]);
  });

  it("are free for another product once this one has given them up or is gone, by whomever and with an order open", async () => {
    const itemSkus = (productId: string) =>
      shop.query<{ sku: string | null }>({
        text: `select i.sku from inventory_item i join product_variant_inventory_item l on l.inventory_item_id = i.id
               join product_variant v on v.id = l.variant_id where v.product_id = $1`,
        values: [productId],
      });
    const pump = async (title: string, sku: string) => {
      const made = await add(aProduct({ title }));
      const [{ variantId } = { variantId: "" }] = made.shelves;
      expect((await save(made._id, [{ variantId, sku, read: null }])).status).toBe(200);
      return { id: made._id, variantId };
    };
    const first = await pump("Renamed pump", "FREE-1");
    await save(first.id, [{ variantId: first.variantId, sku: "FREE-2", read: "FREE-1" }]);
    expect(await itemSkus(first.id)).toEqual([{ sku: "FREE-2" }]);
    const second = await pump("Second pump", "FREE-1");
    await updateProductVariantsWorkflow(shop.container).run({
      input: { product_variants: [{ id: second.variantId, sku: "FREE-3" }] },
    });
    await pump("Third pump", "FREE-1");
    const [buyer] = await buyers(shop, 1);
    if (!buyer) throw new Error("No buyer was made.");
    await addTo(shop, buyer, first.id);
    await placeFor(shop, buyer);
    expect((await shop.call("adminDeleteProduct", { params: { id: first.id } }, admin)).status).toBe(200);
    expect(await itemSkus(first.id)).toEqual([{ sku: null }]);
    await pump("Fourth pump", "FREE-2");
  });

  it("that the engine gave an item of its own are left to it", async () => {
    const made = await add(aProduct({ title: "Boxed pump" }));
    const [{ variantId } = { variantId: "" }] = made.shelves;
    await save(made._id, [{ variantId, sku: "OWN-1", read: null }]);
    const item = "select inventory_item_id from product_variant_inventory_item where variant_id = $1";
    const set = (sku: string) =>
      shop.query({
        text: `update inventory_item set sku = $2 where id in (${item})`,
        values: [variantId, sku],
      });
    await set("BOX-7");
    await save(made._id, [{ variantId, sku: "OWN-2", read: "OWN-1" }]);
    const found = await shop.query({
      text: `select sku from inventory_item where id in (${item})`,
      values: [variantId],
    });
    expect(found).toEqual([{ sku: "BOX-7" }]);
  });

  it("are given to none of the several items of a variant", async () => {
    const made = await add(aProduct({ title: "Pump with a hose" }));
    const hose = await add(aProduct({ title: "Hose of a pump" }));
    const [{ variantId } = { variantId: "" }] = made.shelves;
    const items = await shop.query<{ id: string }>({
      text: "select inventory_item_id as id from product_variant_inventory_item where variant_id = any($1)",
      values: [[variantId, hose.shelves[0]?.variantId]],
    });
    const ids = items.map(({ id }) => id);
    await shop.query({ text: "update inventory_item set sku = null where id = any($1)", values: [ids] });
    await shop.query({
      text: `insert into product_variant_inventory_item (id, variant_id, inventory_item_id, required_quantity)
             select 'pvitem_hose', $1::text, id, 1 from unnest($2::text[]) id
             where id not in (select inventory_item_id from product_variant_inventory_item where variant_id = $1::text)`,
      values: [variantId, ids],
    });
    expect((await save(made._id, [{ variantId, sku: "KIT-1", read: null }])).status).toBe(200);
    const given = await shop.query({
      text: "select sku from inventory_item where id = any($1)",
      values: [ids],
    });
    expect(given).toEqual([{ sku: null }, { sku: null }]);
  });

  it("that were left behind before the items followed are given back", async () => {
    const { up } = loadBackend<typeof import("../src/platform/schema/1210-skus-of-items")>(
      "./platform/schema/1210-skus-of-items",
    );
    const made = await add(aProduct({ title: "Old pump" }));
    const gone = await add(aProduct({ title: "Gone pump" }));
    await shop.query({
      text: "drop trigger shop_item_sku on product_variant; drop function shop_item_sku_follows",
    });
    for (const [product, sku, then] of [
      [made, "OLD-1", "sku = 'OLD-2'"],
      [gone, "OLD-3", "deleted_at = now()"],
    ] as const) {
      const variantId = product.shelves[0]?.variantId;
      await shop.query({
        text: `update inventory_item set sku = $2 where id in
                 (select inventory_item_id from product_variant_inventory_item where variant_id = $1)`,
        values: [variantId, sku],
      });
      await shop.query({ text: `update product_variant set ${then} where id = $1`, values: [variantId] });
    }
    await up({ schema: { raw: (text: string) => shop.query({ text }) } } as never);
    const { up: again } = loadBackend<typeof import("../src/platform/schema/1220-skus-of-one-item")>(
      "./platform/schema/1220-skus-of-one-item",
    );
    await again({ schema: { raw: (text: string) => shop.query({ text }) } } as never);
    const left = await shop.query({
      text: "select sku, metadata from inventory_item where sku like 'OLD-%'",
    });
    expect(left).toEqual([{ sku: "OLD-2", metadata: { skuBefore: "OLD-1" } }]);
  });
});

describe("prices of sizes of their own", () => {
  const save = (id: string, prices: object[]) =>
    shop.call("adminSaveVariantPrices", { params: { id }, body: { prices: prices as never } }, admin);
  const pricesOf = ({ variants }: AdminProduct) =>
    variants.map(({ size, price, salePrice }) => [size, price, salePrice]);

  it("are the engine's, each with its GST rate, and stay through edits of the product", async () => {
    const shirt = await add(aShirt({ title: "Priced shirt", price: 2_400, salePrice: null, hsn: "6109" }));
    const [s, m, l] = shirt.variants.map(({ variantId }) => variantId);
    const read = { price: 2_400, salePrice: 0 };
    const saved = await save(shirt._id, [
      { variantId: m, price: 2_600, salePrice: 2_500, read },
      { variantId: l, price: 2_700, salePrice: 0, read },
    ]);
    expect(pricesOf(saved.body.data)).toEqual([
      ["S", 2_400, 0],
      ["M", 2_600, 2_500],
      ["L", 2_700, 0],
    ]);
    // A garment above 2,500 rupees is taxed at 18 %.
    expect(saved.body.data.variants.map(({ gstRate }) => gstRate)).toEqual([5, 5, 18]);
    expect(saved.body.data).toMatchObject({ price: 2_400, gstRate: 5 });

    const again = await save(shirt._id, [{ variantId: l, price: 2_700, salePrice: 0, read }]);
    expect(again.status).toBe(200);
    const overtaken = await save(shirt._id, [
      { variantId: s, price: 2_300, salePrice: 0, read },
      { variantId: m, price: 2_650, salePrice: 0, read },
    ]);
    expect(overtaken.status).toBe(409);
    const tooHigh = await save(shirt._id, [{ variantId: s, price: 2_400, salePrice: 2_400, read }]);
    expect(tooHigh.body).toMatchObject({ errors: [{ field: "prices.0.salePrice" }] });
    const foreign = await add(aProduct({ title: "Pump of one price" }));
    expect(
      (await save(shirt._id, [{ variantId: foreign.variants[0]?.variantId, ...read, read }])).status,
    ).toBe(404);

    const { _id: id, sizes } = shirt;
    const edit = (body: object) => shop.call("adminEditProduct", { params: { id }, body }, admin);
    expect((await edit({ price: 2_000 })).body).toMatchObject({ errors: [{ field: "price" }] });
    const grown = await edit({ title: "Dear shirt", sizes: [...sizes, { size: "XL", stock: 2 }] });
    expect(pricesOf(grown.body.data)).toEqual([
      ["S", 2_400, 0],
      ["M", 2_600, 2_500],
      ["L", 2_700, 0],
      ["XL", 2_400, 0],
    ]);
    const log = await shop.query<{ changes: object[] }>({
      text: "select changes from audit_log where route = 'adminSaveVariantPrices' and thing_id = $1 order by id limit 1",
      values: [id],
    });
    expect(log[0]?.changes).toEqual([
      { field: "prices", from: "S 2400, M 2400, L 2400", to: "S 2400, M 2500, L 2700" },
    ]);
  });
});

describe("texts in Hindi and Marathi", () => {
  it("are found where they are missing, and where their English has changed since", async () => {
    const made = await add(aProduct({ title: "Rosewood shelf" }));
    const found = async (translation: "old" | "missing") => {
      const { body } = await shop.call("adminGetProducts", { query: { q: "rosewood", translation } }, admin);
      return body.data.length;
    };
    const translate = (language: "hi" | "mr") =>
      shop.call(
        "adminSaveTranslation",
        { params: { id: made._id, language }, body: { title: "शीशम की शेल्फ़", description: "शीशम की लकड़ी" } },
        admin,
      );
    await translate("hi");
    expect([await found("missing"), await found("old")]).toEqual([1, 0]);
    await translate("mr");
    expect([await found("missing"), await found("old")]).toEqual([0, 0]);
    await shop.call(
      "adminEditProduct",
      { params: { id: made._id }, body: { title: "Rosewood bookshelf" } },
      admin,
    );
    expect([await found("missing"), await found("old")]).toEqual([0, 1]);
    await translate("hi");
    await translate("mr");
    expect([await found("missing"), await found("old")]).toEqual([0, 0]);
  });
});

describe("a brand", () => {
  const names = async (lang: Language = "en") =>
    (await shop.call("getBrandNames", { query: { lang } })).body.data;
  const brandOf = (en: string, hi = "", mr = "") => ({
    label: { en, hi, mr },
    categories: ["farming" as const],
    isHidden: false,
  });
  const found = async (keyword: string) =>
    (await shop.call("searchProducts", { params: { keyword }, query: {} })).body.data[0]?._id;
  const rename = (id: string, body: ReturnType<typeof brandOf> & { version?: number }) =>
    shop.call("adminEditBrand", { params: { id }, body }, admin);
  const facet = async (id: string) =>
    (await shop.call("getBrands", { query: { category: "farming" } })).body.data.some(
      ({ value }) => value === id,
    );

  it("is added, sold, renamed, hidden and ordered; its new name is shown and found", async () => {
    const added = await shop.call("adminAddBrand", { body: brandOf("कृषि Star") }, admin);
    expect(added.status).toBe(201);
    const { _id: id, version } = added.body.data;
    expect(id).toMatch(/^[a-z0-9]+$/);
    const made = await add(aProduct({ title: "Hand pump of a new brand", brand: id }));
    expect(await names()).toMatchObject({ [id]: "कृषि Star" });
    expect(await facet(id)).toBe(true);

    expect((await rename(id, { ...brandOf("Zephyrfield"), version })).status).toBe(200);
    const late = await rename(id, { ...brandOf("Old news"), version });
    expect([late.status, late.body]).toMatchObject([409, { code: "edit_conflict" }]);
    await expect.poll(() => found("zephyrfield"), { timeout: 60_000, interval: 200 }).toBe(made._id);

    await rename(id, { ...brandOf("Zephyrfield"), isHidden: true });
    expect(await facet(id)).toBe(false);
    const edit = { params: { id: made._id }, body: { price: 5_100 } };
    expect((await shop.call("adminEditProduct", edit, admin)).status).toBe(200);

    const ordered = await shop.call("adminReorderBrands", { body: { brandIds: [id] } }, admin);
    expect(ordered.body.data[0]?._id).toBe(id);
    const log = await shop.call("adminGetAuditLog", { query: { thingId: id } }, admin);
    expect(log.body.data.flatMap(({ changes }) => changes)).toContainEqual({
      field: "label.en",
      from: "कृषि Star",
      to: "Zephyrfield",
    });
  });

  it("is called in Hindi and Marathi as staff enter it, or as in English; it is found by that, and that changes with it", async () => {
    const added = await shop.call("adminAddBrand", { body: brandOf("Varunadhara", "वरुणाधारा", "") }, admin);
    const { _id: id, label } = added.body.data;
    expect(label).toEqual({ en: "Varunadhara", hi: "वरुणाधारा", mr: "" });
    const made = await add(aProduct({ title: "Hand pump with a long lever", brand: id }));
    const named = await Promise.all(
      (["en", "hi", "mr"] as const).map(async (lang) => (await names(lang))[id]),
    );
    expect(named).toEqual(["Varunadhara", "वरुणाधारा", "Varunadhara"]);
    await expect.poll(() => found("वरुणाधारा"), { timeout: 60_000, interval: 200 }).toBe(made._id);
    expect(await found("varunadhara")).toBe(made._id);

    await rename(id, brandOf("Varunadhara", "वरुणाधारा", "झंकारपुष्प"));
    await expect.poll(() => found("झंकारपुष्प"), { timeout: 60_000, interval: 200 }).toBe(made._id);
    expect((await names("mr"))[id]).toBe("झंकारपुष्प");
    const log = await shop.call("adminGetAuditLog", { query: { thingId: id } }, admin);
    expect(log.body.data.flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ field: "label.mr", to: "झंकारपुष्प" }),
    );
  });

  it("has its names for itself: another brand gets none of them, in any language", async () => {
    const added = await shop.call("adminAddBrand", { body: brandOf("Meghdoot", "मेघदूत", "मेघदूत") }, admin);
    const { _id: id, version } = added.body.data;
    const refused = async (body: ReturnType<typeof brandOf>) => {
      const { status, body: said } = await shop.call("adminAddBrand", { body }, admin);
      return [status, said];
    };
    const at = (field: string) => ({ field, message: String(messages.brandExists) });
    expect(await refused(brandOf("मेघदूत"))).toMatchObject([422, { errors: [at("label.en")] }]);
    expect(await refused(brandOf("Cloud messenger", "MEGHDOOT", "मेघदूत"))).toMatchObject([
      422,
      { errors: [at("label.hi"), at("label.mr")] },
    ]);
    // Its own names are no other brand's.
    expect((await rename(id, { ...brandOf("मेघदूत", "", "Meghdoot"), version })).status).toBe(200);
    const late = await rename(id, { ...brandOf("Meghdoot", "मेघदूत"), version });
    expect([late.status, late.body]).toMatchObject([409, { code: "edit_conflict" }]);
  });

  it("in use is not deleted, one of the same name is not added, and nothing changes", async () => {
    const brands = async () => (await shop.call("adminGetBrands", {}, admin)).body.data;
    await add(aProduct({ title: "Another crompton pump", brand: "crompton" }));
    const before = await brands();
    const refused = await shop.call("adminDeleteBrand", { params: { id: "crompton" } }, admin);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "brand_in_use", message: expect.stringMatching(/products have this brand/) },
    ]);
    const same = await shop.call("adminAddBrand", { body: brandOf("CROMPTON") }, admin);
    expect([same.status, same.body]).toMatchObject([422, { message: "A brand of this name exists already" }]);
    expect(await brands()).toEqual(before);
    const both = await Promise.all(
      [1, 2].map(() => shop.call("adminAddBrand", { body: brandOf("Twice at once") }, admin)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const id = both.find(({ status }) => status === 201)?.body.data._id ?? "";
    expect((await shop.call("adminDeleteBrand", { params: { id } }, admin)).status).toBe(200);
    expect(Object.keys(await names())).not.toContain(id);
  });

  it("that a file names and the shop does not have is an error row that offers it; added, the row goes through", async () => {
    const columns =
      "sku,title,description,category,brand,price,stock,weight,length,breadth,height,hsn,gstRate";
    const row = `NB-1,Pump of Nandini,A strong pump for wells and tanks on the farm,farming,Nandini Agro,900,3,2,20,20,20,8413,18`;
    const check = async () => {
      const form = new FormData();
      form.set("file", new Blob([`${columns}\n${row}`]), "products.csv");
      const reply = await fetch(`${shop.url}/api/admin/products/import?dryRun=true`, {
        method: "POST",
        headers: asBrowserOf(admin),
        body: form,
      });
      return (await reply.json()).data.rows[0];
    };
    expect(await check()).toMatchObject({
      outcome: "error",
      errors: [{ field: "brand" }],
      newBrand: { label: "Nandini Agro", category: "farming", brandId: null },
    });
    await shop.call("adminAddBrand", { body: brandOf("Nandini Agro") }, admin);
    expect(await check()).toMatchObject({ outcome: "created", errors: [], newBrand: null });
  });

  it("is not needed to enter the tax of a plugin's product, whatever its category becomes", async () => {
    const { _id: id } = await add(aProduct({ title: "Plugin's pump" }));
    await shop.query({
      text: "update product_detail set brand = 'other' where product_id = $1",
      values: [id],
    });
    const body = { category: "toys" as const, gstRate: 5 as const, hsn: "9503" };
    expect((await shop.call("adminEditProduct", { params: { id }, body }, admin)).body).toMatchObject({
      success: true,
      data: { gstRate: 5, brand: "other" },
    });
  });
});

describe("categories", () => {
  const put = (id: string, body: object) =>
    shop.call("adminEditProduct", { params: { id }, body: body as never }, admin);
  const words = (en: string) => ({ en, hi: "", mr: "" });
  const change = (id: string, body: object) =>
    shop.call("adminEditCategory", { params: { id }, body: body as never }, admin);
  const terms = async () => (await shop.call("getTerms", {})).body.data.categories;
  const shoe = (category: string, more: object = {}) =>
    aProduct({
      title: "Rubber boot",
      category,
      brand: "other",
      totalStock: null,
      weight: 2,
      ...more,
    } as never);

  it("are added with sizes of their own, sold, renamed, hidden and ordered, as the engine's product categories", async () => {
    const label = { en: "Shoes & boots", hi: "जूते", mr: "बूट" };
    const sizes = ["10", "9", "8.5"];
    const made = await shop.call(
      "adminAddCategory",
      { body: { label, sizes, maxWeightKg: 3, hsn: "6404", gstRate: 5 } },
      admin,
    );
    expect(made.body.data).toMatchObject({ _id: "shoes-boots", products: 0, version: 1 });
    const category = made.body.data._id;
    const again = await shop.call("adminAddCategory", { body: { label: words("SHOES & BOOTS") } }, admin);
    expect([again.status, again.body.message]).toEqual([422, String(messages.categoryExists)]);
    const run = sizes.map((size, at) => ({ size, stock: at + 1 }));
    const wrong = await shop.call(
      "adminAddProduct",
      { body: shoe(category, { sizes: [{ size: "XL", stock: 1 }] }) },
      admin,
    );
    expect([wrong.status, wrong.body.message]).toEqual([422, String(messages.sizesOfCategory(sizes))]);
    const heavy = await shop.call(
      "adminAddProduct",
      { body: shoe(category, { sizes: run, weight: 4 }) },
      admin,
    );
    expect([heavy.status, heavy.body.message]).toEqual([422, String(messages.atMostKg(3))]);
    const product = await add(shoe(category, { sizes: [...run].reverse() }));
    expect(product).toMatchObject({ category, sizes: run, hsn: "8413" });

    const listed = await shop.call("getProducts", { query: { category, size: "8.5" } });
    expect(listed.body.data.map(({ _id }) => _id)).toEqual([product._id]);
    expect(listed.body.meta.facets.size).toEqual(sizes.map((value) => ({ value, count: 1 })));
    expect((await shop.call("getProducts", { query: { category, size: "XL" } })).body.data).toEqual([]);
    const edited = await put(product._id, {
      version: product.version,
      sizes: run.map((one) => ({ ...one, stock: one.stock + 5 })),
    });
    expect(edited.body.data.sizes).toEqual(run.map(({ size, stock }) => ({ size, stock: stock + 5 })));

    // A size that the list had not when the product was made.
    const longer = await change(category, { label, sizes: [...sizes, "8"], version: 1 });
    expect(longer.body.data).toMatchObject({ sizes: ["10", "9", "8.5", "8"], version: 2 });
    const more = [...run, { size: "8", stock: 4 }];
    expect((await put(product._id, { sizes: more })).body.data.sizes).toEqual(more);
    expect((await put(product._id, { sizes: run })).body.data.sizes).toEqual(run);

    const lost = await change(category, { label, sizes: ["10", "9"] });
    expect([lost.status, lost.body.message]).toEqual([409, String(messages.sizesInUse(["8.5"]))]);
    const renamed = await change(category, {
      label: words("Footwear"),
      sizes: ["8.5", "9", "10"],
      version: 2,
    });
    expect(renamed.body.data).toMatchObject({ _id: category, label: words("Footwear"), version: 3 });
    const late = await change(category, { label: words("Boots"), sizes, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, "edit_conflict"]);
    await vi.waitFor(async () => {
      expect((await shown(product._id)).sizes.map(({ size }) => size)).toEqual(["8.5", "9", "10"]);
      const found = await shop.call("searchProducts", { params: { keyword: "footwear" }, query: {} });
      expect(found.body.data.map(({ _id }) => _id)).toContain(product._id);
    }, 60_000);
    expect(await terms()).toContainEqual({
      id: category,
      label: words("Footwear"),
      icon: "basket",
      isHidden: false,
    });

    const used = await shop.call("adminDeleteCategory", { params: { id: category } }, admin);
    expect([used.status, used.body.message]).toEqual([409, String(messages.categoryInUse(1))]);
    await change(category, { label: words("Footwear"), sizes, isHidden: true });
    const hidden = await shop.call("getProducts", { query: { q: "boot" } as never });
    expect(hidden.body.meta.facets.category.map(({ value }) => value)).not.toContain(category);
    expect((await shop.call("getProducts", { query: { category } })).body.data).toHaveLength(1);
    const order = await shop.call(
      "adminReorderCategories",
      { body: { categoryIds: [category, "toys"] } },
      admin,
    );
    expect(order.body.data.map(({ _id }) => _id)).toEqual([
      category,
      "toys",
      "electronics",
      "fashion",
      "farming",
    ]);
    const engine = await shop.query<{ handle: string; is_active: boolean }>({
      text: "select handle, is_active from product_category where deleted_at is null order by rank",
    });
    expect(engine[0]).toEqual({ handle: category, is_active: false });
    await shop.call(
      "adminReorderCategories",
      { body: { categoryIds: ["electronics", "fashion", "toys", "farming"] } },
      admin,
    );

    await shop.call("adminDeleteProduct", { params: { id: product._id } }, admin);
    expect((await shop.call("adminDeleteCategory", { params: { id: category } }, admin)).status).toBe(200);
    expect((await terms()).map(({ id }) => id)).toEqual(["electronics", "fashion", "toys", "farming"]);
    const gone = await shop.call("adminAddProduct", { body: shoe(category, { totalStock: 1 }) }, admin);
    expect(gone.body.message).toBe(
      "This category does not exist. The shop has: Electronics, Fashion, Toys, Farming",
    );
    const log = await shop.call("adminGetAuditLog", { query: { limit: "20" } as never }, admin);
    const entry = log.body.data.find(
      ({ route, changes }) =>
        route === "adminEditCategory" && changes.some(({ field }) => field === "label.en"),
    );
    expect(entry?.changes).toContainEqual(
      expect.objectContaining({ field: "label.en", from: "Shoes & boots", to: "Footwear" }),
    );
  });

  it("keep a field in which a product, or one of their kinds, says something: its tax depends on it", async () => {
    const label = words("Cameras");
    const fields = ["condition", "batteryHealth"];
    const made = await shop.call("adminAddCategory", { body: { label, fields } as never }, admin);
    const category = made.body.data._id;
    const camera = (more: object) => aProduct({ category, brand: "other", ...more } as never);
    const used = await add(
      camera({ title: "Used camera", condition: "refurbished", purchasePrice: 300, batteryHealth: "90%" }),
    );
    await add(camera({ title: "New camera" }));
    for (const left of [[], ["batteryHealth"], ["condition"]]) {
      const lost = await change(category, { label, fields: left });
      expect([lost.status, lost.body.code, lost.body.message]).toEqual([
        409,
        "fields_in_use",
        String(messages.fieldsInUse(1)),
      ]);
    }
    const dearer = await put(used._id, { price: used.price + 1 });
    expect(dearer.body.data).toMatchObject({ condition: "refurbished", purchasePrice: 300 });
    // Of a kind alone, as the engine's own panel files it.
    const kind = await shop.call("adminAddKind", { body: { category, label: words("Lenses") } }, admin);
    await put(used._id, { kind: kind.body.data._id });
    await shop.query({
      text: `delete from product_category_product where product_id = $1
             and product_category_id in (select id from product_category where handle = $2)`,
      values: [used._id, category],
    });
    expect((await change(category, { label, fields: [] })).body.code).toBe("fields_in_use");
    // That all are new is what a product says of itself that says nothing.
    await shop.call("adminDeleteProduct", { params: { id: used._id } }, admin);
    expect((await change(category, { label, fields: [] })).body.data.fields).toEqual([]);
  });

  it("keep brands that are sold in them alone, and follow what the engine's own workflows change", async () => {
    const { body } = await shop.call("adminAddCategory", { body: { label: words("Books") } }, admin);
    const category = body.data._id;
    const brand = { label: words("Navneet"), categories: [category], isHidden: false };
    const brandId = (await shop.call("adminAddBrand", { body: brand }, admin)).body.data._id;
    const kept = await shop.call("adminDeleteCategory", { params: { id: category } }, admin);
    expect(kept.body.message).toBe(String(messages.categoryHasBrands(["Navneet"])));
    const [row] = await shop.query<{ id: string }>({
      text: "select id from product_category where handle = $1",
      values: [category],
    });
    await updateProductCategoriesWorkflow(shop.container).run({
      input: { selector: { id: row?.id ?? "" }, update: { name: "Stationery", handle: "stationery" } },
    });
    await vi.waitFor(async () => {
      expect(await terms()).toContainEqual(
        expect.objectContaining({ id: "stationery", label: words("Stationery") }),
      );
    }, 60_000);
    const brands = (await shop.call("adminGetBrands", {}, admin)).body.data;
    expect(brands.find(({ _id }) => _id === brandId)?.categories).toEqual(["stationery"]);
    await shop.call("adminDeleteBrand", { params: { id: brandId } }, admin);
    // Two at once: the second is told that the name is taken.
    const both = await Promise.all(
      [1, 2].map(() => shop.call("adminAddCategory", { body: { label: words("Sweets") } }, admin)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    for (const id of ["stationery", "sweets"])
      expect((await shop.call("adminDeleteCategory", { params: { id } }, admin)).status).toBe(200);
  });
});
