import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stock, stockOne } from "./support/goods";
import { openShop, type Shop } from "./support/open-shop";

let shop: Shop;
let staff: Awaited<ReturnType<Shop["admin"]>>;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.admin();
});
afterAll(() => shop.close());

const words = (en: string) => ({ en, hi: "", mr: "" });

/** Puts one row on the home page. */
async function save(of: object) {
  const { version, edition, hasDraft, updatedAt, ...form } = (await shop.call("adminGetHomeWords", {}, staff))
    .body.data;
  const row = { kind: "row", id: "row", isOn: true, title: words("Row"), ...of };
  return shop.call("adminSaveHomeWords", { body: { ...form, sections: [row] } as never }, staff);
}

/** The ids of the products in it. */
const shown = async () =>
  (await shop.call("getHomeRows", {})).body.data[0]?.products.map(({ _id }) => _id) ?? [];

describe("a row of the home page", () => {
  it("shows price drops from a quarter off on, the largest first, and none that is out of stock", async () => {
    const [quarter, , most, , half] = await stock(
      shop,
      { title: "Zinc lamp", price: 1_000, salePrice: 750 },
      { title: "Tin lamp", price: 1_000, salePrice: 751 },
      { title: "Lead lamp", price: 1_000, salePrice: 100 },
      { title: "Iron lamp", price: 1_000, salePrice: 90, totalStock: 0 },
      { title: "Gold lamp", price: 90_000, salePrice: 45_000 },
    );
    expect((await save({ pick: "drops" })).status).toBe(200);
    expect(await shown()).toEqual([most, half, quarter]);
  });

  it("shows one kind of a category, and refuses one of another category or one that the shop does not have", async () => {
    const { _id: kind } = (
      await shop.call("adminAddKind", { body: { category: "toys", label: words("Tops") } }, staff)
    ).body.data;
    const top = await stockOne(shop, { title: "Wooden top", kind });
    await stockOne(shop, { title: "Wooden horse" });
    const saveKind = (category: string, ofKind: string) => save({ pick: "category", category, ofKind });
    expect((await saveKind("toys", kind)).status).toBe(200);
    expect(await shown()).toEqual([top]);
    for (const refused of [await saveKind("farming", kind), await saveKind("toys", "nothing")])
      expect(refused.body).toMatchObject({ errors: [{ field: "sections.0.ofKind" }] });
    expect(await shown()).toEqual([top]);
  });

  it("of a kind shows its whole category once the kind is deleted, and the page and its draft can be saved", async () => {
    const added = await shop.call("adminAddCategory", { body: { label: words("Garden") } as never }, staff);
    const category = added.body.data._id;
    const addKind = async (label: string) =>
      (await shop.call("adminAddKind", { body: { category, label: words(label) } }, staff)).body.data._id;
    const [hose, rake] = [await addKind("Hoses"), await addKind("Rakes")];
    const rows = [hose, rake].map((ofKind) => {
      const row = { kind: "row" as const, id: ofKind, isOn: true, title: words(ofKind) };
      return { ...row, pick: "category" as const, category, ofKind };
    });
    const now = async () => (await shop.call("adminGetHomeWords", {}, staff)).body.data;
    const sections = rows as Awaited<ReturnType<typeof now>>["sections"];
    const { hasDraft, updatedAt, ...form } = await now();
    expect((await shop.call("adminSaveHomeWords", { body: { ...form, sections } }, staff)).status).toBe(200);
    const { version, edition } = await now();
    const draft = { ...form, sections: [...sections].reverse(), version, edition };
    expect((await shop.call("adminSaveHomeDraft", { body: draft }, staff)).status).toBe(200);
    for (const id of [hose, rake])
      expect((await shop.call("adminDeleteKind", { params: { id }, query: {} }, staff)).status).toBe(200);
    const published = (await shop.call("getHomeWords", {})).body.data;
    const left = rows.map((row) => ({ ...row, ofKind: null }));
    expect(published.sections).toEqual(left);
    const { hasDraft: waits, updatedAt: _at, ...last } = await now();
    expect([waits, last.sections]).toEqual([true, [...left].reverse()]);
    expect((await shop.call("adminSaveHomeWords", { body: last }, staff)).status).toBe(200);
  });
});
