import type { EngineFields } from "../../catalog/engine-fields";
import { categoryFields } from "../../contract/constants";
import { type ProductField, productFieldNames, productFields } from "../../contract/product-fields";
import type { DetailColumn } from "./draft";

type Places = { engine: readonly (keyof EngineFields)[]; detail: readonly DetailColumn[] };

/** Where a field is stored. Price and sale price are stored with the variants, by workflows of their own. */
function placesOf(field: ProductField): Places {
  const { stored } = productFields[field];
  return "engine" in stored ? { engine: stored.engine, detail: [] } : { engine: [], detail: [stored.column] };
}

/** Columns that are written along with a field: changing the field may fill or clear them. */
const writtenWith: Partial<Record<ProductField, readonly DetailColumn[]>> = {
  category: [...categoryFields.flatMap((field) => placesOf(field).detail), "purchase_price"],
  condition: ["purchase_price"],
  hsn: ["is_tax_proposed"],
  gstRate: ["is_tax_proposed"],
};

const places = new Map(productFieldNames.map((field) => [field, placesOf(field)]));

/** The engine's columns that store these fields. */
export const engineKeys = (changed: ReadonlySet<ProductField>) => [
  ...new Set([...changed].flatMap((field) => places.get(field)?.engine ?? [])),
];
/** Our own columns that store these fields. */
export const detailKeys = (changed: ReadonlySet<ProductField>) => [
  ...new Set(
    [...changed].flatMap((field) => [...(places.get(field)?.detail ?? []), ...(writtenWith[field] ?? [])]),
  ),
];
