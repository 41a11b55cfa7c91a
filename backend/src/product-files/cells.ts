import { findBrand } from "../contract/brand-list";
import { namedCategory } from "../contract/category-list";
import { namedKind } from "../contract/kind-list";
import { emptyInput, isOptional } from "../contract/product-field-sets";
import {
  type ProductField,
  type ProductFields,
  productFieldNames,
  productFields,
} from "../contract/product-fields";
import type { ProductInput } from "../contract/products";
import { plainDigits } from "../contract/rules";
import { readSpecifications, writeSpecifications } from "../contract/specification-lines";

type CellKind = ProductFields[ProductField]["cell"];
/** How cells of each kind are written, and read as people type them; unreadable values are refused with their field. */
type Codec<Value> = { read: (cell: string) => unknown; write: (value: Value) => string };

const yes = new Set(["yes", "true", "1", "हाँ", "हां", "हो", "होय"]);
const no = new Set(["", "no", "false", "0", "नहीं", "नाही"]);

function readFlag(cell: string): boolean | string {
  const word = cell.trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : "unclear";
}

/** The number in a cell, with or without ₹ and thousands separators; NaN if it is not a number, undefined if empty. */
export function readNumber(cell: string): number | undefined {
  const plain = plainDigits(cell)
    .replace(/^\s*₹/, "")
    .replace(/(?<=\d),(?=\d)/g, "")
    .trim();
  if (plain === "") return undefined;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A brand may be written as its id or its name in any language, in any case. */
const readBrand = (cell: string): string => findBrand(cell)?.id ?? cell.trim();

/** So may a category. */
const readCategory = (cell: string): string => namedCategory(cell)?.id ?? cell.trim();

/** And a kind; of kinds with one name in several categories, `read-cells.ts` takes the one of the row's category. */
const readKind = (cell: string): string => namedKind(cell)?.id ?? cell.trim();

export const wordsOf = (cell: string) => cell.split(/\s+/).filter(Boolean);

const codecs = {
  text: { read: (cell) => cell.trim(), write: (text) => text } satisfies Codec<string>,
  name: { read: (cell) => cell.trim().toLowerCase(), write: (name) => name } satisfies Codec<string>,
  brand: { read: readBrand, write: (id) => id } satisfies Codec<string>,
  category: { read: readCategory, write: (id) => id } satisfies Codec<string>,
  kind: { read: readKind, write: (id) => id } satisfies Codec<string>,
  number: { read: readNumber, write: String } satisfies Codec<number>,
  flag: { read: readFlag, write: (flag) => (flag ? "yes" : "no") } satisfies Codec<boolean>,
  words: { read: wordsOf, write: (words) => words.join(" ") } satisfies Codec<string[]>,
  specifications: { read: readSpecifications, write: writeSpecifications } satisfies Codec<
    { label: string; value: string }[]
  >,
} satisfies Record<CellKind, unknown>;

/** `never` if the cell kind of a field cannot write its values: the table then does not compile. */
type Fitting = {
  [Field in ProductField]: NonNullable<ProductInput[Field]> extends Parameters<
    (typeof codecs)[ProductFields[Field]["cell"]]["write"]
  >[0]
    ? CellKind
    : never;
};
const kindOf: Fitting = Object.fromEntries(
  productFieldNames.map((field) => [field, productFields[field].cell]),
) as { [Field in ProductField]: ProductFields[Field]["cell"] };

/** Parses the cell of a field, unchecked. An empty cell clears the value, or keeps it if it is required. */
export function readCell(field: ProductField, cell = ""): unknown {
  const value = codecs[kindOf[field]].read(cell);
  const isEmpty = value === undefined || (value === "" && isOptional(field));
  return isEmpty ? emptyInput(field) : value;
}

/** Formats a value as the cell of its field. */
export function writeCell(field: ProductField, value: ProductInput[ProductField]): string {
  if (value === undefined || value === null) return "";
  // `Fitting` has proved that the field's cell kind accepts its values.
  const { write } = codecs[kindOf[field]] as Codec<unknown>;
  return write(value);
}
