import type { MedusaContainer } from "@medusajs/framework/types";
import { beforeEach, expect, it, vi } from "vitest";
import { messages } from "../contract/messages";
import { importProducts } from "./import-products";
import type { PlannedRow } from "./plan-row";

/** The shop behind the file: what each row's product was given and by whom, and the progress that is stored of the file. */
const fresh = vi.hoisted(() => () => ({
  isAway: false,
  /** The product whose change meets the outage, and the one behind whose change it comes. */
  goesAwayAt: "",
  goesAwayAfter: "",
  /** Changed together, more than these fail. */
  most: 50,
  wrongRow: 0,
  diesAtEnd: false,
  given: [] as string[],
  /** Whose import the audit log knows of, and how many products it has changed, once that is known. */
  logged: [] as string[],
  claimed: [] as string[],
  progress: undefined as number[] | undefined,
}));
const shop = vi.hoisted(() => fresh());
const orGone = vi.hoisted(() => () => {
  if (shop.isAway) throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
});

vi.mock("../platform/db/pool", () => ({
  query: async () => {
    orGone();
    return [{ standby: false }];
  },
}));
vi.mock("./turns", () => ({
  printOf: () => "print",
  rowsDone: async () => shop.progress && new Set(shop.progress),
  noteTurn: async (_print: string, rows: number[]) => {
    orGone();
    shop.progress = [...(shop.progress ?? []), ...rows];
  },
  endTurns: async () => {
    orGone();
    if (shop.diesAtEnd) throw new Error("killed");
    shop.progress = undefined;
  },
}));
vi.mock("../inventory/claim", () => ({
  claimMovements: async ({ productIds, by }: { productIds: string[]; by: string }) => {
    if (productIds.length > 0) orGone();
    shop.claimed.push(...productIds.map((id) => `${id} ${by}`));
  },
}));
vi.mock("../workflows/product/add", () => ({ addProducts: async () => [] }));
vi.mock("../workflows/product/edit", () => ({
  editProducts: async (_scope: unknown, edits: { productId: string }[]) => {
    const ids = edits.map(({ productId }) => productId);
    if (ids.length > shop.most) throw new Error("one of them is wrong");
    if (ids.includes(shop.goesAwayAt)) shop.isAway = true;
    orGone();
    shop.given.push(...ids);
    if (ids.includes(shop.goesAwayAfter)) shop.isAway = true;
  },
}));
vi.mock("./read-file", () => ({ decodeFile: () => "", readRows: () => [] }));
vi.mock("./plan-import", () => ({ planImport: async () => rows.map(planned) }));

const rows = Array.from({ length: 120 }, (_, at) => at + 2);
const planned = (row: number): PlannedRow => ({
  row,
  sku: `SKU-${row}`,
  title: "Rake",
  changes: ["stock"],
  values: [],
  stock: "absolute",
  errors: row === shop.wrongRow ? [{ field: "price", message: messages.skuMalformed }] : [],
  known: { sku: `SKU-${row}`, product: { _id: `prod_${row}` } } as PlannedRow["known"],
  edit: { totalStock: 5 },
});
const turn = async () => {
  const file = Buffer.from("sku,stock");
  const begin = async () => {
    orGone();
    const entry = shop.logged.push(`Meera, before ${shop.given.length}`) - 1;
    return async ({ updated }: { updated: number }) => {
      orGone();
      shop.logged[entry] = `Meera: ${updated}`;
    };
  };
  return importProducts({} as MedusaContainer, file, {
    dryRun: false,
    skipErrors: false,
    by: "Meera",
    begin,
  });
};
/** A turn through an outage that is over within a second. */
const turnThroughOutage = async () => {
  const interrupted = turn();
  await vi.advanceTimersByTimeAsync(1_000);
  shop.isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  return interrupted;
};
const products = (from: number, to: number) =>
  rows.filter((row) => row >= from && row <= to).map((row) => `prod_${row}`);
const byMeera = (ids: string[]) => ids.map((id) => `${id} Meera`);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(shop, fresh());
  return () => vi.useRealTimers();
});

it("a file whose last request meets an outage waits, and goes on where it was, each row once", async () => {
  shop.goesAwayAt = "prod_70";
  expect((await turnThroughOutage()).counts).toEqual({
    created: 0,
    updated: 50,
    unchanged: 0,
    error: 0,
    waiting: 70,
  });
  shop.goesAwayAt = "";
  expect((await turn()).counts).toEqual({ created: 0, updated: 70, unchanged: 50, error: 0, waiting: 0 });
  expect(shop.given).toEqual(products(2, 121));
  expect(shop.claimed).toEqual(byMeera(products(2, 121)));
  expect(shop.progress).toBeUndefined();
});

it("a file says what it has written where the database stays away, and goes on behind it", async () => {
  shop.goesAwayAt = "prod_70";
  expect((await turn()).counts).toMatchObject({ updated: 50, waiting: 70 });
  Object.assign(shop, { isAway: false, goesAwayAt: "" });
  expect((await turn()).counts.updated).toBe(70);
  expect(shop.given).toEqual(products(2, 121));
});

it("the part of a batch that was written before an outage is noted, as are its stock changes", async () => {
  Object.assign(shop, { most: 25, goesAwayAt: "prod_30" });
  expect((await turnThroughOutage()).counts).toMatchObject({ updated: 25, waiting: 95 });
  expect(shop.progress).toEqual(rows.slice(0, 25));
  expect(shop.claimed).toEqual(byMeera(products(2, 26)));
});

it("stock changes have their author batch by batch, also where a later batch cannot be noted", async () => {
  shop.goesAwayAfter = "prod_70";
  const failed = expect(turn()).rejects.toThrow("connect");
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(shop.claimed).toEqual(byMeera(products(2, 51)));
});

it("the audit log knows whose import it is before anything is written, whatever becomes of it", async () => {
  shop.goesAwayAfter = "prod_2";
  const failed = expect(turn()).rejects.toThrow("connect");
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(shop.given).toEqual(products(2, 51));
  expect(shop.logged).toEqual(["Meera, before 0"]);
  Object.assign(shop, { isAway: false, goesAwayAfter: "" });
  await turn();
  expect(shop.logged.at(-1)).toBe("Meera: 120");
});

it("a file that is refused is not in the audit log", async () => {
  shop.wrongRow = 90;
  await expect(turn()).rejects.toMatchObject({ code: "rows_invalid" });
  expect(shop.logged).toEqual([]);
});

it("a file of which an outage let nothing be written is still stopped by a row with errors", async () => {
  shop.goesAwayAt = "prod_2";
  expect((await turnThroughOutage()).counts.waiting).toBe(120);
  expect(shop.progress).toBeUndefined();
  Object.assign(shop, { goesAwayAt: "", wrongRow: 90 });
  await expect(turn()).rejects.toMatchObject({ code: "rows_invalid" });
  expect(shop.given).toEqual([]);
});

it("the progress of a file never holds all its rows, so that a later one of the same bytes is not taken for done", async () => {
  shop.diesAtEnd = true;
  await expect(turn()).rejects.toThrow("killed");
  expect(shop.progress).toEqual(rows.slice(0, 100));
});
