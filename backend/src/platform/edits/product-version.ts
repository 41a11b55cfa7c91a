import { knownSizes } from "../../contract/category-list";
import type { Size } from "../../contract/constants";
import { type ProductField, productFieldNames } from "../../contract/product-fields";
import type { AdminProduct, ProductInput } from "../../contract/products";
import { textColumns, translatedTexts } from "../../contract/text-columns";
import { pick } from "../pick";
import { printsOf, versionOf } from "./version";

/** The stock of a variant as an editor saw it. */
export type SeenVariant = { size: Size | null; stocked: number; reserved: number };
/**
 * The stock that an editor saw, and the movement that led to it: the same quantity can occur again, a movement
 * cannot.
 */
export type SeenStock = { movement: string; variants: SeenVariant[] };

/** A product without its version, and the last movement of its stock. */
export type VersionedProduct = Omit<AdminProduct, "version"> & { movement: string };

export type ProductForm = Pick<ProductInput, ProductField>;

/** A product in the form in which it is edited. */
export function editForm(product: Omit<AdminProduct, "version">): ProductForm {
  return {
    ...pick(product, productFieldNames),
    salePrice: product.salePrice || null,
    image: product.image || null,
    hsn: product.hsn || undefined,
    gstRate: product.gstRate as ProductInput["gstRate"],
  };
}

/** A size of a list of the shop's may hold characters that a version cannot. */
const writeSize = (size: string) =>
  /^[A-Za-z0-9]+$/.test(size) ? size : `_${Buffer.from(size).toString("hex")}`;

const writeVariant = ({ size, stocked, reserved }: SeenVariant) =>
  `${size === null ? "" : writeSize(size)}-${stocked}-${reserved}`;

/**
 * What an editor of this product has read: the fingerprint of each field, the stock at that time, and the fingerprints
 * of the texts in Hindi and Marathi.
 */
export function productVersion(product: VersionedProduct): string {
  const stock = product.shelves.map(writeVariant).join("~");
  const fields = versionOf(productFieldNames, editForm(product));
  return [fields, product.movement, stock, versionOf(textColumns, translatedTexts(product))].join(".");
}

/**
 * The last movement of the product's stock, of all its shelves, when this version was given out; from before all of
 * them for a version that the shop never gave out.
 */
export const seenMovement = (version: string): string =>
  /^\d{1,18}$/.exec(version.split(".")[2] ?? "")?.[0] ?? "0";

/** The part of a version that holds the texts in Hindi and Marathi; undefined for one from before they were in it. */
export const seenTexts = (version: string): string | undefined =>
  version.split(".").slice(4).join(".") || undefined;

function readVariant(written: string): SeenVariant | undefined {
  const [, name = "", stocked, reserved] = /^(\w*)-(-?\d{1,9})-(\d{1,9})$/.exec(written) ?? [];
  const size = knownSizes().find((known) => writeSize(known) === name) ?? null;
  if (stocked === undefined || (name !== "" && size === null)) return undefined;
  return { size, stocked: Number(stocked), reserved: Number(reserved) };
}

/** The stock that the editor of this version saw; undefined if the shop never gave out this version. */
export function seenStock(version: string): SeenStock | undefined {
  const [, , movement, stock] = version.split(".");
  if (movement === undefined || stock === undefined || printsOf(productFieldNames, version).size === 0)
    return undefined;
  const variants = stock === "" ? [] : stock.split("~").map(readVariant);
  if (variants.includes(undefined)) return undefined;
  return { movement, variants: variants.filter((variant) => variant !== undefined) };
}
