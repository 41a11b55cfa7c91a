import { skuPattern } from "../contract/admin-products";
import { findBrand } from "../contract/brand-list";
import { defaultCondition } from "../contract/category-traits";
import { Version } from "../contract/edits";
import { ChosenCategory } from "../contract/fields";
import { messages } from "../contract/messages";
import { productFieldNames } from "../contract/product-fields";
import type { ImportRow } from "../contract/product-file";
import type { AdminProduct, ProductEdit, ProductInput } from "../contract/products";
import { type FieldError, Refusal } from "../contract/refusal";
import { pick } from "../platform/pick";
import type { WantedVariant } from "../workflows/product/draft";
import { mergeProduct, type ProductMerge } from "../workflows/product/merge-product";
import { planVariants } from "../workflows/product/plan-variants";
import { stockKey } from "../workflows/product/stock-key";
import { readCell, writeCell } from "./cells";
import { type Cells, type Column, columns } from "./columns";
import type { KnownProduct } from "./known-products";
import { type PlannedTexts, planTexts } from "./plan-texts";
import { columnOf, readEdit, readProduct } from "./read-cells";
import type { FileRow } from "./read-file";
import { fieldCells, writeCells } from "./write-cells";

/** The changes of a row, checked against the current products; nothing is written yet. */
export type PlannedRow = {
  row: number;
  sku: string;
  title: string;
  changes: Column[];
  /** The cells of these columns, now and afterwards. */
  values: ImportRow["values"];
  errors: FieldError[];
  /** How a changed stock is applied (see `ImportRow`). */
  stock: ImportRow["stock"];
  known?: KnownProduct;
  /** The new product. */
  product?: ProductInput;
  /** The key of its stock change, which is applied once (see `stockKey`). */
  stockKey?: string | undefined;
  /** The brand to add for this row, if that is what it lacks. */
  newBrand?: ImportRow["newBrand"];
  /** The changes to an existing product. */
  edit?: ProductEdit;
  /** The texts in Hindi and Marathi that change, or those of a new product. */
  texts?: PlannedTexts["texts"];
};

/** The unknown brand of a row, for its category. */
function newBrandOf(cells: Cells): ImportRow["newBrand"] {
  const label = (cells.brand ?? "").trim();
  const category = ChosenCategory.safeParse(readCell("category", cells.category));
  if (!category.success || label === "" || label.length > 40) return null;
  const known = findBrand(label);
  return { label: known?.label.en ?? label, category: category.data, brandId: known?.id ?? null };
}

/** The product as a row asks for it, in the format of the file, so that a different spelling alone is no change. */
function asCells(edit: ProductEdit, now: Record<Column, string>): Cells {
  const usual = defaultCondition(edit.category ?? now.category);
  const asked = {
    ...edit,
    ...(edit.salePrice === 0 && { salePrice: null }),
    ...(edit.condition === null && { condition: usual }),
  };
  const cells = productFieldNames.map((field) => [
    field,
    asked[field] === undefined ? now[field] : writeCell(field, asked[field]),
  ]);
  const { sizes, totalStock } = edit;
  return {
    ...now,
    ...Object.fromEntries(cells),
    stock: totalStock === undefined ? now.stock : sizes?.length ? "" : String(totalStock ?? 0),
    sizes: sizes?.map(({ size, stock }) => `${size}:${stock}`).join(" ") ?? now.sizes,
  };
}

const isStock = (column: Column) => column === "stock" || column === "sizes";
const isRestocked = ({ product }: KnownProduct, variants: readonly WantedVariant[]) =>
  variants.length !== product.shelves.length ||
  variants.some(
    ({ size, stock }) => product.shelves.find((variant) => variant.size === size)?.stocked !== stock,
  );

const runOf = (sizes: string) => sizes.split(" ").sort().join(" ");
const differs = (column: Column, before: string, after: string) =>
  column === "sizes" ? runOf(before) !== runOf(after) : before !== after;

/** Stock reserved by open orders cannot be removed, and what nobody counts has none. */
function stockErrors(variants: readonly WantedVariant[], product: AdminProduct): FieldError[] {
  const current = product.shelves.map((variant) => ({
    ...variant,
    variantId: "",
    inventoryItemId: "",
    levelId: "",
    price: null,
  }));
  const { short, uncounted } = planVariants(current, variants);
  const cellOf = (size: string | null) => (size ? "sizes" : "stock");
  return [
    ...short.map(({ size, reserved }) => ({
      field: cellOf(size),
      message: messages.stockReserved(reserved, size),
    })),
    ...uncounted.map((size) => ({ field: cellOf(size), message: messages.stockNotCounted(size) })),
  ];
}

const plain = (value: unknown) =>
  (typeof value === "object" ? JSON.stringify(value) : String(value)).slice(0, 80);

/**
 * The changes of a row to an existing product: if the row has a version, the differences from that version; otherwise
 * the differences from the current product.
 */
function editOf(row: ProductEdit, columns: readonly Column[], version: string | undefined): ProductEdit {
  if (version) return { ...row, version };
  const fields = columns.flatMap((column) => (column === "stock" ? ["totalStock"] : [column]));
  const stock = columns.includes("sizes") || columns.includes("stock") ? ["sizes", "totalStock"] : [];
  return pick(row, [...new Set([...fields, ...stock])] as (keyof ProductEdit)[]);
}

const mostOfCell = 200;

/** The stock that a row leaves, in the format of its columns: with a version it is not the number in the file. */
function stockCells(variants: readonly WantedVariant[]): Cells {
  const sized = variants.filter(({ size }) => size !== null);
  return {
    stock: sized.length > 0 ? "" : variants.map(({ stock }) => String(stock)).join(" "),
    sizes: sized.map(({ size, stock }) => `${size}:${stock}`).join(" "),
  };
}

/** Returns the merge, or its errors by column. */
function tryMerge(product: AdminProduct, edit: ProductEdit): ProductMerge | { errors: FieldError[] } {
  try {
    const merge = mergeProduct(product, edit, "stocked");
    if (merge.clashes.length === 0) return merge;
    const errors = merge.clashes.map(({ field, theirs }) => ({
      field: columnOf(field),
      message: messages.fileOvertaken(plain(theirs)),
    }));
    return { errors };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = error.extra.errors ?? [{ field: "row", message: error.said }];
    return { errors: errors.map(({ field, message }) => ({ field: columnOf(field), message })) };
  }
}

/**
 * Checks one row; columns that the file does not have are left unchanged. `done` are stock changes that this file has
 * made already: it may be sent again.
 */
export function planRow(
  { row, cells, hasExtraCells }: FileRow,
  known: KnownProduct | undefined,
  done: ReadonlySet<string> = new Set(),
): PlannedRow {
  const sku = (cells.sku ?? "").trim();
  const now = known && writeCells(known.product, known.sku);
  const title = (cells.title ?? now?.title ?? "").slice(0, 150);
  const planned: Omit<PlannedRow, "errors"> = {
    row,
    sku,
    title,
    changes: [],
    values: [],
    stock: null,
    ...(known && { known }),
  };
  const wrong = (errors: FieldError[]): PlannedRow => ({
    ...planned,
    errors,
    newBrand: errors.some(({ field }) => field === "brand") ? newBrandOf({ ...now, ...cells }) : null,
  });
  if (!skuPattern.test(sku)) return wrong([{ field: "sku", message: messages.skuMalformed }]);
  if (hasExtraCells) return wrong([{ field: "row", message: messages.rowTooLong }]);

  const version = cells.version?.trim() || undefined;
  if (!known && version) return wrong([{ field: "sku", message: messages.skuGone }]);

  if (!known || !now) {
    const outcome = readProduct(cells);
    if ("errors" in outcome) return wrong(outcome.errors);
    const { texts, errors } = planTexts(undefined, cells, undefined, outcome.product);
    return errors.length > 0 ? wrong(errors) : { ...planned, errors, product: outcome.product, texts };
  }
  if (version && !Version.safeParse(version).success)
    return wrong([{ field: "version", message: messages.fileVersionMalformed }]);
  const read = readEdit(cells, now);
  if ("errors" in read) return wrong(read.errors);
  const after = asCells(read.edit, now);
  const differing = columns.filter(
    (column) => column !== "sku" && differs(column, now[column], after[column] ?? ""),
  );
  const asked = editOf(read.edit, differing, version);
  const key = stockKey(known.product._id, asked);
  const { sizes: _sizes, totalStock: _stock, ...withoutStock } = asked;
  const edit = key && done.has(key) ? withoutStock : asked;
  planned.stockKey = key;
  const merge = tryMerge(known.product, edit);
  if ("errors" in merge) return wrong(merge.errors);
  const translated = planTexts(known.product, cells, version, merge.draft);
  if (translated.errors.length > 0) return wrong(translated.errors);
  const { changed, draft, variants } = merge;
  // What the row does not name may change with it, such as a kind that the new category does not have.
  const wanted: Cells = {
    ...fieldCells({ ...draft, salePrice: draft.salePrice || null }),
    ...(variants && isRestocked(known, variants) ? stockCells(variants) : pick(now, ["stock", "sizes"])),
    ...pick(cells, translated.changes),
  };
  const isChanged = (column: Column) =>
    ((changed as ReadonlySet<string>).has(column) || isStock(column)) &&
    differs(column, now[column], wanted[column] ?? "");
  const changes = [...columns.filter(isChanged), ...translated.changes];
  const stock = changes.some(isStock) ? (version ? "difference" : "absolute") : null;
  return {
    ...planned,
    changes,
    values: changes.map((column) => ({
      column,
      from: now[column].slice(0, mostOfCell),
      to: (wanted[column] ?? "").slice(0, mostOfCell),
    })),
    stock,
    errors: variants ? stockErrors(variants, known.product) : [],
    edit,
    texts: translated.texts,
  };
}
