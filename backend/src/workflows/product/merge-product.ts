import { hasField, hasSizes, isUsed } from "../../contract/category-traits";
import { categoryFields } from "../../contract/constants";
import { isKindOf } from "../../contract/kind-list";
import { messages } from "../../contract/messages";
import { isAboveMrp } from "../../contract/mrp";
import { type ProductField, productFieldNames } from "../../contract/product-fields";
import { type AdminProduct, type ProductEdit, ProductInput } from "../../contract/products";
import { type FieldError, Refusal, refuse } from "../../contract/refusal";
import { validate } from "../../contract/validate";
import { type Clash, mergeEdit } from "../../platform/edits/merge";
import { editForm, type ProductForm, seenStock } from "../../platform/edits/product-version";
import type { DraftVariant, ProductDraft, WantedVariant } from "./draft";
import { mergeStock, type StockFigure } from "./merge-stock";

export type ProductMerge = {
  draft: ProductDraft;
  /** The fields whose value changes. */
  changed: ReadonlySet<ProductField>;
  /** Undefined if the stock, and with it every variant, is left as it is. */
  variants: WantedVariant[] | undefined;
  clashes: Clash[];
};

/** Clears what the product's category or condition does not have, such as a kind of another one, unless the edit names it. */
function withoutHidden(form: ProductForm, changes: Record<string, unknown>): Record<string, unknown> {
  const hidden: Record<string, null> = {};
  const take = (field: ProductField) => {
    if (!(field in changes) && form[field]) hidden[field] = null;
  };
  for (const field of categoryFields) if (!hasField(form.category, field)) take(field);
  if (!isUsed(form)) take("purchasePrice");
  if (!isKindOf(form.category, form.kind ?? "")) take("kind");
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

/** Refuses errors caused by the edit; errors that the product of a plugin had before do not block it. */
function checkRules(before: unknown, after: unknown, touched: ReadonlySet<string>): void {
  const known = new Set(problemsOf(before).map(({ field, message }) => `${field}: ${message}`));
  const errors = problemsOf(after).filter(
    ({ field, message }) => touched.has(field.split(".")[0] ?? "") || !known.has(`${field}: ${message}`),
  );
  if (errors.length > 0) throw refuse.invalid(errors, errors.length > 1 ? messages.invalid : undefined);
}

/** Options other than a size: such variants are made in the engine, and each is changed by itself. */
export const hasChoices = ({ shelves }: Pick<AdminProduct, "shelves">) =>
  shelves.some(({ options }) => options.length > 0);

/** 422 for a price of the whole product if its sizes or choices have their own. */
function refuseOnePrice({ variants }: AdminProduct, changes: Record<string, unknown>): void {
  const differ = new Set(variants.map(({ price, salePrice }) => `${price}/${salePrice}`)).size > 1;
  const [field] = ["price", "salePrice"].filter((name) => name in changes);
  if (differ && field) throw refuse.invalid([{ field, message: messages.pricePerVariant }]);
}

/** 422 for a price above the MRP, of any size or choice, where the edit changes one of the two. */
function refuseAboveMrp({ variants }: AdminProduct, form: ProductForm, changes: Record<string, unknown>) {
  const [field] = ["mrp", "price"].filter((name) => name in changes);
  if (!field || !form.mrp) return;
  const prices = "price" in changes ? [form.price] : variants.map(({ price }) => price);
  if (isAboveMrp(Math.max(form.price, ...prices), form.mrp))
    throw refuse.invalid([{ field, message: messages.aboveMrp(form.mrp) }]);
}

/** 422 for a stock of the whole product if its variants have their own. Form and file may repeat what they show. */
function refuseOneStock(product: AdminProduct, { sizes, totalStock }: ProductEdit): void {
  const shownSizes = product.sizes.map(({ size, stock }) => `${size}:${stock}`);
  const isOtherSize = sizes?.some(({ size, stock }) => !shownSizes.includes(`${size}:${stock}`));
  const isOtherStock =
    totalStock != null && totalStock !== product.totalStock && totalStock !== product.stockedQuantity;
  if (isOtherSize || isOtherStock)
    throw refuse.invalid([
      { field: isOtherSize ? "sizes" : "totalStock", message: messages.stockPerVariant },
    ]);
}

/** The stock that an edit names; undefined if it names none and the product's stock is left unchanged. */
function wantedVariants(
  edit: ProductEdit,
  product: AdminProduct,
  form: ProductForm,
): DraftVariant[] | undefined {
  const { sizes, totalStock } = edit;
  if (sizes && sizes.length > 0) return sizes.map(({ size, stock }) => ({ size, stock }));
  const isSized = product.shelves.some(({ size }) => size !== null);
  if (!isSized) return totalStock == null ? undefined : [{ size: null, stock: totalStock }];
  const staysSized = sizes === undefined && hasSizes(form.category);
  if (!staysSized) {
    if (totalStock == null) throw refuse.invalid([{ field: "totalStock", message: messages.stockNeeded }]);
    return [{ size: null, stock: totalStock }];
  }
  if (totalStock == null || totalStock === product.totalStock || totalStock === product.stockedQuantity)
    return undefined;
  throw refuse.invalid([{ field: "totalStock", message: messages.stockPerSize }]);
}

/**
 * Merges an edit into the current product. `figure` says what its stock counts. 422 if the resulting product is
 * invalid; `clashes` if someone else has changed the same field since the edit's version was read.
 */
export function mergeProduct(product: AdminProduct, edit: ProductEdit, figure: StockFigure): ProductMerge {
  const { version, ...sent } = edit;
  const before = editForm(product);
  const asked = { ...sent, ...(sent.salePrice === 0 && { salePrice: null }) };
  const { changes, clashes } = mergeEdit(productFieldNames, before, asked, version);
  const chosen = { ...before, ...changes } as ProductForm;
  const hidden = withoutHidden(chosen, changes);
  const form = { ...chosen, ...hidden } as ProductForm;

  refuseOnePrice(product, changes);
  refuseAboveMrp(product, form, changes);
  if (hasChoices(product)) refuseOneStock(product, edit);
  const wanted = hasChoices(product) ? undefined : wantedVariants(edit, product, form);
  const read = version === undefined ? undefined : seenStock(version)?.variants;
  // With an unreadable version, the stock that was seen is unknown: differences cannot be calculated.
  const isLost = version !== undefined && read === undefined && wanted !== undefined;
  const stock = mergeStock({ now: product.shelves, read: isLost ? [] : read, wanted, figure });
  if (stock.clash) clashes.push(stock.clash);

  const sizes = (variants: readonly DraftVariant[]) =>
    variants.flatMap(({ size, stock: pieces }) =>
      size === null ? [] : [{ size, stock: Math.max(0, pieces) }],
    );
  const current = product.shelves.map(({ size, stocked }) => ({ size, stock: stocked }));
  const shown = hasChoices(product) ? [] : sizes(stock.clash ? current : stock.variants);
  const draft = { ...form, sizes: shown };
  const touched = new Set([...Object.keys(changes), ...(wanted ? ["sizes", "totalStock"] : [])]);
  // With a clash nothing is written: the result is not yet the product that the editor intends.
  if (clashes.length === 0)
    checkRules({ ...before, sizes: hasChoices(product) ? [] : sizes(current) }, draft, touched);
  const changed = new Set([...Object.keys(changes), ...Object.keys(hidden)] as ProductField[]);
  return { draft, changed, variants: wanted && stock.variants, clashes };
}
