import { namedCategory } from "../contract/category-list";
import { traitsOf } from "../contract/category-traits";
import { namedKind } from "../contract/kind-list";
import { productFieldNames } from "../contract/product-fields";
import { ProductInput } from "../contract/products";
import { type FieldError, Refusal } from "../contract/refusal";
import { validate } from "../contract/validate";
import { readCell, readNumber, wordsOf } from "./cells";
import type { Cells } from "./columns";

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

/** The product input of a row, unchecked. */
function inputOf(cells: Cells, isKnown: boolean): unknown {
  const category = namedCategory(cells.category ?? "")?.id;
  const kind = namedKind(cells.kind ?? "", category);
  return {
    ...Object.fromEntries(productFieldNames.map((field) => [field, readCell(field, cells[field])])),
    ...(kind && { kind: kind.id }),
    ...stockOf(cells, category ?? "", isKnown),
  };
}

const columnOf = (field: string) => {
  const [first = field] = field.split(".");
  return first === "totalStock" ? "stock" : first;
};

/** The product of a row, checked by the rules of the panel's form, or its errors by column. */
export function readProduct(
  cells: Cells,
  isKnown = false,
): { product: ProductInput } | { errors: FieldError[] } {
  try {
    const { body } = validate({ body: ProductInput }, { body: inputOf(cells, isKnown) });
    // `validate` ran the schema and returns its output.
    return { product: body as ProductInput };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = (error.extra.errors ?? []).map(({ field, message }) => ({
      field: columnOf(field),
      message,
    }));
    return { errors };
  }
}
