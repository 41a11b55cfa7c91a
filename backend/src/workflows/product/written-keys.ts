import { categoryFields } from "../../contract/category-traits";
import { type ProductField, productFieldNames, productFields } from "../../contract/product-fields";
import type { DetailColumn } from "./draft";
import type { EngineFields } from "./read-fields";

type Places = { engine: readonly (keyof EngineFields)[]; detail: readonly DetailColumn[] };

/** Where a field is stored. A price and a sale price are its variants', in workflows of their own. */
function placesOf(field: ProductField): Places {
  const { stored } = productFields[field];
  return "engine" in stored ? { engine: stored.engine, detail: [] } : { engine: [], detail: [stored.column] };
}

/** What else is written with a field: a change of the one may fill the other or take it away. */
const writtenWith: Partial<Record<ProductField, readonly DetailColumn[]>> = {
  category: [...categoryFields.flatMap((field) => placesOf(field).detail), "purchase_price"],
  condition: ["purchase_price"],
  hsn: ["is_tax_proposed"],
  gstRate: ["is_tax_proposed"],
};

const places = new Map(productFieldNames.map((field) => [field, placesOf(field)]));

/** The engine's columns that these fields are kept in. */
export const engineKeys = (changed: ReadonlySet<ProductField>) => [
  ...new Set([...changed].flatMap((field) => places.get(field)?.engine ?? [])),
];
/** The columns of our own that they are kept in. */
export const detailKeys = (changed: ReadonlySet<ProductField>) => [
  ...new Set(
    [...changed].flatMap((field) => [...(places.get(field)?.detail ?? []), ...(writtenWith[field] ?? [])]),
  ),
];
