import { namedCategory } from "../contract/category-list";
import { namedKind } from "../contract/kind-list";
import { productFieldNames } from "../contract/product-fields";
import { ProductInput } from "../contract/products";
import { type FieldError, Refusal } from "../contract/refusal";
import { validate } from "../contract/validate";
import { readCell, readNumber, wordsOf } from "./cells";
import type { Cells } from "./columns";

/** Parses `S:2 M:0` as sizes with their stock. */
function readSizes(cell = "") {
  return wordsOf(cell.replace(/\s*:\s*/g, ":").replace(/[,;|]/g, " ")).map((pair) => {
    const [size = "", stock = ""] = pair.split(":");
    return { size: size.toUpperCase(), stock: readNumber(stock) ?? Number.NaN };
  });
}

/** The product input of a row, unchecked. */
function inputOf(cells: Cells): unknown {
  const sizes = readSizes(cells.sizes);
  const kind = namedKind(cells.kind ?? "", namedCategory(cells.category ?? "")?.id);
  return {
    ...Object.fromEntries(productFieldNames.map((field) => [field, readCell(field, cells[field])])),
    ...(kind && { kind: kind.id }),
    totalStock: sizes.length > 0 ? null : (readNumber(cells.stock ?? "") ?? 0),
    sizes,
  };
}

const columnOf = (field: string) => {
  const [first = field] = field.split(".");
  return first === "totalStock" ? "stock" : first;
};

/** The product of a row, checked by the rules of the panel's form, or its errors by column. */
export function readProduct(cells: Cells): { product: ProductInput } | { errors: FieldError[] } {
  try {
    const { body } = validate({ body: ProductInput }, { body: inputOf(cells) });
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
