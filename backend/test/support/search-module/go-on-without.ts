import { beforeAll, describe, expect, it } from "vitest";
import { idsIn, type TwoCatalogues } from "./two-catalogues";

/** Takes the search engine away from the running shop; what it returns brings it back. */
export type TakeAway = () => () => void;

/** What the shop does while the search engine cannot be reached, and afterwards. */
export function goOnWithout(catalogues: () => TwoCatalogues, takeAway: TakeAway): void {
  describe("while the search engine is away", () => {
    let two: TwoCatalogues;
    let bringBack: () => void;
    let before: string[];
    beforeAll(async () => {
      two = catalogues();
      await two.upToDate();
      before = await two.listed({});
      bringBack = takeAway();
    });

    it("lists and searches say in words that they cannot answer, and never show others", async () => {
      for (const answer of [
        await two.list({}),
        await two.shop.call("searchProducts", { params: { keyword: "samsung" }, query: {} }),
      ]) {
        expect(answer.status).toBe(503);
        expect(answer.body).toMatchObject({
          success: false,
          message: expect.stringMatching(/moment|again|later/i),
        });
      }
    });

    it("pages of products and the home page's rows go on without it", async () => {
      const params = { id: before[0] ?? "" };
      const { status, body } = await two.shop.call("getProduct", { params, query: {} });
      expect(status).toBe(200);
      expect(body.similar).toEqual([]);
      expect((await two.shop.call("getFeaturedProducts", { query: {} })).body.data).toEqual([]);
    });

    it("what changes meanwhile is in the lists when it is back", async () => {
      const params = { id: before[0] ?? "" };
      expect((await two.shop.call("adminDeleteProduct", { params }, two.admin)).status).toBe(200);
      bringBack();
      const memory = await two.upToDate();
      const { status, body } = await two.list({});
      expect(status).toBe(200);
      expect(idsIn(body.data)).toEqual(await two.idsOf(memory.list({}).nos.slice(0, 100)));
      expect(body.meta.total).toBe(memory.list({}).nos.length);
    });
  });
}
