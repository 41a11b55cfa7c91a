import type { SearchTypes } from "@medusajs/framework/types";
import { readInPortions } from "../index/load";
import { type CatalogDocument, documentOf } from "./document";
import { mutationsOf } from "./mutations";
import { wholeCatalogue } from "./whole-catalogue";
import { noteWords } from "./word-table";

type Field = SearchTypes.SearchFieldDefinition;

const chosen: Field = { type: "keyword", filterable: true, facetable: true };
const listed: Field = { ...chosen, array: true };
const sorted = (type: Field["type"]): Field => ({ type, filterable: true, sortable: true });
const yes: Field = { type: "boolean", filterable: true, facetable: true };
const words: Field = { type: "keyword", array: true, filterable: true, retrievable: false };

const fields: Record<keyof CatalogDocument, Field> = {
  id: { type: "keyword", filterable: true },
  no: sorted("integer"),
  category: chosen,
  kind: chosen,
  values: listed,
  brand: chosen,
  condition: chosen,
  country: chosen,
  paidPrice: { ...sorted("float"), facetable: true },
  onSale: yes,
  inStock: yes,
  sizes: listed,
  stars: { ...sorted("integer"), facetable: true },
  featured: yes,
  popularity: sorted("float"),
  liking: sorted("float"),
  createdAt: sorted("float"),
  title: { type: "keyword", sortable: true },
  isNamed: { type: "boolean", filterable: true },
  head: words,
  words,
};

/** The name of the index in the Search Module. */
export const catalogIndexName = "catalog";

/** Products of the read model that the index has to be told of, by their numbers. */
export const productsChanged = "catalog-index.products-changed";
export type ProductsChanged = { nos: readonly number[] };

/**
 * The catalogue as an index of the engine's Search Module (ADR-0107). No field is searched as a text: the shop's own vocabulary
 * says which words a typed line may mean, and the engine filters by them. So every provider gives the same products,
 * whatever it knows of Hindi.
 */
export const catalogDefinition: SearchTypes.SearchIndexDefinition = {
  name: catalogIndexName,
  entity: "product",
  fields,
  settings: { provider_options: wholeCatalogue },
  /** Sent by the worker alone, to the module itself: what comes in as an event is waited for until the provider has written it. */
  events: [productsChanged],
  consume: ({ data }) => mutationsOf((data as ProductsChanged).nos),
  /** What has changed meanwhile comes after it, by the worker's own account of changes. */
  async *seed({ last_key: last, catchup }) {
    if (catchup) return;
    for await (const rows of readInPortions(Number(last ?? 0))) {
      await noteWords(rows);
      yield [{ action: "upsert" as const, documents: rows.map(documentOf) }];
    }
  },
};
