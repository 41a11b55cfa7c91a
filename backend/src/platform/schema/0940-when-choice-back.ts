import type { SchemaStep } from ".";

/** Who waits for a product may wait for some of its choices alone. Null: any will do, as before. */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw("alter table shop_when_back add column variant_ids text[]");
