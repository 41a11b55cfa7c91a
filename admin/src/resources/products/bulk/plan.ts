import type { CallInput } from "@contract";
import { type Category, categoryFields, type ProductStatus } from "@contract/constants";
import { limits } from "@contract/limits";
import { paise, percentOf, toPaise, toRupees } from "@contract/money";
import type { Product } from "../list";

/** Prices that are worked out are rounded to whole rupees, or to the paisa. */
export type Rounding = "rupee" | "paisa";

export type BulkChange =
  | { kind: "priceTo"; amount: number }
  | { kind: "priceBy"; percent: number; rounding: Rounding }
  | { kind: "saleBy"; percent: number; rounding: Rounding }
  | { kind: "saleEnd" }
  | { kind: "stockTo"; pieces: number }
  | { kind: "stockBy"; pieces: number }
  | { kind: "featured"; isFeatured: boolean }
  | { kind: "status"; status: ProductStatus }
  | { kind: "category"; category: Category };

type Edit = CallInput<"adminEditProducts">["body"]["edits"][number];
type Fields = Omit<Edit, "productId" | "version">;
type ShownField = "price" | "salePrice" | "totalStock" | "isFeatured" | "status" | "category";

/** What becomes of one product: the field that people look at, before and after, and what would set it back. */
export type PlannedRow = {
  product: Product;
  field: ShownField;
  from: Product[ShownField];
  to: Product[ShownField];
  fields: Fields;
  before: Fields;
  /** Why nothing is sent for it: it is so already, or the new value is not possible (texts: `product.bulk.skipped`). */
  skipped?: "same" | "range" | "perSize" | "saleAbove";
};

/** So many per cent of a price in rupees. */
export const pricePercent = (price: number, percent: number, rounding: Rounding): number =>
  rounding === "rupee" ? percentOf(price, percent) : toRupees(paise(percentOf(toPaise(price), percent)));

/** A category takes away fields that others do not have: they are sent again to set it back. */
const beforeCategory = (product: Product): Fields => ({
  category: product.category,
  ...Object.fromEntries(
    [...categoryFields, "purchasePrice" as const, "kind" as const].flatMap((field) =>
      product[field] === null ? [] : [[field, product[field]]],
    ),
  ),
});

function changed(
  product: Product,
  change: BulkChange,
): Pick<PlannedRow, "field" | "to"> & { before?: Fields } {
  const { price, totalStock } = product;
  switch (change.kind) {
    case "priceTo":
      return { field: "price", to: change.amount };
    case "priceBy":
      return { field: "price", to: pricePercent(price, 100 + change.percent, change.rounding) };
    case "saleBy":
      return { field: "salePrice", to: pricePercent(price, 100 - change.percent, change.rounding) };
    case "saleEnd":
      return { field: "salePrice", to: 0 };
    case "stockTo":
      return { field: "totalStock", to: change.pieces };
    case "stockBy":
      return { field: "totalStock", to: totalStock + change.pieces };
    case "featured":
      return { field: "isFeatured", to: change.isFeatured };
    case "status":
      return { field: "status", to: change.status };
    case "category":
      return { field: "category", to: change.category, before: beforeCategory(product) };
  }
}

const isSized = ({ shelves }: Product) =>
  shelves.length !== 1 || shelves.some(({ size, options }) => size !== null || options.length > 0);

function skippedFor(
  product: Product,
  { field, to }: Pick<PlannedRow, "field" | "to">,
): PlannedRow["skipped"] {
  if (field === "totalStock" && isSized(product)) return "perSize";
  if (product[field] === to) return "same";
  const range = { price: limits.price, salePrice: { ...limits.price, min: 0 }, totalStock: limits.stock };
  if (field in range) {
    const { min, max } = range[field as keyof typeof range];
    if (typeof to !== "number" || to < min || to > max) return "range";
  }
  const price = field === "price" ? Number(to) : product.price;
  const salePrice = field === "salePrice" ? Number(to) : product.salePrice;
  return salePrice >= price ? "saleAbove" : undefined;
}

/** What a change makes of these products, before anything is sent. */
export function planChange(products: readonly Product[], change: BulkChange): PlannedRow[] {
  return products.map((product) => {
    const { field, to, before } = changed(product, change);
    return {
      product,
      field,
      from: product[field],
      to,
      fields: { [field]: to },
      before: before ?? { [field]: product[field] },
      skipped: skippedFor(product, { field, to }),
    };
  });
}
