import { describe, expect, it } from "vitest";
import { arraySearchProvider, type Weather } from "./support/array-search/provider";
import { promiseTheCatalogue } from "./support/search-module/promises";

const weather: Weather = { isAway: false, lateMs: 20, toFail: 0 };

const catalogues = promiseTheCatalogue({ searchProviders: [arraySearchProvider(weather)] }, () => {
  weather.isAway = true;
  return () => {
    weather.isAway = false;
  };
});

describe("a provider that accepts a write and carries it out later", () => {
  it("is told again what it accepted and did not carry out", async () => {
    const two = catalogues();
    const [id = ""] = await two.listed({});
    const before = await two.upToDate();
    weather.toFail = 1;
    expect((await two.shop.call("adminDeleteProduct", { params: { id } }, two.admin)).status).toBe(200);
    const memory = await two.upToDate();
    expect(weather.toFail).toBe(0);
    expect(memory.list({}).nos.length).toBe(before.list({}).nos.length - 1);
    expect((await two.list({})).body.meta.total).toBe(memory.list({}).nos.length);
  });
});

describe("an index that another provider held", () => {
  it("is built at the one in use", async () => {
    const { shop, upToDate, list } = catalogues();
    const state = "select generation, definition from catalog_search_state";
    const [built] = await shop.query<{ generation: number; definition: string }>({ text: state });
    await shop.query({
      text: "update catalog_search_state set definition = replace(definition, 'arrays', 'search-postgres')",
    });
    const memory = await upToDate();
    const [again] = await shop.query<{ generation: number; definition: string }>({ text: state });
    expect(again).toEqual({ generation: (built?.generation ?? 0) + 1, definition: built?.definition });
    expect((await list({})).body.meta.total).toBe(memory.list({}).nos.length);
  });
});
