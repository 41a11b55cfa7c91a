import { afterAll, beforeAll, it } from "vitest";
import { demoProducts } from "../../demo/data";
import { toDraft } from "../../demo/load/to-draft";
import type { CatalogIndex } from "../src/catalog/index/catalog-index";
import type { Filters } from "../src/catalog/index/filters";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

/** What a list costs at the engine's Search Module, beside the index in memory, on the demo's catalogue: in one process and one run. */
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ CATALOG_INDEX: "search", NODE_ENV: "development" });
  const { addProducts } =
    loadBackend<typeof import("../src/workflows/product/add")>("./workflows/product/add");
  for (let at = 0; at < demoProducts.length; at += 20)
    await addProducts(
      shop.container,
      demoProducts.slice(at, at + 20).map((product) => ({ ...toDraft(product), kind: product.kind ?? null })),
    );
  const { readProgress } =
    loadBackend<typeof import("../src/catalog/index/latest")>("./catalog/index/latest");
  const state = loadBackend<typeof import("../src/catalog/search-engine/state")>(
    "./catalog/search-engine/state",
  );
  const { witnesses } = await readProgress();
  for (;;) {
    const known = await state.indexedSoFar();
    if (known && BigInt(known.upto) >= BigInt(witnesses[0]?.id ?? 0)) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
});
afterAll(() => shop.close());

const turns = 400;
const filtersOf = (turn: number): Filters => ({
  category: [["electronics", "fashion", "toys", "farming"][turn % 4] ?? "toys"],
  minPrice: (turn % 40) * 250,
  ...(turn % 3 === 0 && { inStock: true }),
  ...(turn % 2 === 0 && { sortBy: "price-lowtohigh" as const }),
});
const lines = ["samsung phone", "साड़ी", "joote", "phone under 20000", "खेळणी", "leptop"];

type Look = (catalogue: CatalogIndex, turn: number) => unknown;
const looks: Record<string, Look> = {
  "24 of a list": (catalogue, turn) => catalogue.list(filtersOf(turn)).nos.slice(0, 24),
  "the same with facets": (catalogue, turn) => {
    const { nos, facetsJson } = catalogue.list(filtersOf(turn));
    return [nos.slice(0, 24), nos.length, facetsJson];
  },
  "24 of a search with facets": (catalogue, turn) => {
    const { nos, facetsJson } = catalogue.search(lines[turn % lines.length] ?? "", {
      minPrice: turn,
    });
    return [nos.slice(0, 24), nos.length, facetsJson];
  },
};

async function measure(name: string, ask: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await ask(turn + turns);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now();
    await ask(turn);
    times.push(performance.now() - begun);
  }
  const perSecond = (turns * 1_000) / times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(turns * share)] ?? 0).toFixed(2);
  console.log(`${name}: ${perSecond.toFixed(0)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

it("measures both, in turn", async () => {
  const { loadIndex } = loadBackend<typeof import("../src/catalog/index/load")>("./catalog/index/load");
  const { CatalogSearch } = loadBackend<typeof import("../src/catalog/index/catalog-search")>(
    "./catalog/index/catalog-search",
  );
  const { lexiconInForce } = loadBackend<typeof import("../src/catalog/vocabulary/in-force")>(
    "./catalog/vocabulary/in-force",
  );
  const { readWith } = loadBackend<typeof import("../src/catalog/index")>("./catalog/index");
  const { index, progress } = await loadIndex();
  const memory = new CatalogSearch(index, await lexiconInForce(), progress);
  for (const [name, look] of Object.entries(looks)) {
    await measure(`memory, ${name}`, async (turn) => look(memory, turn));
    await measure(`search module, ${name}`, (turn) => readWith("en", (catalogue) => look(catalogue, turn)));
  }
});
