import { describe, expect, it } from "vitest";
import { arraySearchProvider, type Weather } from "./support/array-search/provider";
import { loadBackend } from "./support/load-backend";
import { promiseTheCatalogue } from "./support/search-module/promises";

const state = () =>
  loadBackend<typeof import("../src/catalog/search-engine/state")>("./catalog/search-engine/state");

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
  it("is built at the one in use, and lists wait for that unless the other still answers", async () => {
    const { shop, upToDate, list } = catalogues();
    const readState = async () => {
      const [state] = await shop.query<{ generation: number; definition: string }>({
        text: "select generation, definition from catalog_search_state",
      });
      return state;
    };
    const built = await readState();
    const caughtUp = () =>
      shop.query({
        text: `select (place ->> 'upto')::bigint >= (select max(id) from catalog_log) as "isCaughtUp"
               from catalog_search_state`,
      });
    await expect.poll(caughtUp).toEqual([{ isCaughtUp: true }]);
    weather.isAway = true;
    // What the worker notes of a glance that was under way would undo it.
    const heldElsewhere = async () => {
      await shop.query({
        text: "update catalog_search_state set definition = replace(definition, 'arrays', 'search-postgres')",
      });
      return state().isBuilt();
    };
    await expect.poll(heldElsewhere).toBe(false);
    weather.isAway = false;
    expect(await state().isBuilt()).toBe(true);
    const memory = await upToDate();
    expect(await readState()).toMatchObject({ definition: built?.definition });
    expect((await readState())?.generation).toBeGreaterThan(built?.generation ?? 0);
    expect((await list({})).body.meta.total).toBe(memory.list({}).nos.length);
  });
});
