import { expect, vi } from "vitest";
import { demoProducts } from "../../../../demo/data";
import { soon } from "../../../../scripts/testing/soon";
import type { CatalogSearch } from "../../../src/catalog/index/catalog-search";
import type { Filters } from "../../../src/catalog/index/filters";
import type { ProductCard } from "../../../src/contract/products";
import { loadBackend } from "../load-backend";
import { openShop, type ShopOptions } from "../open-shop";
import { untilProjected } from "../until-projected";

const latest = () =>
  loadBackend<typeof import("../../../src/catalog/index/latest")>("./catalog/index/latest");
const load = () => loadBackend<typeof import("../../../src/catalog/index/load")>("./catalog/index/load");
const search = () =>
  loadBackend<typeof import("../../../src/catalog/index/catalog-search")>("./catalog/index/catalog-search");
const lexicon = () =>
  loadBackend<typeof import("../../../src/catalog/vocabulary/in-force")>("./catalog/vocabulary/in-force");
const products = () =>
  loadBackend<typeof import("../../../src/workflows/product/add")>("./workflows/product/add");

/** Every fourth product of the demo: of each kind some. */
const goods = demoProducts.filter((_, at) => at % 4 === 0);

export const idsIn = (data: readonly ProductCard[]) => data.map(({ _id }) => _id);

/** A shop with its catalogue at the engine's Search Module, and the same catalogue in memory beside it. */
export async function openTwoCatalogues(options: ShopOptions) {
  const shop = await openShop({ CATALOG_INDEX: "search" }, options);
  const admin = await shop.admin();
  const { toDraft } = await import("../../../../demo/load/to-draft");
  // The demo looks for a shop's kinds by their names; here they have the demo's ids.
  await products().addProducts(
    shop.container,
    goods.map((product) => ({ ...toDraft(product), kind: product.kind ?? null })),
  );

  /** Up to which change of the catalogue the engine's index has come. */
  const indexed = async (): Promise<bigint> => {
    const [state] = await shop.query<{ upto: string | null; building: boolean }>({
      text: "select place ->> 'upto' as upto, is_building as building from catalog_search_state",
    });
    return state?.upto && !state.building ? BigInt(state.upto) : -1n;
  };

  /** Waits until the index has come to the catalogue as it is, and loads the one in memory. */
  const upToDate = async (): Promise<CatalogSearch> => {
    await untilProjected(shop);
    // To know the present moment is to write a change of nothing, which the index comes to as well.
    const { witnesses } = await latest().readProgress();
    await vi.waitFor(async () => {
      expect(await indexed()).toBeGreaterThanOrEqual(BigInt(witnesses[0]?.id ?? 0));
    }, soon);
    const { index, progress } = await load().loadIndex();
    return new (search().CatalogSearch)(index, await lexicon().lexiconInForce(), progress);
  };

  const list = (query: Filters & { page?: number; limit?: number }) =>
    shop.call("getProducts", { query: { limit: 100, ...query } as never });

  return {
    shop,
    admin,
    upToDate,
    list,
    listed: async (query: Filters) => idsIn((await list(query)).body.data),

    idsOf: async (nos: readonly number[]): Promise<string[]> => {
      const rows = await shop.query<{ no: number; id: string }>({
        text: "select no, product_id as id from catalog_product where no = any($1::integer[])",
        values: [nos],
      });
      const ids = new Map(rows.map(({ no, id }) => [no, id]));
      return nos.map((no) => ids.get(no) ?? "");
    },

    noOf: async (id: string): Promise<number> => {
      const [row] = await shop.query<{ no: number }>({
        text: "select no from catalog_product where product_id = $1",
        values: [id],
      });
      return row?.no ?? -1;
    },

    rowOf: async (no: number) => {
      const [row] = await load().readRowsOf([no]);
      if (!row) throw new Error("There is no such product.");
      return row;
    },
  };
}

export type TwoCatalogues = Awaited<ReturnType<typeof openTwoCatalogues>>;
