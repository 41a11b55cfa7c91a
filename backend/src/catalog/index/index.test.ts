import { beforeEach, expect, it, vi } from "vitest";
import { buildLexicon } from "../vocabulary/lexicon";
import { discardIndex, isIndexLoaded, readWith, warmIndex } from ".";
import type { CatalogSearch } from "./catalog-search";
import type { Progress } from "./latest";
import type { IndexRow } from "./row";
import { sampleProgress } from "./sample-progress";
import { SearchIndex } from "./search-index";

const database = vi.hoisted(() => ({
  progress: undefined as unknown,
  rows: [] as unknown[] | undefined,
  nos: [] as number[] | undefined,
  load: undefined as unknown,
}));

vi.mock("../vocabulary/in-force", () => ({ lexiconInForce: async () => buildLexicon([]) }));
vi.mock("./latest", async (original) => ({
  ...(await original<typeof import("./latest")>()),
  latestProgress: async () => database.progress,
}));
vi.mock("./load", () => ({
  mostChangedRows: 1_000,
  loadIndex: () => (database.load as () => Promise<unknown>)(),
  readChangedRows: async () => database.rows,
  readChangedNos: async () => database.nos,
}));

let asked = 0;
function progress(version: number, changes: Partial<Progress> = {}): Progress {
  asked += 1;
  const at = BigInt(version);
  return sampleProgress({ version: at, shown: at, mark: `mark ${version}`, asked, ...changes });
}

const row = (no: number, changes: Partial<IndexRow> = {}): IndexRow => ({
  no,
  productId: `prod_${no}`,
  slug: `slug-${no}`,
  published: true,
  category: "toys",
  kind: null,
  kindValues: [],
  brand: "lego",
  condition: null,
  country: "India",
  paidPrice: 100,
  onSale: false,
  inStock: true,
  sizeMask: 0,
  rating: 0,
  reviewCount: 0,
  featured: false,
  titleSort: "brick",
  headWords: "brick",
  bodyWords: "",
  createdAt: no,
  ...changes,
});

const many = 2_000;
const goods = (paidPrice: number) => Array.from({ length: many }, (_, no) => row(no, { paidPrice }));
function indexOf(rows: readonly IndexRow[]): SearchIndex {
  const index = new SearchIndex();
  for (const each of rows) index.upsert(each);
  return index;
}
const loaded = (paidPrice: number, at: Progress) => async () => ({
  index: indexOf(goods(paidPrice)),
  progress: at,
});

const price = () => readWith("en", (catalogue) => catalogue.product("prod_7")?.paidPrice);
const documents = () => readWith("en", (catalogue) => (catalogue as CatalogSearch).index.documents.length);

/** All products change their price in the database. */
function reprice(paidPrice: number, version: number): void {
  database.rows = goods(paidPrice);
  database.progress = progress(version);
}

beforeEach(() => {
  discardIndex();
  database.nos = [];
  database.rows = [];
  database.progress = progress(1);
  database.load = loaded(100, progress(1));
});

it("can serve lists only once everything is loaded", async () => {
  expect(isIndexLoaded()).toBe(false);
  await warmIndex();
  expect(isIndexLoaded()).toBe(true);
});

it("keeps a fragmented index in use and up to date while a new one is loaded beside it", async () => {
  expect(await price()).toBe(100);
  let arrive = (_: unknown) => {};
  database.load = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  reprice(90, 2);
  expect(await price()).toBe(90);
  // Two of three documents are empty by now: a new index is requested, but does not arrive.
  reprice(80, 3);
  expect(await price()).toBe(80);
  reprice(70, 4);
  expect(await price()).toBe(70);
  expect([isIndexLoaded(), await documents()]).toEqual([true, 4 * many]);

  arrive({ index: indexOf(goods(80)), progress: progress(3) });
  await vi.waitFor(
    async () => {
      reprice(60, Number(asked) + 10);
      expect(await price()).toBe(60);
      expect(await documents()).toBeLessThan(4 * many);
    },
    { timeout: 30_000 },
  );
});

/** A load that arrives when it is told to. */
function laterLoad(): (loaded: { index: SearchIndex; progress: Progress }) => void {
  let arrive: (loaded: unknown) => void = () => {};
  database.load = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  return (loaded) => arrive(loaded);
}

it("answers from the old index while a new one is loaded because very much has changed", async () => {
  expect(await price()).toBe(100);
  const arrive = laterLoad();
  // More rows than are applied one by one.
  database.rows = undefined;
  database.progress = progress(2);
  expect([await price(), await price(), isIndexLoaded()]).toEqual([100, 100, true]);

  database.rows = [];
  arrive({ index: indexOf(goods(55)), progress: progress(2) });
  await vi.waitFor(async () => expect(await price()).toBe(55), { timeout: 30_000 });
  reprice(50, 3);
  expect(await price()).toBe(50);
});

it("answers from the old index while the one of a database with another history is loaded", async () => {
  expect(await price()).toBe(100);
  const arrive = laterLoad();
  database.nos = undefined;
  database.progress = progress(1, { mark: "of a restored dump" });
  expect([await price(), isIndexLoaded()]).toEqual([100, true]);
  arrive({ index: indexOf(goods(3)), progress: database.progress as Progress });
  await vi.waitFor(async () => expect(await price()).toBe(3), { timeout: 30_000 });
});

it("waits for the index of a database with another history where the shop is small", async () => {
  const few = (paidPrice: number) => Array.from({ length: 20 }, (_, no) => row(no, { paidPrice }));
  database.load = async () => ({ index: indexOf(few(100)), progress: progress(1) });
  expect(await price()).toBe(100);
  database.nos = undefined;
  database.progress = progress(1, { mark: "of a restored dump" });
  database.load = async () => ({ index: indexOf(few(3)), progress: database.progress as Progress });
  expect(await price()).toBe(3);
});

it("keeps the old index when a new one cannot be loaded, and tries again", async () => {
  expect(await price()).toBe(100);
  database.rows = undefined;
  database.progress = progress(2);
  database.load = async () => {
    throw new Error("the database went away");
  };
  expect(await price()).toBe(100);
  database.rows = goods(55);
  await vi.waitFor(async () => expect(await price()).toBe(55), { timeout: 30_000 });
});

it("accepts the result of a query that was sent before the catalogue changed", async () => {
  const early = progress(1);
  expect(await price()).toBe(100);
  reprice(90, 2);
  expect(await price()).toBe(90);
  database.progress = early;
  database.nos = undefined;
  expect(await price()).toBe(90);
});
