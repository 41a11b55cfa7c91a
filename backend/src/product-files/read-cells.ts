import { namedCategory } from "../contract/category-list";
import { traitsOf } from "../contract/category-traits";
import { namedKind } from "../contract/kind-list";
import { isOptional } from "../contract/product-field-sets";
import { type ProductField, productFieldNames } from "../contract/product-fields";
import { ProductEdit, ProductInput } from "../contract/products";
import { type FieldError, Refusal } from "../contract/refusal";
import { validate } from "../contract/validate";
import { readCell, readNumber, wordsOf } from "./cells";
import type { Cells, Column } from "./columns";

/** A size as its category writes it: typed exactly so, or in other case. */
function sizeOf(written: string, sizes: readonly string[]): string {
  const isNamed = (size: string) => size.toLowerCase() === written.toLowerCase();
  return sizes.includes(written) ? written : (sizes.find(isNamed) ?? written);
}

/** Parses `S:2 M:0` as sizes with their stock. */
function readSizes(cell: string, category: string) {
  const { sizes } = traitsOf(category);
  return wordsOf(cell.replace(/\s*:\s*/g, ":").replace(/[,;|]/g, " ")).map((pair) => {
    const [size = "", stock = ""] = pair.split(":");
    return { size: sizeOf(size, sizes), stock: readNumber(stock) ?? Number.NaN };
  });
}

/**
 * The stock of a row. Of a product that the shop has, neither cell filled in leaves it as it is, and so do sizes
 * without a column: today's figure in their place would count as a change since the file was made. Nothing is 0 unless
 * it is typed.
 */
function stockOf({ stock = "", sizes }: Cells, category: string, isKnown: boolean) {
  const wanted = readSizes(sizes ?? "", category);
  if (wanted.length > 0) return { totalStock: null, sizes: wanted };
  const count = readNumber(stock);
  if (!isKnown) return { totalStock: count ?? 0, sizes: wanted };
  if (count === undefined) return {};
  return { totalStock: count, ...(sizes !== undefined && { sizes: wanted }) };
}

/** These fields as the cells name them, unchecked. */
function fieldsOf(cells: Cells, fields: readonly ProductField[], category: string | undefined) {
  const kind = fields.includes("kind") ? namedKind(cells.kind ?? "", category) : undefined;
  return {
    ...Object.fromEntries(fields.map((field) => [field, readCell(field, cells[field])])),
    ...(kind && { kind: kind.id }),
  };
}

/** The column of a field, or of a part of it. */
export const columnOf = (field: string): string => {
  const [first = field] = field.split(".");
  return first === "totalStock" ? "stock" : first;
};

function errorsOf(error: unknown): FieldError[] {
  if (!(error instanceof Refusal)) throw error;
  return (error.extra.errors ?? []).map(({ field, message }) => ({ field: columnOf(field), message }));
}

/** The new product of a row, checked by the rules of the panel's form, or its errors by column. */
export function readProduct(cells: Cells): { product: ProductInput } | { errors: FieldError[] } {
  const category = namedCategory(cells.category ?? "")?.id;
  const input = {
    ...fieldsOf(cells, productFieldNames, category),
    ...stockOf(cells, category ?? "", false),
  };
  try {
    // `validate` ran the schema and returns its output.
    return { product: validate({ body: ProductInput }, { body: input }).body as ProductInput };
  } catch (error) {
    return { errors: errorsOf(error) };
  }
}

/**
 * What a row says of a product that the shop has, each value checked by itself, or its errors by column. A cell that
 * repeats what is there is not read: a fault that a product had before, as one of a plugin, blocks no other change.
 */
export function readEdit(
  cells: Cells,
  now: Readonly<Record<Column, string>>,
): { edit: ProductEdit } | { errors: FieldError[] } {
  const told = productFieldNames.filter((field) => (cells[field] ?? now[field]).trim() !== now[field].trim());
  const category = namedCategory(cells.category ?? now.category)?.id;
  const read = Object.entries(fieldsOf(cells, told, category)).map(([field, value]) =>
    // An emptied cell of a required field is an error: left out, the value would stay without a word.
    value === undefined && !isOptional(field as ProductField) ? [field, null] : [field, value],
  );
  const input = { ...Object.fromEntries(read), ...stockOf(cells, category ?? "", true) };
  try {
    return { edit: validate({ body: ProductEdit }, { body: input }).body as ProductEdit };
  } catch (error) {
    return { errors: errorsOf(error) };
  }
}
