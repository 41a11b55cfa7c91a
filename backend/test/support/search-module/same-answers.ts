import { beforeAll, describe, expect, it, vi } from "vitest";
import { soon } from "../../../../scripts/testing/soon";
import type { CatalogSearch } from "../../../src/catalog/index/catalog-search";
import type { Filters } from "../../../src/catalog/index/filters";
import { idsIn, type TwoCatalogues } from "./two-catalogues";

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

/** Lists, searches and rows are those of the index in memory. */
export function giveTheSameAnswers(catalogues: () => TwoCatalogues): void {
  describe("with the catalogue at the engine's Search Module", () => {
    let two: TwoCatalogues;
    let memory: CatalogSearch;
    beforeAll(async () => {
      two = catalogues();
      memory = await two.upToDate();
    });

    it("the shop is ready once the index has been built", async () => {
      await vi.waitFor(async () => expect((await two.shop.call("getReady", {})).status).toBe(200), soon);
    });

    it.each(lists)(
      "a list has the products, orders and counts of the index in memory: %j",
      async (filters) => {
        for (const sortBy of orders) {
          const asked = { ...filters, ...(sortBy && { sortBy }) };
          const { status, body } = await two.list(asked);
          const expected = memory.list(asked);
          expect(status).toBe(200);
          expect(idsIn(body.data)).toEqual(await two.idsOf(expected.nos.slice(0, 100)));
          expect(body.meta.total).toBe(expected.nos.length);
          expect(body.meta.facets).toEqual(JSON.parse(expected.facetsJson));
        }
      },
    );

    it("a kind's own filters have the products and counts of the index in memory", async () => {
      const phones: Filters = { category: ["electronics"], kind: ["phones"] };
      const { spec } = (await two.list(phones)).body.meta.facets;
      expect(spec.flatMap(({ values }) => values).length).toBeGreaterThan(3);
      const [first, second] = spec.filter(({ values }) => values.length > 1);
      const [one = "", other = ""] = first?.values.map(({ value }) => value) ?? [];
      const [further = ""] = second?.values.map(({ value }) => value) ?? [];
      for (const chosen of [
        [one],
        [one, other],
        [one, further],
        [one, other, further],
        [one, "never:said"],
      ]) {
        const asked = { ...phones, spec: chosen };
        const expected = memory.list(asked);
        const { body } = await two.list(asked);
        expect(idsIn(body.data)).toEqual(await two.idsOf(expected.nos.slice(0, 100)));
        expect(body.meta.facets).toEqual(JSON.parse(expected.facetsJson));
      }
    });

    it("its pages follow each other without gap or repetition", async () => {
      const { length } = memory.list({}).nos;
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(length / 20); page += 1)
        ids.push(...idsIn((await two.list({ page, limit: 20 })).body.data));
      expect(ids).toEqual(await two.idsOf(memory.list({}).nos.slice(0, length)));
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
      "xl phone",
      "kurta for women",
      "128 gb phone",
      "zzxqy",
    ])(
      "a search in English, Hindi, Marathi or Hinglish finds what the index in memory finds: %s",
      async (keyword) => {
        const { body } = await two.shop.call("searchProducts", {
          params: { keyword },
          query: { limit: "100" },
        });
        const expected = memory.search(keyword, {});
        expect(idsIn(body.data).sort()).toEqual((await two.idsOf(expected.nos.slice(0, 100))).sort());
        expect(body.meta.total).toBe(expected.nos.length);
        expect(body.meta.facets).toEqual(JSON.parse(expected.facetsJson));
        expect(body.meta.correctedTo).toBe(expected.correctedTo);
      },
    );

    it("a search in which something can be told apart shows the best first", async () => {
      const { body } = await two.shop.call("searchProducts", {
        params: { keyword: "samsung galaxy" },
        query: {},
      });
      expect(body.data[0]?.title).toMatch(/samsung galaxy/i);
    });

    it("suggestions, similar products, featured ones and pictures of kinds are there", async () => {
      const { body: suggested } = await two.shop.call("suggest", { query: { q: "sams" } });
      expect(suggested.data.words).toContain("samsung");
      expect(suggested.data.products.length).toBeGreaterThan(0);
      const [first] = await two.listed({ category: ["electronics"], kind: ["phones"], inStock: true });
      expect(first).toBeDefined();
      const { body: page } = await two.shop.call("getProduct", { params: { id: first ?? "" }, query: {} });
      expect(idsIn(page.similar)).toEqual(await two.idsOf(memory.similar(first ?? "", page.similar.length)));
      const { body: featured } = await two.shop.call("getFeaturedProducts", { query: {} });
      expect(idsIn(featured.data)).toEqual(await two.idsOf(memory.featured(24)));
      const { body: pictures } = await two.shop.call("getKindPictures", {
        query: { category: "electronics" },
      });
      expect(Object.keys(pictures.data)).toContain("phones");
    });
  });
}
