import { categoryFields, categoryTraits, hasField, isUsed } from "../../contract/category-traits";
import { messages } from "../../contract/messages";
import { type ProductField, productFieldNames } from "../../contract/product-fields";
import { type AdminProduct, type ProductEdit, ProductInput } from "../../contract/products";
import { type FieldError, Refusal, refuse } from "../../contract/refusal";
import { validate } from "../../contract/validate";
import { type Clash, mergeEdit } from "../../platform/edits/merge";
import { editForm, type ProductForm, seenStock } from "../../platform/edits/product-version";
import type { ProductDraft, Shelf, WantedShelf } from "./draft";
import { mergeStock, type StockFigure } from "./merge-stock";

export type ProductMerge = {
  draft: ProductDraft;
  /** The fields that become another than they are. */
  changed: ReadonlySet<ProductField>;
  shelves: WantedShelf[];
  clashes: Clash[];
};

/** What the product's category or condition does not have goes with them, unless the edit names it. */
function withoutHidden(form: ProductForm, changes: Record<string, unknown>): Record<string, unknown> {
  const hidden: Record<string, null> = {};
  const take = (field: ProductField) => {
    if (!(field in changes) && form[field]) hidden[field] = null;
  };
  for (const field of categoryFields) if (!hasField(form.category, field)) take(field);
  if (!isUsed(form)) take("purchasePrice");
  return hidden;
}

function problemsOf(input: unknown): FieldError[] {
  try {
    validate({ body: ProductInput }, { body: input });
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.extra.errors ?? [];
    throw error;
  }
}

/** Refuses what the edit makes wrong; what was wrong before it, in a plugin's product, is not its editor's fault. */
function checkRules(before: unknown, after: unknown, touched: ReadonlySet<string>): void {
  const known = new Set(problemsOf(before).map(({ field, message }) => `${field}: ${message}`));
  const errors = problemsOf(after).filter(
    ({ field, message }) => touched.has(field.split(".")[0] ?? "") || !known.has(`${field}: ${message}`),
  );
  if (errors.length > 0) throw refuse.invalid(errors, errors.length > 1 ? messages.invalid : undefined);
}

/** The stock that an edit names; undefined where it names none, and the product's is left as it is. */
function wantedShelves(edit: ProductEdit, product: AdminProduct, form: ProductForm): Shelf[] | undefined {
  const { sizes, totalStock } = edit;
  if (sizes && sizes.length > 0) return sizes.map(({ size, stock }) => ({ size, stock }));
  const isSized = product.shelves.some(({ size }) => size !== null);
  if (!isSized) return totalStock == null ? undefined : [{ size: null, stock: totalStock }];
  const staysSized = sizes === undefined && categoryTraits[form.category].hasSizes;
  if (!staysSized) {
    if (totalStock == null) throw refuse.invalid([{ field: "totalStock", message: messages.stockNeeded }]);
    return [{ size: null, stock: totalStock }];
  }
  if (totalStock == null || totalStock === product.totalStock || totalStock === product.stockedQuantity)
    return undefined;
  throw refuse.invalid([{ field: "totalStock", message: messages.stockPerSize }]);
}

/**
 * What an edit makes of a product as it stands. `figure` says what its stock counts. 422 where the product that comes
 * out breaks a rule; `clashes` where somebody else has changed the same since the edit's version was read.
 */
export function mergeProduct(product: AdminProduct, edit: ProductEdit, figure: StockFigure): ProductMerge {
  const { version, ...sent } = edit;
  const before = editForm(product);
  const asked = { ...sent, ...(sent.salePrice === 0 && { salePrice: null }) };
  const { changes, clashes } = mergeEdit(productFieldNames, before, asked, version);
  const chosen = { ...before, ...changes } as ProductForm;
  const hidden = withoutHidden(chosen, changes);
  const form = { ...chosen, ...hidden } as ProductForm;

  const wanted = wantedShelves(edit, product, form);
  const read = version === undefined ? undefined : seenStock(version)?.shelves;
  // Of a version that the shop cannot read it is not known what stock was seen: figures cannot be counted from it.
  const isLost = version !== undefined && read === undefined && wanted !== undefined;
  const stock = mergeStock({ now: product.shelves, read: isLost ? [] : read, wanted, figure });
  if (stock.clash) clashes.push(stock.clash);

  const sizes = (shelves: readonly Shelf[]) =>
    shelves.flatMap(({ size, stock: pieces }) =>
      size === null ? [] : [{ size, stock: Math.max(0, pieces) }],
    );
  const standing = product.shelves.map(({ size, stocked }) => ({ size, stock: stocked }));
  const draft = { ...form, sizes: sizes(stock.clash ? standing : stock.shelves) };
  const touched = new Set([...Object.keys(changes), ...(wanted ? ["sizes", "totalStock"] : [])]);
  // With a clash nothing is written: what comes out of it is not yet the product that its editor means.
  if (clashes.length === 0) checkRules({ ...before, sizes: sizes(standing) }, draft, touched);
  const changed = new Set([...Object.keys(changes), ...Object.keys(hidden)] as ProductField[]);
  return { draft, changed, shelves: stock.shelves, clashes };
}
