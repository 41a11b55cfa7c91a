import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { isGone } from "../platform/db/outage";
import { takenValue } from "../platform/engine/engine-taken";
import { log } from "../platform/log";
import { addProducts } from "../workflows/product/add";
import type { ProductDraft } from "../workflows/product/draft";
import { editProducts } from "../workflows/product/edit";
import type { PlannedRow } from "./plan-row";

const makeAtOnce = 20;
const editAtOnce = 50;

const chunksOf = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Stores in the row why it was not written. */
function fail(plan: PlannedRow, error: unknown): void {
  // Another file, or the panel, may have created a product with this SKU since the row was checked.
  if (takenValue(error)?.field === "sku") {
    plan.errors.push({ field: "sku", message: messages.skuTaken });
    return;
  }
  if (!(error instanceof Refusal)) log.error({ err: error, row: plan.row }, "import: a row was not written");
  const message = error instanceof Refusal ? error.said : messages.internal;
  plan.errors.push({ field: "row", message });
}

const draftsOf = (plans: PlannedRow[]): ProductDraft[] =>
  plans.flatMap(({ sku, product, texts = {} }) =>
    product ? [{ ...product, sku, translations: texts }] : [],
  );

type Write = (scope: MedusaContainer, plans: PlannedRow[]) => Promise<string[]>;

const make: Write = async (scope, plans) => addProducts(scope, draftsOf(plans));

const edit: Write = async (scope, plans) => {
  const edits = plans.flatMap(({ known, edit: change, texts }) => {
    if (!known || !change) return [];
    const productId = known.product._id;
    const sku = known.sku === productId ? undefined : known.sku;
    return [{ productId, edit: change, figure: "stocked" as const, sku, texts }];
  });
  await editProducts(scope, edits);
  return edits.map(({ productId }) => productId);
};

/** The ids of what a batch has written, and the rows that the request has not come to. */
type Turn = { written: string[]; waiting: Set<PlannedRow> };

/**
 * Writes these rows together; if that fails, each half separately, so that one row's error does not affect others. Throws if the
 * database has gone: what is left of the rows waits, since none of them is wrong.
 */
async function together(
  scope: MedusaContainer,
  turn: Turn,
  plans: PlannedRow[],
  write: Write,
): Promise<void> {
  try {
    turn.written.push(...(await write(scope, plans)));
  } catch (error) {
    if (isGone(error)) throw error;
    const [only, ...others] = plans;
    if (others.length > 0) {
      for (const part of chunksOf(plans, Math.ceil(plans.length / 2)))
        await together(scope, turn, part, write);
      return;
    }
    if (only) fail(only, error);
  }
  for (const plan of plans) turn.waiting.delete(plan);
}

/** What of a batch is written: its rows and the ids of their products. */
export type Batch = { rows: number[]; productIds: string[]; isLast: boolean };

type Limits = {
  budgetMs: number;
  /** Called after each batch: a request that dies or loses the database has not forgotten what it has written. */
  note: (batch: Batch) => Promise<void>;
};

/**
 * Writes rows through the product workflows; each batch is visible in the shop when it is done. Returns the rows that were
 * left when the time was over or the database went away. At least one batch is always tried, so that a file that is sent again
 * often enough is completed.
 */
export async function runImport(
  scope: MedusaContainer,
  plans: PlannedRow[],
  { budgetMs, note }: Limits,
): Promise<Set<PlannedRow>> {
  const end = performance.now() + budgetMs;
  const waiting = new Set(plans);
  const chunks = [
    ...chunksOf(
      plans.filter(({ known }) => !known),
      makeAtOnce,
    ).map((chunk) => ({ chunk, write: make })),
    ...chunksOf(
      plans.filter(({ known }) => known),
      editAtOnce,
    ).map((chunk) => ({ chunk, write: edit })),
  ];
  for (const [at, { chunk, write }] of chunks.entries()) {
    if (at > 0 && performance.now() > end) break;
    const turn: Turn = { written: [], waiting };
    let hasGone = false;
    try {
      await together(scope, turn, chunk, write);
    } catch (error) {
      if (!isGone(error)) throw error;
      hasGone = true;
      log.warn({ err: error, waiting: waiting.size }, "import: the database has gone, the rest waits");
    }
    const isWritten = (plan: PlannedRow) => !waiting.has(plan) && plan.errors.length === 0;
    const rows = chunk.filter(isWritten).map(({ row }) => row);
    await note({ rows, productIds: turn.written, isLast: waiting.size === 0 });
    if (hasGone) break;
  }
  return waiting;
}
