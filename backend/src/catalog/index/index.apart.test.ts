import { beforeEach, expect, it, vi } from "vitest";
import { soon } from "../../../../scripts/testing/soon";
import { buildLexicon } from "../vocabulary/lexicon";
import { discardIndex, isIndexLoaded, readWith, warmIndex } from ".";
import type { CatalogSearch } from "./catalog-search";
import type { Change, Progress, Step } from "./latest";
import type { IndexRow } from "./row";
import { sampleProgress } from "./sample-progress";
import { sampleRow } from "./sample-row";
import { SearchIndex } from "./search-index";

const database = vi.hoisted(() => ({
  history: "the first",
  /** Up to which change there are any; each moves a product. */
  at: 1,
  rows: [] as unknown[],
  /** The products that each change moves. */
  moved: [7],
  /** What the rows of very many products wait for. */
  isThere: Promise.resolve(),
  load: undefined as unknown,
  step: undefined as ((known: unknown) => unknown) | undefined,
  progress: undefined as (() => unknown) | undefined,
}));

vi.mock("../vocabulary/in-force", () => ({ lexiconInForce: async () => buildLexicon([]) }));
vi.mock("../search-engine/chosen", () => ({ isAtSearchModule: () => false }));
vi.mock("./latest", async (original) => ({
  ...(await original<typeof import("./latest")>()),
  latestStep: async (known: () => unknown) => known() && database.step?.(known()),
  readStep: async (known: unknown) => database.step?.(known),
  readProgress: async () => database.progress?.(),
}));
vi.mock("./load", () => ({
  mostChangedRows: 1_000,
  loadIndex: () => (database.load as () => Promise<unknown>)(),
  readRowsOf: async (nos: readonly number[]) => {
    await database.isThere;
    return database.rows.filter((one) => nos.includes((one as IndexRow).no));
  },
  readListedInPortions: async function* () {
    await database.isThere;
    for (let at = 0; at < database.rows.length; at += 250) yield database.rows.slice(at, at + 250);
  },
  readChangedRows: async ({ size }: { size: number }) => {
    if (size === 0) return [];
    return size > 1_000 ? undefined : database.rows;
  },
}));

let asked = 0;
function progress(at: number): Progress {
  asked += 1;
  return sampleProgress(at, { witnesses: [{ id: String(at), mark: database.history }], asked });
}

function stepFrom(known: Progress): Step {
  const changes = Array.from({ length: Math.max(0, database.at - Number(known.upto)) }, (_, more): Change => {
    const id = String(Number(known.upto) + more + 1);
    return { id, mark: database.history, nos: [7], moved: database.moved };
  });
  const isAnother = known.witnesses[0]?.mark !== database.history;
  return { from: known.asked, to: progress(database.at), changes, isAnother };
}

const row = (no: number, changes: Partial<IndexRow> = {}): IndexRow =>
  sampleRow(no, { titleSort: "brick", headWords: "brick", ...changes });

const many = 2_000;
/** A limit against hanging, not a measurement. */
const goods = (paidPrice: number, textMark = 0) =>
  Array.from({ length: many }, (_, no) => row(no, { paidPrice, textMark }));
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

/** All products change in the database: their price, and what they are found by. */
function rename(paidPrice: number, version: number): void {
  database.rows = goods(paidPrice, version);
  database.at = version;
}

/** The same, but told as so many that they are not applied at once; their rows arrive when the answer is called. */
function changeVeryMany(rows: readonly IndexRow[]): () => void {
  database.rows = [...rows];
  database.moved = rows.map(({ no }) => no);
  database.at += 1;
  let arrive = () => {};
  database.isThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return () => {
    database.moved = [7];
    arrive();
  };
}

beforeEach(() => {
  discardIndex();
  database.history = "the first";
  database.at = 1;
  database.rows = [];
  database.moved = [7];
  database.isThere = Promise.resolve();
  database.step = (known) => stepFrom(known as Progress);
  database.progress = () => progress(database.at);
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
  rename(90, 2);
  expect(await price()).toBe(90);
  // Two of three documents are empty by now: a new index is requested, but does not arrive.
  rename(80, 3);
  expect(await price()).toBe(80);
  rename(70, 4);
  expect(await price()).toBe(70);
  expect([isIndexLoaded(), await documents()]).toEqual([true, 4 * many]);

  arrive({ index: indexOf(goods(80)), progress: progress(3) });
  await vi.waitFor(async () => {
    rename(60, Number(asked) + 10);
    expect(await price()).toBe(60);
    expect(await documents()).toBeLessThan(4 * many);
  }, soon);
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

it("answers as before while very much that has changed is taken into the same index", async () => {
  expect(await price()).toBe(100);
  const arrive = changeVeryMany(goods(55));
  expect([await price(), await price(), isIndexLoaded()]).toEqual([100, 100, true]);
  arrive();
  await expect.poll(price).toBe(55);
  expect(await documents()).toBe(many);
});

it("forgets nothing that changes once more while very much is taken in", async () => {
  expect(await price()).toBe(100);
  const arrive = changeVeryMany(goods(55));
  expect(await price()).toBe(100);
  database.at += 1;
  database.moved = [7];
  expect(await price()).toBe(100);
  arrive();
  await expect.poll(price).toBe(55);
  database.rows = [row(7, { paidPrice: 41 })];
  database.at += 1;
  await expect.poll(price).toBe(41);
});

it("loads another index where very many products are found by other words than before", async () => {
  expect(await price()).toBe(100);
  const arriveIndex = laterLoad();
  changeVeryMany(goods(55, 2))();
  await expect.poll(price).toBe(55);
  expect(await documents()).toBe(2 * many);
  arriveIndex({ index: indexOf(goods(55, 2)), progress: progress(database.at) });
  await vi.waitFor(async () => {
    database.rows = [row(7, { paidPrice: 50, textMark: 2 })];
    database.at += 1;
    expect(await price()).toBe(50);
    expect(await documents()).toBe(many);
  }, soon);
});

it("shows new texts of what changes while very much is taken in, and reads each change once", async () => {
  expect(await price()).toBe(100);
  const arrive = changeVeryMany(goods(55));
  expect(await price()).toBe(100);

  const texts = () => readWith("en", (catalogue) => (catalogue as CatalogSearch).texts.cards);
  (await texts()).keep(7, "en", "of before");
  expect((await texts()).get(7, "en")).toBe("of before");
  database.at = 9;
  expect((await texts()).get(7, "en")).toBeUndefined();
  const known: string[] = [];
  database.step = (from) => {
    known.push((from as Progress).upto);
    return stepFrom(from as Progress);
  };
  expect(await price()).toBe(100);
  expect(known).toEqual(["9"]);

  database.step = (from) => stepFrom(from as Progress);
  arrive();
  await expect.poll(price).toBe(55);
});

/** Another database is in the place of the first, with these products; they arrive when the answer is called. */
function restore(rows: readonly IndexRow[]): () => void {
  const arrive = changeVeryMany(rows);
  database.history = "of a restored dump";
  return arrive;
}

const found = (id: string) => readWith("en", (catalogue) => catalogue.product(id)?.no);

it("answers as before while a database with another history is compared, and takes over what is different there", async () => {
  expect(await price()).toBe(100);
  const restored = goods(100)
    .filter(({ no }) => no !== 3 && no < many - 1)
    .map((each) =>
      each.no === 7 ? { ...each, paidPrice: 3 } : each.no === 8 ? { ...each, textMark: 2 } : each,
    );
  const arrive = restore([...restored, row(many + 4, { productId: "prod_new" })]);
  expect([await price(), isIndexLoaded(), await found("prod_3")]).toEqual([100, true, 3]);
  arrive();
  await expect.poll(() => found("prod_new")).toBe(many + 4);
  expect(await price()).toBe(3);
  const gone = [await found("prod_3"), await found(`prod_${many - 1}`)];
  expect([await found("prod_2"), ...gone]).toEqual([2, undefined, undefined]);
  // All others are where they were: one product has other words, one is new.
  expect(await documents()).toBe(many + 2);
});

it("shows no text of the database that is gone", async () => {
  expect(await price()).toBe(100);
  const texts = () => readWith("en", (catalogue) => (catalogue as CatalogSearch).texts.cards);
  (await texts()).keep(7, "en", "of before");
  const arrive = restore(goods(100));
  await expect.poll(async () => (await texts()).get(7, "en")).toBeUndefined();
  (await texts()).keep(7, "en", "of now");
  arrive();
  await expect.poll(documents).toBe(many);
  expect((await texts()).get(7, "en")).toBe("of now");
});

it("forgets nothing that changes while a database with another history is compared", async () => {
  expect(await price()).toBe(100);
  const arrive = restore(goods(55));
  database.moved = [7];
  await vi.waitFor(async () => {
    database.at += 1;
    expect(await price()).toBe(100);
  }, soon);
  arrive();
  database.rows = [...goods(55).filter(({ no }) => no !== 7), row(7, { paidPrice: 41 })];
  await expect.poll(price).toBe(41);
});

it("waits until a database with another history is compared where the shop is small", async () => {
  const few = (paidPrice: number) => Array.from({ length: 20 }, (_, no) => row(no, { paidPrice }));
  database.load = async () => ({ index: indexOf(few(100)), progress: progress(1) });
  expect(await price()).toBe(100);
  restore(few(3))();
  expect(await price()).toBe(3);
});

/** Asked only some turns of the event loop later, it would pass for an error that nobody handles. */
function away(): Promise<never> {
  const refused = Promise.reject(new Error("the database went away"));
  refused.catch(() => {});
  return refused;
}

it("compares once more what could not be compared to its end", async () => {
  expect(await price()).toBe(100);
  restore(goods(55));
  database.isThere = away();
  expect(await price()).toBe(100);
  // Whichever history is back: what is shown may be of either.
  database.history = "the first";
  database.isThere = Promise.resolve();
  await expect.poll(price).toBe(55);
});

it("owes what it could not read of very much that has changed, and tries again", async () => {
  expect(await price()).toBe(100);
  changeVeryMany(goods(55));
  database.isThere = away();
  expect(await price()).toBe(100);
  database.isThere = Promise.resolve();
  await expect.poll(price).toBe(55);
});

it("accepts the result of a query that was sent before the catalogue changed", async () => {
  expect(await price()).toBe(100);
  let early: unknown;
  database.step = (known) => {
    early = stepFrom(known as Progress);
    return early;
  };
  expect(await price()).toBe(100);
  database.step = (known) => stepFrom(known as Progress);
  rename(90, 2);
  expect(await price()).toBe(90);
  database.step = () => ({ ...(early as Step), isAnother: true });
  expect(await price()).toBe(90);
});
