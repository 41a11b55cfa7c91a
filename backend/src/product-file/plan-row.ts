import { messages } from "../contract/messages";
import type { AdminProduct, ProductInput } from "../contract/products";
import type { FieldError } from "../contract/refusal";
import { shelvesOf } from "../workflows/product/draft";
import { planShelves } from "../workflows/product/plan-shelves";
import { type Cells, type Column, columns } from "./columns";
import type { KnownProduct } from "./known-products";
import { readProduct } from "./read-cells";
import type { FileRow } from "./read-file";
import { writeSpecifications } from "./specification-cell";
import { writeCells } from "./write-cells";

/** What a row asks for, checked against the shop as it stands; nothing is written yet. */
export type PlannedRow = {
  row: number;
  sku: string;
  title: string;
  changes: Column[];
  errors: FieldError[];
  known?: KnownProduct;
  product?: ProductInput;
};

const skuPattern = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,60}$/u;

/** The checked product in the form of the file, so that a change of spelling alone is no change. */
function asCells(product: ProductInput, now: Record<Column, string>): Cells {
  return {
    title: product.title,
    description: product.description,
    category: product.category,
    brand: product.brand,
    price: String(product.price),
    salePrice: product.salePrice ? String(product.salePrice) : "",
    stock: product.sizes?.length ? "" : String(product.totalStock ?? 0),
    sizes: (product.sizes ?? []).map(({ size, stock }) => `${size}:${stock}`).join(" "),
    condition: product.condition ?? (product.category === "electronics" ? "new" : ""),
    batteryHealth: product.batteryHealth ?? "",
    purchasePrice: product.purchasePrice ? String(product.purchasePrice) : "",
    weight: String(product.weight),
    length: String(product.length),
    breadth: String(product.breadth),
    height: String(product.height),
    gstRate: product.gstRate === undefined ? now.gstRate : String(product.gstRate),
    hsn: product.hsn ?? "",
    countryOfOrigin: product.countryOfOrigin ?? now.countryOfOrigin,
    image: product.image ?? "",
    additionalImages: (product.additionalImages ?? []).join(" "),
    specifications: writeSpecifications(product.specifications ?? []),
    isFeatured: product.isFeatured ? "yes" : "no",
    featuredDescription: product.featuredDescription ?? "",
  };
}

const runOf = (sizes: string) => sizes.split(" ").sort().join(" ");
const differs = (column: Column, before: string, after: string) =>
  column === "sizes" ? runOf(before) !== runOf(after) : before !== after;

/** Pieces that belong to open orders stay on the shelf. */
function reservedErrors(product: ProductInput, { shelves }: AdminProduct): FieldError[] {
  const standing = shelves.map((shelf) => ({
    ...shelf,
    variantId: "",
    inventoryItemId: "",
    levelId: "",
    price: null,
  }));
  return planShelves(standing, shelvesOf(product)).short.map(({ size, reserved }) => ({
    field: size ? "sizes" : "stock",
    message: messages.stockReserved(reserved, size),
  }));
}

/** Checks one row; a column that the file does not have keeps what the shop says. */
export function planRow({ row, cells, hasExtraCells }: FileRow, known: KnownProduct | undefined): PlannedRow {
  const sku = (cells.sku ?? "").trim();
  const now = known && writeCells(known.product, known.sku);
  const planned = { row, sku, title: (cells.title ?? now?.title ?? "").slice(0, 150), changes: [], known };
  const wrong = (errors: FieldError[]): PlannedRow => ({ ...planned, errors });
  if (!skuPattern.test(sku)) return wrong([{ field: "sku", message: messages.skuMalformed }]);
  if (hasExtraCells) return wrong([{ field: "row", message: messages.rowTooLong }]);

  const outcome = readProduct({ ...now, ...cells });
  if ("errors" in outcome) return wrong(outcome.errors);
  const { product } = outcome;
  if (!known || !now) return { ...planned, errors: [], product };
  const after = asCells(product, now);
  const changes = columns.filter(
    (column) => column !== "sku" && differs(column, now[column], after[column] ?? ""),
  );
  return { ...planned, changes, errors: reservedErrors(product, known.product), product };
}
