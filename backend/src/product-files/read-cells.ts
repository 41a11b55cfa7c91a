import { brandLabels } from "../contract/constants";
import { ProductInput } from "../contract/products";
import { type FieldError, Refusal } from "../contract/refusal";
import { plainDigits } from "../contract/rules";
import { validate } from "../contract/validate";
import type { Cells } from "./columns";
import { readSpecifications } from "./specification-cell";

const yes = new Set(["yes", "true", "1", "हाँ", "हां", "हो", "होय"]);
const no = new Set(["", "no", "false", "0", "नहीं", "नाही"]);

/** The number in a cell, with or without ₹ and thousands' commas; NaN where it is none, undefined where it is empty. */
function number(cell: string | undefined): number | undefined {
  const plain = plainDigits(cell ?? "")
    .replace(/^\s*₹/, "")
    .replace(/(?<=\d),(?=\d)/g, "")
    .trim();
  if (plain === "") return undefined;
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

const optional = (cell: string | undefined) => (cell ?? "").trim() || null;
const words = (cell: string | undefined) => (cell ?? "").split(/\s+/).filter(Boolean);

/** A brand may be written as its id or as the shop shows it, in any case. */
function brandId(cell: string): string {
  const wanted = cell.trim().toLowerCase();
  const found = Object.entries(brandLabels).find(([id, label]) =>
    [id.toLowerCase(), label.toLowerCase()].includes(wanted),
  );
  return found?.[0] ?? cell.trim();
}

/** `S:2 M:0` as sizes with their stock. */
function sizes(cell: string | undefined) {
  return words((cell ?? "").replace(/\s*:\s*/g, ":").replace(/[,;|]/g, " ")).map((pair) => {
    const [size = "", stock] = pair.split(":");
    return { size: size.toUpperCase(), stock: number(stock) ?? Number.NaN };
  });
}

function flag(cell: string | undefined): boolean | undefined {
  const word = (cell ?? "").trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

/** The product input that a row means, unchecked. */
function inputOf(cells: Cells): unknown {
  const run = sizes(cells.sizes);
  return {
    title: cells.title ?? "",
    description: cells.description ?? "",
    category: (cells.category ?? "").trim().toLowerCase(),
    brand: brandId(cells.brand ?? ""),
    price: number(cells.price),
    salePrice: number(cells.salePrice) ?? null,
    totalStock: run.length > 0 ? null : (number(cells.stock) ?? 0),
    sizes: run,
    condition: optional(cells.condition)?.toLowerCase() ?? null,
    batteryHealth: optional(cells.batteryHealth),
    purchasePrice: number(cells.purchasePrice) ?? null,
    weight: number(cells.weight),
    length: number(cells.length),
    breadth: number(cells.breadth),
    height: number(cells.height),
    gstRate: number(cells.gstRate),
    hsn: optional(cells.hsn) ?? undefined,
    countryOfOrigin: optional(cells.countryOfOrigin) ?? undefined,
    image: optional(cells.image),
    additionalImages: words(cells.additionalImages),
    specifications: readSpecifications(cells.specifications ?? ""),
    isFeatured: flag(cells.isFeatured) ?? "unclear",
    featuredDescription: optional(cells.featuredDescription),
  };
}

const columnOf = (field: string) => {
  const [first = field] = field.split(".");
  return first === "totalStock" ? "stock" : first;
};

/** The product that a row describes, checked by the rules of the panel's form, or what is wrong by column. */
export function readProduct(cells: Cells): { product: ProductInput } | { errors: FieldError[] } {
  try {
    const { body } = validate({ body: ProductInput }, { body: inputOf(cells) });
    // `validate` ran the schema: what it answers is its output.
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
