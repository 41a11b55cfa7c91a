import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { log } from "../log";
import { addProducts } from "../workflows/product/add";
import type { ProductDraft } from "../workflows/product/draft";
import { editProduct } from "../workflows/product/edit";
import { freeSlug } from "../workflows/product/free-slug";
import { slugWithTail } from "../workflows/product/slug";
import type { PlannedRow } from "./plan-row";

const makeAtOnce = 20;
/** The answer comes within a minute; what is left over waits for the file to be sent again. */
const budgetMs = 45_000;

const chunksOf = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Notes on the row why it was not written. */
function fail(plan: PlannedRow, error: unknown): void {
  if (!(error instanceof Refusal)) log.error({ err: error, row: plan.row }, "import: a row was not written");
  const message = error instanceof Refusal ? error.message : messages.internal;
  plan.errors.push({ field: "row", message });
}

async function draftsOf(plans: PlannedRow[]): Promise<ProductDraft[]> {
  const slugs = new Set<string>();
  const drafts: ProductDraft[] = [];
  for (const { sku, product } of plans) {
    if (!product) continue;
    const free = await freeSlug(product.title);
    const slug = slugs.has(free) ? slugWithTail(free) : free;
    slugs.add(slug);
    drafts.push({ ...product, sku, slug });
  }
  return drafts;
}

/** Makes these products together; where that fails, one at a time, so that one row's fault stays its own. */
async function make(scope: MedusaContainer, plans: PlannedRow[]): Promise<string[]> {
  try {
    return await addProducts(scope, await draftsOf(plans));
  } catch (error) {
    const [only] = plans;
    if (plans.length === 1 && only) {
      fail(only, error);
      return [];
    }
    const made: string[] = [];
    for (const plan of plans) made.push(...(await make(scope, [plan])));
    return made;
  }
}

/**
 * Writes rows through the product workflows, so that the shop shows each when its turn is over. Answers the ids of
 * the products that were written and the rows for which the time was not enough.
 */
export async function runImport(
  scope: MedusaContainer,
  plans: PlannedRow[],
): Promise<{ written: string[]; waiting: Set<PlannedRow> }> {
  const end = Date.now() + budgetMs;
  const written: string[] = [];
  const waiting = new Set<PlannedRow>();
  for (const chunk of chunksOf(
    plans.filter(({ known }) => !known),
    makeAtOnce,
  )) {
    if (Date.now() > end) for (const plan of chunk) waiting.add(plan);
    else written.push(...(await make(scope, chunk)));
  }
  for (const plan of plans) {
    if (!plan.known || !plan.product) continue;
    if (Date.now() > end) {
      waiting.add(plan);
      continue;
    }
    const { _id } = plan.known.product;
    const sku = plan.known.sku === _id ? undefined : plan.known.sku;
    try {
      await editProduct(scope, _id, { ...plan.product, sku });
      written.push(_id);
    } catch (error) {
      fail(plan, error);
    }
  }
  return { written, waiting };
}
