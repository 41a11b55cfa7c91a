import type { SchemaStep } from ".";

/** The GST rate of one item of a variant at its price, in per cent: a dearer one may fall into another slab. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw("alter table catalog_variant add column gst_rate numeric not null default 0");
