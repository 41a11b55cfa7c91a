import type { SchemaStep } from ".";

/**
 * The progress of a product file that did not fit into one request: the completed rows, so that the file sent again
 * continues after them, whatever was sold meanwhile.
 */
export const up: SchemaStep["up"] = (knex) =>
  knex.schema.raw(`
    create table product_import_turn (
      print text primary key,
      done integer[] not null,
      at timestamptz not null default now()
    );
    create index product_import_turn_at on product_import_turn (at);`);
