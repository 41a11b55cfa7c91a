import { beforeAll, describe, expect, it, vi } from "vitest";
import { soon } from "../../../../scripts/testing/soon";
import type { IndexRow } from "../../../src/catalog/index/row";
import { loadBackend } from "../load-backend";
import type { TwoCatalogues } from "./two-catalogues";

const engine = () =>
  loadBackend<typeof import("../../../src/catalog/search-engine/engine")>("./catalog/search-engine/engine");
const document = () =>
  loadBackend<typeof import("../../../src/catalog/search-engine/document")>(
    "./catalog/search-engine/document",
  );
const state = () =>
  loadBackend<typeof import("../../../src/catalog/search-engine/state")>("./catalog/search-engine/state");

/** Has the index believe this of a product. */
async function pretend(row: IndexRow): Promise<void> {
  const { no, paidPrice, inStock } = row;
  const documents = [document().documentOf(row)];
  await engine().searchModule().upsertDocuments({ index: "catalog", documents });
  // Some providers write later.
  await vi.waitFor(async () => {
    const [found] = await engine().askSearchModule([{ filters: { no, paidPrice, inStock } }]);
    expect(found?.hits).toHaveLength(1);
  }, soon);
}

/** What changes is in the lists soon, and what the index does not know yet is not shown wrongly. */
export function followChanges(catalogues: () => TwoCatalogues): void {
  describe("what has changed", () => {
    let two: TwoCatalogues;
    beforeAll(() => {
      two = catalogues();
    });

    const target = async () =>
      (await two.listed({ category: ["toys"], inStock: true, sortBy: "price-lowtohigh" }))[0] ?? "";

    it("a new price is shown at once, and its place in lists follows", async () => {
      const id = await target();
      const { body } = await two.shop.call("adminGetProduct", { params: { id } }, two.admin);
      const price = 99_999;
      const edited = await two.shop.call(
        "adminEditProduct",
        { params: { id }, body: { ...body.data, price, salePrice: null, mrp: null } as never },
        two.admin,
      );
      expect(edited.status).toBe(200);
      await two.upToDate();
      const dearest = await two.listed({ category: ["toys"], sortBy: "price-hightolow" });
      expect(dearest[0]).toBe(id);
      expect(await two.listed({ category: ["toys"], maxPrice: 50_000 })).not.toContain(id);
    });

    it("a product that the index believes to be cheap, in stock or shown is left out where it is not", async () => {
      const id = await target();
      const no = await two.noOf(id);
      const row = await two.rowOf(no);
      await pretend({ ...row, paidPrice: 1, onSale: true });
      expect(await two.listed({ category: ["toys"], maxPrice: 2 })).toEqual([]);
      await pretend({ ...row, inStock: !row.inStock });
      expect(await two.listed({ category: ["toys"], inStock: !row.inStock })).not.toContain(id);
      await pretend(row);
      const publish = (isShown: boolean) =>
        two.shop.query({
          text: "update catalog_product set published = $2 where no = $1",
          values: [no, isShown],
        });
      await publish(false);
      expect(await two.listed({ category: ["toys"] })).not.toContain(id);
      await publish(true);
      await two.upToDate();
      expect(await two.listed({ category: ["toys"] })).toContain(id);
    });

    it("a deleted product is in no list, no search and on no page, and leaves the index", async () => {
      const id = await target();
      const no = await two.noOf(id);
      expect((await two.shop.call("adminDeleteProduct", { params: { id } }, two.admin)).status).toBe(200);
      expect(await two.listed({ category: ["toys"] })).not.toContain(id);
      expect((await two.shop.call("getProduct", { params: { id }, query: {} })).status).toBe(404);
      await two.upToDate();
      const [found] = await engine().askSearchModule([{ filters: { no }, pagination: { take: 1 } }]);
      expect(found?.hits).toEqual([]);
    });

    it("an index whose build was ended halfway is built again, and serves meanwhile", async () => {
      await state().askForBuild();
      expect((await two.list({})).status).toBe(200);
      const memory = await two.upToDate();
      expect((await two.list({})).body.meta.total).toBe(memory.list({}).nos.length);
    });
  });
}
