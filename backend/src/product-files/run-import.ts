import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
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

/** Writes these rows together; if that fails, each half separately, so that one row's error does not affect others. */
async function together(scope: MedusaContainer, plans: PlannedRow[], write: Write): Promise<string[]> {
  try {
    return await write(scope, plans);
  } catch (error) {
    const [only] = plans;
    if (plans.length === 1 && only) {
      fail(only, error);
      return [];
    }
    const half = Math.ceil(plans.length / 2);
    const written: string[] = [];
    for (const part of chunksOf(plans, half)) written.push(...(await together(scope, part, write)));
    return written;
  }
}

/**
 * Writes rows through the product workflows; each batch is visible in the shop when it is done. Returns the ids of
 * the products that were written and the rows that were left when the time was over. At least one batch is always
 * written, so that a file that is sent again often enough is completed.
 */
export async function runImport(
  scope: MedusaContainer,
  plans: PlannedRow[],
  budgetMs: number,
): Promise<{ written: string[]; waiting: Set<PlannedRow> }> {
  const end = performance.now() + budgetMs;
  const written: string[] = [];
  const waiting = new Set<PlannedRow>();
  const turns = [
    ...chunksOf(
      plans.filter(({ known }) => !known),
      makeAtOnce,
    ).map((chunk) => ({ chunk, write: make })),
    ...chunksOf(
      plans.filter(({ known }) => known),
      editAtOnce,
    ).map((chunk) => ({ chunk, write: edit })),
  ];
  for (const [at, { chunk, write }] of turns.entries()) {
    if (at > 0 && performance.now() > end) for (const plan of chunk) waiting.add(plan);
    else written.push(...(await together(scope, chunk, write)));
  }
  return { written, waiting };
}
